/** Services beside PostgreSQL that this installation asks; `service` of their failures in /metrics. */
export const OUTSIDE = ['store', 'scanner', 'model', 'issuer', 'smtp'] as const;

type Outside = (typeof OUTSIDE)[number];

/** Told of each time that a service did not do what it was asked: no answer, a refusal, rubbish. */
export type OnFailure = (service: Outside, cause: unknown) => void;

export const notTold: OnFailure = () => undefined;
