import { readdirSync, readFileSync } from 'node:fs';

/** A query that GraphiQL offers. Its first line is a comment with its title. */
export type Sample = { title: string; query: string };

const FOLDER = new URL('./samples/', import.meta.url);

/** The worked samples, in the order of their files. Variables they may have: `dari` and `sampai`, two days. */
export const SAMPLES: readonly Sample[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.graphql'))
  .sort()
  .map((file) => {
    const query = readFileSync(new URL(file, FOLDER), 'utf8');
    const [, title] = /^# (.+)\n/.exec(query) ?? [];
    if (!title) throw new Error(`${file} does not begin with its title`);
    return { title, query };
  });

/** The first text of the editor. It says how to sign in, since without a token GraphiQL cannot read the schema. */
export const WELCOME = `# Selamat datang di GraphQL Niaga.
#
# Masuk dahulu: pilih pengguna demo di atas, atau tempel token sebuah tenant
# (POST /api/auth/sesi, lalu POST /api/tenants/KODE/pilih). Contoh-contoh juga ada di atas.

{
  tenants {
    isi {
      kode
      nama
      peran
    }
  }
}
`;
