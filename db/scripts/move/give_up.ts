/** `tenant -- move KODE --cancel`: a move that is not decided is given up, also where its target never comes back. */
import { StartError } from '../../../server/base/config.ts';
import { takeBack } from './clear.ts';
import { begun, claimMove, claimPlace, connected, type Known, type Move, urlOf } from './parts.ts';

type Given = Pick<Move, 'id' | 'kode' | 'dari' | 'ke'>;

/**
 * Has a tenant whose move was interrupted work where it was. What lies on a target that is away goes when it is back.
 *
 * @throws StartError without such a move, for one that is decided, for another command at the same tenant
 */
export async function giveUpMove(
  config: Known,
  ownerUrl: string,
  kode: string,
): Promise<Given & { away: boolean }> {
  const platform = await connected(ownerUrl);
  const open = [platform];
  const opened = async (nama: string) => {
    const client = await connected(await urlOf(config, ownerUrl, nama));
    open.push(client);
    return client;
  };
  try {
    await claimMove(platform, kode);
    const { pindah: move } = await begun(platform, kode);
    if (move === null) throw new StartError(`Tenant ${kode} tidak sedang dipindahkan`);
    if (move.diputuskan) throw decided(move);
    const source = await opened(move.dari);
    const target = await opened(move.ke).catch(() => undefined);
    await claimPlace(source, kode);
    if (target !== undefined) await claimPlace(target, kode);
    if (!(await takeBack({ platform, source, target }, move))) throw decided(move);
    return { ...move, away: target === undefined };
  } finally {
    await Promise.all(open.map((client) => client.end().catch(() => {})));
  }
}

const decided = ({ kode, ke }: Given): StartError =>
  new StartError(
    `Pemindahan tenant ${kode} ke simpul ${ke} sudah diputuskan dan tidak dapat dibatalkan; perintah ini menyelesaikannya: npm run -s tenant -- move ${kode} --to ${ke}`,
  );

/** What to print. */
export async function giveUpCommand(
  config: Known,
  ownerUrl: string,
  kode: string,
): Promise<string[]> {
  const { dari, ke, away } = await giveUpMove(config, ownerUrl, kode);
  return [
    `Pemindahan tenant ${kode} ke simpul ${ke} dibatalkan; ia tetap di ${dari}.`,
    ...(away
      ? [
          `Simpul ${ke} tidak menjawab: salinan di sana dihapus oleh npm start atau tenant -- upgrade sesudah ia kembali.`,
        ]
      : []),
  ];
}
