/** A failure told to the job's people: Indonesian, without credentials. */
export class CdcError extends Error {
  override name = 'CdcError';
  /** No repetition mends it: somebody must change the job, its target or the configuration. */
  readonly permanent: boolean;

  constructor(message: string, options: { permanent: boolean; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.permanent = options.permanent;
  }
}
