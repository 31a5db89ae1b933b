import { parseArgs } from 'node:util';
import { readEnvFile, StartError } from './config.ts';

/** An option of a command. `value` names what follows it, as `N` in `--parallel N`; without it the option is a switch. `many`: it may be given again. */
type Option = { help: string; value?: string; default?: string; many?: true };

/** How a command is called and what it says of itself. */
type CommandLine<Options extends Record<string, Option> = Record<string, Option>> = {
  /** Each way to call it, as a person types it. */
  usage: readonly string[];
  /** What it does, in a few lines. */
  about: string;
  options?: Options;
  /** Arguments without a dash, at least and at most; default none. */
  positionals?: readonly [least: number, most: number];
  /** false: it works in an environment of its own, and `.env` is none of its business. */
  envFile?: false;
};

export type Given<Options extends Record<string, Option>> = {
  values: {
    [Name in keyof Options]: Options[Name] extends { value: string }
      ? Options[Name] extends { many: true }
        ? string[] | undefined
        : Options[Name] extends { default: string }
          ? string
          : string | undefined
      : boolean;
  };
  positionals: string[];
};

/** What `--help` prints. */
function helpOf({ usage, about, options = {} }: CommandLine): string {
  const lines = Object.entries(options).map(([name, { help, value, default: preset }]) => {
    const left = `  --${name}${value === undefined ? '' : ` ${value}`}`;
    return `${left.padEnd(24)} ${help}${preset === undefined ? '' : ` (bawaan ${preset})`}`;
  });
  lines.push(`${'  --help'.padEnd(24)} menampilkan petunjuk ini, tanpa melakukan apa pun`);
  const ways = usage.map((way) => `  ${way}`);
  return ['Pemakaian:', ...ways, '', about.trim(), '', 'Opsi:', ...lines].join('\n');
}

/** The mistake of a caller, with every way to call the command. */
export function usageError(
  { usage }: CommandLine,
  reason: string,
  options?: ErrorOptions,
): StartError {
  const ways = usage.map((way) => `  ${way}`);
  const lines = [reason, 'Pemakaian:', ...ways, '  --help menjelaskannya'];
  return new StartError(lines.join('\n'), options);
}

const REASONS: Readonly<Record<string, string>> = {
  ERR_PARSE_ARGS_UNKNOWN_OPTION: 'Opsi tidak dikenal:',
  ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL: 'Argumen tidak dikenal:',
  ERR_PARSE_ARGS_INVALID_OPTION_VALUE: 'Nilai opsi kurang atau berlebih:',
};

/**
 * Reads the arguments of a command; undefined when help is asked for, wherever it stands.
 *
 * @throws StartError with the reason and the usage for an unknown option, a missing value, or too many or few arguments
 */
export function readArguments<Options extends Record<string, Option>>(
  line: CommandLine<Options>,
  args: readonly string[] = process.argv.slice(2),
): Given<Options> | undefined {
  const beforeEnd = args.includes('--') ? args.slice(0, args.indexOf('--')) : args;
  if (beforeEnd.includes('--help') || beforeEnd.includes('-h')) return undefined;
  const given = parse(line, args);
  const [least, most] = line.positionals ?? [0, 0];
  const { length } = given.positionals;
  if (length < least) throw usageError(line, 'Argumen kurang.');
  if (length > most) {
    throw usageError(line, `Argumen tidak dikenal: ${given.positionals.slice(most).join(' ')}`);
  }
  return given;
}

function parse<Options extends Record<string, Option>>(
  line: CommandLine<Options>,
  args: readonly string[],
): Given<Options> {
  const formOf = ({ value, default: preset, many }: Option) =>
    value === undefined
      ? { type: 'boolean' as const, default: false }
      : {
          type: 'string' as const,
          multiple: many === true,
          ...(preset === undefined ? {} : { default: preset }),
        };
  const options = Object.fromEntries(
    Object.entries(line.options ?? {}).map(([name, option]) => [name, formOf(option)]),
  );
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true }) as Given<Options>;
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    const reason = REASONS[code];
    if (reason === undefined) throw error;
    const said = `${reason} ${/'([^']*)'/.exec(message)?.[1] ?? message}`;
    throw usageError(line, said, { cause: error });
  }
}

/**
 * Runs a command. Asked for help, it prints it and does nothing else. A mistake that a person can mend ends it with
 * its message and exit code 1; anything else is our mistake and shows its stack.
 */
export async function runCommand<const Options extends Record<string, Option>>(
  line: CommandLine<Options>,
  work: (given: Given<Options>) => Promise<void>,
): Promise<void> {
  try {
    const given = readArguments(line);
    if (given === undefined) return console.log(helpOf(line));
    if (line.envFile !== false) readEnvFile();
    await work(given);
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    process.exitCode = 1;
  }
}
