/** What is asked, decided and posted under rules of approvals, in plain TypeScript: what random actions are held to. */

export type Orang = 'staff' | 'kepala' | 'admin' | 'kedua';
export const ORANG: readonly Orang[] = ['staff', 'kepala', 'admin', 'kedua'];

export type Langkah = {
  peran: string[];
  jumlah: number;
  batas_jam?: number;
  eskalasi: string[];
};

type Jalan = Langkah & { diberi: number; jam: number; naik: boolean };

export type Minta = {
  id: number;
  aksi: 'posting' | 'void';
  dokumen: number;
  status: 'menunggu' | 'disetujui' | 'ditolak' | 'ditarik' | 'dikembalikan';
  /** Without: the settings decide, and everybody may. */
  langkah: Jalan[] | null;
  ke: number;
  penulis: Set<Orang>;
  pemutus: Set<Orang>;
  wakil: { oleh: Orang; kepada: Orang }[];
};

export type Dokumen = {
  id: number;
  qty: number;
  status: 'draft' | 'final' | 'void' | 'batal';
  penulis: Set<Orang>;
};

/** [status, code]; of one that is refused its code, else undefined. */
export type Jawab = [number, string?];

const TIDAK: Jawab = [403, 'OTSET'];
const TUTUP: Jawab = [409, 'KOPSJ'];

export class Model {
  dokumen = new Map<number, Dokumen>();
  minta = new Map<number, Minta>();
  peran: Record<Orang, string> = {
    staff: 'staff',
    kepala: 'kepala-toko',
    admin: 'admin',
    kedua: 'admin',
  };
  /** From which total on a sale is caught, and by which steps; Infinity: by none. */
  jual: { dari: number; langkah: Langkah[] } = { dari: Number.POSITIVE_INFINITY, langkah: [] };
  batal: { dari: number; langkah: Langkah[] } = { dari: Number.POSITIVE_INFINITY, langkah: [] };

  readonly urutan: readonly Orang[];
  readonly harga: number;

  /** @param urutan the order of the users' ids: of two who delegated the first one is stood in for */
  constructor(urutan: readonly Orang[], harga: number) {
    this.urutan = urutan;
    this.harga = harga;
  }

  salin(): Model {
    const lain = new Model(this.urutan, this.harga);
    return Object.assign(lain, structuredClone({ ...this }));
  }

  langkahOf({ qty }: Dokumen, aturan = this.jual): Jalan[] | null {
    if (qty * this.harga < aturan.dari) return null;
    return aturan.langkah.map((one) => ({ ...one, diberi: 0, jam: 0, naik: false }));
  }

  terbuka(dokumen: number, aksi: Minta['aksi']): Minta | undefined {
    return [...this.minta.values()].find(
      (one) => one.dokumen === dokumen && one.aksi === aksi && one.status === 'menunggu',
    );
  }

  penulisOf(minta: Minta): Set<Orang> {
    return minta.aksi === 'void'
      ? minta.penulis
      : (this.dokumen.get(minta.dokumen)?.penulis ?? new Set());
  }

  /** In whose place somebody would give the step that waits: his own name where it is his; undefined: he may not. */
  sebagai(minta: Minta, siapa: Orang): Orang | undefined {
    if (minta.status !== 'menunggu') return undefined;
    if (minta.langkah === null) return siapa;
    const step = minta.langkah[minta.ke - 1] as Jalan;
    const peran = [...step.peran, ...(step.naik ? step.eskalasi : [])];
    const bukan = new Set([...this.penulisOf(minta), ...minta.pemutus]);
    if (bukan.has(siapa)) return undefined;
    const boleh = (one: Orang) => peran.includes(this.peran[one]) && !bukan.has(one);
    if (boleh(siapa)) return siapa;
    return this.urutan.find(
      (one) =>
        boleh(one) && minta.wakil.some(({ oleh, kepada }) => oleh === one && kepada === siapa),
    );
  }

  menunggu(siapa: Orang): number[] {
    return [...this.minta.values()]
      .filter((one) => this.sebagai(one, siapa) !== undefined)
      .map(({ id }) => id)
      .sort((a, b) => a - b);
  }

  catat(dokumen: Dokumen, minta: number | null, langkah: Jalan[] | null): void {
    this.dokumen.set(dokumen.id, dokumen);
    if (minta === null) return;
    this.minta.set(minta, {
      ...{ id: minta, aksi: 'posting', dokumen: dokumen.id, status: 'menunggu', langkah, ke: 1 },
      ...{ penulis: new Set(), pemutus: new Set(), wakil: [] },
    });
  }

