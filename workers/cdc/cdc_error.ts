/** A failure that users of the job see: in Indonesian, without credentials. */
export class CdcError extends Error {
  override name = 'CdcError';
  /** A retry would fail too: the job, its target or the configuration must be changed. */
  readonly permanent: boolean;

  constructor(message: string, options: { permanent: boolean; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.permanent = options.permanent;
  }
}
