/** Whatever sends statements to the database: a connection, a pool, the helpers of a job. */
type Asks = { query(text: string, values: unknown[]): Promise<{ rows: unknown[] }> };

/** The answer of one of the worker's functions, called as `worker_… ($1, …)`. */
export async function ask<T>(client: Asks, call: string, ...values: unknown[]): Promise<T> {
  const { rows } = await client.query(`select erp_private.${call} as nilai`, values);
  return (rows[0] as { nilai: T }).nilai;
}