  /** @param baru the request that a draft gets which was given back */
  ubah(id: number, siapa: Orang, qty: number, baru: () => number): boolean {
    const one = this.dokumen.get(id) as Dokumen;
    if (one.status !== 'draft') return false;
    one.qty = qty;
    one.penulis.add(siapa);
    const langkah = this.langkahOf(one);
    const minta = this.terbuka(id, 'posting');
    if (minta === undefined) this.catat(one, baru(), langkah);
    else if (langkah !== null || minta.langkah !== null) {
      Object.assign(minta, { langkah, ke: 1, pemutus: new Set() });
    }
    return true;
  }

  batalkan(id: number, siapa: Orang, minta: () => number): Jawab {
    const one = this.dokumen.get(id) as Dokumen;
    const langkah = this.langkahOf(one, this.batal);
    if (langkah === null) {
      one.status = 'void';
      return [200];
    }
    if (this.terbuka(id, 'void')) return TUTUP;
    const nomor = minta();
    this.minta.set(nomor, {
      ...{ id: nomor, aksi: 'void', dokumen: id, status: 'menunggu', langkah, ke: 1 },
      ...{ penulis: new Set([siapa]), pemutus: new Set(), wakil: [] },
    });
    return [202];
  }

  /** @param lama what was seen is not what stands by now */
  setujui(id: number, siapa: Orang, lama = false): Jawab {
    const minta = this.minta.get(id) as Minta;
    if (minta.status !== 'menunggu') return TUTUP;
    const untuk = this.sebagai(minta, siapa);
    if (untuk === undefined) return TIDAK;
    if (lama) return [409, 'KOSDK'];
    if (minta.langkah !== null) {
      const step = minta.langkah[minta.ke - 1] as Jalan;
      for (const one of [siapa, untuk]) minta.pemutus.add(one);
      step.diberi += 1;
      if (step.diberi < step.jumlah) return [200];
      if (minta.ke < minta.langkah.length) {
        minta.ke += 1;
        return [200];
      }
    }
    minta.status = 'disetujui';
    (this.dokumen.get(minta.dokumen) as Dokumen).status =
      minta.aksi === 'posting' ? 'final' : 'void';
    return [200];
  }

  tolak(id: number, siapa: Orang): Jawab {
    const minta = this.minta.get(id) as Minta;
    if (minta.status !== 'menunggu') return TUTUP;
    if (this.sebagai(minta, siapa) === undefined) return TIDAK;
    return this.akhiri(minta, 'ditolak');
  }

  kembalikan(id: number, siapa: Orang): Jawab {
    const minta = this.minta.get(id) as Minta;
    if (minta.status !== 'menunggu' || minta.aksi !== 'posting') return TUTUP;
    if (this.sebagai(minta, siapa) === undefined) return TIDAK;
    minta.status = 'dikembalikan';
    return [200];
  }

  tarik(id: number, siapa: Orang): Jawab {
    const minta = this.minta.get(id) as Minta;
    if (minta.status !== 'menunggu') return TUTUP;
    if (!this.penulisOf(minta).has(siapa)) return TIDAK;
    return this.akhiri(minta, 'ditarik');
  }

  private akhiri(minta: Minta, status: 'ditolak' | 'ditarik'): Jawab {
    minta.status = status;
    if (minta.aksi === 'posting') (this.dokumen.get(minta.dokumen) as Dokumen).status = 'batal';
    return [200];
  }

  delegasikan(id: number, oleh: Orang, kepada: Orang): Jawab {
    const minta = this.minta.get(id) as Minta;
    if (minta.status !== 'menunggu' || minta.langkah === null) return TUTUP;
    if (this.sebagai(minta, oleh) !== oleh) return TIDAK;
    if (kepada === oleh || this.penulisOf(minta).has(kepada)) return [400, 'VAPSJ'];
    minta.wakil.push({ oleh, kepada });
    return [200];
  }

  /** So many hours go by for one request; then the worker looks at all of them. */
  lewat(id: number, jam: number): void {
    const satu = this.minta.get(id) as Minta;
    const step = satu.langkah?.[satu.ke - 1];
    if (step) step.jam += jam;
    for (const minta of this.minta.values()) {
      const now = minta.status === 'menunggu' ? minta.langkah?.[minta.ke - 1] : undefined;
      if (!now) continue;
      const bukan = new Set([...this.penulisOf(minta), ...minta.pemutus]);
      const tiada = !ORANG.some(
        (one) =>
          [...now.peran, ...(now.naik ? now.eskalasi : [])].includes(this.peran[one]) &&
          !bukan.has(one),
      );
      const habis = now.batas_jam !== undefined && now.jam >= now.batas_jam;
      if (habis || (tiada && now.eskalasi.length > 0)) now.naik = true;
    }
  }
}
