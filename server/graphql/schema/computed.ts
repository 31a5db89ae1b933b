import { MASTER } from '../../answers/master.ts';

/** A computed field of master data that GraphQL shows, and the tables that its expression reads. */
type Computed = { type: string; tables: readonly string[]; description: string };

/** Those that few records have. */
const RECORDED: Readonly<Record<string, Readonly<Record<string, Computed>>>> = {
  barang: {
    stok: {
      type: 'kuantitas',
      tables: ['stok_lokasi'],
      description: 'On hand in all locations, in the base unit.',
    },
    nilai_stok: {
      type: 'uang',
      tables: ['stok_pool'],
      description: 'What the stock on hand has cost.',
    },
    hpp: {
      type: 'hargaSatuan',
      tables: ['stok_pool'],
      description: 'Cost per base unit: of the stock on hand, without stock the last known.',
    },
    menipis: {
      type: 'bool',
      tables: ['stok_lokasi'],
      description:
        'True where the stock of goods that are in use is below their stok_minimum; for who sees some places only, where one of these has less than its bound (BarangLokasi).',
    },
  },
  kontak: {
    saldo_piutang: {
      type: 'uang',
      tables: ['pos_terbuka', 'alokasi'],
      description: 'What the contact owes.',
    },
    saldo_hutang: {
      type: 'uang',
      tables: ['pos_terbuka', 'alokasi'],
      description: 'What is owed to the contact.',
    },
  },
};

const idLuar: Computed = {
  type: 'jsonb',
  tables: ['master_id_luar'],
  description: 'Ids that other programs know it by, by their source; {} when there is none.',
};

/** Computed fields by table and name: those of REST (`erp_private.master_kolom`) that GraphQL shows too. */
export const COMPUTED: Readonly<Record<string, Readonly<Record<string, Computed>>>> =
  Object.fromEntries(
    Object.keys(MASTER).map((name) => [name, { ...RECORDED[name], id_luar: idLuar }]),
  );
