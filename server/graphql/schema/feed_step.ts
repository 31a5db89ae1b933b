/** The source of `subscription { perubahan }`. The generated schema imports the functions by name. */
import './environment.ts';
import {
  context,
  type ExecutionDetails,
  type FieldArgs,
  type GrafastResultsList,
  Step,
} from 'grafast';
import { wholeDocument } from './document_step.ts';
import type { ExecutionContext } from './function_step.ts';

/** Answers of the feed, one after the other. */
export class FeedStep extends Step<unknown> {
  override isSyncAndSafe = false;

  constructor(sejak: Step) {
    super();
    this.addUnaryDependency(context());
    this.addDependency(sejak);
  }

  override execute({ indexMap, values }: ExecutionDetails): GrafastResultsList<unknown> {
    return indexMap((index) => {
      const { changes } = (values[0]?.at(index) ?? {}) as Partial<ExecutionContext>;
      if (!changes) throw new Error('the feed is no query');
      return changes((values[1]?.at(index) as string | null | undefined) ?? null);
    });
  }

  /** Each answer is a document. */
  itemPlan($answer: Step): Step {
    return wholeDocument($answer);
  }
}

export const subscribeFeed = (_root: Step, args: FieldArgs): FeedStep =>
  new FeedStep(args.getRaw('sejak'));

export const feedAnswer = ($answer: Step): Step => $answer;
