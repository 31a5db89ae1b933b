/** Where the process is between its start and its end; health and the gate read it. */
export type Lifecycle = {
  phase: 'memulai' | 'siap' | 'berhenti';
};

export const makeLifecycle = (): Lifecycle => ({ phase: 'memulai' });
