import { type SecretBox, SecretError } from '../../server/base/secret_box.ts';
import { withPgClient } from '../../server/postgres/client.ts';

type Stored = { job_id: string; tenant: string; rahasia: string };

/**
 * Seals with the newest key what lies in the database under an older one; afterwards the older key may go. What no key
 * opens stays as it is.
 *
 * @returns how many were sealed, and the ids of the jobs whose secret no key opens
 */
export async function sealStoredSecrets(
  ownerUrl: string,
  box: SecretBox,
): Promise<{ sealed: number; lost: string[] }> {
  return withPgClient(ownerUrl, async (client) => {
    const lost: string[] = [];
    let sealed = 0;
    await client.query('begin');
    const { rows } = await client.query<Stored>(
      `select r.job_id::text, j.tenant_kode as tenant, r.rahasia
         from erp_private.cdc_rahasia as r
         join erp_private.cdc_job as j on j.id = r.job_id
        order by r.job_id
          for update of r`,
    );
    for (const { job_id: id, tenant, rahasia } of rows) {
      if (box.isNewest(rahasia)) continue;
      try {
        const text = 'update erp_private.cdc_rahasia set rahasia = $2 where job_id = $1';
        await client.query(text, [id, box.seal(tenant, box.open(tenant, rahasia))]);
        sealed += 1;
      } catch (error) {
        if (!(error instanceof SecretError)) throw error;
        lost.push(id);
      }
    }
    await client.query('commit');
    // What the rows held before is not to stay in the table's file either.
    if (sealed > 0) await client.query('vacuum (full) erp_private.cdc_rahasia');
    return { sealed, lost };
  });
}

/** The same, and tells whose secret is lost. */
export async function sealAndTell(ownerUrl: string, box: SecretBox): Promise<void> {
  const { lost } = await sealStoredSecrets(ownerUrl, box);
  if (lost.length === 0) return;
  console.error(
    `Rahasia webhook pekerjaan CDC ${lost.join(', ')} tidak dapat dibuka: kuncinya tidak ada di SECRET_KEY dan SECRET_KEYS_OLD`,
  );
}
