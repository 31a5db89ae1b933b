// The plans of schema.graphql, and what they and own_fields.ts ask of the registry. Made by npm run schema.
import { readFileSync } from "node:fs";
import { withPlans } from "../plans.ts";
import { jsonCodec, jsonbCodec, xid8Codec } from "../codecs.ts";
import { documentEntries, documentList, documentText, documentValue, wholeDocument } from "../document_step.ts";
import { callFunction } from "../function_step.ts";
import { parseBigInteger, parseBigIntegerLiteral, parseDate, parseDateLiteral, parseDatetime, parseDatetimeLiteral, parseDecimal, parseDecimalLiteral, parseJsonLiteral, parseUuid, parseUuidLiteral, serializeNumber } from "../scalars.ts";
import { LIST_TYPES, PgBooleanFilter, PgCondition, PgExecutor, PgOrFilter, PgSelectSingleStep, TYPES, assertPgClassSingleStep, domainOfCodec, enumCodec, listOfCodec, makeRegistry, pgClassExpression, pgFromExpression, pgSelectSingleFromRecord, pgWhereConditionSpecListToSQL, recordCodec, sqlFromArgDigests, sqlValueWithCodec } from "@dataplan/pg";
import { ConnectionStep, Modifier, ObjectStep, __ValueStep, bakedInputRuntime, connection, context, createObjectAndApplyChildren, get as get2, lambda, object, stepAMayDependOnStepB } from "grafast";
import { GraphQLError, Kind } from "graphql";
import { sql } from "pg-sql2";
const make = resource => {
  return (_$root, {
    $peran
  }) => resource.get({
    peran: $peran
  });
};
const executor = new PgExecutor({
  name: "main",
  context() {
    const ctx = context();
    return object({
      pgSettings: ctx.get("pgSettings"),
      withPgClient: ctx.get("withPgClient")
    });
  }
});
const fromNowhere = () => {
  throw new Error('called by FunctionStep only');
};
const akunIdentifier = sql.identifier("akun");
const saldoNormalCodec = enumCodec({
  name: "saldoNormal",
  identifier: sql.identifier("saldo_normal"),
  values: ["debit", "kredit"],
  description: undefined,
  extensions: undefined
});
const arusKasKategoriCodec = enumCodec({
  name: "arusKasKategori",
  identifier: sql.identifier("arus_kas_kategori"),
  values: ["penerimaan_pelanggan", "pembayaran_pemasok", "pembayaran_karyawan", "pembayaran_beban", "pembayaran_pajak", "bunga", "biaya_bank", "operasi_lain", "aset_tetap", "pinjaman_diberikan", "investasi_lain", "pinjaman_diterima", "modal", "prive", "pendanaan_lain"],
  description: undefined,
  extensions: undefined
});
const spec_akun = {
  name: "akun",
  identifier: akunIdentifier,
  attributes: {
    __proto__: null,
    kode: {
      codec: TYPES.text,
      notNull: true
    },
    nama: {
      codec: TYPES.text,
      notNull: true
    },
    subklas_id: {
      codec: TYPES.int,
      notNull: true
    },
    saldo_normal: {
      codec: saldoNormalCodec,
      notNull: true
    },
    induk_kode: {
      codec: TYPES.text
    },
    adalah_kas: {
      codec: TYPES.boolean,
      notNull: true
    },
    kendali: {
      codec: enumCodec({
        name: "akunKendali",
        identifier: sql.identifier("akun_kendali"),
        values: ["piutang", "hutang", "persediaan", "persediaan_transit", "uang_muka_beli", "uang_muka_jual", "kewajiban_poin"],
        description: undefined,
        extensions: undefined
      })
    },
    aktif: {
      codec: TYPES.boolean,
      notNull: true
    },
    atribut: {
      codec: jsonbCodec,
      notNull: true
    },
    dibuat_pada: {
      codec: TYPES.timestamptz,
      notNull: true
    },
    diubah_pada: {
      codec: TYPES.timestamptz,
      notNull: true
    },
    cari: {
      codec: TYPES.text
    },
    arus_kas: {
      codec: arusKasKategoriCodec
    }
  },
  executor: executor
};
const masterDibuatCodec = recordCodec({
  name: "masterDibuat",
  identifier: sql.identifier("master_dibuat"),
  attributes: {
    __proto__: null,
    id: {
      codec: TYPES.bigint
    },
    kode: {
      codec: TYPES.text
    },
    idempotent: {
      codec: TYPES.boolean
    },
    original_request_id: {
      codec: TYPES.text
    }
  },
  executor: executor
});
const akunKlasIdentifier = sql.identifier("akun_klas");
const spec_akunKlas = {
  name: "akunKlas",
  identifier: akunKlasIdentifier,
  attributes: {
    __proto__: null,
    id: {
      codec: TYPES.int,
      notNull: true
    },
    nama: {
      codec: TYPES.text,
      notNull: true
    },
    saldo_normal: {
      codec: saldoNormalCodec,
      notNull: true
    }
  },
  executor: executor
};
const akunPeranIdentifier = sql.identifier("akun_peran");
const spec_akunPeran = {
  name: "akunPeran",
  identifier: akunPeranIdentifier,
  attributes: {
    __proto__: null,
    peran: {
      codec: TYPES.text,
      notNull: true
    },
    akun_kode: {
      codec: TYPES.text,
      notNull: true
    }
  },
  executor: executor
};
const akunPeranRefIdentifier = sql.identifier("akun_peran_ref");
const spec_akunPeranRef = {
  name: "akunPeranRef",
  identifier: akunPeranRefIdentifier,
  attributes: {
    __proto__: null,
    peran: {
      codec: TYPES.text,
      notNull: true
    },
    akun_baku: {
      codec: TYPES.text,
      notNull: true
    }
  },
  executor: executor
};
const akunSubklasIdentifier = sql.identifier("akun_subklas");
const spec_akunSubklas = {
  name: "akunSubklas",
  identifier: akunSubklasIdentifier,
  attributes: {
    __proto__: null,
    id: {
      codec: TYPES.int,
      notNull: true
    },
    klas_id: {
      codec: TYPES.int,
      notNull: true
    },
    nama: {
      codec: TYPES.text,
      notNull: true
    },
    arus_kas: {
      codec: arusKasKategoriCodec
    }
  },
  executor: executor
};
const alokasiIdentifier = sql.identifier("alokasi");
const uangCodec = domainOfCodec(TYPES.numeric, "uang", sql.identifier("uang"), {});
const spec_alokasi = {
  name: "alokasi",
  identifier: alokasiIdentifier,
  attributes: {
    __proto__: null,
    id: {
      codec: TYPES.bigint,
      notNull: true
    },
    posting_id: {
      codec: TYPES.bigint,
      notNull: true
    },
    transaksi_id: {
      codec: TYPES.bigint,
      notNull: true
    },
    pos_id: {
      codec: TYPES.bigint,
      notNull: true
    },
    tanggal: {
      codec: TYPES.date,
      notNull: true
    },
    jumlah: {
      codec: uangCodec,
      notNull: true
    },
    potongan: {
      codec: uangCodec,
      notNull: true
    },
    pph: {
      codec: uangCodec,
      notNull: true
    },
    nilai: {
      codec: uangCodec,
      notNull: true
    },
    membalik_id: {
      codec: TYPES.bigint
    },
    ppn: {
      codec: uangCodec,
      notNull: true
    },
    pajak_kode: {
      codec: TYPES.text
    },
    tarif: {
      codec: TYPES.numeric
    },
    dpp_lain: {
      codec: uangCodec
    },
    tarif_dokumen: {
      codec: TYPES.numeric
    },
    dpp_lain_dokumen: {
      codec: uangCodec
    },
    ppn_dokumen: {
      codec: uangCodec
    }
  },
  executor: executor
};
const alokasiCodec = recordCodec(spec_alokasi);
const anggaranIdentifier = sql.identifier("anggaran");
const spec_anggaran = {
  name: "anggaran",
  identifier: anggaranIdentifier,
  attributes: {
    __proto__: null,
    tahun: {
      codec: TYPES.int,
      notNull: true
    },
    bulan: {
      codec: TYPES.int,
      notNull: true
    },
    akun_kode: {
      codec: TYPES.text,
      notNull: true
    },
    jumlah: {
      codec: uangCodec,
      notNull: true
    },
    id: {
      codec: TYPES.bigint,
      notNull: true
    },
    nilai_id: {
      codec: TYPES.bigint
    }
  },
  executor: executor
};
const asetIdentifier = sql.identifier("aset");
const metodePenyusutanCodec = enumCodec({
  name: "metodePenyusutan",
  identifier: sql.identifier("metode_penyusutan"),
  values: ["garis_lurus", "saldo_menurun"],
  description: undefined,
  extensions: undefined
});
const kuantitasCodec = domainOfCodec(TYPES.numeric, "kuantitas", sql.identifier("kuantitas"), {});
const spec_aset = {
  name: "aset",
  identifier: asetIdentifier,
  attributes: {
    __proto__: null,
    id: {
      codec: TYPES.bigint,
      notNull: true
    },
    kode: {
      codec: TYPES.text,
      notNull: true
    },
    nama: {
      codec: TYPES.text,
      notNull: true
    },
    akun_aset: {
      codec: TYPES.text,
      notNull: true
    },
    akun_akumulasi: {
      codec: TYPES.text,
      notNull: true
    },
    akun_beban: {
      codec: TYPES.text
    },
    tanggal: {
      codec: TYPES.date,
      notNull: true
    },
    perolehan: {
      codec: uangCodec,
      notNull: true
    },
    residu: {
      codec: uangCodec,
      notNull: true
    },
    akumulasi_awal: {
      codec: uangCodec,
      notNull: true
    },
    umur_bulan: {
      codec: TYPES.int,
      notNull: true
    },
    metode: {
      codec: metodePenyusutanCodec,
      notNull: true
    },
    tarif: {
      codec: kuantitasCodec
    },
    tanggal_pelepasan: {
      codec: TYPES.date
    },
    aktif: {
      codec: TYPES.boolean,
      notNull: true
    },
    atribut: {
      codec: jsonbCodec,
      notNull: true
    },
    dibuat_pada: {
      codec: TYPES.timestamptz,
      notNull: true
    },
    diubah_pada: {
      codec: TYPES.timestamptz,
      notNull: true
    },
    cari: {
      codec: TYPES.text
    },
    pelepasan_id: {
      codec: TYPES.bigint
    },
    tidak_boleh_dikreditkan: {
      codec: TYPES.boolean,
      notNull: true
    },
    warisan: {
      codec: TYPES.boolean,
      notNull: true
    }
  },
  executor: executor
};
const asetAsalIdentifier = sql.identifier("aset_asal");
const spec_asetAsal = {
  name: "asetAsal",
  identifier: asetAsalIdentifier,
  attributes: {
    __proto__: null,
    id: {
      codec: TYPES.bigint,
      notNull: true
    },
    aset_id: {
      codec: TYPES.bigint,
      notNull: true
    },
    baris_id: {
      codec: TYPES.bigint,
      notNull: true
    },
    akun_kode: {
      codec: TYPES.text,
      notNull: true
    },
    nilai: {
      codec: uangCodec,
      notNull: true
    },
    dibuat_pada: {
      codec: TYPES.timestamptz,
      notNull: true
    },
    dilepas_pada: {
      codec: TYPES.timestamptz
    }
  },
  executor: executor
};
const statusTransaksiCodec = enumCodec({
  name: "statusTransaksi",
  identifier: sql.identifier("status_transaksi"),
  values: ["draft", "final", "void", "batal"],
  description: undefined,
  extensions: undefined
});
const transaksiDibuatCodec = recordCodec({
  name: "transaksiDibuat",
  identifier: sql.identifier("transaksi_dibuat"),
  attributes: {
    __proto__: null,
    id: {
      codec: TYPES.bigint
    },
    nomor_transaksi: {
      codec: TYPES.text
    },
    status: {
      codec: statusTransaksiCodec
    },
    idempotent: {
      codec: TYPES.boolean
    },
    original_request_id: {
      codec: TYPES.text
    },
    peringatan: {
      codec: LIST_TYPES.text
    }
  },
  executor: executor
});
const asetLepasInputCodec = recordCodec({
  name: "asetLepasInput",
  identifier: sql.identifier("aset_lepas_input"),
  attributes: {
    __proto__: null,
    tanggal: {
      codec: TYPES.date
    },
    nilai: {
      codec: TYPES.numeric
    },
    pajak_kode: {
      codec: TYPES.text
    },
    akun_kas: {
      codec: TYPES.text
    },
    kontak_id: {
      codec: TYPES.bigint
    },
    jatuh_tempo: {
      codec: TYPES.date
    },
    lokasi_id: {
      codec: TYPES.bigint
    },
    nomor_referensi: {
      codec: TYPES.text
    },
    keterangan: {
      codec: TYPES.text
    },
    susutkan: {
      codec: TYPES.boolean
    }
  },
  executor: executor
});
const asetSusutIdentifier = sql.identifier("aset_susut");
const spec_asetSusut = {
  name: "asetSusut",
  identifier: asetSusutIdentifier,
  attributes: {
    __proto__: null,
    id: {
      codec: TYPES.bigint,
      notNull: true
    },
    posting_id: {
      codec: TYPES.bigint,
      notNull: true
    },
    transaksi_id: {
      codec: TYPES.bigint,
      notNull: true
    },
    aset_id: {
      codec: TYPES.bigint,
      notNull: true
    },
    periode: {
      codec: TYPES.date,
      notNull: true
    },
    nilai: {
      codec: uangCodec,
      notNull: true
    },
    membalik_id: {
      codec: TYPES.bigint
    }
  },
  executor: executor
};
const asetSusutCodec = recordCodec(spec_asetSusut);
const sisiPosCodec = enumCodec({
  name: "sisiPos",
  identifier: sql.identifier("sisi_pos"),
  values: ["piutang", "hutang"],
  description: undefined,
  extensions: undefined
});
const auditHutangPiutangInputCodec = recordCodec({
  name: "auditHutangPiutangInput",
  identifier: sql.identifier("audit_hutang_piutang_input"),
  attributes: {
    __proto__: null,
    tanggal: {
      codec: TYPES.date
    },
    kontak_id: {
      codec: TYPES.bigint
    },
    lokasi_id: {
      codec: TYPES.bigint
    },
    nomor_referensi: {
      codec: TYPES.text
    },
    keterangan: {
      codec: TYPES.text
    },
    detail: {
      codec: listOfCodec(recordCodec({
        name: "auditBarisInput",
        identifier: sql.identifier("audit_baris_input"),
        attributes: {
          __proto__: null,
          dokumen_id: {
            codec: TYPES.bigint
          },
          jenis: {
            codec: sisiPosCodec
          },
          saldo_konfirmasi: {
            codec: TYPES.numeric
          },
          akun_selisih: {
            codec: TYPES.text
          },
          jatuh_tempo: {
            codec: TYPES.date
          },
          keterangan: {
            codec: TYPES.text
          },
          dimensi: {
            codec: jsonbCodec
          }
        },
        executor: executor
      }), {
        name: "auditBarisInputArray"
      })
    },
    kompensasi: {
      codec: listOfCodec(recordCodec({
        name: "kompensasiInput",
        identifier: sql.identifier("kompensasi_input"),
        attributes: {
          __proto__: null,
          piutang_id: {
            codec: TYPES.bigint
          },
          hutang_id: {
            codec: TYPES.bigint
          },
          jumlah: {
            codec: TYPES.numeric
          }
        },
        executor: executor
      }), {
        name: "kompensasiInputArray"
      })
    },
    saldo_sistem_dilihat: {
      codec: TYPES.numeric
    },
    dimensi: {
      codec: jsonbCodec
    }
  },
  executor: executor
});
const auditHutangPiutangInputArrayCodec = listOfCodec(auditHutangPiutangInputCodec, {
  name: "auditHutangPiutangInputArray"
});
const barangIdentifier = sql.identifier("barang");
const barangJenisCodec = enumCodec({
  name: "barangJenis",
  identifier: sql.identifier("barang_jenis"),
  values: ["persediaan", "jasa", "non_persediaan"],
  description: undefined,
  extensions: undefined
});
const hargaSatuanCodec = domainOfCodec(TYPES.numeric, "hargaSatuan", sql.identifier("harga_satuan"), {});
const kebijakanStokMinusCodec = enumCodec({
  name: "kebijakanStokMinus",
  identifier: sql.identifier("kebijakan_stok_minus"),
  values: ["tolak", "izinkan"],
  description: undefined,
  extensions: undefined
});
const spec_barang = {
  name: "barang",
  identifier: barangIdentifier,
  attributes: {
    __proto__: null,
    id: {
      codec: TYPES.bigint,
      notNull: true
    },
    kode: {
      codec: TYPES.text,
      notNull: true
    },
    nama: {
      codec: TYPES.text,
      notNull: true
    },
    jenis: {
      codec: barangJenisCodec,
      notNull: true
    },
    satuan_id: {
      codec: TYPES.bigint,
      notNull: true
    },
    kategori: {
      codec: TYPES.text
    },
    merek: {
      codec: TYPES.text
    },
    barcode: {
      codec: TYPES.text
    },
    harga_beli: {
      codec: hargaSatuanCodec
    },
    harga_jual: {
      codec: hargaSatuanCodec
    },
    stok_minimum: {
      codec: kuantitasCodec
    },
    kebijakan_stok_minus: {
      codec: kebijakanStokMinusCodec
    },
    pajak_kode: {
      codec: TYPES.text
    },
    akun_persediaan: {
      codec: TYPES.text
    },
    akun_hpp: {
      codec: TYPES.text
    },
    akun_penjualan: {
      codec: TYPES.text
    },
    aktif: {
      codec: TYPES.boolean,
      notNull: true
    },
    atribut: {
      codec: jsonbCodec,
      notNull: true
    },
    dibuat_pada: {
      codec: TYPES.timestamptz,
      notNull: true
    },
    diubah_pada: {
      codec: TYPES.timestamptz,
      notNull: true
    },
    cari: {
      codec: TYPES.text
    },
    gabungan_id: {
      codec: TYPES.bigint
    }
  },
  executor: executor
};
const barangCodec = recordCodec(spec_barang);
const barangHargaIdentifier = sql.identifier("barang_harga");
const spec_barangHarga = {
  name: "barangHarga",
  identifier: barangHargaIdentifier,
  attributes: {
    __proto__: null,
    id: {
      codec: TYPES.bigint,
      notNull: true
    },
    barang_id: {
      codec: TYPES.bigint,
      notNull: true
    },
    harga_kode: {
      codec: TYPES.text,
      notNull: true
    },
    satuan_id: {
      codec: TYPES.bigint
    },
    harga: {
      codec: hargaSatuanCodec,
      notNull: true
    },
    qty_minimum: {
      codec: kuantitasCodec,
      notNull: true
    },
    berlaku_dari: {
      codec: TYPES.date
    },
    berlaku_sampai: {
      codec: TYPES.date
    },
    aktif: {
      codec: TYPES.boolean,
      notNull: true
    },
    atribut: {
      codec: jsonbCodec,
      notNull: true
    },
    dibuat_pada: {
      codec: TYPES.timestamptz,
      notNull: true
    },
    diubah_pada: {
      codec: TYPES.timestamptz,
      notNull: true
    }
  },
  executor: executor
};
const barangHargaCodec = recordCodec(spec_barangHarga);
const parts = ["case when ", ".jenis = 'persediaan' then (\n    select case\n        when sum(p.qty) > 0 then round(sum(p.nilai) / sum(p.qty), 6)\n        else (\n          array_agg(p.hpp_terakhir order by p.tanggal_terakhir desc, p.pool_id)\n        )[1]::numeric(20, 6)\n      end\n      from stok_pool as p\n     where p.barang_id = ", ".id\n  ) end"];
const barangSatuanIdentifier = sql.identifier("barang_satuan");
const spec_barangSatuan = {
  name: "barangSatuan",
  identifier: barangSatuanIdentifier,
  attributes: {
    __proto__: null,
    id: {
      codec: TYPES.bigint,
      notNull: true
    },
    barang_id: {
      codec: TYPES.bigint,
      notNull: true
    },
    satuan_id: {
      codec: TYPES.bigint,
      notNull: true
    },
    faktor: {
      codec: kuantitasCodec,
      notNull: true
    },
    barcode: {
      codec: TYPES.text
    },
    aktif: {
      codec: TYPES.boolean,
      notNull: true
    },
    atribut: {
      codec: jsonbCodec,
      notNull: true
    },
    dibuat_pada: {
      codec: TYPES.timestamptz,
      notNull: true
    },
    diubah_pada: {
      codec: TYPES.timestamptz,
      notNull: true
    }
  },
  executor: executor
};
const barangSatuanCodec = recordCodec(spec_barangSatuan);
const bayarPoinInputCodec = recordCodec({
  name: "bayarPoinInput",
  identifier: sql.identifier("bayar_poin_input"),
  attributes: {
    __proto__: null,
    tanggal: {
      codec: TYPES.date
    },
    kontak_id: {
      codec: TYPES.bigint
    },
    lokasi_id: {
      codec: TYPES.bigint
    },
    mode: {
      codec: enumCodec({
        name: "modePoin",
        identifier: sql.identifier("mode_poin"),
        values: ["tukar", "saldo_awal"],
        description: undefined,
        extensions: undefined
      })
    },
    poin: {
      codec: TYPES.bigint
    },
    cara: {
      codec: enumCodec({
        name: "caraPoin",
        identifier: sql.identifier("cara_poin"),
        values: ["potong_piutang", "tunai", "barang"],
        description: undefined,
        extensions: undefined
      })
    },
    dokumen_id: {
      codec: TYPES.bigint
    },
    akun_kas: {
      codec: TYPES.text
    },
    nilai: {
      codec: TYPES.numeric
    },
    kedaluwarsa: {
      codec: TYPES.date
    },
    nomor_referensi: {
      codec: TYPES.text
    },
    keterangan: {
      codec: TYPES.text
    },
    detail: {
      codec: listOfCodec(recordCodec({
        name: "bayarPoinBarisInput",
        identifier: sql.identifier("bayar_poin_baris_input"),
        attributes: {
          __proto__: null,
          barang_id: {
            codec: TYPES.bigint
          },
          satuan_id: {
            codec: TYPES.bigint
          },
          qty: {
            codec: TYPES.numeric
          },
          harga: {
            codec: TYPES.numeric
          },
          pajak_kode: {
            codec: TYPES.text
          },
          keterangan: {
            codec: TYPES.text
          },
          dimensi: {
            codec: jsonbCodec
          }
        },
        executor: executor
      }), {
        name: "bayarPoinBarisInputArray"
      })
    },
    sudah_terhitung_opname: {
      codec: TYPES.bigint
    },
    dimensi: {
      codec: jsonbCodec
    }
  },
  executor: executor
});
const bayarPoinInputArrayCodec = listOfCodec(bayarPoinInputCodec, {
  name: "bayarPoinInputArray"
});
const statusCdcCodec = enumCodec({
  name: "statusCdc",
  identifier: sql.identifier("status_cdc"),
  values: ["menunggu", "antre", "berjalan", "selesai", "gagal", "dibatalkan"],
  description: undefined,
  extensions: undefined
});
const cdcJobDibuatCodec = recordCodec({
  name: "cdcJobDibuat",
  identifier: sql.identifier("cdc_job_dibuat"),
  attributes: {
    __proto__: null,
    id: {
      codec: TYPES.bigint
    },
    status: {
      codec: statusCdcCodec
    },
    idempotent: {
      codec: TYPES.boolean
    },
    original_request_id: {
      codec: TYPES.text
    }
  },
  executor: executor
});
const dimensiIdentifier = sql.identifier("dimensi");
const jenisTransaksiCodec = enumCodec({
  name: "jenisTransaksi",
  identifier: sql.identifier("jenis_transaksi"),
  values: ["penjualan", "pembelian", "retur-penjualan", "retur-pembelian", "transfer-stok", "opname-stok", "penggunaan-persediaan", "order-pembelian", "order-penjualan", "kas-masuk", "kas-keluar", "kas-bank", "pelunasan-piutang", "pelunasan-hutang", "piutang", "hutang", "penyusutan", "bayar-poin", "jurnal-umum", "saldo-awal-hutang", "saldo-awal-piutang", "audit-hutang-piutang"],
  description: undefined,
  extensions: undefined
});
const jenisTransaksiArrayCodec = listOfCodec(jenisTransaksiCodec, {
  name: "jenisTransaksiArray"
});
const spec_dimensi = {
  name: "dimensi",
  identifier: dimensiIdentifier,
  attributes: {
    __proto__: null,
    id: {
      codec: TYPES.bigint,
      notNull: true
    },
    kode: {
      codec: TYPES.text,
      notNull: true
    },
    nama: {
      codec: TYPES.text,
      notNull: true
    },
    slot: {
      codec: TYPES.int2,
      notNull: true
    },
    wajib_jenis: {
      codec: jenisTransaksiArrayCodec,
      notNull: true
    },
    wajib_akun: {
      codec: LIST_TYPES.text,
      notNull: true
    },
    aktif: {
      codec: TYPES.boolean,
      notNull: true
    },
    atribut: {
      codec: jsonbCodec,
      notNull: true
    },
    dibuat_pada: {
      codec: TYPES.timestamptz,
      notNull: true
    },
    diubah_pada: {
      codec: TYPES.timestamptz,
      notNull: true
    },
    cari: {
      codec: TYPES.text
    }
  },
  executor: executor
};
const dimensiGabunganIdentifier = sql.identifier("dimensi_gabungan");
const spec_dimensiGabungan = {
  name: "dimensiGabungan",
  identifier: dimensiGabunganIdentifier,
  attributes: {
    __proto__: null,
    id: {
      codec: TYPES.bigint,
      notNull: true
    },
    nilai_1: {
      codec: TYPES.bigint
    },
    nilai_2: {
      codec: TYPES.bigint
    },
    nilai_3: {
      codec: TYPES.bigint
    },
    nilai_4: {
      codec: TYPES.bigint
    },
    nilai_5: {
      codec: TYPES.bigint
    }
  },
  executor: executor
};
const dimensiNilaiIdentifier = sql.identifier("dimensi_nilai");
const spec_dimensiNilai = {
  name: "dimensiNilai",
  identifier: dimensiNilaiIdentifier,
  attributes: {
    __proto__: null,
    id: {
      codec: TYPES.bigint,
      notNull: true
    },
    dimensi_id: {
      codec: TYPES.bigint,
      notNull: true
    },
    kode: {
      codec: TYPES.text,
      notNull: true
    },
    nama: {
      codec: TYPES.text,
      notNull: true
    },
    induk_id: {
      codec: TYPES.bigint
    },
    berlaku_dari: {
      codec: TYPES.date
    },
    berlaku_sampai: {
      codec: TYPES.date
    },
    aktif: {
      codec: TYPES.boolean,
      notNull: true
    },
    atribut: {
      codec: jsonbCodec,
      notNull: true
    },
    dibuat_pada: {
      codec: TYPES.timestamptz,
      notNull: true
    },
    diubah_pada: {
      codec: TYPES.timestamptz,
      notNull: true
    },
    cari: {
      codec: TYPES.text
    }
  },
  executor: executor
};
const draftIdentifier = sql.identifier("draft");
const statusDraftCodec = enumCodec({
  name: "statusDraft",
  identifier: sql.identifier("status_draft"),
  values: ["terbuka", "terkirim"],
  description: undefined,
  extensions: undefined
});
const spec_draft = {
  name: "draft",
  identifier: draftIdentifier,
  attributes: {
    __proto__: null,
    id: {
      codec: TYPES.bigint,
      notNull: true
    },
    jenis: {
      codec: jenisTransaksiCodec,
      notNull: true
    },
    isi: {
      codec: jsonbCodec,
      notNull: true
    },
    versi: {
      codec: TYPES.int,
      notNull: true
    },
    status: {
      codec: statusDraftCodec,
      notNull: true
    },
    transaksi_id: {
      codec: TYPES.bigint
    },
    dibuat_oleh: {
      codec: TYPES.uuid,
      notNull: true
    },
    dibuat_pada: {
      codec: TYPES.timestamptz,
      notNull: true
    },
    diubah_pada: {
      codec: TYPES.timestamptz,
      notNull: true
    }
  },
  executor: executor
};
const draftCodec = recordCodec(spec_draft);
const ekspor_bedaFunctionIdentifer = sql.identifier("ekspor_beda");
const ekspor_buku_besarFunctionIdentifer = sql.identifier("ekspor_buku_besar");
const ekspor_hutangFunctionIdentifer = sql.identifier("ekspor_hutang");
const pilihanStatusPosCodec = enumCodec({
  name: "pilihanStatusPos",
  identifier: sql.identifier("pilihan_status_pos"),
  values: ["belum", "sebagian", "lunas", "lebih", "outstanding"],
  description: undefined,
  extensions: undefined
});
const ekspor_jurnalFunctionIdentifer = sql.identifier("ekspor_jurnal");
const jenisBuktiCodec = enumCodec({
  name: "jenisBukti",
  identifier: sql.identifier("jenis_bukti"),
  values: ["penjualan", "pembelian", "retur-penjualan", "retur-pembelian", "transfer-stok", "opname-stok", "penggunaan-persediaan", "order-pembelian", "order-penjualan", "kas-masuk", "kas-keluar", "kas-bank", "pelunasan-piutang", "pelunasan-hutang", "piutang", "hutang", "penyusutan", "bayar-poin", "jurnal-umum", "saldo-awal-hutang", "saldo-awal-piutang", "audit-hutang-piutang", "sistem"],
  description: undefined,
  extensions: undefined
});
const ekspor_kartu_stokFunctionIdentifer = sql.identifier("ekspor_kartu_stok");
const ekspor_penjualanFunctionIdentifer = sql.identifier("ekspor_penjualan");
const ekspor_penjualan_summaryFunctionIdentifer = sql.identifier("ekspor_penjualan_summary");
const kelompokPenjualanArrayCodec = listOfCodec(enumCodec({
  name: "kelompokPenjualan",
  identifier: sql.identifier("kelompok_penjualan"),
  values: ["barang", "kategori", "kontak", "pelanggan", "bulan", "hari"],
  description: "What sales are summed by.",
  extensions: {
    pg: {
      serviceName: "main",
      schemaName: "erp",
      name: "kelompok_penjualan"
    }
  }
}), {
  name: "kelompokPenjualanArray"
});
const ekspor_piutangFunctionIdentifer = sql.identifier("ekspor_piutang");
const ekspor_ppnFunctionIdentifer = sql.identifier("ekspor_ppn");
const ekspor_stokFunctionIdentifer = sql.identifier("ekspor_stok");
const hargaIdentifier = sql.identifier("harga");
const spec_harga = {
  name: "harga",
  identifier: hargaIdentifier,
  attributes: {
    __proto__: null,
    kode: {
      codec: TYPES.text,
      notNull: true
    },
    nama: {
      codec: TYPES.text,
      notNull: true
    },
    keterangan: {
      codec: TYPES.text
    },
    urutan: {
      codec: TYPES.int,
      notNull: true
    },
    aktif: {
      codec: TYPES.boolean,
      notNull: true
    },
    atribut: {
      codec: jsonbCodec,
      notNull: true
    },
    dibuat_pada: {
      codec: TYPES.timestamptz,
      notNull: true
    },
    diubah_pada: {
      codec: TYPES.timestamptz,
      notNull: true
    },
    cari: {
      codec: TYPES.text
    }
  },
  executor: executor
};
const hppTertundaIdentifier = sql.identifier("hpp_tertunda");
const spec_hppTertunda = {
  name: "hppTertunda",
  identifier: hppTertundaIdentifier,
  attributes: {
    __proto__: null,
    barang_id: {
      codec: TYPES.bigint,
      notNull: true
    },
    tanggal: {
      codec: TYPES.date,
      notNull: true
    },
    urut: {
      codec: TYPES.bigint,
      notNull: true
    },
    transaksi_id: {
      codec: TYPES.bigint,
      notNull: true
    },
    dicatat_pada: {
      codec: TYPES.timestamptz,
      notNull: true
    }
  },
  executor: executor
};
const hppTertundaCodec = recordCodec(spec_hppTertunda);
const posLainBarisInputArrayCodec = listOfCodec(recordCodec({
  name: "posLainBarisInput",
  identifier: sql.identifier("pos_lain_baris_input"),
  attributes: {
    __proto__: null,
    akun_lawan: {
      codec: TYPES.text
    },
    jumlah: {
      codec: TYPES.numeric
    },
    pajak_kode: {
      codec: TYPES.text
    },
    keterangan: {
      codec: TYPES.text
    },
    pph_kode: {
      codec: TYPES.text
    },
    pph: {
      codec: TYPES.numeric
    },
    dimensi: {
      codec: jsonbCodec
    }
  },
  executor: executor
}), {
  name: "posLainBarisInputArray"
});
const hutangInputCodec = recordCodec({
  name: "hutangInput",
  identifier: sql.identifier("hutang_input"),
  attributes: {
    __proto__: null,
    tanggal: {
      codec: TYPES.date
    },
    kontak_id: {
      codec: TYPES.bigint
    },
    lokasi_id: {
      codec: TYPES.bigint
    },
    jatuh_tempo: {
      codec: TYPES.date
    },
    nomor_referensi: {
      codec: TYPES.text
    },
    keterangan: {
      codec: TYPES.text
    },
    akun_kode: {
      codec: TYPES.text
    },
    detail: {
      codec: posLainBarisInputArrayCodec
    },
    dimensi: {
      codec: jsonbCodec
    }
  },
  executor: executor
});
const hutangInputArrayCodec = listOfCodec(hutangInputCodec, {
  name: "hutangInputArray"
});
const jenisTransaksiRefIdentifier = sql.identifier("jenis_transaksi_ref");
const spec_jenisTransaksiRef = {
  name: "jenisTransaksiRef",
  identifier: jenisTransaksiRefIdentifier,
  attributes: {
    __proto__: null,
    jenis: {
      codec: jenisTransaksiCodec,
      notNull: true
    },
    kode: {
      codec: TYPES.text,
      notNull: true
    },
    nama: {
      codec: TYPES.text,
      notNull: true
    },
    grup: {
      codec: TYPES.text,
      notNull: true
    },
    modul: {
      codec: TYPES.text,
      notNull: true
    },
    urutan: {
      codec: TYPES.int,
      notNull: true
    }
  },
  executor: executor
};
const jurnalIdentifier = sql.identifier("jurnal");
const spec_jurnal = {
  name: "jurnal",
  identifier: jurnalIdentifier,
  attributes: {
    __proto__: null,
    id: {
      codec: TYPES.bigint,
      notNull: true
    },
    posting_id: {
      codec: TYPES.bigint,
      notNull: true
    },
    transaksi_id: {
      codec: TYPES.bigint
    },
    jenis: {
      codec: enumCodec({
        name: "jenisJurnal",
        identifier: sql.identifier("jenis_jurnal"),
        values: ["transaksi", "pembalik", "koreksi", "penutup", "kedaluwarsa", "terima"],
        description: undefined,
        extensions: undefined
      }),
      notNull: true
    },
    nomor: {
      codec: TYPES.text,
      notNull: true
    },
    tanggal: {
      codec: TYPES.date,
      notNull: true
    },
    keterangan: {
      codec: TYPES.text
    },
    lintas_periode: {
      codec: TYPES.boolean,
      notNull: true
    },
    membalik_id: {
      codec: TYPES.bigint
    },
    dicatat_pada: {
      codec: TYPES.timestamptz,
      notNull: true
    },
    pembuka: {
      codec: TYPES.boolean,
      notNull: true
    }
  },
  executor: executor
};
const jurnalCodec = recordCodec(spec_jurnal);
const jurnalBalikIdentifier = sql.identifier("jurnal_balik");
const spec_jurnalBalik = {
  name: "jurnalBalik",
  identifier: jurnalBalikIdentifier,
  attributes: {
    __proto__: null,
    transaksi_id: {
      codec: TYPES.bigint,
      notNull: true
    },
    tanggal: {
      codec: TYPES.date,
      notNull: true
    },
    pembalik_id: {
      codec: TYPES.bigint
    }
  },
  executor: executor
};
const jurnalBalikCodec = recordCodec(spec_jurnalBalik);
const jurnalBarisIdentifier = sql.identifier("jurnal_baris");
const spec_jurnalBaris = {
  name: "jurnalBaris",
  identifier: jurnalBarisIdentifier,
  attributes: {
    __proto__: null,
    id: {
      codec: TYPES.bigint,
      notNull: true
    },
    jurnal_id: {
      codec: TYPES.bigint,
      notNull: true
    },
    posting_id: {
      codec: TYPES.bigint,
      notNull: true
    },
    baris: {
      codec: TYPES.int,
      notNull: true
    },
    tanggal: {
      codec: TYPES.date,
      notNull: true
    },
    akun_kode: {
      codec: TYPES.text,
      notNull: true
    },
    debit: {
      codec: uangCodec,
      notNull: true
    },
    kredit: {
      codec: uangCodec,
      notNull: true
    },
    kontak_id: {
      codec: TYPES.bigint
    },
    keterangan: {
      codec: TYPES.text
    },
    gabungan_id: {
      codec: TYPES.bigint
    }
  },
  executor: executor
};
const jurnalBarisCodec = recordCodec(spec_jurnalBaris);
const jurnalUmumInputCodec = recordCodec({
  name: "jurnalUmumInput",
  identifier: sql.identifier("jurnal_umum_input"),
  attributes: {
    __proto__: null,
    tanggal: {
      codec: TYPES.date
    },
    kontak_id: {
      codec: TYPES.bigint
    },
    lokasi_id: {
      codec: TYPES.bigint
    },
    nomor_referensi: {
      codec: TYPES.text
    },
    keterangan: {
      codec: TYPES.text
    },
    detail: {
      codec: listOfCodec(recordCodec({
        name: "jurnalUmumBarisInput",
        identifier: sql.identifier("jurnal_umum_baris_input"),
        attributes: {
          __proto__: null,
          akun_kode: {
            codec: TYPES.text
          },
          debit: {
            codec: TYPES.numeric
          },
          kredit: {
            codec: TYPES.numeric
          },
          kontak_id: {
            codec: TYPES.bigint
          },
          dokumen_id: {
            codec: TYPES.bigint
          },
          keterangan: {
            codec: TYPES.text
          },
          dimensi: {
            codec: jsonbCodec
          }
        },
        executor: executor
      }), {
        name: "jurnalUmumBarisInputArray"
      })
    },
    balik_otomatis: {
      codec: TYPES.date
    },
    koreksi_periode_lalu: {
      codec: TYPES.boolean
    },
    dimensi: {
      codec: jsonbCodec
    }
  },
  executor: executor
});
const jurnalUmumInputArrayCodec = listOfCodec(jurnalUmumInputCodec, {
  name: "jurnalUmumInputArray"
});
const kasBankInputCodec = recordCodec({
  name: "kasBankInput",
  identifier: sql.identifier("kas_bank_input"),
  attributes: {
    __proto__: null,
    tanggal: {
      codec: TYPES.date
    },
    lokasi_id: {
      codec: TYPES.bigint
    },
    nomor_referensi: {
      codec: TYPES.text
    },
    keterangan: {
      codec: TYPES.text
    },
    akun_asal: {
      codec: TYPES.text
    },
    akun_tujuan: {
      codec: TYPES.text
    },
    jumlah: {
      codec: TYPES.numeric
    },
    biaya_admin: {
      codec: TYPES.numeric
    },
    transit: {
      codec: TYPES.boolean
    },
    dimensi: {
      codec: jsonbCodec
    }
  },
  executor: executor
});
const kasBankInputArrayCodec = listOfCodec(kasBankInputCodec, {
  name: "kasBankInputArray"
});
const kasBarisInputArrayCodec = listOfCodec(recordCodec({
  name: "kasBarisInput",
  identifier: sql.identifier("kas_baris_input"),
  attributes: {
    __proto__: null,
    akun_kode: {
      codec: TYPES.text
    },
    jumlah: {
      codec: TYPES.numeric
    },
    kontak_id: {
      codec: TYPES.bigint
    },
    order_id: {
      codec: TYPES.bigint
    },
    dokumen_id: {
      codec: TYPES.bigint
    },
    pajak_kode: {
      codec: TYPES.text
    },
    keterangan: {
      codec: TYPES.text
    },
    dimensi: {
      codec: jsonbCodec
    }
  },
  executor: executor
}), {
  name: "kasBarisInputArray"
});
const kasKeluarInputCodec = recordCodec({
  name: "kasKeluarInput",
  identifier: sql.identifier("kas_keluar_input"),
  attributes: {
    __proto__: null,
    tanggal: {
      codec: TYPES.date
    },
    kontak_id: {
      codec: TYPES.bigint
    },
    lokasi_id: {
      codec: TYPES.bigint
    },
    nomor_referensi: {
      codec: TYPES.text
    },
    keterangan: {
      codec: TYPES.text
    },
    akun_kas: {
      codec: TYPES.text
    },
    detail: {
      codec: kasBarisInputArrayCodec
    },
    dimensi: {
      codec: jsonbCodec
    }
  },
  executor: executor
});
const kasKeluarInputArrayCodec = listOfCodec(kasKeluarInputCodec, {
  name: "kasKeluarInputArray"
});
const kasMasukInputCodec = recordCodec({
  name: "kasMasukInput",
  identifier: sql.identifier("kas_masuk_input"),
  attributes: {
    __proto__: null,
    tanggal: {
      codec: TYPES.date
    },
    kontak_id: {
      codec: TYPES.bigint
    },
    lokasi_id: {
      codec: TYPES.bigint
    },
    nomor_referensi: {
      codec: TYPES.text
    },
    keterangan: {
      codec: TYPES.text
    },
    akun_kas: {
      codec: TYPES.text
    },
    detail: {
      codec: kasBarisInputArrayCodec
    },
    dimensi: {
      codec: jsonbCodec
    }
  },
  executor: executor
});
const kasMasukInputArrayCodec = listOfCodec(kasMasukInputCodec, {
  name: "kasMasukInputArray"
});
const konfirmasiIdentifier = sql.identifier("konfirmasi");
const spec_konfirmasi = {
  name: "konfirmasi",
  identifier: konfirmasiIdentifier,
  attributes: {
    __proto__: null,
    id: {
      codec: TYPES.bigint,
      notNull: true
    },
    transaksi_id: {
      codec: TYPES.bigint,
      notNull: true
    },
    kontak_id: {
      codec: TYPES.bigint,
      notNull: true
    },
    tanggal: {
      codec: TYPES.date,
      notNull: true
    },
    jenis: {
      codec: sisiPosCodec,
      notNull: true
    },
    dokumen_id: {
      codec: TYPES.bigint,
      notNull: true
    },
    saldo_sistem: {
      codec: uangCodec,
      notNull: true
    },
    saldo_konfirmasi: {
      codec: uangCodec,
      notNull: true
    }
  },
  executor: executor
};
const konfirmasiCodec = recordCodec(spec_konfirmasi);
const kontakIdentifier = sql.identifier("kontak");
const kontakTipeCodec = enumCodec({
  name: "kontakTipe",
  identifier: sql.identifier("kontak_tipe"),
  values: ["pelanggan", "supplier", "pegawai", "lain"],
  description: undefined,
  extensions: undefined
});
const spec_kontak = {
  name: "kontak",
  identifier: kontakIdentifier,
  attributes: {
    __proto__: null,
    id: {
      codec: TYPES.bigint,
      notNull: true
    },
    kode: {
      codec: TYPES.text,
      notNull: true
    },
    nama: {
      codec: TYPES.text,
      notNull: true
    },
    tipe: {
      codec: kontakTipeCodec,
      notNull: true
    },
    alamat: {
      codec: TYPES.text
    },
    kota: {
      codec: TYPES.text
    },
    telepon: {
      codec: TYPES.text
    },
    email: {
      codec: TYPES.text
    },
    npwp: {
      codec: TYPES.text
    },
    batas_kredit: {
      codec: uangCodec
    },
    termin_hari: {
      codec: TYPES.int,
      notNull: true
    },
    harga_kode: {
      codec: TYPES.text
    },
    aktif: {
      codec: TYPES.boolean,
      notNull: true
    },
    atribut: {
      codec: jsonbCodec,
      notNull: true
    },
    dibuat_pada: {
      codec: TYPES.timestamptz,
      notNull: true
    },
    diubah_pada: {
      codec: TYPES.timestamptz,
      notNull: true
    },
    cari: {
      codec: TYPES.text
    },
    gabungan_id: {
      codec: TYPES.bigint
    }
  },
  executor: executor
};
const kontakCodec = recordCodec(spec_kontak);
const peranCodec = enumCodec({
  name: "peran",
  identifier: sql.identifier("peran"),
  values: ["admin", "staff", "viewer", "ops"],
  description: undefined,
  extensions: undefined
});
const arusKasBagianCodec = recordCodec({
  name: "arusKasBagian",
  identifier: sql.identifier("arus_kas_bagian"),
  attributes: {
    __proto__: null,
    total: {
      codec: uangCodec
    },
    baris: {
      codec: listOfCodec(recordCodec({
        name: "arusKasBaris",
        identifier: sql.identifier("arus_kas_baris"),
        attributes: {
          __proto__: null,
          kategori: {
            codec: arusKasKategoriCodec
          },
          nama: {
            codec: TYPES.text
          },
          masuk: {
            codec: uangCodec
          },
          keluar: {
            codec: uangCodec
          },
          nilai: {
            codec: uangCodec
          }
        },
        executor: executor
      }), {
        name: "arusKasBarisArray"
      })
    }
  },
  executor: executor
});
const pembandingCodec = enumCodec({
  name: "pembanding",
  identifier: sql.identifier("pembanding"),
  values: ["periode-lalu", "tahun-lalu", "anggaran", "tidak"],
  description: undefined,
  extensions: undefined
});
const laporanAkunArrayCodec = listOfCodec(recordCodec({
  name: "laporanAkun",
  identifier: sql.identifier("laporan_akun"),
  attributes: {
    __proto__: null,
    kode: {
      codec: TYPES.text
    },
    nama: {
      codec: TYPES.text
    },
    saldo: {
      codec: uangCodec
    }
  },
  executor: executor
}), {
  name: "laporanAkunArray"
});
const laporanKelompokCodec = recordCodec({
  name: "laporanKelompok",
  identifier: sql.identifier("laporan_kelompok"),
  attributes: {
    __proto__: null,
    total: {
      codec: uangCodec
    },
    subklas: {
      codec: listOfCodec(recordCodec({
        name: "laporanSubklas",
        identifier: sql.identifier("laporan_subklas"),
        attributes: {
          __proto__: null,
          id: {
            codec: TYPES.int
          },
          nama: {
            codec: TYPES.text
          },
          total: {
            codec: uangCodec
          },
          akun: {
            codec: laporanAkunArrayCodec
          }
        },
        executor: executor
      }), {
        name: "laporanSubklasArray"
      })
    }
  },
  executor: executor
});
const lokasiIdentifier = sql.identifier("lokasi");
const lokasiTipeCodec = enumCodec({
  name: "lokasiTipe",
  identifier: sql.identifier("lokasi_tipe"),
  values: ["gudang", "toko"],
  description: undefined,
  extensions: undefined
});
const spec_lokasi = {
  name: "lokasi",
  identifier: lokasiIdentifier,
  attributes: {
    __proto__: null,
    id: {
      codec: TYPES.bigint,
      notNull: true
    },
    kode: {
      codec: TYPES.text,
      notNull: true
    },
    nama: {
      codec: TYPES.text,
      notNull: true
    },
    tipe: {
      codec: lokasiTipeCodec,
      notNull: true
    },
    alamat: {
      codec: TYPES.text
    },
    aktif: {
      codec: TYPES.boolean,
      notNull: true
    },
    atribut: {
      codec: jsonbCodec,
      notNull: true
    },
    dibuat_pada: {
      codec: TYPES.timestamptz,
      notNull: true
    },
    diubah_pada: {
      codec: TYPES.timestamptz,
      notNull: true
    },
    cari: {
      codec: TYPES.text
    },
    gabungan_id: {
      codec: TYPES.bigint
    }
  },
  executor: executor
};
const lokasiCodec = recordCodec(spec_lokasi);
const masaPajakIdentifier = sql.identifier("masa_pajak");
const masaPajakStatusCodec = enumCodec({
  name: "masaPajakStatus",
  identifier: sql.identifier("masa_pajak_status"),
  values: ["buka", "dilaporkan"],
  description: undefined,
  extensions: undefined
});
const spec_masaPajak = {
  name: "masaPajak",
  identifier: masaPajakIdentifier,
  attributes: {
    __proto__: null,
    bulan: {
      codec: TYPES.date,
      notNull: true
    },
    status: {
      codec: masaPajakStatusCodec,
      notNull: true
    },
    pembetulan: {
      codec: TYPES.int,
      notNull: true
    },
    diubah_pada: {
      codec: TYPES.timestamptz,
      notNull: true
    },
    diubah_oleh: {
      codec: TYPES.uuid
    }
  },
  executor: executor
};
const entitasMasterCodec = enumCodec({
  name: "entitasMaster",
  identifier: sql.identifier("entitas_master"),
  values: ["barang", "kontak", "lokasi", "akun", "satuan", "harga", "barang_satuan", "barang_harga", "aset", "dimensi", "dimensi_nilai"],
  description: undefined,
  extensions: undefined
});
const permintaanListCodec = recordCodec({
  name: "permintaanList",
  identifier: sql.identifier("permintaan_list"),
  attributes: {
    __proto__: null,
    page: {
      codec: TYPES.int
    },
    per_page: {
      codec: TYPES.int
    },
    paginate: {
      codec: TYPES.boolean
    },
    fields: {
      codec: LIST_TYPES.text
    },
    custom_fields: {
      codec: LIST_TYPES.text
    },
    search: {
      codec: TYPES.text
    },
    search_fields: {
      codec: LIST_TYPES.text
    },
    sort: {
      codec: LIST_TYPES.text
    },
    filter: {
      codec: jsonbCodec
    }
  },
  executor: executor
});
const modulIdentifier = sql.identifier("modul");
const spec_modul = {
  name: "modul",
  identifier: modulIdentifier,
  attributes: {
    __proto__: null,
    kode: {
      codec: TYPES.text,
      notNull: true
    },
    aktif: {
      codec: TYPES.boolean,
      notNull: true
    }
  },
  executor: executor
};
const modulRefIdentifier = sql.identifier("modul_ref");
const spec_modulRef = {
  name: "modulRef",
  identifier: modulRefIdentifier,
  attributes: {
    __proto__: null,
    kode: {
      codec: TYPES.text,
      notNull: true
    },
    nama: {
      codec: TYPES.text,
      notNull: true
    },
    grup: {
      codec: TYPES.text,
      notNull: true
    },
    rute: {
      codec: TYPES.text,
      notNull: true
    },
    hak: {
      codec: TYPES.text,
      notNull: true
    },
    urutan: {
      codec: TYPES.int,
      notNull: true
    }
  },
  executor: executor
};
const mutasiStokIdentifier = sql.identifier("mutasi_stok");
const jenisMutasiCodec = enumCodec({
  name: "jenisMutasi",
  identifier: sql.identifier("jenis_mutasi"),
  values: ["masuk", "keluar", "pembalik", "koreksi_hpp"],
  description: undefined,
  extensions: undefined
});
const spec_mutasiStok = {
  name: "mutasiStok",
  identifier: mutasiStokIdentifier,
  attributes: {
    __proto__: null,
    id: {
      codec: TYPES.bigint,
      notNull: true
    },
    posting_id: {
      codec: TYPES.bigint,
      notNull: true
    },
    transaksi_id: {
      codec: TYPES.bigint,
      notNull: true
    },
    baris_id: {
      codec: TYPES.bigint
    },
    jurnal_id: {
      codec: TYPES.bigint
    },
    barang_id: {
      codec: TYPES.bigint,
      notNull: true
    },
    lokasi_id: {
      codec: TYPES.bigint,
      notNull: true
    },
    pool_id: {
      codec: TYPES.bigint,
      notNull: true
    },
    jenis: {
      codec: jenisMutasiCodec,
      notNull: true
    },
    dasar: {
      codec: enumCodec({
        name: "dasarNilai",
        identifier: sql.identifier("dasar_nilai"),
        values: ["tetap", "rata", "cermin"],
        description: undefined,
        extensions: undefined
      }),
      notNull: true
    },
    tanggal: {
      codec: TYPES.date,
      notNull: true
    },
    tanggal_kunci: {
      codec: TYPES.date,
      notNull: true
    },
    urut: {
      codec: TYPES.bigint,
      notNull: true
    },
    baris: {
      codec: TYPES.int,
      notNull: true
    },
    sub: {
      codec: TYPES.int2,
      notNull: true
    },
    qty: {
      codec: kuantitasCodec,
      notNull: true
    },
    nilai: {
      codec: uangCodec,
      notNull: true
    },
    akun_persediaan: {
      codec: TYPES.text,
      notNull: true
    },
    akun_lawan: {
      codec: TYPES.text,
      notNull: true
    },
    membalik_id: {
      codec: TYPES.bigint
    },
    koreksi_untuk: {
      codec: TYPES.bigint
    },
    sumber_id: {
      codec: TYPES.bigint
    },
    dicatat_pada: {
      codec: TYPES.timestamptz,
      notNull: true
    },
    gabungan_id: {
      codec: TYPES.bigint
    }
  },
  executor: executor
};
const mutasiStokCodec = recordCodec(spec_mutasiStok);
const opnameStokInputCodec = recordCodec({
  name: "opnameStokInput",
  identifier: sql.identifier("opname_stok_input"),
  attributes: {
    __proto__: null,
    tanggal: {
      codec: TYPES.date
    },
    lokasi_id: {
      codec: TYPES.bigint
    },
    mode: {
      codec: enumCodec({
        name: "modeOpname",
        identifier: sql.identifier("mode_opname"),
        values: ["selisih", "saldo_awal"],
        description: undefined,
        extensions: undefined
      })
    },
    akun_selisih: {
      codec: TYPES.text
    },
    nomor_referensi: {
      codec: TYPES.text
    },
    keterangan: {
      codec: TYPES.text
    },
    detail: {
      codec: listOfCodec(recordCodec({
        name: "opnameStokBarisInput",
        identifier: sql.identifier("opname_stok_baris_input"),
        attributes: {
          __proto__: null,
          barang_id: {
            codec: TYPES.bigint
          },
          qty_fisik: {
            codec: TYPES.numeric
          },
          hpp: {
            codec: TYPES.numeric
          },
          keterangan: {
            codec: TYPES.text
          },
          dimensi: {
            codec: jsonbCodec
          }
        },
        executor: executor
      }), {
        name: "opnameStokBarisInputArray"
      })
    },
    dimensi: {
      codec: jsonbCodec
    }
  },
  executor: executor
});
const opnameStokInputArrayCodec = listOfCodec(opnameStokInputCodec, {
  name: "opnameStokInputArray"
});
const orderGerakIdentifier = sql.identifier("order_gerak");
const spec_orderGerak = {
  name: "orderGerak",
  identifier: orderGerakIdentifier,
  attributes: {
    __proto__: null,
    id: {
      codec: TYPES.bigint,
      notNull: true
    },
    posting_id: {
      codec: TYPES.bigint,
      notNull: true
    },
    transaksi_id: {
      codec: TYPES.bigint,
      notNull: true
    },
    order_id: {
      codec: TYPES.bigint,
      notNull: true
    },
    baris_id: {
      codec: TYPES.bigint,
      notNull: true
    },
    pemenuhan_id: {
      codec: TYPES.bigint
    },
    barang_id: {
      codec: TYPES.bigint,
      notNull: true
    },
    lokasi_id: {
      codec: TYPES.bigint
    },
    tanggal: {
      codec: TYPES.date,
      notNull: true
    },
    dipenuhi: {
      codec: kuantitasCodec,
      notNull: true
    },
    sisa: {
      codec: kuantitasCodec,
      notNull: true
    },
    reservasi: {
      codec: kuantitasCodec,
      notNull: true
    },
    membalik_id: {
      codec: TYPES.bigint
    }
  },
  executor: executor
};
const orderGerakCodec = recordCodec(spec_orderGerak);
const orderBarisInputArrayCodec = listOfCodec(recordCodec({
  name: "orderBarisInput",
  identifier: sql.identifier("order_baris_input"),
  attributes: {
    __proto__: null,
    barang_id: {
      codec: TYPES.bigint
    },
    satuan_id: {
      codec: TYPES.bigint
    },
    qty: {
      codec: TYPES.numeric
    },
    harga: {
      codec: TYPES.numeric
    },
    diskon: {
      codec: TYPES.numeric
    },
    diskon_persen: {
      codec: TYPES.numeric
    },
    pajak_kode: {
      codec: TYPES.text
    },
    keterangan: {
      codec: TYPES.text
    },
    dimensi: {
      codec: jsonbCodec
    }
  },
  executor: executor
}), {
  name: "orderBarisInputArray"
});
const orderPembelianInputCodec = recordCodec({
  name: "orderPembelianInput",
  identifier: sql.identifier("order_pembelian_input"),
  attributes: {
    __proto__: null,
    tanggal: {
      codec: TYPES.date
    },
    kontak_id: {
      codec: TYPES.bigint
    },
    lokasi_id: {
      codec: TYPES.bigint
    },
    tanggal_kirim: {
      codec: TYPES.date
    },
    reservasi: {
      codec: TYPES.boolean
    },
    harga_termasuk_pajak: {
      codec: TYPES.boolean
    },
    nomor_referensi: {
      codec: TYPES.text
    },
    keterangan: {
      codec: TYPES.text
    },
    detail: {
      codec: orderBarisInputArrayCodec
    },
    dimensi: {
      codec: jsonbCodec
    }
  },
  executor: executor
});
const orderPembelianInputArrayCodec = listOfCodec(orderPembelianInputCodec, {
  name: "orderPembelianInputArray"
});
const orderPenjualanInputCodec = recordCodec({
  name: "orderPenjualanInput",
  identifier: sql.identifier("order_penjualan_input"),
  attributes: {
    __proto__: null,
    tanggal: {
      codec: TYPES.date
    },
    kontak_id: {
      codec: TYPES.bigint
    },
    lokasi_id: {
      codec: TYPES.bigint
    },
    tanggal_kirim: {
      codec: TYPES.date
    },
    reservasi: {
      codec: TYPES.boolean
    },
    harga_kode: {
      codec: TYPES.text
    },
    harga_termasuk_pajak: {
      codec: TYPES.boolean
    },
    nomor_referensi: {
      codec: TYPES.text
    },
    keterangan: {
      codec: TYPES.text
    },
    detail: {
      codec: orderBarisInputArrayCodec
    },
    dimensi: {
      codec: jsonbCodec
    }
  },
  executor: executor
});
const orderPenjualanInputArrayCodec = listOfCodec(orderPenjualanInputCodec, {
  name: "orderPenjualanInputArray"
});
const pajakIdentifier = sql.identifier("pajak");
const spec_pajak = {
  name: "pajak",
  identifier: pajakIdentifier,
  attributes: {
    __proto__: null,
    kode: {
      codec: TYPES.text,
      notNull: true
    },
    nama: {
      codec: TYPES.text,
      notNull: true
    }
  },
  executor: executor
};
const pajakMasaKreditIdentifier = sql.identifier("pajak_masa_kredit");
const spec_pajakMasaKredit = {
  name: "pajakMasaKredit",
  identifier: pajakMasaKreditIdentifier,
  attributes: {
    __proto__: null,
    berlaku_dari: {
      codec: TYPES.date,
      notNull: true
    },
    bulan: {
      codec: TYPES.int,
      notNull: true
    }
  },
  executor: executor
};
const pajakTarifIdentifier = sql.identifier("pajak_tarif");
const spec_pajakTarif = {
  name: "pajakTarif",
  identifier: pajakTarifIdentifier,
  attributes: {
    __proto__: null,
    pajak_kode: {
      codec: TYPES.text,
      notNull: true
    },
    berlaku_dari: {
      codec: TYPES.date,
      notNull: true
    },
    tarif: {
      codec: TYPES.numeric,
      notNull: true
    },
    pembilang: {
      codec: TYPES.int,
      notNull: true
    },
    penyebut: {
      codec: TYPES.int,
      notNull: true
    }
  },
  executor: executor
};
const pelunasanAlokasiInputArrayCodec = listOfCodec(recordCodec({
  name: "pelunasanAlokasiInput",
  identifier: sql.identifier("pelunasan_alokasi_input"),
  attributes: {
    __proto__: null,
    dokumen_id: {
      codec: TYPES.bigint
    },
    pos_id: {
      codec: TYPES.bigint
    },
    jumlah: {
      codec: TYPES.numeric
    },
    potongan: {
      codec: TYPES.numeric
    },
    pph: {
      codec: TYPES.numeric
    },
    pph_kode: {
      codec: TYPES.text
    }
  },
  executor: executor
}), {
  name: "pelunasanAlokasiInputArray"
});
const uangMukaInputArrayCodec = listOfCodec(recordCodec({
  name: "uangMukaInput",
  identifier: sql.identifier("uang_muka_input"),
  attributes: {
    __proto__: null,
    dokumen_id: {
      codec: TYPES.bigint
    },
    pos_id: {
      codec: TYPES.bigint
    },
    jumlah: {
      codec: TYPES.numeric
    }
  },
  executor: executor
}), {
  name: "uangMukaInputArray"
});
const kelebihanCodec = enumCodec({
  name: "kelebihan",
  identifier: sql.identifier("kelebihan"),
  values: ["titipan", "tolak"],
  description: undefined,
  extensions: undefined
});
const pelunasanHutangInputCodec = recordCodec({
  name: "pelunasanHutangInput",
  identifier: sql.identifier("pelunasan_hutang_input"),
  attributes: {
    __proto__: null,
    tanggal: {
      codec: TYPES.date
    },
    kontak_id: {
      codec: TYPES.bigint
    },
    lokasi_id: {
      codec: TYPES.bigint
    },
    nomor_referensi: {
      codec: TYPES.text
    },
    keterangan: {
      codec: TYPES.text
    },
    akun_kas: {
      codec: TYPES.text
    },
    jumlah: {
      codec: TYPES.numeric
    },
    alokasi: {
      codec: pelunasanAlokasiInputArrayCodec
    },
    uang_muka: {
      codec: uangMukaInputArrayCodec
    },
    biaya_bank: {
      codec: TYPES.numeric
    },
    pembulatan: {
      codec: TYPES.numeric
    },
    kelebihan: {
      codec: kelebihanCodec
    },
    dimensi: {
      codec: jsonbCodec
    }
  },
  executor: executor
});
const pelunasanHutangInputArrayCodec = listOfCodec(pelunasanHutangInputCodec, {
  name: "pelunasanHutangInputArray"
});
const pelunasanPiutangInputCodec = recordCodec({
  name: "pelunasanPiutangInput",
  identifier: sql.identifier("pelunasan_piutang_input"),
  attributes: {
    __proto__: null,
    tanggal: {
      codec: TYPES.date
    },
    kontak_id: {
      codec: TYPES.bigint
    },
    lokasi_id: {
      codec: TYPES.bigint
    },
    nomor_referensi: {
      codec: TYPES.text
    },
    keterangan: {
      codec: TYPES.text
    },
    akun_kas: {
      codec: TYPES.text
    },
    jumlah: {
      codec: TYPES.numeric
    },
    alokasi: {
      codec: pelunasanAlokasiInputArrayCodec
    },
    uang_muka: {
      codec: uangMukaInputArrayCodec
    },
    biaya_bank: {
      codec: TYPES.numeric
    },
    pembulatan: {
      codec: TYPES.numeric
    },
    kelebihan: {
      codec: kelebihanCodec
    },
    dimensi: {
      codec: jsonbCodec
    }
  },
  executor: executor
});
const pelunasanPiutangInputArrayCodec = listOfCodec(pelunasanPiutangInputCodec, {
  name: "pelunasanPiutangInputArray"
});
const alokasiBiayaCodec = enumCodec({
  name: "alokasiBiaya",
  identifier: sql.identifier("alokasi_biaya"),
  values: ["nilai", "qty"],
  description: undefined,
  extensions: undefined
});
const pembayaranInputArrayCodec = listOfCodec(recordCodec({
  name: "pembayaranInput",
  identifier: sql.identifier("pembayaran_input"),
  attributes: {
    __proto__: null,
    akun_kode: {
      codec: TYPES.text
    },
    jumlah: {
      codec: TYPES.numeric
    }
  },
  executor: executor
}), {
  name: "pembayaranInputArray"
});
const pembelianInputCodec = recordCodec({
  name: "pembelianInput",
  identifier: sql.identifier("pembelian_input"),
  attributes: {
    __proto__: null,
    tanggal: {
      codec: TYPES.date
    },
    kontak_id: {
      codec: TYPES.bigint
    },
    lokasi_id: {
      codec: TYPES.bigint
    },
    nomor_faktur_supplier: {
      codec: TYPES.text
    },
    jatuh_tempo: {
      codec: TYPES.date
    },
    nomor_referensi: {
      codec: TYPES.text
    },
    keterangan: {
      codec: TYPES.text
    },
    detail: {
      codec: listOfCodec(recordCodec({
        name: "pembelianBarisInput",
        identifier: sql.identifier("pembelian_baris_input"),
        attributes: {
          __proto__: null,
          barang_id: {
            codec: TYPES.bigint
          },
          akun_kode: {
            codec: TYPES.text
          },
          satuan_id: {
            codec: TYPES.bigint
          },
          qty: {
            codec: TYPES.numeric
          },
          harga: {
            codec: TYPES.numeric
          },
          diskon: {
            codec: TYPES.numeric
          },
          diskon_persen: {
            codec: TYPES.numeric
          },
          pajak_kode: {
            codec: TYPES.text
          },
          dikreditkan: {
            codec: TYPES.boolean
          },
          hibah: {
            codec: TYPES.boolean
          },
          keterangan: {
            codec: TYPES.text
          },
          order_baris_id: {
            codec: TYPES.bigint
          },
          nomor_faktur_pajak: {
            codec: TYPES.text
          },
          masa_kredit: {
            codec: TYPES.text
          },
          tanggal_faktur_pajak: {
            codec: TYPES.date
          },
          dimensi: {
            codec: jsonbCodec
          }
        },
        executor: executor
      }), {
        name: "pembelianBarisInputArray"
      })
    },
    diskon: {
      codec: TYPES.numeric
    },
    diskon_persen: {
      codec: TYPES.numeric
    },
    harga_termasuk_pajak: {
      codec: TYPES.boolean
    },
    biaya_tambahan: {
      codec: listOfCodec(recordCodec({
        name: "biayaTambahanInput",
        identifier: sql.identifier("biaya_tambahan_input"),
        attributes: {
          __proto__: null,
          jumlah: {
            codec: TYPES.numeric
          },
          alokasi: {
            codec: alokasiBiayaCodec
          },
          akun_kode: {
            codec: TYPES.text
          }
        },
        executor: executor
      }), {
        name: "biayaTambahanInputArray"
      })
    },
    pembayaran: {
      codec: pembayaranInputArrayCodec
    },
    pembulatan: {
      codec: TYPES.numeric
    },
    uang_muka: {
      codec: uangMukaInputArrayCodec
    },
    sudah_terhitung_opname: {
      codec: TYPES.bigint
    },
    dimensi: {
      codec: jsonbCodec
    }
  },
  executor: executor
});
const pembelianInputArrayCodec = listOfCodec(pembelianInputCodec, {
  name: "pembelianInputArray"
});
const pengaturanIdentifier = sql.identifier("pengaturan");
const metodePoinCodec = enumCodec({
  name: "metodePoin",
  identifier: sql.identifier("metode_poin"),
  values: ["tangguhan", "beban"],
  description: undefined,
  extensions: undefined
});
const spec_pengaturan = {
  name: "pengaturan",
  identifier: pengaturanIdentifier,
  attributes: {
    __proto__: null,
    id: {
      codec: TYPES.boolean,
      notNull: true
    },
    nama: {
      codec: TYPES.text,
      notNull: true
    },
    alamat: {
      codec: TYPES.text
    },
    npwp: {
      codec: TYPES.text
    },
    telepon: {
      codec: TYPES.text
    },
    mata_uang: {
      codec: TYPES.text,
      notNull: true
    },
    zona_waktu: {
      codec: TYPES.text,
      notNull: true
    },
    metode_hpp: {
      codec: enumCodec({
        name: "metodeHpp",
        identifier: sql.identifier("metode_hpp"),
        values: ["rata-rata", "fifo"],
        description: undefined,
        extensions: undefined
      }),
      notNull: true
    },
    lingkup_hpp: {
      codec: enumCodec({
        name: "lingkupHpp",
        identifier: sql.identifier("lingkup_hpp"),
        values: ["tenant", "per_lokasi"],
        description: undefined,
        extensions: undefined
      }),
      notNull: true
    },
    kebijakan_stok_minus: {
      codec: kebijakanStokMinusCodec,
      notNull: true
    },
    wajib_persetujuan: {
      codec: TYPES.boolean,
      notNull: true
    },
    empat_mata: {
      codec: TYPES.boolean,
      notNull: true
    },
    penyetuju: {
      codec: peranCodec,
      notNull: true
    },
    tanggal_mulai: {
      codec: TYPES.date,
      notNull: true
    },
    tanggal_kunci: {
      codec: TYPES.date
    },
    kunci_saldo_awal: {
      codec: TYPES.boolean,
      notNull: true
    },
    awal_tahun_buku: {
      codec: TYPES.int2,
      notNull: true
    },
    pembulatan: {
      codec: uangCodec,
      notNull: true
    },
    metode_potongan: {
      codec: enumCodec({
        name: "metodePotongan",
        identifier: sql.identifier("metode_potongan"),
        values: ["neto", "bruto"],
        description: undefined,
        extensions: undefined
      }),
      notNull: true
    },
    format_nomor: {
      codec: TYPES.text,
      notNull: true
    },
    diubah_pada: {
      codec: TYPES.timestamptz,
      notNull: true
    },
    batas_hapus_piutang: {
      codec: uangCodec
    },
    poin_aktif: {
      codec: TYPES.boolean,
      notNull: true
    },
    poin_rupiah_per_poin: {
      codec: uangCodec,
      notNull: true
    },
    poin_nilai_poin: {
      codec: uangCodec,
      notNull: true
    },
    poin_masa_berlaku_hari: {
      codec: TYPES.int
    },
    poin_metode: {
      codec: metodePoinCodec,
      notNull: true
    },
    format_nomor_ubah: {
      codec: jsonbCodec,
      notNull: true
    },
    kebijakan_kredit: {
      codec: TYPES.text,
      notNull: true
    },
    toleransi_order: {
      codec: kuantitasCodec,
      notNull: true
    },
    pkp_sejak: {
      codec: TYPES.date
    }
  },
  executor: executor
};
const penggunaanPersediaanInputCodec = recordCodec({
  name: "penggunaanPersediaanInput",
  identifier: sql.identifier("penggunaan_persediaan_input"),
  attributes: {
    __proto__: null,
    tanggal: {
      codec: TYPES.date
    },
    lokasi_id: {
      codec: TYPES.bigint
    },
    alasan: {
      codec: TYPES.text
    },
    nomor_referensi: {
      codec: TYPES.text
    },
    keterangan: {
      codec: TYPES.text
    },
    detail: {
      codec: listOfCodec(recordCodec({
        name: "penggunaanPersediaanBarisInput",
        identifier: sql.identifier("penggunaan_persediaan_baris_input"),
        attributes: {
          __proto__: null,
          barang_id: {
            codec: TYPES.bigint
          },
          satuan_id: {
            codec: TYPES.bigint
          },
          qty: {
            codec: TYPES.numeric
          },
          akun_kode: {
            codec: TYPES.text
          },
          pajak_kode: {
            codec: TYPES.text
          },
          keterangan: {
            codec: TYPES.text
          },
          dimensi: {
            codec: jsonbCodec
          }
        },
        executor: executor
      }), {
        name: "penggunaanPersediaanBarisInputArray"
      })
    },
    sudah_terhitung_opname: {
      codec: TYPES.bigint
    },
    dimensi: {
      codec: jsonbCodec
    }
  },
  executor: executor
});
const penggunaanPersediaanInputArrayCodec = listOfCodec(penggunaanPersediaanInputCodec, {
  name: "penggunaanPersediaanInputArray"
});
const penjualanInputCodec = recordCodec({
  name: "penjualanInput",
  identifier: sql.identifier("penjualan_input"),
  attributes: {
    __proto__: null,
    tanggal: {
      codec: TYPES.date
    },
    kontak_id: {
      codec: TYPES.bigint
    },
    lokasi_id: {
      codec: TYPES.bigint
    },
    jatuh_tempo: {
      codec: TYPES.date
    },
    harga_kode: {
      codec: TYPES.text
    },
    nomor_referensi: {
      codec: TYPES.text
    },
    keterangan: {
      codec: TYPES.text
    },
    detail: {
      codec: listOfCodec(recordCodec({
        name: "penjualanBarisInput",
        identifier: sql.identifier("penjualan_baris_input"),
        attributes: {
          __proto__: null,
          barang_id: {
            codec: TYPES.bigint
          },
          satuan_id: {
            codec: TYPES.bigint
          },
          qty: {
            codec: TYPES.numeric
          },
          harga: {
            codec: TYPES.numeric
          },
          diskon: {
            codec: TYPES.numeric
          },
          diskon_persen: {
            codec: TYPES.numeric
          },
          pajak_kode: {
            codec: TYPES.text
          },
          keterangan: {
            codec: TYPES.text
          },
          order_baris_id: {
            codec: TYPES.bigint
          },
          nomor_faktur_pajak: {
            codec: TYPES.text
          },
          dimensi: {
            codec: jsonbCodec
          }
        },
        executor: executor
      }), {
        name: "penjualanBarisInputArray"
      })
    },
    diskon: {
      codec: TYPES.numeric
    },
    diskon_persen: {
      codec: TYPES.numeric
    },
    harga_termasuk_pajak: {
      codec: TYPES.boolean
    },
    ongkos: {
      codec: TYPES.numeric
    },
    ongkos_pajak_kode: {
      codec: TYPES.text
    },
    pembayaran: {
      codec: pembayaranInputArrayCodec
    },
    kembalian: {
      codec: TYPES.numeric
    },
    pembulatan: {
      codec: TYPES.numeric
    },
    uang_muka: {
      codec: uangMukaInputArrayCodec
    },
    sudah_terhitung_opname: {
      codec: TYPES.bigint
    },
    poin: {
      codec: TYPES.bigint
    },
    dimensi: {
      codec: jsonbCodec
    }
  },
  executor: executor
});
const penjualanInputArrayCodec = listOfCodec(penjualanInputCodec, {
  name: "penjualanInputArray"
});
const penutupanIdentifier = sql.identifier("penutupan");
const spec_penutupan = {
  name: "penutupan",
  identifier: penutupanIdentifier,
  attributes: {
    __proto__: null,
    id: {
      codec: TYPES.bigint,
      notNull: true
    },
    tahun: {
      codec: TYPES.int,
      notNull: true
    },
    mulai: {
      codec: TYPES.date,
      notNull: true
    },
    akhir: {
      codec: TYPES.date,
      notNull: true
    },
    jurnal_id: {
      codec: TYPES.bigint
    },
    laba: {
      codec: uangCodec,
      notNull: true
    },
    prive: {
      codec: uangCodec,
      notNull: true
    },
    dengan_prive: {
      codec: TYPES.boolean,
      notNull: true
    },
    kunci_sebelum: {
      codec: TYPES.date
    },
    ditutup_pada: {
      codec: TYPES.timestamptz,
      notNull: true
    },
    ditutup_oleh: {
      codec: TYPES.uuid
    },
    pembalik_id: {
      codec: TYPES.bigint
    },
    dibuka_pada: {
      codec: TYPES.timestamptz
    },
    dibuka_oleh: {
      codec: TYPES.uuid
    },
    kunci_saldo_awal_sebelum: {
      codec: TYPES.boolean,
      notNull: true
    }
  },
  executor: executor
};
const penyusutanInputCodec = recordCodec({
  name: "penyusutanInput",
  identifier: sql.identifier("penyusutan_input"),
  attributes: {
    __proto__: null,
    periode: {
      codec: TYPES.text
    },
    nomor_referensi: {
      codec: TYPES.text
    },
    keterangan: {
      codec: TYPES.text
    },
    detail: {
      codec: listOfCodec(recordCodec({
        name: "penyusutanBarisInput",
        identifier: sql.identifier("penyusutan_baris_input"),
        attributes: {
          __proto__: null,
          aset_id: {
            codec: TYPES.bigint
          },
          akun_beban: {
            codec: TYPES.text
          },
          akun_akumulasi: {
            codec: TYPES.text
          },
          nilai: {
            codec: TYPES.numeric
          },
          keterangan: {
            codec: TYPES.text
          },
          dimensi: {
            codec: jsonbCodec
          }
        },
        executor: executor
      }), {
        name: "penyusutanBarisInputArray"
      })
    },
    dimensi: {
      codec: jsonbCodec
    }
  },
  executor: executor
});
const penyusutanInputArrayCodec = listOfCodec(penyusutanInputCodec, {
  name: "penyusutanInputArray"
});
const periodeIdentifier = sql.identifier("periode");
const periodeStatusCodec = enumCodec({
  name: "periodeStatus",
  identifier: sql.identifier("periode_status"),
  values: ["buka", "tutup"],
  description: undefined,
  extensions: undefined
});
const spec_periode = {
  name: "periode",
  identifier: periodeIdentifier,
  attributes: {
    __proto__: null,
    bulan: {
      codec: TYPES.date,
      notNull: true
    },
    status: {
      codec: periodeStatusCodec,
      notNull: true
    },
    diubah_pada: {
      codec: TYPES.timestamptz,
      notNull: true
    },
    diubah_oleh: {
      codec: TYPES.uuid
    }
  },
  executor: executor
};
const piutangInputCodec = recordCodec({
  name: "piutangInput",
  identifier: sql.identifier("piutang_input"),
  attributes: {
    __proto__: null,
    tanggal: {
      codec: TYPES.date
    },
    kontak_id: {
      codec: TYPES.bigint
    },
    lokasi_id: {
      codec: TYPES.bigint
    },
    jatuh_tempo: {
      codec: TYPES.date
    },
    nomor_referensi: {
      codec: TYPES.text
    },
    keterangan: {
      codec: TYPES.text
    },
    akun_kode: {
      codec: TYPES.text
    },
    detail: {
      codec: posLainBarisInputArrayCodec
    },
    dimensi: {
      codec: jsonbCodec
    }
  },
  executor: executor
});
const piutangInputArrayCodec = listOfCodec(piutangInputCodec, {
  name: "piutangInputArray"
});
const poinGerakIdentifier = sql.identifier("poin_gerak");
const spec_poinGerak = {
  name: "poinGerak",
  identifier: poinGerakIdentifier,
  attributes: {
    __proto__: null,
    id: {
      codec: TYPES.bigint,
      notNull: true
    },
    posting_id: {
      codec: TYPES.bigint,
      notNull: true
    },
    transaksi_id: {
      codec: TYPES.bigint
    },
    lot_id: {
      codec: TYPES.bigint,
      notNull: true
    },
    kontak_id: {
      codec: TYPES.bigint,
      notNull: true
    },
    jenis: {
      codec: enumCodec({
        name: "jenisPoin",
        identifier: sql.identifier("jenis_poin"),
        values: ["terbit", "tukar", "tarik", "hutang", "kedaluwarsa", "pulih", "imbang"],
        description: undefined,
        extensions: undefined
      }),
      notNull: true
    },
    tanggal: {
      codec: TYPES.date,
      notNull: true
    },
    poin: {
      codec: TYPES.bigint,
      notNull: true
    },
    nilai: {
      codec: uangCodec,
      notNull: true
    },
    membalik_id: {
      codec: TYPES.bigint
    }
  },
  executor: executor
};
const poinGerakCodec = recordCodec(spec_poinGerak);
const poinLotIdentifier = sql.identifier("poin_lot");
const spec_poinLot = {
  name: "poinLot",
  identifier: poinLotIdentifier,
  attributes: {
    __proto__: null,
    id: {
      codec: TYPES.bigint,
      notNull: true
    },
    posting_id: {
      codec: TYPES.bigint,
      notNull: true
    },
    transaksi_id: {
      codec: TYPES.bigint,
      notNull: true
    },
    kontak_id: {
      codec: TYPES.bigint,
      notNull: true
    },
    akun_kode: {
      codec: TYPES.text,
      notNull: true
    },
    tanggal: {
      codec: TYPES.date,
      notNull: true
    },
    kedaluwarsa: {
      codec: TYPES.date
    },
    metode: {
      codec: metodePoinCodec,
      notNull: true
    },
    nilai_poin: {
      codec: uangCodec,
      notNull: true
    },
    poin: {
      codec: TYPES.bigint,
      notNull: true
    },
    nilai: {
      codec: uangCodec,
      notNull: true
    }
  },
  executor: executor
};
const poinLotCodec = recordCodec(spec_poinLot);
const poinSaldoIdentifier = sql.identifier("poin_saldo");
const spec_poinSaldo = {
  name: "poinSaldo",
  identifier: poinSaldoIdentifier,
  attributes: {
    __proto__: null,
    kontak_id: {
      codec: TYPES.bigint,
      notNull: true
    },
    poin: {
      codec: TYPES.bigint,
      notNull: true
    },
    nilai: {
      codec: uangCodec,
      notNull: true
    }
  },
  executor: executor
};
const poinSaldoCodec = recordCodec(spec_poinSaldo);
const posTerbukaIdentifier = sql.identifier("pos_terbuka");
const jenisPosCodec = enumCodec({
  name: "jenisPos",
  identifier: sql.identifier("jenis_pos"),
  values: ["piutang", "hutang", "titipan", "uang_muka"],
  description: undefined,
  extensions: undefined
});
const spec_posTerbuka = {
  name: "posTerbuka",
  identifier: posTerbukaIdentifier,
  attributes: {
    __proto__: null,
    id: {
      codec: TYPES.bigint,
      notNull: true
    },
    posting_id: {
      codec: TYPES.bigint,
      notNull: true
    },
    transaksi_id: {
      codec: TYPES.bigint,
      notNull: true
    },
    jenis: {
      codec: jenisPosCodec,
      notNull: true
    },
    akun_kode: {
      codec: TYPES.text,
      notNull: true
    },
    kontak_id: {
      codec: TYPES.bigint,
      notNull: true
    },
    tanggal: {
      codec: TYPES.date,
      notNull: true
    },
    jatuh_tempo: {
      codec: TYPES.date
    },
    nilai: {
      codec: uangCodec,
      notNull: true
    },
    membalik_id: {
      codec: TYPES.bigint
    },
    tanggal_faktur: {
      codec: TYPES.date
    },
    nomor_faktur_asli: {
      codec: TYPES.text
    },
    tertahan: {
      codec: TYPES.boolean,
      notNull: true
    }
  },
  executor: executor
};
const posTerbukaCodec = recordCodec(spec_posTerbuka);
const postingIdentifier = sql.identifier("posting");
const spec_posting = {
  name: "posting",
  identifier: postingIdentifier,
  attributes: {
    __proto__: null,
    id: {
      codec: TYPES.bigint,
      notNull: true
    },
    aksi: {
      codec: enumCodec({
        name: "aksiPosting",
        identifier: sql.identifier("aksi_posting"),
        values: ["posting", "void", "terima", "tutup", "koreksi", "kedaluwarsa"],
        description: undefined,
        extensions: undefined
      }),
      notNull: true
    },
    transaksi_id: {
      codec: TYPES.bigint
    },
    xid: {
      codec: xid8Codec,
      notNull: true
    },
    terbukti: {
      codec: TYPES.boolean,
      notNull: true
    },
    alasan: {
      codec: TYPES.text
    },
    dicatat_pada: {
      codec: TYPES.timestamptz,
      notNull: true
    },
    dicatat_oleh: {
      codec: TYPES.uuid
    },
    request_id: {
      codec: TYPES.text
    }
  },
  executor: executor
};
const postingCodec = recordCodec(spec_posting);
const pphIdentifier = sql.identifier("pph");
const spec_pph = {
  name: "pph",
  identifier: pphIdentifier,
  attributes: {
    __proto__: null,
    kode: {
      codec: TYPES.text,
      notNull: true
    },
    nama: {
      codec: TYPES.text,
      notNull: true
    }
  },
  executor: executor
};
const pphTarifIdentifier = sql.identifier("pph_tarif");
const spec_pphTarif = {
  name: "pphTarif",
  identifier: pphTarifIdentifier,
  attributes: {
    __proto__: null,
    pph_kode: {
      codec: TYPES.text,
      notNull: true
    },
    berlaku_dari: {
      codec: TYPES.date,
      notNull: true
    },
    tarif: {
      codec: TYPES.numeric,
      notNull: true
    }
  },
  executor: executor
};
const returPembelianInputCodec = recordCodec({
  name: "returPembelianInput",
  identifier: sql.identifier("retur_pembelian_input"),
  attributes: {
    __proto__: null,
    tanggal: {
      codec: TYPES.date
    },
    kontak_id: {
      codec: TYPES.bigint
    },
    lokasi_id: {
      codec: TYPES.bigint
    },
    dokumen_asal_id: {
      codec: TYPES.bigint
    },
    cara: {
      codec: enumCodec({
        name: "caraReturPembelian",
        identifier: sql.identifier("cara_retur_pembelian"),
        values: ["potong_hutang", "tunai", "uang_muka"],
        description: undefined,
        extensions: undefined
      })
    },
    akun_kas: {
      codec: TYPES.text
    },
    nomor_nota_retur: {
      codec: TYPES.text
    },
    nomor_referensi: {
      codec: TYPES.text
    },
    keterangan: {
      codec: TYPES.text
    },
    detail: {
      codec: listOfCodec(recordCodec({
        name: "returPembelianBarisInput",
        identifier: sql.identifier("retur_pembelian_baris_input"),
        attributes: {
          __proto__: null,
          baris_asal_id: {
            codec: TYPES.bigint
          },
          qty: {
            codec: TYPES.numeric
          },
          keterangan: {
            codec: TYPES.text
          },
          dimensi: {
            codec: jsonbCodec
          }
        },
        executor: executor
      }), {
        name: "returPembelianBarisInputArray"
      })
    },
    sudah_terhitung_opname: {
      codec: TYPES.bigint
    },
    dimensi: {
      codec: jsonbCodec
    }
  },
  executor: executor
});
const returPembelianInputArrayCodec = listOfCodec(returPembelianInputCodec, {
  name: "returPembelianInputArray"
});
const returPenjualanInputCodec = recordCodec({
  name: "returPenjualanInput",
  identifier: sql.identifier("retur_penjualan_input"),
  attributes: {
    __proto__: null,
    tanggal: {
      codec: TYPES.date
    },
    kontak_id: {
      codec: TYPES.bigint
    },
    lokasi_id: {
      codec: TYPES.bigint
    },
    dokumen_asal_id: {
      codec: TYPES.bigint
    },
    cara: {
      codec: enumCodec({
        name: "caraReturPenjualan",
        identifier: sql.identifier("cara_retur_penjualan"),
        values: ["potong_piutang", "tunai", "titipan"],
        description: undefined,
        extensions: undefined
      })
    },
    akun_kas: {
      codec: TYPES.text
    },
    kondisi: {
      codec: enumCodec({
        name: "kondisiRetur",
        identifier: sql.identifier("kondisi_retur"),
        values: ["baik", "rusak"],
        description: undefined,
        extensions: undefined
      })
    },
    nomor_referensi: {
      codec: TYPES.text
    },
    keterangan: {
      codec: TYPES.text
    },
    detail: {
      codec: listOfCodec(recordCodec({
        name: "returPenjualanBarisInput",
        identifier: sql.identifier("retur_penjualan_baris_input"),
        attributes: {
          __proto__: null,
          baris_asal_id: {
            codec: TYPES.bigint
          },
          barang_id: {
            codec: TYPES.bigint
          },
          satuan_id: {
            codec: TYPES.bigint
          },
          qty: {
            codec: TYPES.numeric
          },
          harga: {
            codec: TYPES.numeric
          },
          pajak_kode: {
            codec: TYPES.text
          },
          hpp: {
            codec: TYPES.numeric
          },
          keterangan: {
            codec: TYPES.text
          },
          dimensi: {
            codec: jsonbCodec
          }
        },
        executor: executor
      }), {
        name: "returPenjualanBarisInputArray"
      })
    },
    sudah_terhitung_opname: {
      codec: TYPES.bigint
    },
    dimensi: {
      codec: jsonbCodec
    }
  },
  executor: executor
});
const returPenjualanInputArrayCodec = listOfCodec(returPenjualanInputCodec, {
  name: "returPenjualanInputArray"
});
const saldoAwalBarisInputArrayCodec = listOfCodec(recordCodec({
  name: "saldoAwalBarisInput",
  identifier: sql.identifier("saldo_awal_baris_input"),
  attributes: {
    __proto__: null,
    nomor_faktur_asli: {
      codec: TYPES.text
    },
    tanggal_faktur: {
      codec: TYPES.date
    },
    jatuh_tempo: {
      codec: TYPES.date
    },
    nilai_sisa: {
      codec: TYPES.numeric
    },
    jenis: {
      codec: enumCodec({
        name: "jenisSaldoAwal",
        identifier: sql.identifier("jenis_saldo_awal"),
        values: ["faktur", "uang_muka"],
        description: undefined,
        extensions: undefined
      })
    },
    keterangan: {
      codec: TYPES.text
    }
  },
  executor: executor
}), {
  name: "saldoAwalBarisInputArray"
});
const saldoAwalHutangInputCodec = recordCodec({
  name: "saldoAwalHutangInput",
  identifier: sql.identifier("saldo_awal_hutang_input"),
  attributes: {
    __proto__: null,
    tanggal: {
      codec: TYPES.date
    },
    kontak_id: {
      codec: TYPES.bigint
    },
    lokasi_id: {
      codec: TYPES.bigint
    },
    nomor_referensi: {
      codec: TYPES.text
    },
    keterangan: {
      codec: TYPES.text
    },
    detail: {
      codec: saldoAwalBarisInputArrayCodec
    },
    dimensi: {
      codec: jsonbCodec
    }
  },
  executor: executor
});
const saldoAwalHutangInputArrayCodec = listOfCodec(saldoAwalHutangInputCodec, {
  name: "saldoAwalHutangInputArray"
});
const saldoAwalPiutangInputCodec = recordCodec({
  name: "saldoAwalPiutangInput",
  identifier: sql.identifier("saldo_awal_piutang_input"),
  attributes: {
    __proto__: null,
    tanggal: {
      codec: TYPES.date
    },
    kontak_id: {
      codec: TYPES.bigint
    },
    lokasi_id: {
      codec: TYPES.bigint
    },
    nomor_referensi: {
      codec: TYPES.text
    },
    keterangan: {
      codec: TYPES.text
    },
    detail: {
      codec: saldoAwalBarisInputArrayCodec
    },
    dimensi: {
      codec: jsonbCodec
    }
  },
  executor: executor
});
const saldoAwalPiutangInputArrayCodec = listOfCodec(saldoAwalPiutangInputCodec, {
  name: "saldoAwalPiutangInputArray"
});
const saldoHarianIdentifier = sql.identifier("saldo_harian");
const spec_saldoHarian = {
  name: "saldoHarian",
  identifier: saldoHarianIdentifier,
  attributes: {
    __proto__: null,
    akun_kode: {
      codec: TYPES.text,
      notNull: true
    },
    tanggal: {
      codec: TYPES.date,
      notNull: true
    },
    debit: {
      codec: uangCodec,
      notNull: true
    },
    kredit: {
      codec: uangCodec,
      notNull: true
    }
  },
  executor: executor
};
const satuanIdentifier = sql.identifier("satuan");
const spec_satuan = {
  name: "satuan",
  identifier: satuanIdentifier,
  attributes: {
    __proto__: null,
    id: {
      codec: TYPES.bigint,
      notNull: true
    },
    kode: {
      codec: TYPES.text,
      notNull: true
    },
    nama: {
      codec: TYPES.text,
      notNull: true
    },
    aktif: {
      codec: TYPES.boolean,
      notNull: true
    },
    atribut: {
      codec: jsonbCodec,
      notNull: true
    },
    dibuat_pada: {
      codec: TYPES.timestamptz,
      notNull: true
    },
    diubah_pada: {
      codec: TYPES.timestamptz,
      notNull: true
    },
    cari: {
      codec: TYPES.text
    }
  },
  executor: executor
};
const stokAmbilIdentifier = sql.identifier("stok_ambil");
const spec_stokAmbil = {
  name: "stokAmbil",
  identifier: stokAmbilIdentifier,
  attributes: {
    __proto__: null,
    id: {
      codec: TYPES.bigint,
      notNull: true
    },
    posting_id: {
      codec: TYPES.bigint,
      notNull: true
    },
    barang_id: {
      codec: TYPES.bigint,
      notNull: true
    },
    pool_id: {
      codec: TYPES.bigint,
      notNull: true
    },
    pemakai_id: {
      codec: TYPES.bigint,
      notNull: true
    },
    lapisan_id: {
      codec: TYPES.bigint,
      notNull: true
    },
    ke: {
      codec: TYPES.int,
      notNull: true
    },
    tanggal_kunci: {
      codec: TYPES.date,
      notNull: true
    },
    urut: {
      codec: TYPES.bigint,
      notNull: true
    },
    qty: {
      codec: kuantitasCodec,
      notNull: true
    },
    nilai: {
      codec: uangCodec,
      notNull: true
    }
  },
  executor: executor
};
const stokAmbilCodec = recordCodec(spec_stokAmbil);
const stokKurangIdentifier = sql.identifier("stok_kurang");
const spec_stokKurang = {
  name: "stokKurang",
  identifier: stokKurangIdentifier,
  attributes: {
    __proto__: null,
    barang_id: {
      codec: TYPES.bigint,
      notNull: true
    },
    sejak: {
      codec: TYPES.timestamptz,
      notNull: true
    }
  },
  executor: executor
};
const stokKurangCodec = recordCodec(spec_stokKurang);
const stokLapisanIdentifier = sql.identifier("stok_lapisan");
const spec_stokLapisan = {
  name: "stokLapisan",
  identifier: stokLapisanIdentifier,
  attributes: {
    __proto__: null,
    mutasi_id: {
      codec: TYPES.bigint,
      notNull: true
    },
    ke: {
      codec: TYPES.int,
      notNull: true
    },
    barang_id: {
      codec: TYPES.bigint,
      notNull: true
    },
    pool_id: {
      codec: TYPES.bigint,
      notNull: true
    },
    tanggal_kunci: {
      codec: TYPES.date,
      notNull: true
    },
    urut: {
      codec: TYPES.bigint,
      notNull: true
    },
    baris: {
      codec: TYPES.int,
      notNull: true
    },
    sub: {
      codec: TYPES.int2,
      notNull: true
    },
    qty: {
      codec: kuantitasCodec,
      notNull: true
    },
    nilai: {
      codec: uangCodec,
      notNull: true
    }
  },
  executor: executor
};
const stokLapisanCodec = recordCodec(spec_stokLapisan);
const stokLokasiIdentifier = sql.identifier("stok_lokasi");
const spec_stokLokasi = {
  name: "stokLokasi",
  identifier: stokLokasiIdentifier,
  attributes: {
    __proto__: null,
    barang_id: {
      codec: TYPES.bigint,
      notNull: true
    },
    lokasi_id: {
      codec: TYPES.bigint,
      notNull: true
    },
    qty: {
      codec: kuantitasCodec,
      notNull: true
    }
  },
  executor: executor
};
const stokLokasiCodec = recordCodec(spec_stokLokasi);
const stokPoolIdentifier = sql.identifier("stok_pool");
const spec_stokPool = {
  name: "stokPool",
  identifier: stokPoolIdentifier,
  attributes: {
    __proto__: null,
    barang_id: {
      codec: TYPES.bigint,
      notNull: true
    },
    pool_id: {
      codec: TYPES.bigint,
      notNull: true
    },
    qty: {
      codec: kuantitasCodec,
      notNull: true
    },
    nilai: {
      codec: uangCodec,
      notNull: true
    },
    hpp_terakhir: {
      codec: TYPES.numeric
    },
    tanggal_terakhir: {
      codec: TYPES.date,
      notNull: true
    }
  },
  executor: executor
};
const stokPoolCodec = recordCodec(spec_stokPool);
const transaksiIdentifier = sql.identifier("transaksi");
const statusBayarCodec = enumCodec({
  name: "statusBayar",
  identifier: sql.identifier("status_bayar"),
  values: ["belum", "sebagian", "lunas"],
  description: undefined,
  extensions: undefined
});
const statusOrderCodec = enumCodec({
  name: "statusOrder",
  identifier: sql.identifier("status_order"),
  values: ["terbuka", "sebagian", "selesai", "ditutup"],
  description: undefined,
  extensions: undefined
});
const spec_transaksi = {
  name: "transaksi",
  identifier: transaksiIdentifier,
  attributes: {
    __proto__: null,
    id: {
      codec: TYPES.bigint,
      notNull: true
    },
    jenis: {
      codec: jenisTransaksiCodec,
      notNull: true
    },
    nomor: {
      codec: TYPES.text,
      notNull: true
    },
    tanggal: {
      codec: TYPES.date,
      notNull: true
    },
    kontak_id: {
      codec: TYPES.bigint
    },
    lokasi_id: {
      codec: TYPES.bigint
    },
    jatuh_tempo: {
      codec: TYPES.date
    },
    nomor_referensi: {
      codec: TYPES.text
    },
    nomor_faktur_supplier: {
      codec: TYPES.text
    },
    keterangan: {
      codec: TYPES.text
    },
    harga_kode: {
      codec: TYPES.text
    },
    harga_termasuk_pajak: {
      codec: TYPES.boolean,
      notNull: true
    },
    status: {
      codec: statusTransaksiCodec,
      notNull: true
    },
    bruto: {
      codec: uangCodec,
      notNull: true
    },
    diskon: {
      codec: uangCodec,
      notNull: true
    },
    dpp: {
      codec: uangCodec,
      notNull: true
    },
    ppn: {
      codec: uangCodec,
      notNull: true
    },
    ongkos: {
      codec: uangCodec,
      notNull: true
    },
    ongkos_ppn: {
      codec: uangCodec,
      notNull: true
    },
    biaya_tambahan: {
      codec: uangCodec,
      notNull: true
    },
    pembulatan: {
      codec: uangCodec,
      notNull: true
    },
    total_nilai: {
      codec: uangCodec,
      notNull: true
    },
    hpp_total: {
      codec: uangCodec
    },
    dibayar: {
      codec: uangCodec,
      notNull: true
    },
    sisa: {
      codec: uangCodec
    },
    status_bayar: {
      codec: statusBayarCodec
    },
    isi: {
      codec: jsonbCodec
    },
    posting_id: {
      codec: TYPES.bigint
    },
    alasan: {
      codec: TYPES.text
    },
    dibuat_oleh: {
      codec: TYPES.uuid
    },
    penyusun: {
      codec: LIST_TYPES.uuid,
      notNull: true
    },
    dibuat_pada: {
      codec: TYPES.timestamptz,
      notNull: true
    },
    diubah_pada: {
      codec: TYPES.timestamptz,
      notNull: true
    },
    disetujui_oleh: {
      codec: TYPES.uuid
    },
    dokumen_asal_id: {
      codec: TYPES.bigint
    },
    status_order: {
      codec: statusOrderCodec
    },
    rincian: {
      codec: jsonbCodec,
      notNull: true
    },
    cari: {
      codec: TYPES.text
    },
    gabungan_id: {
      codec: TYPES.bigint
    }
  },
  executor: executor
};
const transaksiCodec = recordCodec(spec_transaksi);
const transaksiBarisIdentifier = sql.identifier("transaksi_baris");
const spec_transaksiBaris = {
  name: "transaksiBaris",
  identifier: transaksiBarisIdentifier,
  attributes: {
    __proto__: null,
    id: {
      codec: TYPES.bigint,
      notNull: true
    },
    transaksi_id: {
      codec: TYPES.bigint,
      notNull: true
    },
    baris: {
      codec: TYPES.int,
      notNull: true
    },
    barang_id: {
      codec: TYPES.bigint
    },
    akun_kode: {
      codec: TYPES.text
    },
    satuan_id: {
      codec: TYPES.bigint
    },
    faktor: {
      codec: kuantitasCodec,
      notNull: true
    },
    qty: {
      codec: kuantitasCodec
    },
    qty_dasar: {
      codec: kuantitasCodec
    },
    harga: {
      codec: hargaSatuanCodec
    },
    bruto: {
      codec: uangCodec,
      notNull: true
    },
    diskon: {
      codec: uangCodec,
      notNull: true
    },
    diskon_dokumen: {
      codec: uangCodec,
      notNull: true
    },
    subtotal: {
      codec: uangCodec,
      notNull: true
    },
    dpp: {
      codec: uangCodec,
      notNull: true
    },
    pajak_kode: {
      codec: TYPES.text
    },
    tarif: {
      codec: TYPES.numeric
    },
    dpp_lain: {
      codec: uangCodec
    },
    ppn: {
      codec: uangCodec,
      notNull: true
    },
    dikreditkan: {
      codec: TYPES.boolean,
      notNull: true
    },
    biaya: {
      codec: uangCodec,
      notNull: true
    },
    nilai_hpp: {
      codec: uangCodec
    },
    baris_asal_id: {
      codec: TYPES.bigint
    },
    keterangan: {
      codec: TYPES.text
    },
    rincian: {
      codec: jsonbCodec,
      notNull: true
    },
    gabungan_id: {
      codec: TYPES.bigint
    }
  },
  executor: executor
};
const transaksiBarisCodec = recordCodec(spec_transaksiBaris);
const transaksiBiayaIdentifier = sql.identifier("transaksi_biaya");
const spec_transaksiBiaya = {
  name: "transaksiBiaya",
  identifier: transaksiBiayaIdentifier,
  attributes: {
    __proto__: null,
    transaksi_id: {
      codec: TYPES.bigint,
      notNull: true
    },
    baris: {
      codec: TYPES.int,
      notNull: true
    },
    akun_kode: {
      codec: TYPES.text
    },
    jumlah: {
      codec: uangCodec,
      notNull: true
    },
    alokasi: {
      codec: alokasiBiayaCodec,
      notNull: true
    }
  },
  executor: executor
};
const transaksiBiayaCodec = recordCodec(spec_transaksiBiaya);
const transaksiPembayaranIdentifier = sql.identifier("transaksi_pembayaran");
const spec_transaksiPembayaran = {
  name: "transaksiPembayaran",
  identifier: transaksiPembayaranIdentifier,
  attributes: {
    __proto__: null,
    transaksi_id: {
      codec: TYPES.bigint,
      notNull: true
    },
    baris: {
      codec: TYPES.int,
      notNull: true
    },
    akun_kode: {
      codec: TYPES.text,
      notNull: true
    },
    jumlah: {
      codec: uangCodec,
      notNull: true
    }
  },
  executor: executor
};
const transaksiPembayaranCodec = recordCodec(spec_transaksiPembayaran);
const pengembalianCodec = enumCodec({
  name: "pengembalian",
  identifier: sql.identifier("pengembalian"),
  values: ["kas", "titipan"],
  description: undefined,
  extensions: undefined
});
const transferStokInputCodec = recordCodec({
  name: "transferStokInput",
  identifier: sql.identifier("transfer_stok_input"),
  attributes: {
    __proto__: null,
    tanggal: {
      codec: TYPES.date
    },
    lokasi_asal_id: {
      codec: TYPES.bigint
    },
    lokasi_tujuan_id: {
      codec: TYPES.bigint
    },
    dua_langkah: {
      codec: TYPES.boolean
    },
    nomor_referensi: {
      codec: TYPES.text
    },
    keterangan: {
      codec: TYPES.text
    },
    detail: {
      codec: listOfCodec(recordCodec({
        name: "transferStokBarisInput",
        identifier: sql.identifier("transfer_stok_baris_input"),
        attributes: {
          __proto__: null,
          barang_id: {
            codec: TYPES.bigint
          },
          satuan_id: {
            codec: TYPES.bigint
          },
          qty: {
            codec: TYPES.numeric
          },
          keterangan: {
            codec: TYPES.text
          }
        },
        executor: executor
      }), {
        name: "transferStokBarisInputArray"
      })
    },
    sudah_terhitung_opname: {
      codec: TYPES.bigint
    },
    dimensi: {
      codec: jsonbCodec
    }
  },
  executor: executor
});
const transferStokInputArrayCodec = listOfCodec(transferStokInputCodec, {
  name: "transferStokInputArray"
});
const registryConfig = {
  pgExecutors: {
    __proto__: null,
    main: executor
  },
  pgCodecs: {},
  pgResources: {
    ai_konteks: {
      name: "ai_konteks",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [],
      isUnique: true
    },
    ai_query: {
      name: "ai_query",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "pemetaan",
        codec: jsonbCodec
      }],
      isUnique: true
    },
    ai_suggestions: {
      name: "ai_suggestions",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "bahasa",
        codec: enumCodec({
          name: "bahasa",
          identifier: sql.identifier("bahasa"),
          values: ["id", "en"],
          description: undefined,
          extensions: undefined
        }),
        optional: true
      }],
      isUnique: true
    },
    akses_tenant_request: {
      name: "akses_tenant_request",
      executor: executor,
      from: fromNowhere,
      codec: recordCodec({
        name: "notifikasiDibuat",
        identifier: sql.identifier("notifikasi_dibuat"),
        attributes: {
          __proto__: null,
          id: {
            codec: TYPES.bigint
          }
        },
        executor: executor
      }),
      parameters: [{
        name: "tenant_kode",
        codec: TYPES.text
      }, {
        name: "alasan",
        codec: TYPES.text,
        optional: true
      }],
      isUnique: true,
      isMutation: true
    },
    akun: {
      name: "akun",
      executor: executor,
      from: akunIdentifier,
      codec: recordCodec(spec_akun),
      uniques: [{
        attributes: ["kode"],
        isPrimary: true
      }]
    },
    akun_create: {
      name: "akun_create",
      executor: executor,
      from: fromNowhere,
      codec: masterDibuatCodec,
      parameters: [{
        name: "dokumen",
        codec: recordCodec({
          name: "akunInput",
          identifier: sql.identifier("akun_input"),
          attributes: {
            __proto__: null,
            kode: {
              codec: TYPES.text
            },
            nama: {
              codec: TYPES.text
            },
            subklas_id: {
              codec: TYPES.int
            },
            saldo_normal: {
              codec: saldoNormalCodec
            },
            induk_kode: {
              codec: TYPES.text
            },
            adalah_kas: {
              codec: TYPES.boolean
            },
            aktif: {
              codec: TYPES.boolean
            },
            atribut: {
              codec: jsonbCodec
            },
            arus_kas: {
              codec: arusKasKategoriCodec
            }
          },
          executor: executor
        })
      }],
      isUnique: true,
      isMutation: true
    },
    akun_klas: {
      name: "akun_klas",
      executor: executor,
      from: akunKlasIdentifier,
      codec: recordCodec(spec_akunKlas),
      uniques: [{
        attributes: ["id"],
        isPrimary: true
      }]
    },
    akun_klas_list: {
      name: "akun_klas_list",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [],
      isUnique: true
    },
    akun_peran: {
      name: "akun_peran",
      executor: executor,
      from: akunPeranIdentifier,
      codec: recordCodec(spec_akunPeran),
      uniques: [{
        attributes: ["peran"],
        isPrimary: true
      }]
    },
    akun_peran_ref: {
      name: "akun_peran_ref",
      executor: executor,
      from: akunPeranRefIdentifier,
      codec: recordCodec(spec_akunPeranRef),
      uniques: [{
        attributes: ["peran"],
        isPrimary: true
      }]
    },
    akun_subklas: {
      name: "akun_subklas",
      executor: executor,
      from: akunSubklasIdentifier,
      codec: recordCodec(spec_akunSubklas),
      uniques: [{
        attributes: ["id"],
        isPrimary: true
      }]
    },
    akun_subklas_list: {
      name: "akun_subklas_list",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "klas_id",
        codec: TYPES.int,
        optional: true
      }],
      isUnique: true
    },
    alokasi: {
      name: "alokasi",
      executor: executor,
      from: alokasiIdentifier,
      codec: alokasiCodec,
      uniques: [{
        attributes: ["id"],
        isPrimary: true
      }]
    },
    anggaran: {
      name: "anggaran",
      executor: executor,
      from: anggaranIdentifier,
      codec: recordCodec(spec_anggaran),
      uniques: [{
        attributes: ["id"],
        isPrimary: true
      }, {
        attributes: ["tahun", "bulan", "akun_kode", "nilai_id"],
        isPrimary: undefined
      }]
    },
    anggaran_get: {
      name: "anggaran_get",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "tahun",
        codec: TYPES.int
      }, {
        name: "dimensi",
        codec: TYPES.text,
        optional: true
      }],
      isUnique: true
    },
    anggaran_set: {
      name: "anggaran_set",
      executor: executor,
      from: fromNowhere,
      codec: TYPES.boolean,
      parameters: [{
        name: "tahun",
        codec: TYPES.int
      }, {
        name: "detail",
        codec: listOfCodec(recordCodec({
          name: "anggaranAkun",
          identifier: sql.identifier("anggaran_akun"),
          attributes: {
            __proto__: null,
            akun_kode: {
              codec: TYPES.text
            },
            jumlah: {
              codec: LIST_TYPES.numeric
            }
          },
          executor: executor
        }), {
          name: "anggaranAkunArray"
        })
      }, {
        name: "dimensi",
        codec: TYPES.text,
        optional: true
      }],
      isUnique: true,
      isMutation: true
    },
    aset: {
      name: "aset",
      executor: executor,
      from: asetIdentifier,
      codec: recordCodec(spec_aset),
      uniques: [{
        attributes: ["id"],
        isPrimary: true
      }, {
        attributes: ["kode"],
        isPrimary: undefined
      }]
    },
    aset_asal: {
      name: "aset_asal",
      executor: executor,
      from: asetAsalIdentifier,
      codec: recordCodec(spec_asetAsal),
      uniques: [{
        attributes: ["id"],
        isPrimary: true
      }]
    },
    aset_create: {
      name: "aset_create",
      executor: executor,
      from: fromNowhere,
      codec: masterDibuatCodec,
      parameters: [{
        name: "dokumen",
        codec: recordCodec({
          name: "asetInput",
          identifier: sql.identifier("aset_input"),
          attributes: {
            __proto__: null,
            kode: {
              codec: TYPES.text
            },
            nama: {
              codec: TYPES.text
            },
            akun_aset: {
              codec: TYPES.text
            },
            akun_akumulasi: {
              codec: TYPES.text
            },
            akun_beban: {
              codec: TYPES.text
            },
            tanggal: {
              codec: TYPES.date
            },
            perolehan: {
              codec: TYPES.numeric
            },
            residu: {
              codec: TYPES.numeric
            },
            akumulasi_awal: {
              codec: TYPES.numeric
            },
            umur_bulan: {
              codec: TYPES.int
            },
            metode: {
              codec: metodePenyusutanCodec
            },
            tarif: {
              codec: TYPES.numeric
            },
            aktif: {
              codec: TYPES.boolean
            },
            atribut: {
              codec: jsonbCodec
            },
            tidak_boleh_dikreditkan: {
              codec: TYPES.boolean
            },
            asal: {
              codec: listOfCodec(recordCodec({
                name: "asetAsalInput",
                identifier: sql.identifier("aset_asal_input"),
                attributes: {
                  __proto__: null,
                  baris_id: {
                    codec: TYPES.bigint
                  },
                  nilai: {
                    codec: TYPES.numeric
                  }
                },
                executor: executor
              }), {
                name: "asetAsalInputArray"
              })
            }
          },
          executor: executor
        })
      }],
      isUnique: true,
      isMutation: true
    },
    aset_lepas: {
      name: "aset_lepas",
      executor: executor,
      from: fromNowhere,
      codec: transaksiDibuatCodec,
      parameters: [{
        name: "id",
        codec: TYPES.bigint
      }, {
        name: "dokumen",
        codec: asetLepasInputCodec
      }, {
        name: "draft",
        codec: TYPES.boolean,
        optional: true
      }],
      isUnique: true,
      isMutation: true
    },
    aset_lepas_simulate: {
      name: "aset_lepas_simulate",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "id",
        codec: TYPES.bigint
      }, {
        name: "dokumen",
        codec: asetLepasInputCodec
      }],
      isUnique: true,
      isMutation: true
    },
    aset_susut: {
      name: "aset_susut",
      executor: executor,
      from: asetSusutIdentifier,
      codec: asetSusutCodec,
      uniques: [{
        attributes: ["id"],
        isPrimary: true
      }]
    },
    audit_hutang_piutang_create: {
      name: "audit_hutang_piutang_create",
      executor: executor,
      from: fromNowhere,
      codec: transaksiDibuatCodec,
      parameters: [{
        name: "dokumen",
        codec: auditHutangPiutangInputCodec
      }, {
        name: "draft",
        codec: TYPES.boolean,
        optional: true
      }],
      isUnique: true,
      isMutation: true
    },
    audit_hutang_piutang_massal: {
      name: "audit_hutang_piutang_massal",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "dokumen",
        codec: auditHutangPiutangInputArrayCodec
      }],
      isUnique: true,
      isMutation: true
    },
    audit_hutang_piutang_massal_simulate: {
      name: "audit_hutang_piutang_massal_simulate",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "dokumen",
        codec: auditHutangPiutangInputArrayCodec
      }],
      isUnique: true,
      isMutation: true
    },
    audit_hutang_piutang_replace: {
      name: "audit_hutang_piutang_replace",
      executor: executor,
      from: fromNowhere,
      codec: TYPES.boolean,
      parameters: [{
        name: "id",
        codec: TYPES.bigint
      }, {
        name: "dokumen",
        codec: auditHutangPiutangInputCodec
      }],
      isUnique: true,
      isMutation: true
    },
    audit_hutang_piutang_simulate: {
      name: "audit_hutang_piutang_simulate",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "dokumen",
        codec: auditHutangPiutangInputCodec
      }],
      isUnique: true,
      isMutation: true
    },
    audit_list: {
      name: "audit_list",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "entitas",
        codec: TYPES.text,
        optional: true
      }, {
        name: "entitas_id",
        codec: TYPES.text,
        optional: true
      }, {
        name: "pengguna_id",
        codec: TYPES.uuid,
        optional: true
      }, {
        name: "aksi",
        codec: enumCodec({
          name: "aksiAudit",
          identifier: sql.identifier("aksi_audit"),
          values: ["buat", "ubah", "hapus", "setujui", "void", "batal", "pulih", "create", "update", "delete"],
          description: undefined,
          extensions: undefined
        }),
        optional: true
      }, {
        name: "dari",
        codec: TYPES.date,
        optional: true
      }, {
        name: "sampai",
        codec: TYPES.date,
        optional: true
      }, {
        name: "page",
        codec: TYPES.int,
        optional: true
      }, {
        name: "per_page",
        codec: TYPES.int,
        optional: true
      }],
      isUnique: true
    },
    audit_verifikasi: {
      name: "audit_verifikasi",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "dari_posisi",
        codec: TYPES.bigint,
        optional: true
      }, {
        name: "banyak",
        codec: TYPES.int,
        optional: true
      }, {
        name: "jangkar",
        codec: TYPES.text,
        optional: true
      }],
      isUnique: true
    },
    barang: {
      name: "barang",
      executor: executor,
      from: barangIdentifier,
      codec: barangCodec,
      uniques: [{
        attributes: ["id"],
        isPrimary: true
      }, {
        attributes: ["kode"],
        isPrimary: undefined
      }]
    },
    barang_create: {
      name: "barang_create",
      executor: executor,
      from: fromNowhere,
      codec: masterDibuatCodec,
      parameters: [{
        name: "dokumen",
        codec: recordCodec({
          name: "barangInput",
          identifier: sql.identifier("barang_input"),
          attributes: {
            __proto__: null,
            kode: {
              codec: TYPES.text
            },
            nama: {
              codec: TYPES.text
            },
            jenis: {
              codec: barangJenisCodec
            },
            satuan_id: {
              codec: TYPES.bigint
            },
            kategori: {
              codec: TYPES.text
            },
            merek: {
              codec: TYPES.text
            },
            barcode: {
              codec: TYPES.text
            },
            harga_beli: {
              codec: TYPES.numeric
            },
            harga_jual: {
              codec: TYPES.numeric
            },
            stok_minimum: {
              codec: TYPES.numeric
            },
            kebijakan_stok_minus: {
              codec: kebijakanStokMinusCodec
            },
            pajak_kode: {
              codec: TYPES.text
            },
            akun_persediaan: {
              codec: TYPES.text
            },
            akun_hpp: {
              codec: TYPES.text
            },
            akun_penjualan: {
              codec: TYPES.text
            },
            aktif: {
              codec: TYPES.boolean
            },
            atribut: {
              codec: jsonbCodec
            },
            dimensi: {
              codec: jsonbCodec
            }
          },
          executor: executor
        })
      }],
      isUnique: true,
      isMutation: true
    },
    barang_harga: {
      name: "barang_harga",
      executor: executor,
      from: barangHargaIdentifier,
      codec: barangHargaCodec,
      uniques: [{
        attributes: ["id"],
        isPrimary: true
      }, {
        attributes: ["barang_id", "harga_kode", "satuan_id", "qty_minimum", "berlaku_dari"],
        isPrimary: undefined
      }]
    },
    barang_harga_create: {
      name: "barang_harga_create",
      executor: executor,
      from: fromNowhere,
      codec: masterDibuatCodec,
      parameters: [{
        name: "dokumen",
        codec: recordCodec({
          name: "barangHargaInput",
          identifier: sql.identifier("barang_harga_input"),
          attributes: {
            __proto__: null,
            barang_id: {
              codec: TYPES.bigint
            },
            harga_kode: {
              codec: TYPES.text
            },
            satuan_id: {
              codec: TYPES.bigint
            },
            harga: {
              codec: TYPES.numeric
            },
            qty_minimum: {
              codec: TYPES.numeric
            },
            berlaku_dari: {
              codec: TYPES.date
            },
            berlaku_sampai: {
              codec: TYPES.date
            },
            aktif: {
              codec: TYPES.boolean
            },
            atribut: {
              codec: jsonbCodec
            }
          },
          executor: executor
        })
      }],
      isUnique: true,
      isMutation: true
    },
    barang_hpp: {
      name: "barang_hpp",
      executor: executor,
      from: (() => {
        const template = Object.assign([...parts], {
          raw: parts
        });
        return ({
          placeholder
        }) => sql`(${sql(template, ...parts.slice(1).map(() => sql`(${placeholder})`))})`;
      })(),
      codec: hargaSatuanCodec,
      parameters: [{
        name: null,
        required: true,
        notNull: true,
        codec: barangCodec
      }],
      isUnique: true
    },
    barang_nilai_stok: {
      name: "barang_nilai_stok",
      executor: executor,
      from: (parts => {
        const template = Object.assign([...parts], {
          raw: parts
        });
        return ({
          placeholder
        }) => sql`(${sql(template, ...parts.slice(1).map(() => sql`(${placeholder})`))})`;
      })(["case when ", ".jenis = 'persediaan' then (\n    select coalesce(sum(p.nilai), 0)::numeric(20, 2) from stok_pool as p where p.barang_id = ", ".id\n  ) end"]),
      codec: uangCodec,
      parameters: [{
        name: null,
        required: true,
        notNull: true,
        codec: barangCodec
      }],
      isUnique: true
    },
    barang_satuan: {
      name: "barang_satuan",
      executor: executor,
      from: barangSatuanIdentifier,
      codec: barangSatuanCodec,
      uniques: [{
        attributes: ["id"],
        isPrimary: true
      }, {
        attributes: ["barang_id", "satuan_id"],
        isPrimary: undefined
      }]
    },
    barang_satuan_create: {
      name: "barang_satuan_create",
      executor: executor,
      from: fromNowhere,
      codec: masterDibuatCodec,
      parameters: [{
        name: "dokumen",
        codec: recordCodec({
          name: "barangSatuanInput",
          identifier: sql.identifier("barang_satuan_input"),
          attributes: {
            __proto__: null,
            barang_id: {
              codec: TYPES.bigint
            },
            satuan_id: {
              codec: TYPES.bigint
            },
            faktor: {
              codec: TYPES.numeric
            },
            barcode: {
              codec: TYPES.text
            },
            aktif: {
              codec: TYPES.boolean
            },
            atribut: {
              codec: jsonbCodec
            }
          },
          executor: executor
        })
      }],
      isUnique: true,
      isMutation: true
    },
    barang_stok: {
      name: "barang_stok",
      executor: executor,
      from: (parts => {
        const template = Object.assign([...parts], {
          raw: parts
        });
        return ({
          placeholder
        }) => sql`(${sql(template, ...parts.slice(1).map(() => sql`(${placeholder})`))})`;
      })(["case when ", ".jenis = 'persediaan' then (\n    select coalesce(sum(l.qty), 0)::numeric(20, 6) from stok_lokasi as l where l.barang_id = ", ".id\n  ) end"]),
      codec: kuantitasCodec,
      parameters: [{
        name: null,
        required: true,
        notNull: true,
        codec: barangCodec
      }],
      isUnique: true
    },
    bayar_poin_create: {
      name: "bayar_poin_create",
      executor: executor,
      from: fromNowhere,
      codec: transaksiDibuatCodec,
      parameters: [{
        name: "dokumen",
        codec: bayarPoinInputCodec
      }, {
        name: "draft",
        codec: TYPES.boolean,
        optional: true
      }],
      isUnique: true,
      isMutation: true
    },
    bayar_poin_massal: {
      name: "bayar_poin_massal",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "dokumen",
        codec: bayarPoinInputArrayCodec
      }],
      isUnique: true,
      isMutation: true
    },
    bayar_poin_massal_simulate: {
      name: "bayar_poin_massal_simulate",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "dokumen",
        codec: bayarPoinInputArrayCodec
      }],
      isUnique: true,
      isMutation: true
    },
    bayar_poin_replace: {
      name: "bayar_poin_replace",
      executor: executor,
      from: fromNowhere,
      codec: TYPES.boolean,
      parameters: [{
        name: "id",
        codec: TYPES.bigint
      }, {
        name: "dokumen",
        codec: bayarPoinInputCodec
      }],
      isUnique: true,
      isMutation: true
    },
    bayar_poin_simulate: {
      name: "bayar_poin_simulate",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "dokumen",
        codec: bayarPoinInputCodec
      }],
      isUnique: true,
      isMutation: true
    },
    cdc_job_aksi: {
      name: "cdc_job_aksi",
      executor: executor,
      from: fromNowhere,
      codec: cdcJobDibuatCodec,
      parameters: [{
        name: "id",
        codec: TYPES.bigint
      }, {
        name: "aksi",
        codec: enumCodec({
          name: "aksiCdc",
          identifier: sql.identifier("aksi_cdc"),
          values: ["approve", "cancel", "retry"],
          description: undefined,
          extensions: undefined
        })
      }, {
        name: "alasan",
        codec: TYPES.text,
        optional: true
      }],
      isUnique: true,
      isMutation: true
    },
    cdc_job_create: {
      name: "cdc_job_create",
      executor: executor,
      from: fromNowhere,
      codec: cdcJobDibuatCodec,
      parameters: [{
        name: "dokumen",
        codec: recordCodec({
          name: "cdcJobInput",
          identifier: sql.identifier("cdc_job_input"),
          attributes: {
            __proto__: null,
            tabel: {
              codec: LIST_TYPES.text
            },
            tujuan: {
              codec: recordCodec({
                name: "cdcTujuanInput",
                identifier: sql.identifier("cdc_tujuan_input"),
                attributes: {
                  __proto__: null,
                  tipe: {
                    codec: enumCodec({
                      name: "tipeCdc",
                      identifier: sql.identifier("tipe_cdc"),
                      values: ["berkas", "webhook", "postgres"],
                      description: undefined,
                      extensions: undefined
                    })
                  },
                  nama: {
                    codec: TYPES.text
                  },
                  format: {
                    codec: enumCodec({
                      name: "formatCdc",
                      identifier: sql.identifier("format_cdc"),
                      values: ["ndjson", "csv"],
                      description: undefined,
                      extensions: undefined
                    })
                  },
                  url: {
                    codec: TYPES.text
                  },
                  rahasia: {
                    codec: TYPES.text
                  },
                  target: {
                    codec: TYPES.text
                  },
                  skema: {
                    codec: TYPES.text
                  }
                },
                executor: executor
              })
            },
            ikuti: {
              codec: TYPES.boolean
            }
          },
          executor: executor
        })
      }, {
        name: "mode",
        codec: enumCodec({
          name: "modeCdc",
          identifier: sql.identifier("mode_cdc"),
          values: ["full", "partial"],
          description: undefined,
          extensions: undefined
        }),
        optional: true
      }],
      isUnique: true,
      isMutation: true
    },
    cdc_job_get: {
      name: "cdc_job_get",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "id",
        codec: TYPES.bigint
      }],
      isUnique: true
    },
    cdc_job_list: {
      name: "cdc_job_list",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "status",
        codec: statusCdcCodec,
        optional: true
      }, {
        name: "page",
        codec: TYPES.int,
        optional: true
      }, {
        name: "per_page",
        codec: TYPES.int,
        optional: true
      }],
      isUnique: true
    },
    cdc_job_log: {
      name: "cdc_job_log",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "id",
        codec: TYPES.bigint
      }, {
        name: "page",
        codec: TYPES.int,
        optional: true
      }, {
        name: "per_page",
        codec: TYPES.int,
        optional: true
      }],
      isUnique: true
    },
    cdc_status: {
      name: "cdc_status",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [],
      isUnique: true
    },
    dashboard_kpi: {
      name: "dashboard_kpi",
      executor: executor,
      from: fromNowhere,
      codec: recordCodec({
        name: "dashboardKpi",
        identifier: sql.identifier("dashboard_kpi"),
        attributes: {
          __proto__: null,
          penjualan_hari_ini: {
            codec: uangCodec
          },
          penjualan_bulan_ini: {
            codec: uangCodec
          },
          laba_kotor_bulan_ini: {
            codec: uangCodec
          },
          kas_bank: {
            codec: uangCodec
          },
          piutang_outstanding: {
            codec: uangCodec
          },
          piutang_jatuh_tempo: {
            codec: uangCodec
          },
          hutang_outstanding: {
            codec: uangCodec
          },
          nilai_stok: {
            codec: uangCodec
          },
          stok_menipis: {
            codec: TYPES.int
          },
          transaksi_hari_ini: {
            codec: TYPES.int
          },
          per: {
            codec: TYPES.date
          }
        },
        executor: executor
      }),
      parameters: [],
      isUnique: true
    },
    dashboard_summary: {
      name: "dashboard_summary",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [],
      isUnique: true
    },
    dashboard_top10: {
      name: "dashboard_top10",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "tipe",
        codec: enumCodec({
          name: "top10Tipe",
          identifier: sql.identifier("top10_tipe"),
          values: ["barang", "pelanggan"],
          description: undefined,
          extensions: undefined
        }),
        optional: true
      }, {
        name: "dari",
        codec: TYPES.date,
        optional: true
      }, {
        name: "sampai",
        codec: TYPES.date,
        optional: true
      }],
      isUnique: true
    },
    dashboard_trend: {
      name: "dashboard_trend",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "hari",
        codec: TYPES.int,
        optional: true
      }],
      isUnique: true
    },
    dashboard_trigger: {
      name: "dashboard_trigger",
      executor: executor,
      from: fromNowhere,
      codec: TYPES.boolean,
      parameters: [{
        name: "tenant",
        codec: TYPES.text,
        optional: true
      }],
      isUnique: true,
      isMutation: true
    },
    default_tenant_set: {
      name: "default_tenant_set",
      executor: executor,
      from: fromNowhere,
      codec: TYPES.boolean,
      parameters: [{
        name: "kode",
        codec: TYPES.text
      }],
      isUnique: true,
      isMutation: true
    },
    dimensi: {
      name: "dimensi",
      executor: executor,
      from: dimensiIdentifier,
      codec: recordCodec(spec_dimensi),
      uniques: [{
        attributes: ["id"],
        isPrimary: true
      }, {
        attributes: ["kode"],
        isPrimary: undefined
      }, {
        attributes: ["slot"],
        isPrimary: undefined
      }]
    },
    dimensi_create: {
      name: "dimensi_create",
      executor: executor,
      from: fromNowhere,
      codec: masterDibuatCodec,
      parameters: [{
        name: "dokumen",
        codec: recordCodec({
          name: "dimensiInput",
          identifier: sql.identifier("dimensi_input"),
          attributes: {
            __proto__: null,
            kode: {
              codec: TYPES.text
            },
            nama: {
              codec: TYPES.text
            },
            wajib_jenis: {
              codec: jenisTransaksiArrayCodec
            },
            wajib_akun: {
              codec: LIST_TYPES.text
            },
            aktif: {
              codec: TYPES.boolean
            },
            atribut: {
              codec: jsonbCodec
            }
          },
          executor: executor
        })
      }],
      isUnique: true,
      isMutation: true
    },
    dimensi_gabungan: {
      name: "dimensi_gabungan",
      executor: executor,
      from: dimensiGabunganIdentifier,
      codec: recordCodec(spec_dimensiGabungan),
      uniques: [{
        attributes: ["id"],
        isPrimary: true
      }, {
        attributes: ["nilai_1", "nilai_2", "nilai_3", "nilai_4", "nilai_5"],
        isPrimary: undefined
      }]
    },
    dimensi_nilai: {
      name: "dimensi_nilai",
      executor: executor,
      from: dimensiNilaiIdentifier,
      codec: recordCodec(spec_dimensiNilai),
      uniques: [{
        attributes: ["id"],
        isPrimary: true
      }, {
        attributes: ["dimensi_id", "id"],
        isPrimary: undefined
      }, {
        attributes: ["dimensi_id", "kode"],
        isPrimary: undefined
      }]
    },
    dimensi_nilai_create: {
      name: "dimensi_nilai_create",
      executor: executor,
      from: fromNowhere,
      codec: masterDibuatCodec,
      parameters: [{
        name: "dokumen",
        codec: recordCodec({
          name: "dimensiNilaiInput",
          identifier: sql.identifier("dimensi_nilai_input"),
          attributes: {
            __proto__: null,
            dimensi_id: {
              codec: TYPES.bigint
            },
            kode: {
              codec: TYPES.text
            },
            nama: {
              codec: TYPES.text
            },
            induk_id: {
              codec: TYPES.bigint
            },
            berlaku_dari: {
              codec: TYPES.date
            },
            berlaku_sampai: {
              codec: TYPES.date
            },
            aktif: {
              codec: TYPES.boolean
            },
            atribut: {
              codec: jsonbCodec
            }
          },
          executor: executor
        })
      }],
      isUnique: true,
      isMutation: true
    },
    draft: {
      name: "draft",
      executor: executor,
      from: draftIdentifier,
      codec: draftCodec,
      uniques: [{
        attributes: ["id"],
        isPrimary: true
      }]
    },
    draft_create: {
      name: "draft_create",
      executor: executor,
      from: fromNowhere,
      codec: recordCodec({
        name: "draftDibuat",
        identifier: sql.identifier("draft_dibuat"),
        attributes: {
          __proto__: null,
          id: {
            codec: TYPES.bigint
          },
          versi: {
            codec: TYPES.int
          },
          idempotent: {
            codec: TYPES.boolean
          },
          original_request_id: {
            codec: TYPES.text
          }
        },
        executor: executor
      }),
      parameters: [{
        name: "jenis",
        codec: jenisTransaksiCodec
      }, {
        name: "isi",
        codec: jsonbCodec,
        optional: true
      }],
      isUnique: true,
      isMutation: true
    },
    draft_get: {
      name: "draft_get",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "id",
        codec: TYPES.bigint
      }],
      isUnique: true
    },
    draft_list: {
      name: "draft_list",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "jenis",
        codec: jenisTransaksiCodec,
        optional: true
      }, {
        name: "status",
        codec: statusDraftCodec,
        optional: true
      }, {
        name: "page",
        codec: TYPES.int,
        optional: true
      }, {
        name: "per_page",
        codec: TYPES.int,
        optional: true
      }],
      isUnique: true
    },
    draft_replace: {
      name: "draft_replace",
      executor: executor,
      from: fromNowhere,
      codec: TYPES.boolean,
      parameters: [{
        name: "id",
        codec: TYPES.bigint
      }, {
        name: "isi",
        codec: jsonbCodec
      }, {
        name: "versi",
        codec: TYPES.int
      }, {
        name: "jenis",
        codec: jenisTransaksiCodec,
        optional: true
      }],
      isUnique: true,
      isMutation: true
    },
    draft_submit: {
      name: "draft_submit",
      executor: executor,
      from: fromNowhere,
      codec: recordCodec({
        name: "draftTerkirim",
        identifier: sql.identifier("draft_terkirim"),
        attributes: {
          __proto__: null,
          id: {
            codec: TYPES.bigint
          },
          jenis: {
            codec: jenisTransaksiCodec
          },
          nomor_transaksi: {
            codec: TYPES.text
          },
          status: {
            codec: statusTransaksiCodec
          },
          idempotent: {
            codec: TYPES.boolean
          },
          original_request_id: {
            codec: TYPES.text
          },
          peringatan: {
            codec: LIST_TYPES.text
          }
        },
        executor: executor
      }),
      parameters: [{
        name: "id",
        codec: TYPES.bigint
      }],
      isUnique: true,
      isMutation: true
    },
    ekspor_beda: {
      name: "ekspor_beda",
      executor: executor,
      from(...args) {
        return sql`${ekspor_bedaFunctionIdentifer}(${sqlFromArgDigests(args)})`;
      },
      codec: jsonCodec,
      parameters: [{
        name: "per",
        codec: TYPES.date,
        optional: true
      }, {
        name: "sejak",
        codec: TYPES.timestamptz,
        optional: true
      }, {
        name: "dari",
        codec: TYPES.date,
        optional: true
      }, {
        name: "diketahui",
        codec: TYPES.timestamptz,
        optional: true
      }],
      hasImplicitOrder: true
    },
    ekspor_buku_besar: {
      name: "ekspor_buku_besar",
      executor: executor,
      from(...args) {
        return sql`${ekspor_buku_besarFunctionIdentifer}(${sqlFromArgDigests(args)})`;
      },
      codec: jsonCodec,
      parameters: [{
        name: "akun_kode",
        codec: TYPES.text
      }, {
        name: "dari",
        codec: TYPES.date,
        optional: true
      }, {
        name: "sampai",
        codec: TYPES.date,
        optional: true
      }, {
        name: "diketahui",
        codec: TYPES.timestamptz,
        optional: true
      }, {
        name: "dimensi",
        codec: TYPES.text,
        optional: true
      }],
      hasImplicitOrder: true
    },
    ekspor_hutang: {
      name: "ekspor_hutang",
      executor: executor,
      from(...args) {
        return sql`${ekspor_hutangFunctionIdentifer}(${sqlFromArgDigests(args)})`;
      },
      codec: jsonCodec,
      parameters: [{
        name: "dari",
        codec: TYPES.date,
        optional: true
      }, {
        name: "sampai",
        codec: TYPES.date,
        optional: true
      }, {
        name: "kontak_id",
        codec: TYPES.bigint,
        optional: true
      }, {
        name: "status",
        codec: pilihanStatusPosCodec,
        optional: true
      }, {
        name: "diketahui",
        codec: TYPES.timestamptz,
        optional: true
      }],
      hasImplicitOrder: true
    },
    ekspor_jumlah: {
      name: "ekspor_jumlah",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "baris",
        codec: jsonCodec
      }, {
        name: "uang",
        codec: LIST_TYPES.text,
        optional: true
      }, {
        name: "kuantitas",
        codec: LIST_TYPES.text,
        optional: true
      }],
      isUnique: true
    },
    ekspor_jurnal: {
      name: "ekspor_jurnal",
      executor: executor,
      from(...args) {
        return sql`${ekspor_jurnalFunctionIdentifer}(${sqlFromArgDigests(args)})`;
      },
      codec: jsonCodec,
      parameters: [{
        name: "dari",
        codec: TYPES.date,
        optional: true
      }, {
        name: "sampai",
        codec: TYPES.date,
        optional: true
      }, {
        name: "akun_kode",
        codec: TYPES.text,
        optional: true
      }, {
        name: "jenis",
        codec: jenisBuktiCodec,
        optional: true
      }, {
        name: "diketahui",
        codec: TYPES.timestamptz,
        optional: true
      }],
      hasImplicitOrder: true
    },
    ekspor_jurnal_jumlah: {
      name: "ekspor_jurnal_jumlah",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "dari",
        codec: TYPES.date,
        optional: true
      }, {
        name: "sampai",
        codec: TYPES.date,
        optional: true
      }, {
        name: "akun_kode",
        codec: TYPES.text,
        optional: true
      }, {
        name: "jenis",
        codec: jenisBuktiCodec,
        optional: true
      }, {
        name: "diketahui",
        codec: TYPES.timestamptz,
        optional: true
      }],
      isUnique: true
    },
    ekspor_kartu_stok: {
      name: "ekspor_kartu_stok",
      executor: executor,
      from(...args) {
        return sql`${ekspor_kartu_stokFunctionIdentifer}(${sqlFromArgDigests(args)})`;
      },
      codec: jsonCodec,
      parameters: [{
        name: "barang_id",
        codec: TYPES.bigint
      }, {
        name: "dari",
        codec: TYPES.date,
        optional: true
      }, {
        name: "sampai",
        codec: TYPES.date,
        optional: true
      }, {
        name: "lokasi_id",
        codec: TYPES.bigint,
        optional: true
      }, {
        name: "diketahui",
        codec: TYPES.timestamptz,
        optional: true
      }],
      hasImplicitOrder: true
    },
    ekspor_kop: {
      name: "ekspor_kop",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "kontak_id",
        codec: TYPES.bigint,
        optional: true
      }, {
        name: "barang_id",
        codec: TYPES.bigint,
        optional: true
      }, {
        name: "lokasi_id",
        codec: TYPES.bigint,
        optional: true
      }, {
        name: "akun_kode",
        codec: TYPES.text,
        optional: true
      }],
      isUnique: true
    },
    ekspor_logo: {
      name: "ekspor_logo",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [],
      isUnique: true
    },
    ekspor_penjualan: {
      name: "ekspor_penjualan",
      executor: executor,
      from(...args) {
        return sql`${ekspor_penjualanFunctionIdentifer}(${sqlFromArgDigests(args)})`;
      },
      codec: jsonCodec,
      parameters: [{
        name: "dari",
        codec: TYPES.date,
        optional: true
      }, {
        name: "sampai",
        codec: TYPES.date,
        optional: true
      }, {
        name: "kontak_id",
        codec: TYPES.bigint,
        optional: true
      }, {
        name: "barang_id",
        codec: TYPES.bigint,
        optional: true
      }, {
        name: "diketahui",
        codec: TYPES.timestamptz,
        optional: true
      }, {
        name: "dimensi",
        codec: TYPES.text,
        optional: true
      }],
      hasImplicitOrder: true
    },
    ekspor_penjualan_summary: {
      name: "ekspor_penjualan_summary",
      executor: executor,
      from(...args) {
        return sql`${ekspor_penjualan_summaryFunctionIdentifer}(${sqlFromArgDigests(args)})`;
      },
      codec: jsonCodec,
      parameters: [{
        name: "group_by",
        codec: kelompokPenjualanArrayCodec,
        optional: true
      }, {
        name: "dari",
        codec: TYPES.date,
        optional: true
      }, {
        name: "sampai",
        codec: TYPES.date,
        optional: true
      }, {
        name: "diketahui",
        codec: TYPES.timestamptz,
        optional: true
      }, {
        name: "dimensi",
        codec: TYPES.text,
        optional: true
      }],
      hasImplicitOrder: true
    },
    ekspor_piutang: {
      name: "ekspor_piutang",
      executor: executor,
      from(...args) {
        return sql`${ekspor_piutangFunctionIdentifer}(${sqlFromArgDigests(args)})`;
      },
      codec: jsonCodec,
      parameters: [{
        name: "dari",
        codec: TYPES.date,
        optional: true
      }, {
        name: "sampai",
        codec: TYPES.date,
        optional: true
      }, {
        name: "kontak_id",
        codec: TYPES.bigint,
        optional: true
      }, {
        name: "status",
        codec: pilihanStatusPosCodec,
        optional: true
      }, {
        name: "diketahui",
        codec: TYPES.timestamptz,
        optional: true
      }],
      hasImplicitOrder: true
    },
    ekspor_ppn: {
      name: "ekspor_ppn",
      executor: executor,
      from(...args) {
        return sql`${ekspor_ppnFunctionIdentifer}(${sqlFromArgDigests(args)})`;
      },
      codec: jsonCodec,
      parameters: [{
        name: "masa",
        codec: TYPES.text,
        optional: true
      }, {
        name: "diketahui",
        codec: TYPES.timestamptz,
        optional: true
      }],
      hasImplicitOrder: true
    },
    ekspor_stok: {
      name: "ekspor_stok",
      executor: executor,
      from(...args) {
        return sql`${ekspor_stokFunctionIdentifer}(${sqlFromArgDigests(args)})`;
      },
      codec: jsonCodec,
      parameters: [{
        name: "lokasi_id",
        codec: TYPES.bigint,
        optional: true
      }, {
        name: "barang_id",
        codec: TYPES.bigint,
        optional: true
      }, {
        name: "per_lokasi",
        codec: TYPES.boolean,
        optional: true
      }, {
        name: "per",
        codec: TYPES.date,
        optional: true
      }, {
        name: "diketahui",
        codec: TYPES.timestamptz,
        optional: true
      }],
      hasImplicitOrder: true
    },
    ekspor_umur: {
      name: "ekspor_umur",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "ringkasan",
        codec: jsonCodec
      }],
      isUnique: true
    },
    harga: {
      name: "harga",
      executor: executor,
      from: hargaIdentifier,
      codec: recordCodec(spec_harga),
      uniques: [{
        attributes: ["kode"],
        isPrimary: true
      }]
    },
    harga_create: {
      name: "harga_create",
      executor: executor,
      from: fromNowhere,
      codec: masterDibuatCodec,
      parameters: [{
        name: "dokumen",
        codec: recordCodec({
          name: "hargaInput",
          identifier: sql.identifier("harga_input"),
          attributes: {
            __proto__: null,
            kode: {
              codec: TYPES.text
            },
            nama: {
              codec: TYPES.text
            },
            keterangan: {
              codec: TYPES.text
            },
            urutan: {
              codec: TYPES.int
            },
            aktif: {
              codec: TYPES.boolean
            },
            atribut: {
              codec: jsonbCodec
            }
          },
          executor: executor
        })
      }],
      isUnique: true,
      isMutation: true
    },
    hpp_tertunda: {
      name: "hpp_tertunda",
      executor: executor,
      from: hppTertundaIdentifier,
      codec: hppTertundaCodec,
      uniques: [{
        attributes: ["barang_id"],
        isPrimary: true
      }]
    },
    hutang_create: {
      name: "hutang_create",
      executor: executor,
      from: fromNowhere,
      codec: transaksiDibuatCodec,
      parameters: [{
        name: "dokumen",
        codec: hutangInputCodec
      }, {
        name: "draft",
        codec: TYPES.boolean,
        optional: true
      }],
      isUnique: true,
      isMutation: true
    },
    hutang_massal: {
      name: "hutang_massal",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "dokumen",
        codec: hutangInputArrayCodec
      }],
      isUnique: true,
      isMutation: true
    },
    hutang_massal_simulate: {
      name: "hutang_massal_simulate",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "dokumen",
        codec: hutangInputArrayCodec
      }],
      isUnique: true,
      isMutation: true
    },
    hutang_replace: {
      name: "hutang_replace",
      executor: executor,
      from: fromNowhere,
      codec: TYPES.boolean,
      parameters: [{
        name: "id",
        codec: TYPES.bigint
      }, {
        name: "dokumen",
        codec: hutangInputCodec
      }],
      isUnique: true,
      isMutation: true
    },
    hutang_simulate: {
      name: "hutang_simulate",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "dokumen",
        codec: hutangInputCodec
      }],
      isUnique: true,
      isMutation: true
    },
    jenis_transaksi_list: {
      name: "jenis_transaksi_list",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [],
      isUnique: true
    },
    jenis_transaksi_ref: {
      name: "jenis_transaksi_ref",
      executor: executor,
      from: jenisTransaksiRefIdentifier,
      codec: recordCodec(spec_jenisTransaksiRef),
      uniques: [{
        attributes: ["jenis"],
        isPrimary: true
      }, {
        attributes: ["kode"],
        isPrimary: undefined
      }]
    },
    jurnal: {
      name: "jurnal",
      executor: executor,
      from: jurnalIdentifier,
      codec: jurnalCodec,
      uniques: [{
        attributes: ["id"],
        isPrimary: true
      }, {
        attributes: ["nomor"],
        isPrimary: undefined
      }]
    },
    jurnal_balik: {
      name: "jurnal_balik",
      executor: executor,
      from: jurnalBalikIdentifier,
      codec: jurnalBalikCodec,
      uniques: [{
        attributes: ["transaksi_id"],
        isPrimary: true
      }]
    },
    jurnal_baris: {
      name: "jurnal_baris",
      executor: executor,
      from: jurnalBarisIdentifier,
      codec: jurnalBarisCodec,
      uniques: [{
        attributes: ["id"],
        isPrimary: true
      }, {
        attributes: ["jurnal_id", "baris"],
        isPrimary: undefined
      }]
    },
    jurnal_umum_create: {
      name: "jurnal_umum_create",
      executor: executor,
      from: fromNowhere,
      codec: transaksiDibuatCodec,
      parameters: [{
        name: "dokumen",
        codec: jurnalUmumInputCodec
      }, {
        name: "draft",
        codec: TYPES.boolean,
        optional: true
      }],
      isUnique: true,
      isMutation: true
    },
    jurnal_umum_massal: {
      name: "jurnal_umum_massal",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "dokumen",
        codec: jurnalUmumInputArrayCodec
      }],
      isUnique: true,
      isMutation: true
    },
    jurnal_umum_massal_simulate: {
      name: "jurnal_umum_massal_simulate",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "dokumen",
        codec: jurnalUmumInputArrayCodec
      }],
      isUnique: true,
      isMutation: true
    },
    jurnal_umum_replace: {
      name: "jurnal_umum_replace",
      executor: executor,
      from: fromNowhere,
      codec: TYPES.boolean,
      parameters: [{
        name: "id",
        codec: TYPES.bigint
      }, {
        name: "dokumen",
        codec: jurnalUmumInputCodec
      }],
      isUnique: true,
      isMutation: true
    },
    jurnal_umum_simulate: {
      name: "jurnal_umum_simulate",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "dokumen",
        codec: jurnalUmumInputCodec
      }],
      isUnique: true,
      isMutation: true
    },
    kas_bank_create: {
      name: "kas_bank_create",
      executor: executor,
      from: fromNowhere,
      codec: transaksiDibuatCodec,
      parameters: [{
        name: "dokumen",
        codec: kasBankInputCodec
      }, {
        name: "draft",
        codec: TYPES.boolean,
        optional: true
      }],
      isUnique: true,
      isMutation: true
    },
    kas_bank_massal: {
      name: "kas_bank_massal",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "dokumen",
        codec: kasBankInputArrayCodec
      }],
      isUnique: true,
      isMutation: true
    },
    kas_bank_massal_simulate: {
      name: "kas_bank_massal_simulate",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "dokumen",
        codec: kasBankInputArrayCodec
      }],
      isUnique: true,
      isMutation: true
    },
    kas_bank_replace: {
      name: "kas_bank_replace",
      executor: executor,
      from: fromNowhere,
      codec: TYPES.boolean,
      parameters: [{
        name: "id",
        codec: TYPES.bigint
      }, {
        name: "dokumen",
        codec: kasBankInputCodec
      }],
      isUnique: true,
      isMutation: true
    },
    kas_bank_simulate: {
      name: "kas_bank_simulate",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "dokumen",
        codec: kasBankInputCodec
      }],
      isUnique: true,
      isMutation: true
    },
    kas_keluar_create: {
      name: "kas_keluar_create",
      executor: executor,
      from: fromNowhere,
      codec: transaksiDibuatCodec,
      parameters: [{
        name: "dokumen",
        codec: kasKeluarInputCodec
      }, {
        name: "draft",
        codec: TYPES.boolean,
        optional: true
      }],
      isUnique: true,
      isMutation: true
    },
    kas_keluar_massal: {
      name: "kas_keluar_massal",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "dokumen",
        codec: kasKeluarInputArrayCodec
      }],
      isUnique: true,
      isMutation: true
    },
    kas_keluar_massal_simulate: {
      name: "kas_keluar_massal_simulate",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "dokumen",
        codec: kasKeluarInputArrayCodec
      }],
      isUnique: true,
      isMutation: true
    },
    kas_keluar_replace: {
      name: "kas_keluar_replace",
      executor: executor,
      from: fromNowhere,
      codec: TYPES.boolean,
      parameters: [{
        name: "id",
        codec: TYPES.bigint
      }, {
        name: "dokumen",
        codec: kasKeluarInputCodec
      }],
      isUnique: true,
      isMutation: true
    },
    kas_keluar_simulate: {
      name: "kas_keluar_simulate",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "dokumen",
        codec: kasKeluarInputCodec
      }],
      isUnique: true,
      isMutation: true
    },
    kas_masuk_create: {
      name: "kas_masuk_create",
      executor: executor,
      from: fromNowhere,
      codec: transaksiDibuatCodec,
      parameters: [{
        name: "dokumen",
        codec: kasMasukInputCodec
      }, {
        name: "draft",
        codec: TYPES.boolean,
        optional: true
      }],
      isUnique: true,
      isMutation: true
    },
    kas_masuk_massal: {
      name: "kas_masuk_massal",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "dokumen",
        codec: kasMasukInputArrayCodec
      }],
      isUnique: true,
      isMutation: true
    },
    kas_masuk_massal_simulate: {
      name: "kas_masuk_massal_simulate",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "dokumen",
        codec: kasMasukInputArrayCodec
      }],
      isUnique: true,
      isMutation: true
    },
    kas_masuk_replace: {
      name: "kas_masuk_replace",
      executor: executor,
      from: fromNowhere,
      codec: TYPES.boolean,
      parameters: [{
        name: "id",
        codec: TYPES.bigint
      }, {
        name: "dokumen",
        codec: kasMasukInputCodec
      }],
      isUnique: true,
      isMutation: true
    },
    kas_masuk_simulate: {
      name: "kas_masuk_simulate",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "dokumen",
        codec: kasMasukInputCodec
      }],
      isUnique: true,
      isMutation: true
    },
    konfirmasi: {
      name: "konfirmasi",
      executor: executor,
      from: konfirmasiIdentifier,
      codec: konfirmasiCodec,
      uniques: [{
        attributes: ["id"],
        isPrimary: true
      }]
    },
    kontak: {
      name: "kontak",
      executor: executor,
      from: kontakIdentifier,
      codec: kontakCodec,
      uniques: [{
        attributes: ["id"],
        isPrimary: true
      }, {
        attributes: ["kode"],
        isPrimary: undefined
      }]
    },
    kontak_create: {
      name: "kontak_create",
      executor: executor,
      from: fromNowhere,
      codec: masterDibuatCodec,
      parameters: [{
        name: "dokumen",
        codec: recordCodec({
          name: "kontakInput",
          identifier: sql.identifier("kontak_input"),
          attributes: {
            __proto__: null,
            kode: {
              codec: TYPES.text
            },
            nama: {
              codec: TYPES.text
            },
            tipe: {
              codec: kontakTipeCodec
            },
            alamat: {
              codec: TYPES.text
            },
            kota: {
              codec: TYPES.text
            },
            telepon: {
              codec: TYPES.text
            },
            email: {
              codec: TYPES.text
            },
            npwp: {
              codec: TYPES.text
            },
            batas_kredit: {
              codec: TYPES.numeric
            },
            termin_hari: {
              codec: TYPES.int
            },
            harga_kode: {
              codec: TYPES.text
            },
            aktif: {
              codec: TYPES.boolean
            },
            atribut: {
              codec: jsonbCodec
            },
            dimensi: {
              codec: jsonbCodec
            }
          },
          executor: executor
        })
      }],
      isUnique: true,
      isMutation: true
    },
    kontak_saldo_hutang: {
      name: "kontak_saldo_hutang",
      executor: executor,
      from: (parts => {
        const template = Object.assign([...parts], {
          raw: parts
        });
        return ({
          placeholder
        }) => sql`(${sql(template, ...parts.slice(1).map(() => sql`(${placeholder})`))})`;
      })(["(\n    select coalesce(sum(p.nilai - coalesce(\n        (select sum(a.nilai) from alokasi as a where a.pos_id = p.id), 0\n      )), 0)::numeric(20, 2)\n      from pos_terbuka as p\n     where p.kontak_id = ", ".id and p.jenis = 'hutang'\n  )"]),
      codec: uangCodec,
      parameters: [{
        name: null,
        required: true,
        notNull: true,
        codec: kontakCodec
      }],
      isUnique: true
    },
    kontak_saldo_piutang: {
      name: "kontak_saldo_piutang",
      executor: executor,
      from: (parts => {
        const template = Object.assign([...parts], {
          raw: parts
        });
        return ({
          placeholder
        }) => sql`(${sql(template, ...parts.slice(1).map(() => sql`(${placeholder})`))})`;
      })(["(\n    select coalesce(sum(p.nilai - coalesce(\n        (select sum(a.nilai) from alokasi as a where a.pos_id = p.id), 0\n      )), 0)::numeric(20, 2)\n      from pos_terbuka as p\n     where p.kontak_id = ", ".id and p.jenis = 'piutang'\n  )"]),
      codec: uangCodec,
      parameters: [{
        name: null,
        required: true,
        notNull: true,
        codec: kontakCodec
      }],
      isUnique: true
    },
    kop_logo_delete: {
      name: "kop_logo_delete",
      executor: executor,
      from: fromNowhere,
      codec: TYPES.boolean,
      parameters: [],
      isUnique: true,
      isMutation: true
    },
    kop_logo_get: {
      name: "kop_logo_get",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [],
      isUnique: true
    },
    kop_logo_set: {
      name: "kop_logo_set",
      executor: executor,
      from: fromNowhere,
      codec: TYPES.boolean,
      parameters: [{
        name: "logo",
        codec: TYPES.text
      }],
      isUnique: true,
      isMutation: true
    },
    kunci_api_cabut: {
      name: "kunci_api_cabut",
      executor: executor,
      from: fromNowhere,
      codec: TYPES.boolean,
      parameters: [{
        name: "id",
        codec: TYPES.uuid
      }],
      isUnique: true,
      isMutation: true
    },
    kunci_api_create: {
      name: "kunci_api_create",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "nama",
        codec: TYPES.text
      }, {
        name: "peran",
        codec: peranCodec
      }, {
        name: "cakupan",
        codec: LIST_TYPES.text
      }, {
        name: "berlaku_sampai",
        codec: TYPES.timestamptz,
        optional: true
      }, {
        name: "cidr",
        codec: LIST_TYPES.text,
        optional: true
      }, {
        name: "batas_per_detik",
        codec: TYPES.int,
        optional: true
      }],
      isUnique: true,
      isMutation: true
    },
    kunci_api_get: {
      name: "kunci_api_get",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "id",
        codec: TYPES.uuid
      }],
      isUnique: true
    },
    kunci_api_list: {
      name: "kunci_api_list",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "page",
        codec: TYPES.int,
        optional: true
      }, {
        name: "per_page",
        codec: TYPES.int,
        optional: true
      }],
      isUnique: true
    },
    kunci_api_putar: {
      name: "kunci_api_putar",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "id",
        codec: TYPES.uuid
      }],
      isUnique: true,
      isMutation: true
    },
    laporan_arus_kas: {
      name: "laporan_arus_kas",
      executor: executor,
      from: fromNowhere,
      codec: recordCodec({
        name: "arusKas",
        identifier: sql.identifier("arus_kas"),
        attributes: {
          __proto__: null,
          dari: {
            codec: TYPES.date
          },
          sampai: {
            codec: TYPES.date
          },
          saldo_awal: {
            codec: uangCodec
          },
          operasi: {
            codec: arusKasBagianCodec
          },
          investasi: {
            codec: arusKasBagianCodec
          },
          pendanaan: {
            codec: arusKasBagianCodec
          },
          kenaikan: {
            codec: uangCodec
          },
          saldo_akhir: {
            codec: uangCodec
          },
          cocok: {
            codec: TYPES.boolean
          },
          kas: {
            codec: listOfCodec(recordCodec({
              name: "arusKasKas",
              identifier: sql.identifier("arus_kas_kas"),
              attributes: {
                __proto__: null,
                kode: {
                  codec: TYPES.text
                },
                nama: {
                  codec: TYPES.text
                },
                saldo_awal: {
                  codec: uangCodec
                },
                saldo_akhir: {
                  codec: uangCodec
                }
              },
              executor: executor
            }), {
              name: "arusKasKasArray"
            })
          },
          meta: {
            codec: jsonCodec
          }
        },
        executor: executor
      }),
      parameters: [{
        name: "dari",
        codec: TYPES.date,
        optional: true
      }, {
        name: "sampai",
        codec: TYPES.date,
        optional: true
      }, {
        name: "diketahui",
        codec: TYPES.timestamptz,
        optional: true
      }, {
        name: "dimensi",
        codec: TYPES.text,
        optional: true
      }],
      isUnique: true
    },
    laporan_arus_kas_banding: {
      name: "laporan_arus_kas_banding",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "dari",
        codec: TYPES.date,
        optional: true
      }, {
        name: "sampai",
        codec: TYPES.date,
        optional: true
      }, {
        name: "diketahui",
        codec: TYPES.timestamptz,
        optional: true
      }, {
        name: "banding",
        codec: pembandingCodec,
        optional: true
      }, {
        name: "dimensi",
        codec: TYPES.text,
        optional: true
      }],
      isUnique: true
    },
    laporan_arus_kas_kolom: {
      name: "laporan_arus_kas_kolom",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "dari",
        codec: TYPES.date,
        optional: true
      }, {
        name: "sampai",
        codec: TYPES.date,
        optional: true
      }, {
        name: "diketahui",
        codec: TYPES.timestamptz,
        optional: true
      }, {
        name: "dimensi",
        codec: TYPES.text,
        optional: true
      }, {
        name: "kolom",
        codec: TYPES.text,
        optional: true
      }],
      isUnique: true
    },
    laporan_aset: {
      name: "laporan_aset",
      executor: executor,
      from: fromNowhere,
      codec: recordCodec({
        name: "laporanAsetIsi",
        identifier: sql.identifier("laporan_aset_isi"),
        attributes: {
          __proto__: null,
          per: {
            codec: TYPES.date
          },
          perolehan: {
            codec: uangCodec
          },
          akumulasi: {
            codec: uangCodec
          },
          nilai_buku: {
            codec: uangCodec
          },
          cocok: {
            codec: TYPES.boolean
          },
          kelompok: {
            codec: listOfCodec(recordCodec({
              name: "laporanAsetKelompok",
              identifier: sql.identifier("laporan_aset_kelompok"),
              attributes: {
                __proto__: null,
                akun_kode: {
                  codec: TYPES.text
                },
                nama: {
                  codec: TYPES.text
                },
                perolehan: {
                  codec: uangCodec
                },
                akumulasi: {
                  codec: uangCodec
                },
                nilai_buku: {
                  codec: uangCodec
                },
                aset: {
                  codec: listOfCodec(recordCodec({
                    name: "laporanAsetBaris",
                    identifier: sql.identifier("laporan_aset_baris"),
                    attributes: {
                      __proto__: null,
                      aset_id: {
                        codec: TYPES.bigint
                      },
                      kode: {
                        codec: TYPES.text
                      },
                      nama: {
                        codec: TYPES.text
                      },
                      akun_akumulasi: {
                        codec: TYPES.text
                      },
                      tanggal: {
                        codec: TYPES.date
                      },
                      perolehan: {
                        codec: uangCodec
                      },
                      akumulasi: {
                        codec: uangCodec
                      },
                      nilai_buku: {
                        codec: uangCodec
                      },
                      asal: {
                        codec: enumCodec({
                          name: "asalAset",
                          identifier: sql.identifier("asal_aset"),
                          values: ["lengkap", "warisan"],
                          description: undefined,
                          extensions: undefined
                        })
                      }
                    },
                    executor: executor
                  }), {
                    name: "laporanAsetBarisArray"
                  })
                }
              },
              executor: executor
            }), {
              name: "laporanAsetKelompokArray"
            })
          },
          tanpa_asal: {
            codec: listOfCodec(recordCodec({
              name: "laporanAsetTanpa",
              identifier: sql.identifier("laporan_aset_tanpa"),
              attributes: {
                __proto__: null,
                aset_id: {
                  codec: TYPES.bigint
                },
                kode: {
                  codec: TYPES.text
                },
                nama: {
                  codec: TYPES.text
                },
                akun_aset: {
                  codec: TYPES.text
                },
                tanggal: {
                  codec: TYPES.date
                },
                perolehan: {
                  codec: uangCodec
                },
                akumulasi_awal: {
                  codec: uangCodec
                }
              },
              executor: executor
            }), {
              name: "laporanAsetTanpaArray"
            })
          },
          rekonsiliasi: {
            codec: listOfCodec(recordCodec({
              name: "laporanAsetAkun",
              identifier: sql.identifier("laporan_aset_akun"),
              attributes: {
                __proto__: null,
                akun_kode: {
                  codec: TYPES.text
                },
                nama: {
                  codec: TYPES.text
                },
                daftar: {
                  codec: uangCodec
                },
                saldo: {
                  codec: uangCodec
                },
                di_luar: {
                  codec: uangCodec
                }
              },
              executor: executor
            }), {
              name: "laporanAsetAkunArray"
            })
          },
          di_luar: {
            codec: listOfCodec(recordCodec({
              name: "laporanAsetLuar",
              identifier: sql.identifier("laporan_aset_luar"),
              attributes: {
                __proto__: null,
                akun_kode: {
                  codec: TYPES.text
                },
                transaksi_id: {
                  codec: TYPES.bigint
                },
                nomor: {
                  codec: TYPES.text
                },
                jenis: {
                  codec: jenisTransaksiCodec
                },
                tanggal: {
                  codec: TYPES.date
                },
                nilai: {
                  codec: uangCodec
                }
              },
              executor: executor
            }), {
              name: "laporanAsetLuarArray"
            })
          },
          meta: {
            codec: jsonCodec
          }
        },
        executor: executor
      }),
      parameters: [{
        name: "per",
        codec: TYPES.date,
        optional: true
      }, {
        name: "diketahui",
        codec: TYPES.timestamptz,
        optional: true
      }],
      isUnique: true
    },
    laporan_beda: {
      name: "laporan_beda",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "per",
        codec: TYPES.date,
        optional: true
      }, {
        name: "sejak",
        codec: TYPES.timestamptz,
        optional: true
      }, {
        name: "dari",
        codec: TYPES.date,
        optional: true
      }, {
        name: "page",
        codec: TYPES.int,
        optional: true
      }, {
        name: "per_page",
        codec: TYPES.int,
        optional: true
      }, {
        name: "diketahui",
        codec: TYPES.timestamptz,
        optional: true
      }],
      isUnique: true
    },
    laporan_buku_besar: {
      name: "laporan_buku_besar",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "akun_kode",
        codec: TYPES.text
      }, {
        name: "dari",
        codec: TYPES.date,
        optional: true
      }, {
        name: "sampai",
        codec: TYPES.date,
        optional: true
      }, {
        name: "page",
        codec: TYPES.int,
        optional: true
      }, {
        name: "per_page",
        codec: TYPES.int,
        optional: true
      }, {
        name: "diketahui",
        codec: TYPES.timestamptz,
        optional: true
      }, {
        name: "dimensi",
        codec: TYPES.text,
        optional: true
      }],
      isUnique: true
    },
    laporan_hutang: {
      name: "laporan_hutang",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "dari",
        codec: TYPES.date,
        optional: true
      }, {
        name: "sampai",
        codec: TYPES.date,
        optional: true
      }, {
        name: "kontak_id",
        codec: TYPES.bigint,
        optional: true
      }, {
        name: "status",
        codec: pilihanStatusPosCodec,
        optional: true
      }, {
        name: "page",
        codec: TYPES.int,
        optional: true
      }, {
        name: "per_page",
        codec: TYPES.int,
        optional: true
      }, {
        name: "diketahui",
        codec: TYPES.timestamptz,
        optional: true
      }],
      isUnique: true
    },
    laporan_integritas: {
      name: "laporan_integritas",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "page",
        codec: TYPES.int,
        optional: true
      }, {
        name: "per_page",
        codec: TYPES.int,
        optional: true
      }],
      isUnique: true
    },
    laporan_jurnal: {
      name: "laporan_jurnal",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "dari",
        codec: TYPES.date,
        optional: true
      }, {
        name: "sampai",
        codec: TYPES.date,
        optional: true
      }, {
        name: "akun_kode",
        codec: TYPES.text,
        optional: true
      }, {
        name: "jenis",
        codec: jenisBuktiCodec,
        optional: true
      }, {
        name: "page",
        codec: TYPES.int,
        optional: true
      }, {
        name: "per_page",
        codec: TYPES.int,
        optional: true
      }, {
        name: "diketahui",
        codec: TYPES.timestamptz,
        optional: true
      }],
      isUnique: true
    },
    laporan_kartu_stok: {
      name: "laporan_kartu_stok",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "barang_id",
        codec: TYPES.bigint
      }, {
        name: "dari",
        codec: TYPES.date,
        optional: true
      }, {
        name: "sampai",
        codec: TYPES.date,
        optional: true
      }, {
        name: "lokasi_id",
        codec: TYPES.bigint,
        optional: true
      }, {
        name: "page",
        codec: TYPES.int,
        optional: true
      }, {
        name: "per_page",
        codec: TYPES.int,
        optional: true
      }, {
        name: "diketahui",
        codec: TYPES.timestamptz,
        optional: true
      }],
      isUnique: true
    },
    laporan_neraca: {
      name: "laporan_neraca",
      executor: executor,
      from: fromNowhere,
      codec: recordCodec({
        name: "neraca",
        identifier: sql.identifier("neraca"),
        attributes: {
          __proto__: null,
          per: {
            codec: TYPES.date
          },
          aset: {
            codec: laporanKelompokCodec
          },
          kewajiban: {
            codec: laporanKelompokCodec
          },
          ekuitas: {
            codec: laporanKelompokCodec
          },
          total_pasiva: {
            codec: uangCodec
          },
          seimbang: {
            codec: TYPES.boolean
          },
          hpp_tertunda: {
            codec: TYPES.date
          },
          peringatan: {
            codec: LIST_TYPES.text
          },
          meta: {
            codec: jsonCodec
          }
        },
        executor: executor
      }),
      parameters: [{
        name: "per",
        codec: TYPES.date,
        optional: true
      }, {
        name: "diketahui",
        codec: TYPES.timestamptz,
        optional: true
      }],
      isUnique: true
    },
    laporan_neraca_banding: {
      name: "laporan_neraca_banding",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "per",
        codec: TYPES.date,
        optional: true
      }, {
        name: "diketahui",
        codec: TYPES.timestamptz,
        optional: true
      }, {
        name: "banding",
        codec: pembandingCodec,
        optional: true
      }],
      isUnique: true
    },
    laporan_neraca_saldo: {
      name: "laporan_neraca_saldo",
      executor: executor,
      from: fromNowhere,
      codec: recordCodec({
        name: "neracaSaldo",
        identifier: sql.identifier("neraca_saldo"),
        attributes: {
          __proto__: null,
          dari: {
            codec: TYPES.date
          },
          sampai: {
            codec: TYPES.date
          },
          total_debit: {
            codec: uangCodec
          },
          total_kredit: {
            codec: uangCodec
          },
          seimbang: {
            codec: TYPES.boolean
          },
          akun: {
            codec: listOfCodec(recordCodec({
              name: "neracaSaldoBaris",
              identifier: sql.identifier("neraca_saldo_baris"),
              attributes: {
                __proto__: null,
                akun_kode: {
                  codec: TYPES.text
                },
                nama: {
                  codec: TYPES.text
                },
                klas_id: {
                  codec: TYPES.int
                },
                saldo_awal: {
                  codec: uangCodec
                },
                debit: {
                  codec: uangCodec
                },
                kredit: {
                  codec: uangCodec
                },
                saldo_akhir: {
                  codec: uangCodec
                }
              },
              executor: executor
            }), {
              name: "neracaSaldoBarisArray"
            })
          },
          meta: {
            codec: jsonCodec
          }
        },
        executor: executor
      }),
      parameters: [{
        name: "dari",
        codec: TYPES.date,
        optional: true
      }, {
        name: "sampai",
        codec: TYPES.date,
        optional: true
      }, {
        name: "diketahui",
        codec: TYPES.timestamptz,
        optional: true
      }, {
        name: "dimensi",
        codec: TYPES.text,
        optional: true
      }],
      isUnique: true
    },
    laporan_neraca_saldo_kolom: {
      name: "laporan_neraca_saldo_kolom",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "dari",
        codec: TYPES.date,
        optional: true
      }, {
        name: "sampai",
        codec: TYPES.date,
        optional: true
      }, {
        name: "diketahui",
        codec: TYPES.timestamptz,
        optional: true
      }, {
        name: "dimensi",
        codec: TYPES.text,
        optional: true
      }, {
        name: "kolom",
        codec: TYPES.text,
        optional: true
      }],
      isUnique: true
    },
    laporan_penjualan: {
      name: "laporan_penjualan",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "dari",
        codec: TYPES.date,
        optional: true
      }, {
        name: "sampai",
        codec: TYPES.date,
        optional: true
      }, {
        name: "kontak_id",
        codec: TYPES.bigint,
        optional: true
      }, {
        name: "barang_id",
        codec: TYPES.bigint,
        optional: true
      }, {
        name: "page",
        codec: TYPES.int,
        optional: true
      }, {
        name: "per_page",
        codec: TYPES.int,
        optional: true
      }, {
        name: "diketahui",
        codec: TYPES.timestamptz,
        optional: true
      }, {
        name: "dimensi",
        codec: TYPES.text,
        optional: true
      }],
      isUnique: true
    },
    laporan_penjualan_summary: {
      name: "laporan_penjualan_summary",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "group_by",
        codec: kelompokPenjualanArrayCodec,
        optional: true
      }, {
        name: "dari",
        codec: TYPES.date,
        optional: true
      }, {
        name: "sampai",
        codec: TYPES.date,
        optional: true
      }, {
        name: "page",
        codec: TYPES.int,
        optional: true
      }, {
        name: "per_page",
        codec: TYPES.int,
        optional: true
      }, {
        name: "diketahui",
        codec: TYPES.timestamptz,
        optional: true
      }, {
        name: "dimensi",
        codec: TYPES.text,
        optional: true
      }],
      isUnique: true
    },
    laporan_penjualan_summary_kolom: {
      name: "laporan_penjualan_summary_kolom",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "group_by",
        codec: kelompokPenjualanArrayCodec,
        optional: true
      }, {
        name: "dari",
        codec: TYPES.date,
        optional: true
      }, {
        name: "sampai",
        codec: TYPES.date,
        optional: true
      }, {
        name: "page",
        codec: TYPES.int,
        optional: true
      }, {
        name: "per_page",
        codec: TYPES.int,
        optional: true
      }, {
        name: "diketahui",
        codec: TYPES.timestamptz,
        optional: true
      }, {
        name: "dimensi",
        codec: TYPES.text,
        optional: true
      }, {
        name: "kolom",
        codec: TYPES.text,
        optional: true
      }],
      isUnique: true
    },
    laporan_perubahan_ekuitas: {
      name: "laporan_perubahan_ekuitas",
      executor: executor,
      from: fromNowhere,
      codec: recordCodec({
        name: "perubahanEkuitas",
        identifier: sql.identifier("perubahan_ekuitas"),
        attributes: {
          __proto__: null,
          dari: {
            codec: TYPES.date
          },
          sampai: {
            codec: TYPES.date
          },
          akun: {
            codec: listOfCodec(recordCodec({
              name: "perubahanEkuitasBaris",
              identifier: sql.identifier("perubahan_ekuitas_baris"),
              attributes: {
                __proto__: null,
                kode: {
                  codec: TYPES.text
                },
                nama: {
                  codec: TYPES.text
                },
                saldo_awal: {
                  codec: uangCodec
                },
                koreksi: {
                  codec: uangCodec
                },
                laba: {
                  codec: uangCodec
                },
                setoran: {
                  codec: uangCodec
                },
                penarikan: {
                  codec: uangCodec
                },
                transfer: {
                  codec: uangCodec
                },
                saldo_akhir: {
                  codec: uangCodec
                }
              },
              executor: executor
            }), {
              name: "perubahanEkuitasBarisArray"
            })
          },
          saldo_awal: {
            codec: uangCodec
          },
          koreksi: {
            codec: uangCodec
          },
          laba: {
            codec: uangCodec
          },
          setoran: {
            codec: uangCodec
          },
          penarikan: {
            codec: uangCodec
          },
          transfer: {
            codec: uangCodec
          },
          saldo_akhir: {
            codec: uangCodec
          },
          cocok: {
            codec: TYPES.boolean
          },
          meta: {
            codec: jsonCodec
          }
        },
        executor: executor
      }),
      parameters: [{
        name: "dari",
        codec: TYPES.date,
        optional: true
      }, {
        name: "sampai",
        codec: TYPES.date,
        optional: true
      }, {
        name: "diketahui",
        codec: TYPES.timestamptz,
        optional: true
      }],
      isUnique: true
    },
    laporan_perubahan_ekuitas_banding: {
      name: "laporan_perubahan_ekuitas_banding",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "dari",
        codec: TYPES.date,
        optional: true
      }, {
        name: "sampai",
        codec: TYPES.date,
        optional: true
      }, {
        name: "diketahui",
        codec: TYPES.timestamptz,
        optional: true
      }, {
        name: "banding",
        codec: pembandingCodec,
        optional: true
      }],
      isUnique: true
    },
    laporan_piutang: {
      name: "laporan_piutang",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "dari",
        codec: TYPES.date,
        optional: true
      }, {
        name: "sampai",
        codec: TYPES.date,
        optional: true
      }, {
        name: "kontak_id",
        codec: TYPES.bigint,
        optional: true
      }, {
        name: "status",
        codec: pilihanStatusPosCodec,
        optional: true
      }, {
        name: "page",
        codec: TYPES.int,
        optional: true
      }, {
        name: "per_page",
        codec: TYPES.int,
        optional: true
      }, {
        name: "diketahui",
        codec: TYPES.timestamptz,
        optional: true
      }],
      isUnique: true
    },
    laporan_poin: {
      name: "laporan_poin",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "kontak_id",
        codec: TYPES.bigint,
        optional: true
      }, {
        name: "per",
        codec: TYPES.date,
        optional: true
      }, {
        name: "page",
        codec: TYPES.int,
        optional: true
      }, {
        name: "per_page",
        codec: TYPES.int,
        optional: true
      }, {
        name: "diketahui",
        codec: TYPES.timestamptz,
        optional: true
      }],
      isUnique: true
    },
    laporan_ppn: {
      name: "laporan_ppn",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "masa",
        codec: TYPES.text,
        optional: true
      }, {
        name: "page",
        codec: TYPES.int,
        optional: true
      }, {
        name: "per_page",
        codec: TYPES.int,
        optional: true
      }, {
        name: "diketahui",
        codec: TYPES.timestamptz,
        optional: true
      }],
      isUnique: true
    },
    laporan_rugi_laba: {
      name: "laporan_rugi_laba",
      executor: executor,
      from: fromNowhere,
      codec: recordCodec({
        name: "rugiLaba",
        identifier: sql.identifier("rugi_laba"),
        attributes: {
          __proto__: null,
          dari: {
            codec: TYPES.date
          },
          sampai: {
            codec: TYPES.date
          },
          penjualan_bersih: {
            codec: uangCodec
          },
          hpp: {
            codec: uangCodec
          },
          laba_kotor: {
            codec: uangCodec
          },
          beban_usaha: {
            codec: uangCodec
          },
          laba_usaha: {
            codec: uangCodec
          },
          pendapatan_lain: {
            codec: uangCodec
          },
          beban_lain: {
            codec: uangCodec
          },
          laba_sebelum_pajak: {
            codec: uangCodec
          },
          pajak: {
            codec: uangCodec
          },
          laba_bersih: {
            codec: uangCodec
          },
          rincian: {
            codec: listOfCodec(recordCodec({
              name: "laporanBagian",
              identifier: sql.identifier("laporan_bagian"),
              attributes: {
                __proto__: null,
                bagian: {
                  codec: TYPES.text
                },
                total: {
                  codec: uangCodec
                },
                akun: {
                  codec: laporanAkunArrayCodec
                }
              },
              executor: executor
            }), {
              name: "laporanBagianArray"
            })
          },
          hpp_tertunda: {
            codec: TYPES.date
          },
          meta: {
            codec: jsonCodec
          }
        },
        executor: executor
      }),
      parameters: [{
        name: "dari",
        codec: TYPES.date,
        optional: true
      }, {
        name: "sampai",
        codec: TYPES.date,
        optional: true
      }, {
        name: "diketahui",
        codec: TYPES.timestamptz,
        optional: true
      }, {
        name: "dimensi",
        codec: TYPES.text,
        optional: true
      }],
      isUnique: true
    },
    laporan_rugi_laba_banding: {
      name: "laporan_rugi_laba_banding",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "dari",
        codec: TYPES.date,
        optional: true
      }, {
        name: "sampai",
        codec: TYPES.date,
        optional: true
      }, {
        name: "diketahui",
        codec: TYPES.timestamptz,
        optional: true
      }, {
        name: "banding",
        codec: pembandingCodec,
        optional: true
      }, {
        name: "dimensi",
        codec: TYPES.text,
        optional: true
      }],
      isUnique: true
    },
    laporan_rugi_laba_kolom: {
      name: "laporan_rugi_laba_kolom",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "dari",
        codec: TYPES.date,
        optional: true
      }, {
        name: "sampai",
        codec: TYPES.date,
        optional: true
      }, {
        name: "diketahui",
        codec: TYPES.timestamptz,
        optional: true
      }, {
        name: "dimensi",
        codec: TYPES.text,
        optional: true
      }, {
        name: "kolom",
        codec: TYPES.text,
        optional: true
      }],
      isUnique: true
    },
    laporan_stok: {
      name: "laporan_stok",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "lokasi_id",
        codec: TYPES.bigint,
        optional: true
      }, {
        name: "barang_id",
        codec: TYPES.bigint,
        optional: true
      }, {
        name: "per_lokasi",
        codec: TYPES.boolean,
        optional: true
      }, {
        name: "per",
        codec: TYPES.date,
        optional: true
      }, {
        name: "page",
        codec: TYPES.int,
        optional: true
      }, {
        name: "per_page",
        codec: TYPES.int,
        optional: true
      }, {
        name: "diketahui",
        codec: TYPES.timestamptz,
        optional: true
      }],
      isUnique: true
    },
    lokasi: {
      name: "lokasi",
      executor: executor,
      from: lokasiIdentifier,
      codec: lokasiCodec,
      uniques: [{
        attributes: ["id"],
        isPrimary: true
      }, {
        attributes: ["kode"],
        isPrimary: undefined
      }]
    },
    lokasi_create: {
      name: "lokasi_create",
      executor: executor,
      from: fromNowhere,
      codec: masterDibuatCodec,
      parameters: [{
        name: "dokumen",
        codec: recordCodec({
          name: "lokasiInput",
          identifier: sql.identifier("lokasi_input"),
          attributes: {
            __proto__: null,
            kode: {
              codec: TYPES.text
            },
            nama: {
              codec: TYPES.text
            },
            tipe: {
              codec: lokasiTipeCodec
            },
            alamat: {
              codec: TYPES.text
            },
            aktif: {
              codec: TYPES.boolean
            },
            atribut: {
              codec: jsonbCodec
            },
            dimensi: {
              codec: jsonbCodec
            }
          },
          executor: executor
        })
      }],
      isUnique: true,
      isMutation: true
    },
    masa_pajak: {
      name: "masa_pajak",
      executor: executor,
      from: masaPajakIdentifier,
      codec: recordCodec(spec_masaPajak),
      uniques: [{
        attributes: ["bulan"],
        isPrimary: true
      }]
    },
    masa_pajak_list: {
      name: "masa_pajak_list",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "page",
        codec: TYPES.int,
        optional: true
      }, {
        name: "per_page",
        codec: TYPES.int,
        optional: true
      }],
      isUnique: true
    },
    masa_pajak_set: {
      name: "masa_pajak_set",
      executor: executor,
      from: fromNowhere,
      codec: TYPES.boolean,
      parameters: [{
        name: "masa",
        codec: TYPES.text
      }, {
        name: "status",
        codec: masaPajakStatusCodec
      }],
      isUnique: true,
      isMutation: true
    },
    master_deactivate: {
      name: "master_deactivate",
      executor: executor,
      from: fromNowhere,
      codec: TYPES.boolean,
      parameters: [{
        name: "entitas",
        codec: entitasMasterCodec
      }, {
        name: "kunci",
        codec: TYPES.text
      }],
      isUnique: true,
      isMutation: true
    },
    master_get: {
      name: "master_get",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "entitas",
        codec: entitasMasterCodec
      }, {
        name: "kunci",
        codec: TYPES.text
      }],
      isUnique: true
    },
    master_list: {
      name: "master_list",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "entitas",
        codec: entitasMasterCodec
      }, {
        name: "permintaan",
        codec: permintaanListCodec
      }],
      isUnique: true
    },
    master_massal: {
      name: "master_massal",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "entitas",
        codec: entitasMasterCodec
      }, {
        name: "dokumen",
        codec: jsonbCodec
      }],
      isUnique: true,
      isMutation: true
    },
    master_patch: {
      name: "master_patch",
      executor: executor,
      from: fromNowhere,
      codec: TYPES.boolean,
      parameters: [{
        name: "entitas",
        codec: entitasMasterCodec
      }, {
        name: "kunci",
        codec: TYPES.text
      }, {
        name: "patch",
        codec: jsonbCodec
      }],
      isUnique: true,
      isMutation: true
    },
    master_replace: {
      name: "master_replace",
      executor: executor,
      from: fromNowhere,
      codec: TYPES.boolean,
      parameters: [{
        name: "entitas",
        codec: entitasMasterCodec
      }, {
        name: "kunci",
        codec: TYPES.text
      }, {
        name: "dokumen",
        codec: jsonbCodec
      }],
      isUnique: true,
      isMutation: true
    },
    master_upsert: {
      name: "master_upsert",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "entitas",
        codec: entitasMasterCodec
      }, {
        name: "dokumen",
        codec: jsonbCodec
      }],
      isUnique: true,
      isMutation: true
    },
    modul: {
      name: "modul",
      executor: executor,
      from: modulIdentifier,
      codec: recordCodec(spec_modul),
      uniques: [{
        attributes: ["kode"],
        isPrimary: true
      }]
    },
    modul_list: {
      name: "modul_list",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [],
      isUnique: true
    },
    modul_ref: {
      name: "modul_ref",
      executor: executor,
      from: modulRefIdentifier,
      codec: recordCodec(spec_modulRef),
      uniques: [{
        attributes: ["kode"],
        isPrimary: true
      }]
    },
    modul_saya: {
      name: "modul_saya",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [],
      isUnique: true
    },
    modul_set: {
      name: "modul_set",
      executor: executor,
      from: fromNowhere,
      codec: TYPES.boolean,
      parameters: [{
        name: "modul",
        codec: listOfCodec(recordCodec({
          name: "modulAktif",
          identifier: sql.identifier("modul_aktif"),
          attributes: {
            __proto__: null,
            kode: {
              codec: TYPES.text
            },
            aktif: {
              codec: TYPES.boolean
            }
          },
          executor: executor
        }), {
          name: "modulAktifArray"
        })
      }],
      isUnique: true,
      isMutation: true
    },
    mutasi_stok: {
      name: "mutasi_stok",
      executor: executor,
      from: mutasiStokIdentifier,
      codec: mutasiStokCodec,
      uniques: [{
        attributes: ["id"],
        isPrimary: true
      }]
    },
    notifikasi_baca: {
      name: "notifikasi_baca",
      executor: executor,
      from: fromNowhere,
      codec: TYPES.boolean,
      parameters: [{
        name: "id",
        codec: TYPES.bigint
      }],
      isUnique: true,
      isMutation: true
    },
    notifikasi_get: {
      name: "notifikasi_get",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "id",
        codec: TYPES.bigint
      }],
      isUnique: true
    },
    notifikasi_list: {
      name: "notifikasi_list",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "dibaca",
        codec: TYPES.boolean,
        optional: true
      }, {
        name: "page",
        codec: TYPES.int,
        optional: true
      }, {
        name: "per_page",
        codec: TYPES.int,
        optional: true
      }],
      isUnique: true
    },
    notifikasi_preferensi: {
      name: "notifikasi_preferensi",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [],
      isUnique: true
    },
    notifikasi_preferensi_set: {
      name: "notifikasi_preferensi_set",
      executor: executor,
      from: fromNowhere,
      codec: TYPES.boolean,
      parameters: [{
        name: "surel",
        codec: jsonbCodec
      }],
      isUnique: true,
      isMutation: true
    },
    opname_stok_create: {
      name: "opname_stok_create",
      executor: executor,
      from: fromNowhere,
      codec: transaksiDibuatCodec,
      parameters: [{
        name: "dokumen",
        codec: opnameStokInputCodec
      }, {
        name: "draft",
        codec: TYPES.boolean,
        optional: true
      }],
      isUnique: true,
      isMutation: true
    },
    opname_stok_massal: {
      name: "opname_stok_massal",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "dokumen",
        codec: opnameStokInputArrayCodec
      }],
      isUnique: true,
      isMutation: true
    },
    opname_stok_massal_simulate: {
      name: "opname_stok_massal_simulate",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "dokumen",
        codec: opnameStokInputArrayCodec
      }],
      isUnique: true,
      isMutation: true
    },
    opname_stok_replace: {
      name: "opname_stok_replace",
      executor: executor,
      from: fromNowhere,
      codec: TYPES.boolean,
      parameters: [{
        name: "id",
        codec: TYPES.bigint
      }, {
        name: "dokumen",
        codec: opnameStokInputCodec
      }],
      isUnique: true,
      isMutation: true
    },
    opname_stok_simulate: {
      name: "opname_stok_simulate",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "dokumen",
        codec: opnameStokInputCodec
      }],
      isUnique: true,
      isMutation: true
    },
    order_gerak: {
      name: "order_gerak",
      executor: executor,
      from: orderGerakIdentifier,
      codec: orderGerakCodec,
      uniques: [{
        attributes: ["id"],
        isPrimary: true
      }]
    },
    order_pembelian_create: {
      name: "order_pembelian_create",
      executor: executor,
      from: fromNowhere,
      codec: transaksiDibuatCodec,
      parameters: [{
        name: "dokumen",
        codec: orderPembelianInputCodec
      }, {
        name: "draft",
        codec: TYPES.boolean,
        optional: true
      }],
      isUnique: true,
      isMutation: true
    },
    order_pembelian_massal: {
      name: "order_pembelian_massal",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "dokumen",
        codec: orderPembelianInputArrayCodec
      }],
      isUnique: true,
      isMutation: true
    },
    order_pembelian_massal_simulate: {
      name: "order_pembelian_massal_simulate",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "dokumen",
        codec: orderPembelianInputArrayCodec
      }],
      isUnique: true,
      isMutation: true
    },
    order_pembelian_replace: {
      name: "order_pembelian_replace",
      executor: executor,
      from: fromNowhere,
      codec: TYPES.boolean,
      parameters: [{
        name: "id",
        codec: TYPES.bigint
      }, {
        name: "dokumen",
        codec: orderPembelianInputCodec
      }],
      isUnique: true,
      isMutation: true
    },
    order_pembelian_simulate: {
      name: "order_pembelian_simulate",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "dokumen",
        codec: orderPembelianInputCodec
      }],
      isUnique: true,
      isMutation: true
    },
    order_penjualan_create: {
      name: "order_penjualan_create",
      executor: executor,
      from: fromNowhere,
      codec: transaksiDibuatCodec,
      parameters: [{
        name: "dokumen",
        codec: orderPenjualanInputCodec
      }, {
        name: "draft",
        codec: TYPES.boolean,
        optional: true
      }],
      isUnique: true,
      isMutation: true
    },
    order_penjualan_massal: {
      name: "order_penjualan_massal",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "dokumen",
        codec: orderPenjualanInputArrayCodec
      }],
      isUnique: true,
      isMutation: true
    },
    order_penjualan_massal_simulate: {
      name: "order_penjualan_massal_simulate",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "dokumen",
        codec: orderPenjualanInputArrayCodec
      }],
      isUnique: true,
      isMutation: true
    },
    order_penjualan_replace: {
      name: "order_penjualan_replace",
      executor: executor,
      from: fromNowhere,
      codec: TYPES.boolean,
      parameters: [{
        name: "id",
        codec: TYPES.bigint
      }, {
        name: "dokumen",
        codec: orderPenjualanInputCodec
      }],
      isUnique: true,
      isMutation: true
    },
    order_penjualan_simulate: {
      name: "order_penjualan_simulate",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "dokumen",
        codec: orderPenjualanInputCodec
      }],
      isUnique: true,
      isMutation: true
    },
    pajak: {
      name: "pajak",
      executor: executor,
      from: pajakIdentifier,
      codec: recordCodec(spec_pajak),
      uniques: [{
        attributes: ["kode"],
        isPrimary: true
      }]
    },
    pajak_masa_kredit: {
      name: "pajak_masa_kredit",
      executor: executor,
      from: pajakMasaKreditIdentifier,
      codec: recordCodec(spec_pajakMasaKredit),
      uniques: [{
        attributes: ["berlaku_dari"],
        isPrimary: true
      }]
    },
    pajak_tarif: {
      name: "pajak_tarif",
      executor: executor,
      from: pajakTarifIdentifier,
      codec: recordCodec(spec_pajakTarif),
      uniques: [{
        attributes: ["pajak_kode", "berlaku_dari"],
        isPrimary: true
      }]
    },
    pelunasan_hutang_create: {
      name: "pelunasan_hutang_create",
      executor: executor,
      from: fromNowhere,
      codec: transaksiDibuatCodec,
      parameters: [{
        name: "dokumen",
        codec: pelunasanHutangInputCodec
      }, {
        name: "draft",
        codec: TYPES.boolean,
        optional: true
      }],
      isUnique: true,
      isMutation: true
    },
    pelunasan_hutang_massal: {
      name: "pelunasan_hutang_massal",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "dokumen",
        codec: pelunasanHutangInputArrayCodec
      }],
      isUnique: true,
      isMutation: true
    },
    pelunasan_hutang_massal_simulate: {
      name: "pelunasan_hutang_massal_simulate",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "dokumen",
        codec: pelunasanHutangInputArrayCodec
      }],
      isUnique: true,
      isMutation: true
    },
    pelunasan_hutang_replace: {
      name: "pelunasan_hutang_replace",
      executor: executor,
      from: fromNowhere,
      codec: TYPES.boolean,
      parameters: [{
        name: "id",
        codec: TYPES.bigint
      }, {
        name: "dokumen",
        codec: pelunasanHutangInputCodec
      }],
      isUnique: true,
      isMutation: true
    },
    pelunasan_hutang_simulate: {
      name: "pelunasan_hutang_simulate",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "dokumen",
        codec: pelunasanHutangInputCodec
      }],
      isUnique: true,
      isMutation: true
    },
    pelunasan_piutang_create: {
      name: "pelunasan_piutang_create",
      executor: executor,
      from: fromNowhere,
      codec: transaksiDibuatCodec,
      parameters: [{
        name: "dokumen",
        codec: pelunasanPiutangInputCodec
      }, {
        name: "draft",
        codec: TYPES.boolean,
        optional: true
      }],
      isUnique: true,
      isMutation: true
    },
    pelunasan_piutang_massal: {
      name: "pelunasan_piutang_massal",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "dokumen",
        codec: pelunasanPiutangInputArrayCodec
      }],
      isUnique: true,
      isMutation: true
    },
    pelunasan_piutang_massal_simulate: {
      name: "pelunasan_piutang_massal_simulate",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "dokumen",
        codec: pelunasanPiutangInputArrayCodec
      }],
      isUnique: true,
      isMutation: true
    },
    pelunasan_piutang_replace: {
      name: "pelunasan_piutang_replace",
      executor: executor,
      from: fromNowhere,
      codec: TYPES.boolean,
      parameters: [{
        name: "id",
        codec: TYPES.bigint
      }, {
        name: "dokumen",
        codec: pelunasanPiutangInputCodec
      }],
      isUnique: true,
      isMutation: true
    },
    pelunasan_piutang_simulate: {
      name: "pelunasan_piutang_simulate",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "dokumen",
        codec: pelunasanPiutangInputCodec
      }],
      isUnique: true,
      isMutation: true
    },
    pembelian_create: {
      name: "pembelian_create",
      executor: executor,
      from: fromNowhere,
      codec: transaksiDibuatCodec,
      parameters: [{
        name: "dokumen",
        codec: pembelianInputCodec
      }, {
        name: "draft",
        codec: TYPES.boolean,
        optional: true
      }],
      isUnique: true,
      isMutation: true
    },
    pembelian_massal: {
      name: "pembelian_massal",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "dokumen",
        codec: pembelianInputArrayCodec
      }],
      isUnique: true,
      isMutation: true
    },
    pembelian_massal_simulate: {
      name: "pembelian_massal_simulate",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "dokumen",
        codec: pembelianInputArrayCodec
      }],
      isUnique: true,
      isMutation: true
    },
    pembelian_replace: {
      name: "pembelian_replace",
      executor: executor,
      from: fromNowhere,
      codec: TYPES.boolean,
      parameters: [{
        name: "id",
        codec: TYPES.bigint
      }, {
        name: "dokumen",
        codec: pembelianInputCodec
      }],
      isUnique: true,
      isMutation: true
    },
    pembelian_simulate: {
      name: "pembelian_simulate",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "dokumen",
        codec: pembelianInputCodec
      }],
      isUnique: true,
      isMutation: true
    },
    pengaturan: {
      name: "pengaturan",
      executor: executor,
      from: pengaturanIdentifier,
      codec: recordCodec(spec_pengaturan),
      uniques: [{
        attributes: ["id"],
        isPrimary: true
      }]
    },
    pengaturan_get: {
      name: "pengaturan_get",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [],
      isUnique: true
    },
    pengaturan_patch: {
      name: "pengaturan_patch",
      executor: executor,
      from: fromNowhere,
      codec: TYPES.boolean,
      parameters: [{
        name: "patch",
        codec: jsonbCodec
      }],
      isUnique: true,
      isMutation: true
    },
    pengguna_assign: {
      name: "pengguna_assign",
      executor: executor,
      from: fromNowhere,
      codec: TYPES.boolean,
      parameters: [{
        name: "id",
        codec: TYPES.uuid
      }, {
        name: "assignments",
        codec: listOfCodec(recordCodec({
          name: "penugasan",
          identifier: sql.identifier("penugasan"),
          attributes: {
            __proto__: null,
            tenant_kode: {
              codec: TYPES.text
            },
            peran: {
              codec: peranCodec
            }
          },
          executor: executor
        }), {
          name: "penugasanArray"
        })
      }],
      isUnique: true,
      isMutation: true
    },
    pengguna_create: {
      name: "pengguna_create",
      executor: executor,
      from: fromNowhere,
      codec: recordCodec({
        name: "penggunaDibuat",
        identifier: sql.identifier("pengguna_dibuat"),
        attributes: {
          __proto__: null,
          id: {
            codec: TYPES.uuid
          },
          idempotent: {
            codec: TYPES.boolean
          },
          original_request_id: {
            codec: TYPES.text
          }
        },
        executor: executor
      }),
      parameters: [{
        name: "email",
        codec: TYPES.text
      }, {
        name: "nama",
        codec: TYPES.text
      }, {
        name: "peran",
        codec: peranCodec
      }],
      isUnique: true,
      isMutation: true
    },
    pengguna_get: {
      name: "pengguna_get",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "id",
        codec: TYPES.uuid
      }],
      isUnique: true
    },
    pengguna_list: {
      name: "pengguna_list",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "page",
        codec: TYPES.int,
        optional: true
      }, {
        name: "per_page",
        codec: TYPES.int,
        optional: true
      }],
      isUnique: true
    },
    penggunaan_persediaan_create: {
      name: "penggunaan_persediaan_create",
      executor: executor,
      from: fromNowhere,
      codec: transaksiDibuatCodec,
      parameters: [{
        name: "dokumen",
        codec: penggunaanPersediaanInputCodec
      }, {
        name: "draft",
        codec: TYPES.boolean,
        optional: true
      }],
      isUnique: true,
      isMutation: true
    },
    penggunaan_persediaan_massal: {
      name: "penggunaan_persediaan_massal",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "dokumen",
        codec: penggunaanPersediaanInputArrayCodec
      }],
      isUnique: true,
      isMutation: true
    },
    penggunaan_persediaan_massal_simulate: {
      name: "penggunaan_persediaan_massal_simulate",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "dokumen",
        codec: penggunaanPersediaanInputArrayCodec
      }],
      isUnique: true,
      isMutation: true
    },
    penggunaan_persediaan_replace: {
      name: "penggunaan_persediaan_replace",
      executor: executor,
      from: fromNowhere,
      codec: TYPES.boolean,
      parameters: [{
        name: "id",
        codec: TYPES.bigint
      }, {
        name: "dokumen",
        codec: penggunaanPersediaanInputCodec
      }],
      isUnique: true,
      isMutation: true
    },
    penggunaan_persediaan_simulate: {
      name: "penggunaan_persediaan_simulate",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "dokumen",
        codec: penggunaanPersediaanInputCodec
      }],
      isUnique: true,
      isMutation: true
    },
    penjualan_create: {
      name: "penjualan_create",
      executor: executor,
      from: fromNowhere,
      codec: transaksiDibuatCodec,
      parameters: [{
        name: "dokumen",
        codec: penjualanInputCodec
      }, {
        name: "draft",
        codec: TYPES.boolean,
        optional: true
      }],
      isUnique: true,
      isMutation: true
    },
    penjualan_massal: {
      name: "penjualan_massal",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "dokumen",
        codec: penjualanInputArrayCodec
      }],
      isUnique: true,
      isMutation: true
    },
    penjualan_massal_simulate: {
      name: "penjualan_massal_simulate",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "dokumen",
        codec: penjualanInputArrayCodec
      }],
      isUnique: true,
      isMutation: true
    },
    penjualan_replace: {
      name: "penjualan_replace",
      executor: executor,
      from: fromNowhere,
      codec: TYPES.boolean,
      parameters: [{
        name: "id",
        codec: TYPES.bigint
      }, {
        name: "dokumen",
        codec: penjualanInputCodec
      }],
      isUnique: true,
      isMutation: true
    },
    penjualan_simulate: {
      name: "penjualan_simulate",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "dokumen",
        codec: penjualanInputCodec
      }],
      isUnique: true,
      isMutation: true
    },
    penutupan: {
      name: "penutupan",
      executor: executor,
      from: penutupanIdentifier,
      codec: recordCodec(spec_penutupan),
      uniques: [{
        attributes: ["id"],
        isPrimary: true
      }]
    },
    penyusutan_create: {
      name: "penyusutan_create",
      executor: executor,
      from: fromNowhere,
      codec: transaksiDibuatCodec,
      parameters: [{
        name: "dokumen",
        codec: penyusutanInputCodec
      }, {
        name: "draft",
        codec: TYPES.boolean,
        optional: true
      }],
      isUnique: true,
      isMutation: true
    },
    penyusutan_massal: {
      name: "penyusutan_massal",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "dokumen",
        codec: penyusutanInputArrayCodec
      }],
      isUnique: true,
      isMutation: true
    },
    penyusutan_massal_simulate: {
      name: "penyusutan_massal_simulate",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "dokumen",
        codec: penyusutanInputArrayCodec
      }],
      isUnique: true,
      isMutation: true
    },
    penyusutan_replace: {
      name: "penyusutan_replace",
      executor: executor,
      from: fromNowhere,
      codec: TYPES.boolean,
      parameters: [{
        name: "id",
        codec: TYPES.bigint
      }, {
        name: "dokumen",
        codec: penyusutanInputCodec
      }],
      isUnique: true,
      isMutation: true
    },
    penyusutan_simulate: {
      name: "penyusutan_simulate",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "dokumen",
        codec: penyusutanInputCodec
      }],
      isUnique: true,
      isMutation: true
    },
    periode: {
      name: "periode",
      executor: executor,
      from: periodeIdentifier,
      codec: recordCodec(spec_periode),
      uniques: [{
        attributes: ["bulan"],
        isPrimary: true
      }]
    },
    periode_list: {
      name: "periode_list",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "page",
        codec: TYPES.int,
        optional: true
      }, {
        name: "per_page",
        codec: TYPES.int,
        optional: true
      }],
      isUnique: true
    },
    periode_set: {
      name: "periode_set",
      executor: executor,
      from: fromNowhere,
      codec: TYPES.boolean,
      parameters: [{
        name: "bulan",
        codec: TYPES.date
      }, {
        name: "status",
        codec: periodeStatusCodec
      }],
      isUnique: true,
      isMutation: true
    },
    perubahan_since: {
      name: "perubahan_since",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "sejak",
        codec: TYPES.bigint,
        optional: true
      }],
      isUnique: true
    },
    piutang_create: {
      name: "piutang_create",
      executor: executor,
      from: fromNowhere,
      codec: transaksiDibuatCodec,
      parameters: [{
        name: "dokumen",
        codec: piutangInputCodec
      }, {
        name: "draft",
        codec: TYPES.boolean,
        optional: true
      }],
      isUnique: true,
      isMutation: true
    },
    piutang_massal: {
      name: "piutang_massal",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "dokumen",
        codec: piutangInputArrayCodec
      }],
      isUnique: true,
      isMutation: true
    },
    piutang_massal_simulate: {
      name: "piutang_massal_simulate",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "dokumen",
        codec: piutangInputArrayCodec
      }],
      isUnique: true,
      isMutation: true
    },
    piutang_replace: {
      name: "piutang_replace",
      executor: executor,
      from: fromNowhere,
      codec: TYPES.boolean,
      parameters: [{
        name: "id",
        codec: TYPES.bigint
      }, {
        name: "dokumen",
        codec: piutangInputCodec
      }],
      isUnique: true,
      isMutation: true
    },
    piutang_simulate: {
      name: "piutang_simulate",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "dokumen",
        codec: piutangInputCodec
      }],
      isUnique: true,
      isMutation: true
    },
    poin_gerak: {
      name: "poin_gerak",
      executor: executor,
      from: poinGerakIdentifier,
      codec: poinGerakCodec,
      uniques: [{
        attributes: ["id"],
        isPrimary: true
      }]
    },
    poin_lot: {
      name: "poin_lot",
      executor: executor,
      from: poinLotIdentifier,
      codec: poinLotCodec,
      uniques: [{
        attributes: ["id"],
        isPrimary: true
      }]
    },
    poin_saldo: {
      name: "poin_saldo",
      executor: executor,
      from: poinSaldoIdentifier,
      codec: poinSaldoCodec,
      uniques: [{
        attributes: ["kontak_id"],
        isPrimary: true
      }]
    },
    pos_terbuka: {
      name: "pos_terbuka",
      executor: executor,
      from: posTerbukaIdentifier,
      codec: posTerbukaCodec,
      uniques: [{
        attributes: ["id"],
        isPrimary: true
      }]
    },
    posting: {
      name: "posting",
      executor: executor,
      from: postingIdentifier,
      codec: postingCodec,
      uniques: [{
        attributes: ["id"],
        isPrimary: true
      }]
    },
    pph: {
      name: "pph",
      executor: executor,
      from: pphIdentifier,
      codec: recordCodec(spec_pph),
      uniques: [{
        attributes: ["kode"],
        isPrimary: true
      }]
    },
    pph_tarif: {
      name: "pph_tarif",
      executor: executor,
      from: pphTarifIdentifier,
      codec: recordCodec(spec_pphTarif),
      uniques: [{
        attributes: ["pph_kode", "berlaku_dari"],
        isPrimary: true
      }]
    },
    preferensi_tabel_get: {
      name: "preferensi_tabel_get",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "jenis",
        codec: jenisTransaksiCodec
      }],
      isUnique: true
    },
    preferensi_tabel_set: {
      name: "preferensi_tabel_set",
      executor: executor,
      from: fromNowhere,
      codec: TYPES.boolean,
      parameters: [{
        name: "jenis",
        codec: jenisTransaksiCodec
      }, {
        name: "preferensi",
        codec: recordCodec({
          name: "preferensiTabelInput",
          identifier: sql.identifier("preferensi_tabel_input"),
          attributes: {
            __proto__: null,
            kolom: {
              codec: listOfCodec(recordCodec({
                name: "preferensiKolomInput",
                identifier: sql.identifier("preferensi_kolom_input"),
                attributes: {
                  __proto__: null,
                  field: {
                    codec: TYPES.text
                  },
                  tampil: {
                    codec: TYPES.boolean
                  },
                  lebar: {
                    codec: TYPES.int
                  },
                  urutan: {
                    codec: TYPES.int
                  }
                },
                executor: executor
              }), {
                name: "preferensiKolomInputArray"
              })
            },
            sort: {
              codec: TYPES.text
            },
            per_page: {
              codec: TYPES.int
            }
          },
          executor: executor
        })
      }],
      isUnique: true,
      isMutation: true
    },
    retur_pembelian_create: {
      name: "retur_pembelian_create",
      executor: executor,
      from: fromNowhere,
      codec: transaksiDibuatCodec,
      parameters: [{
        name: "dokumen",
        codec: returPembelianInputCodec
      }, {
        name: "draft",
        codec: TYPES.boolean,
        optional: true
      }],
      isUnique: true,
      isMutation: true
    },
    retur_pembelian_massal: {
      name: "retur_pembelian_massal",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "dokumen",
        codec: returPembelianInputArrayCodec
      }],
      isUnique: true,
      isMutation: true
    },
    retur_pembelian_massal_simulate: {
      name: "retur_pembelian_massal_simulate",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "dokumen",
        codec: returPembelianInputArrayCodec
      }],
      isUnique: true,
      isMutation: true
    },
    retur_pembelian_replace: {
      name: "retur_pembelian_replace",
      executor: executor,
      from: fromNowhere,
      codec: TYPES.boolean,
      parameters: [{
        name: "id",
        codec: TYPES.bigint
      }, {
        name: "dokumen",
        codec: returPembelianInputCodec
      }],
      isUnique: true,
      isMutation: true
    },
    retur_pembelian_simulate: {
      name: "retur_pembelian_simulate",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "dokumen",
        codec: returPembelianInputCodec
      }],
      isUnique: true,
      isMutation: true
    },
    retur_penjualan_create: {
      name: "retur_penjualan_create",
      executor: executor,
      from: fromNowhere,
      codec: transaksiDibuatCodec,
      parameters: [{
        name: "dokumen",
        codec: returPenjualanInputCodec
      }, {
        name: "draft",
        codec: TYPES.boolean,
        optional: true
      }],
      isUnique: true,
      isMutation: true
    },
    retur_penjualan_massal: {
      name: "retur_penjualan_massal",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "dokumen",
        codec: returPenjualanInputArrayCodec
      }],
      isUnique: true,
      isMutation: true
    },
    retur_penjualan_massal_simulate: {
      name: "retur_penjualan_massal_simulate",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "dokumen",
        codec: returPenjualanInputArrayCodec
      }],
      isUnique: true,
      isMutation: true
    },
    retur_penjualan_replace: {
      name: "retur_penjualan_replace",
      executor: executor,
      from: fromNowhere,
      codec: TYPES.boolean,
      parameters: [{
        name: "id",
        codec: TYPES.bigint
      }, {
        name: "dokumen",
        codec: returPenjualanInputCodec
      }],
      isUnique: true,
      isMutation: true
    },
    retur_penjualan_simulate: {
      name: "retur_penjualan_simulate",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "dokumen",
        codec: returPenjualanInputCodec
      }],
      isUnique: true,
      isMutation: true
    },
    saldo_awal_hutang_create: {
      name: "saldo_awal_hutang_create",
      executor: executor,
      from: fromNowhere,
      codec: transaksiDibuatCodec,
      parameters: [{
        name: "dokumen",
        codec: saldoAwalHutangInputCodec
      }, {
        name: "draft",
        codec: TYPES.boolean,
        optional: true
      }],
      isUnique: true,
      isMutation: true
    },
    saldo_awal_hutang_massal: {
      name: "saldo_awal_hutang_massal",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "dokumen",
        codec: saldoAwalHutangInputArrayCodec
      }],
      isUnique: true,
      isMutation: true
    },
    saldo_awal_hutang_massal_simulate: {
      name: "saldo_awal_hutang_massal_simulate",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "dokumen",
        codec: saldoAwalHutangInputArrayCodec
      }],
      isUnique: true,
      isMutation: true
    },
    saldo_awal_hutang_replace: {
      name: "saldo_awal_hutang_replace",
      executor: executor,
      from: fromNowhere,
      codec: TYPES.boolean,
      parameters: [{
        name: "id",
        codec: TYPES.bigint
      }, {
        name: "dokumen",
        codec: saldoAwalHutangInputCodec
      }],
      isUnique: true,
      isMutation: true
    },
    saldo_awal_hutang_simulate: {
      name: "saldo_awal_hutang_simulate",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "dokumen",
        codec: saldoAwalHutangInputCodec
      }],
      isUnique: true,
      isMutation: true
    },
    saldo_awal_piutang_create: {
      name: "saldo_awal_piutang_create",
      executor: executor,
      from: fromNowhere,
      codec: transaksiDibuatCodec,
      parameters: [{
        name: "dokumen",
        codec: saldoAwalPiutangInputCodec
      }, {
        name: "draft",
        codec: TYPES.boolean,
        optional: true
      }],
      isUnique: true,
      isMutation: true
    },
    saldo_awal_piutang_massal: {
      name: "saldo_awal_piutang_massal",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "dokumen",
        codec: saldoAwalPiutangInputArrayCodec
      }],
      isUnique: true,
      isMutation: true
    },
    saldo_awal_piutang_massal_simulate: {
      name: "saldo_awal_piutang_massal_simulate",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "dokumen",
        codec: saldoAwalPiutangInputArrayCodec
      }],
      isUnique: true,
      isMutation: true
    },
    saldo_awal_piutang_replace: {
      name: "saldo_awal_piutang_replace",
      executor: executor,
      from: fromNowhere,
      codec: TYPES.boolean,
      parameters: [{
        name: "id",
        codec: TYPES.bigint
      }, {
        name: "dokumen",
        codec: saldoAwalPiutangInputCodec
      }],
      isUnique: true,
      isMutation: true
    },
    saldo_awal_piutang_simulate: {
      name: "saldo_awal_piutang_simulate",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "dokumen",
        codec: saldoAwalPiutangInputCodec
      }],
      isUnique: true,
      isMutation: true
    },
    saldo_harian: {
      name: "saldo_harian",
      executor: executor,
      from: saldoHarianIdentifier,
      codec: recordCodec(spec_saldoHarian),
      uniques: [{
        attributes: ["akun_kode", "tanggal"],
        isPrimary: true
      }]
    },
    satuan: {
      name: "satuan",
      executor: executor,
      from: satuanIdentifier,
      codec: recordCodec(spec_satuan),
      uniques: [{
        attributes: ["id"],
        isPrimary: true
      }, {
        attributes: ["kode"],
        isPrimary: undefined
      }]
    },
    satuan_create: {
      name: "satuan_create",
      executor: executor,
      from: fromNowhere,
      codec: masterDibuatCodec,
      parameters: [{
        name: "dokumen",
        codec: recordCodec({
          name: "satuanInput",
          identifier: sql.identifier("satuan_input"),
          attributes: {
            __proto__: null,
            kode: {
              codec: TYPES.text
            },
            nama: {
              codec: TYPES.text
            },
            aktif: {
              codec: TYPES.boolean
            },
            atribut: {
              codec: jsonbCodec
            }
          },
          executor: executor
        })
      }],
      isUnique: true,
      isMutation: true
    },
    stok_ambil: {
      name: "stok_ambil",
      executor: executor,
      from: stokAmbilIdentifier,
      codec: stokAmbilCodec,
      uniques: [{
        attributes: ["id"],
        isPrimary: true
      }]
    },
    stok_kurang: {
      name: "stok_kurang",
      executor: executor,
      from: stokKurangIdentifier,
      codec: stokKurangCodec,
      uniques: [{
        attributes: ["barang_id"],
        isPrimary: true
      }]
    },
    stok_lapisan: {
      name: "stok_lapisan",
      executor: executor,
      from: stokLapisanIdentifier,
      codec: stokLapisanCodec,
      uniques: [{
        attributes: ["mutasi_id", "ke"],
        isPrimary: true
      }]
    },
    stok_lokasi: {
      name: "stok_lokasi",
      executor: executor,
      from: stokLokasiIdentifier,
      codec: stokLokasiCodec,
      uniques: [{
        attributes: ["barang_id", "lokasi_id"],
        isPrimary: true
      }]
    },
    stok_pool: {
      name: "stok_pool",
      executor: executor,
      from: stokPoolIdentifier,
      codec: stokPoolCodec,
      uniques: [{
        attributes: ["barang_id", "pool_id"],
        isPrimary: true
      }]
    },
    tahun_buka: {
      name: "tahun_buka",
      executor: executor,
      from: fromNowhere,
      codec: TYPES.boolean,
      parameters: [{
        name: "tahun",
        codec: TYPES.int
      }],
      isUnique: true,
      isMutation: true
    },
    tahun_tutup: {
      name: "tahun_tutup",
      executor: executor,
      from: fromNowhere,
      codec: recordCodec({
        name: "tahunDitutup",
        identifier: sql.identifier("tahun_ditutup"),
        attributes: {
          __proto__: null,
          tahun: {
            codec: TYPES.int
          },
          mulai: {
            codec: TYPES.date
          },
          akhir: {
            codec: TYPES.date
          },
          laba: {
            codec: uangCodec
          },
          prive: {
            codec: uangCodec
          },
          nomor: {
            codec: TYPES.text
          },
          jurnal: {
            codec: jsonCodec
          },
          tanggal_kunci: {
            codec: TYPES.date
          },
          peringatan: {
            codec: LIST_TYPES.text
          },
          idempotent: {
            codec: TYPES.boolean
          },
          original_request_id: {
            codec: TYPES.text
          }
        },
        executor: executor
      }),
      parameters: [{
        name: "tahun",
        codec: TYPES.int
      }, {
        name: "prive",
        codec: TYPES.boolean,
        optional: true
      }],
      isUnique: true,
      isMutation: true
    },
    tahun_tutup_simulate: {
      name: "tahun_tutup_simulate",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "tahun",
        codec: TYPES.int
      }, {
        name: "prive",
        codec: TYPES.boolean,
        optional: true
      }],
      isUnique: true,
      isMutation: true
    },
    tenant_saya: {
      name: "tenant_saya",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [],
      isUnique: true
    },
    tenants: {
      name: "tenants",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [],
      isUnique: true
    },
    transaksi: {
      name: "transaksi",
      executor: executor,
      from: transaksiIdentifier,
      codec: transaksiCodec,
      uniques: [{
        attributes: ["id"],
        isPrimary: true
      }, {
        attributes: ["nomor"],
        isPrimary: undefined
      }]
    },
    transaksi_approve: {
      name: "transaksi_approve",
      executor: executor,
      from: fromNowhere,
      codec: recordCodec({
        name: "transaksiDisetujui",
        identifier: sql.identifier("transaksi_disetujui"),
        attributes: {
          __proto__: null,
          id: {
            codec: TYPES.bigint
          },
          status: {
            codec: statusTransaksiCodec
          },
          idempotent: {
            codec: TYPES.boolean
          },
          original_request_id: {
            codec: TYPES.text
          }
        },
        executor: executor
      }),
      parameters: [{
        name: "jenis",
        codec: jenisTransaksiCodec
      }, {
        name: "id",
        codec: TYPES.bigint
      }],
      isUnique: true,
      isMutation: true
    },
    transaksi_baris: {
      name: "transaksi_baris",
      executor: executor,
      from: transaksiBarisIdentifier,
      codec: transaksiBarisCodec,
      uniques: [{
        attributes: ["id"],
        isPrimary: true
      }, {
        attributes: ["transaksi_id", "baris"],
        isPrimary: undefined
      }]
    },
    transaksi_biaya: {
      name: "transaksi_biaya",
      executor: executor,
      from: transaksiBiayaIdentifier,
      codec: transaksiBiayaCodec,
      uniques: [{
        attributes: ["transaksi_id", "baris"],
        isPrimary: true
      }]
    },
    transaksi_cancel: {
      name: "transaksi_cancel",
      executor: executor,
      from: fromNowhere,
      codec: TYPES.boolean,
      parameters: [{
        name: "jenis",
        codec: jenisTransaksiCodec
      }, {
        name: "id",
        codec: TYPES.bigint
      }],
      isUnique: true,
      isMutation: true
    },
    transaksi_get: {
      name: "transaksi_get",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "jenis",
        codec: jenisTransaksiCodec
      }, {
        name: "id",
        codec: TYPES.bigint
      }, {
        name: "sertakan",
        codec: listOfCodec(enumCodec({
          name: "sertakanTransaksi",
          identifier: sql.identifier("sertakan_transaksi"),
          values: ["jurnal", "alokasi", "riwayat"],
          description: "Further parts of a transaction.",
          extensions: {
            pg: {
              serviceName: "main",
              schemaName: "erp",
              name: "sertakan_transaksi"
            }
          }
        }), {
          name: "sertakanTransaksiArray"
        }),
        optional: true
      }],
      isUnique: true
    },
    transaksi_list: {
      name: "transaksi_list",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "jenis",
        codec: jenisTransaksiCodec
      }, {
        name: "permintaan",
        codec: permintaanListCodec
      }],
      isUnique: true
    },
    transaksi_patch: {
      name: "transaksi_patch",
      executor: executor,
      from: fromNowhere,
      codec: TYPES.boolean,
      parameters: [{
        name: "jenis",
        codec: jenisTransaksiCodec
      }, {
        name: "id",
        codec: TYPES.bigint
      }, {
        name: "patch",
        codec: jsonbCodec
      }],
      isUnique: true,
      isMutation: true
    },
    transaksi_pembayaran: {
      name: "transaksi_pembayaran",
      executor: executor,
      from: transaksiPembayaranIdentifier,
      codec: transaksiPembayaranCodec,
      uniques: [{
        attributes: ["transaksi_id", "baris"],
        isPrimary: true
      }]
    },
    transaksi_terima: {
      name: "transaksi_terima",
      executor: executor,
      from: fromNowhere,
      codec: recordCodec({
        name: "transaksiDiterima",
        identifier: sql.identifier("transaksi_diterima"),
        attributes: {
          __proto__: null,
          id: {
            codec: TYPES.bigint
          },
          status: {
            codec: statusTransaksiCodec
          },
          idempotent: {
            codec: TYPES.boolean
          },
          original_request_id: {
            codec: TYPES.text
          }
        },
        executor: executor
      }),
      parameters: [{
        name: "jenis",
        codec: jenisTransaksiCodec
      }, {
        name: "id",
        codec: TYPES.bigint
      }, {
        name: "tanggal",
        codec: TYPES.date,
        optional: true
      }, {
        name: "detail",
        codec: jsonbCodec,
        optional: true
      }],
      isUnique: true,
      isMutation: true
    },
    transaksi_tutup: {
      name: "transaksi_tutup",
      executor: executor,
      from: fromNowhere,
      codec: recordCodec({
        name: "orderDitutup",
        identifier: sql.identifier("order_ditutup"),
        attributes: {
          __proto__: null,
          id: {
            codec: TYPES.bigint
          },
          status_order: {
            codec: statusOrderCodec
          },
          idempotent: {
            codec: TYPES.boolean
          },
          original_request_id: {
            codec: TYPES.text
          }
        },
        executor: executor
      }),
      parameters: [{
        name: "jenis",
        codec: jenisTransaksiCodec
      }, {
        name: "id",
        codec: TYPES.bigint
      }],
      isUnique: true,
      isMutation: true
    },
    transaksi_void: {
      name: "transaksi_void",
      executor: executor,
      from: fromNowhere,
      codec: recordCodec({
        name: "transaksiDivoid",
        identifier: sql.identifier("transaksi_divoid"),
        attributes: {
          __proto__: null,
          id: {
            codec: TYPES.bigint
          },
          nomor_transaksi: {
            codec: TYPES.text
          },
          status: {
            codec: statusTransaksiCodec
          },
          pembalik_id: {
            codec: TYPES.bigint
          },
          idempotent: {
            codec: TYPES.boolean
          },
          original_request_id: {
            codec: TYPES.text
          }
        },
        executor: executor
      }),
      parameters: [{
        name: "jenis",
        codec: jenisTransaksiCodec
      }, {
        name: "id",
        codec: TYPES.bigint
      }, {
        name: "alasan",
        codec: TYPES.text
      }, {
        name: "tanggal",
        codec: TYPES.date,
        optional: true
      }, {
        name: "kaskade",
        codec: TYPES.boolean,
        optional: true
      }, {
        name: "pengembalian",
        codec: pengembalianCodec,
        optional: true
      }],
      isUnique: true,
      isMutation: true
    },
    transaksi_void_simulate: {
      name: "transaksi_void_simulate",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "jenis",
        codec: jenisTransaksiCodec
      }, {
        name: "id",
        codec: TYPES.bigint
      }, {
        name: "alasan",
        codec: TYPES.text
      }, {
        name: "tanggal",
        codec: TYPES.date,
        optional: true
      }, {
        name: "kaskade",
        codec: TYPES.boolean,
        optional: true
      }, {
        name: "pengembalian",
        codec: pengembalianCodec,
        optional: true
      }],
      isUnique: true,
      isMutation: true
    },
    transfer_stok_create: {
      name: "transfer_stok_create",
      executor: executor,
      from: fromNowhere,
      codec: transaksiDibuatCodec,
      parameters: [{
        name: "dokumen",
        codec: transferStokInputCodec
      }, {
        name: "draft",
        codec: TYPES.boolean,
        optional: true
      }],
      isUnique: true,
      isMutation: true
    },
    transfer_stok_massal: {
      name: "transfer_stok_massal",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "dokumen",
        codec: transferStokInputArrayCodec
      }],
      isUnique: true,
      isMutation: true
    },
    transfer_stok_massal_simulate: {
      name: "transfer_stok_massal_simulate",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "dokumen",
        codec: transferStokInputArrayCodec
      }],
      isUnique: true,
      isMutation: true
    },
    transfer_stok_replace: {
      name: "transfer_stok_replace",
      executor: executor,
      from: fromNowhere,
      codec: TYPES.boolean,
      parameters: [{
        name: "id",
        codec: TYPES.bigint
      }, {
        name: "dokumen",
        codec: transferStokInputCodec
      }],
      isUnique: true,
      isMutation: true
    },
    transfer_stok_simulate: {
      name: "transfer_stok_simulate",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "dokumen",
        codec: transferStokInputCodec
      }],
      isUnique: true,
      isMutation: true
    },
    webhook_create: {
      name: "webhook_create",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "url",
        codec: TYPES.text
      }, {
        name: "peristiwa",
        codec: LIST_TYPES.text
      }, {
        name: "keterangan",
        codec: TYPES.text,
        optional: true
      }],
      isUnique: true,
      isMutation: true
    },
    webhook_delete: {
      name: "webhook_delete",
      executor: executor,
      from: fromNowhere,
      codec: TYPES.boolean,
      parameters: [{
        name: "id",
        codec: TYPES.bigint
      }],
      isUnique: true,
      isMutation: true
    },
    webhook_get: {
      name: "webhook_get",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "id",
        codec: TYPES.bigint
      }],
      isUnique: true
    },
    webhook_list: {
      name: "webhook_list",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "page",
        codec: TYPES.int,
        optional: true
      }, {
        name: "per_page",
        codec: TYPES.int,
        optional: true
      }],
      isUnique: true
    },
    webhook_patch: {
      name: "webhook_patch",
      executor: executor,
      from: fromNowhere,
      codec: TYPES.boolean,
      parameters: [{
        name: "id",
        codec: TYPES.bigint
      }, {
        name: "url",
        codec: TYPES.text,
        optional: true
      }, {
        name: "peristiwa",
        codec: LIST_TYPES.text,
        optional: true
      }, {
        name: "keterangan",
        codec: TYPES.text,
        optional: true
      }, {
        name: "aktif",
        codec: TYPES.boolean,
        optional: true
      }],
      isUnique: true,
      isMutation: true
    },
    webhook_pengiriman_list: {
      name: "webhook_pengiriman_list",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "id",
        codec: TYPES.bigint
      }, {
        name: "page",
        codec: TYPES.int,
        optional: true
      }, {
        name: "per_page",
        codec: TYPES.int,
        optional: true
      }],
      isUnique: true
    },
    webhook_pengiriman_ulang: {
      name: "webhook_pengiriman_ulang",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "id",
        codec: TYPES.bigint
      }],
      isUnique: true,
      isMutation: true
    },
    webhook_putar: {
      name: "webhook_putar",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "id",
        codec: TYPES.bigint
      }],
      isUnique: true,
      isMutation: true
    },
    webhook_uji: {
      name: "webhook_uji",
      executor: executor,
      from: fromNowhere,
      codec: jsonCodec,
      parameters: [{
        name: "id",
        codec: TYPES.bigint
      }],
      isUnique: true,
      isMutation: true
    }
  },
  pgRelations: {
    alokasi: {
      transaksiByMyTransaksiId: {
        localCodec: alokasiCodec,
        remoteResourceOptions: {
          name: "transaksi"
        },
        localAttributes: ["transaksi_id"],
        remoteAttributes: ["id"],
        isUnique: true
      }
    },
    asetSusut: {
      transaksiByMyTransaksiId: {
        localCodec: asetSusutCodec,
        remoteResourceOptions: {
          name: "transaksi"
        },
        localAttributes: ["transaksi_id"],
        remoteAttributes: ["id"],
        isUnique: true
      }
    },
    barang: {
      daftarTransaksiBarisByTheirBarangId: {
        localCodec: barangCodec,
        remoteResourceOptions: {
          name: "transaksi_baris"
        },
        localAttributes: ["id"],
        remoteAttributes: ["barang_id"],
        isReferencee: true
      },
      daftarMutasiStokByTheirBarangId: {
        localCodec: barangCodec,
        remoteResourceOptions: {
          name: "mutasi_stok"
        },
        localAttributes: ["id"],
        remoteAttributes: ["barang_id"],
        isReferencee: true
      }
    },
    barangHarga: {
      barangByMyBarangId: {
        localCodec: barangHargaCodec,
        remoteResourceOptions: {
          name: "barang"
        },
        localAttributes: ["barang_id"],
        remoteAttributes: ["id"],
        isUnique: true
      }
    },
    barangSatuan: {
      barangByMyBarangId: {
        localCodec: barangSatuanCodec,
        remoteResourceOptions: {
          name: "barang"
        },
        localAttributes: ["barang_id"],
        remoteAttributes: ["id"],
        isUnique: true
      }
    },
    draft: {
      transaksiByMyTransaksiId: {
        localCodec: draftCodec,
        remoteResourceOptions: {
          name: "transaksi"
        },
        localAttributes: ["transaksi_id"],
        remoteAttributes: ["id"],
        isUnique: true
      }
    },
    hppTertunda: {
      barangByMyBarangId: {
        localCodec: hppTertundaCodec,
        remoteResourceOptions: {
          name: "barang"
        },
        localAttributes: ["barang_id"],
        remoteAttributes: ["id"],
        isUnique: true
      },
      transaksiByMyTransaksiId: {
        localCodec: hppTertundaCodec,
        remoteResourceOptions: {
          name: "transaksi"
        },
        localAttributes: ["transaksi_id"],
        remoteAttributes: ["id"],
        isUnique: true
      }
    },
    jurnal: {
      transaksiByMyTransaksiId: {
        localCodec: jurnalCodec,
        remoteResourceOptions: {
          name: "transaksi"
        },
        localAttributes: ["transaksi_id"],
        remoteAttributes: ["id"],
        isUnique: true
      }
    },
    jurnalBalik: {
      transaksiByMyTransaksiId: {
        localCodec: jurnalBalikCodec,
        remoteResourceOptions: {
          name: "transaksi"
        },
        localAttributes: ["transaksi_id"],
        remoteAttributes: ["id"],
        isUnique: true
      }
    },
    jurnalBaris: {
      kontakByMyKontakId: {
        localCodec: jurnalBarisCodec,
        remoteResourceOptions: {
          name: "kontak"
        },
        localAttributes: ["kontak_id"],
        remoteAttributes: ["id"],
        isUnique: true
      }
    },
    konfirmasi: {
      kontakByMyKontakId: {
        localCodec: konfirmasiCodec,
        remoteResourceOptions: {
          name: "kontak"
        },
        localAttributes: ["kontak_id"],
        remoteAttributes: ["id"],
        isUnique: true
      },
      transaksiByMyTransaksiId: {
        localCodec: konfirmasiCodec,
        remoteResourceOptions: {
          name: "transaksi"
        },
        localAttributes: ["transaksi_id"],
        remoteAttributes: ["id"],
        isUnique: true
      }
    },
    kontak: {
      daftarTransaksiByTheirKontakId: {
        localCodec: kontakCodec,
        remoteResourceOptions: {
          name: "transaksi"
        },
        localAttributes: ["id"],
        remoteAttributes: ["kontak_id"],
        isReferencee: true
      },
      daftarPosTerbukaByTheirKontakId: {
        localCodec: kontakCodec,
        remoteResourceOptions: {
          name: "pos_terbuka"
        },
        localAttributes: ["id"],
        remoteAttributes: ["kontak_id"],
        isReferencee: true
      }
    },
    lokasi: {
      daftarTransaksiByTheirLokasiId: {
        localCodec: lokasiCodec,
        remoteResourceOptions: {
          name: "transaksi"
        },
        localAttributes: ["id"],
        remoteAttributes: ["lokasi_id"],
        isReferencee: true
      },
      daftarMutasiStokByTheirLokasiId: {
        localCodec: lokasiCodec,
        remoteResourceOptions: {
          name: "mutasi_stok"
        },
        localAttributes: ["id"],
        remoteAttributes: ["lokasi_id"],
        isReferencee: true
      }
    },
    mutasiStok: {
      barangByMyBarangId: {
        localCodec: mutasiStokCodec,
        remoteResourceOptions: {
          name: "barang"
        },
        localAttributes: ["barang_id"],
        remoteAttributes: ["id"],
        isUnique: true
      },
      transaksiByMyTransaksiId: {
        localCodec: mutasiStokCodec,
        remoteResourceOptions: {
          name: "transaksi"
        },
        localAttributes: ["transaksi_id"],
        remoteAttributes: ["id"],
        isUnique: true
      }
    },
    orderGerak: {
      barangByMyBarangId: {
        localCodec: orderGerakCodec,
        remoteResourceOptions: {
          name: "barang"
        },
        localAttributes: ["barang_id"],
        remoteAttributes: ["id"],
        isUnique: true
      },
      transaksiByMyTransaksiId: {
        localCodec: orderGerakCodec,
        remoteResourceOptions: {
          name: "transaksi"
        },
        localAttributes: ["transaksi_id"],
        remoteAttributes: ["id"],
        isUnique: true
      }
    },
    poinGerak: {
      kontakByMyKontakId: {
        localCodec: poinGerakCodec,
        remoteResourceOptions: {
          name: "kontak"
        },
        localAttributes: ["kontak_id"],
        remoteAttributes: ["id"],
        isUnique: true
      },
      transaksiByMyTransaksiId: {
        localCodec: poinGerakCodec,
        remoteResourceOptions: {
          name: "transaksi"
        },
        localAttributes: ["transaksi_id"],
        remoteAttributes: ["id"],
        isUnique: true
      }
    },
    poinLot: {
      kontakByMyKontakId: {
        localCodec: poinLotCodec,
        remoteResourceOptions: {
          name: "kontak"
        },
        localAttributes: ["kontak_id"],
        remoteAttributes: ["id"],
        isUnique: true
      },
      transaksiByMyTransaksiId: {
        localCodec: poinLotCodec,
        remoteResourceOptions: {
          name: "transaksi"
        },
        localAttributes: ["transaksi_id"],
        remoteAttributes: ["id"],
        isUnique: true
      }
    },
    poinSaldo: {
      kontakByMyKontakId: {
        localCodec: poinSaldoCodec,
        remoteResourceOptions: {
          name: "kontak"
        },
        localAttributes: ["kontak_id"],
        remoteAttributes: ["id"],
        isUnique: true
      }
    },
    posTerbuka: {
      kontakByMyKontakId: {
        localCodec: posTerbukaCodec,
        remoteResourceOptions: {
          name: "kontak"
        },
        localAttributes: ["kontak_id"],
        remoteAttributes: ["id"],
        isUnique: true
      },
      transaksiByMyTransaksiId: {
        localCodec: posTerbukaCodec,
        remoteResourceOptions: {
          name: "transaksi"
        },
        localAttributes: ["transaksi_id"],
        remoteAttributes: ["id"],
        isUnique: true
      }
    },
    posting: {
      transaksiByMyTransaksiId: {
        localCodec: postingCodec,
        remoteResourceOptions: {
          name: "transaksi"
        },
        localAttributes: ["transaksi_id"],
        remoteAttributes: ["id"],
        isUnique: true
      }
    },
    stokAmbil: {
      barangByMyBarangId: {
        localCodec: stokAmbilCodec,
        remoteResourceOptions: {
          name: "barang"
        },
        localAttributes: ["barang_id"],
        remoteAttributes: ["id"],
        isUnique: true
      }
    },
    stokKurang: {
      barangByMyBarangId: {
        localCodec: stokKurangCodec,
        remoteResourceOptions: {
          name: "barang"
        },
        localAttributes: ["barang_id"],
        remoteAttributes: ["id"],
        isUnique: true
      }
    },
    stokLapisan: {
      barangByMyBarangId: {
        localCodec: stokLapisanCodec,
        remoteResourceOptions: {
          name: "barang"
        },
        localAttributes: ["barang_id"],
        remoteAttributes: ["id"],
        isUnique: true
      }
    },
    stokLokasi: {
      barangByMyBarangId: {
        localCodec: stokLokasiCodec,
        remoteResourceOptions: {
          name: "barang"
        },
        localAttributes: ["barang_id"],
        remoteAttributes: ["id"],
        isUnique: true
      }
    },
    stokOrder: {
      barangByMyBarangId: {
        localCodec: recordCodec({
          name: "stokOrder",
          identifier: sql.identifier("stok_order"),
          attributes: {
            __proto__: null,
            barang_id: {
              codec: TYPES.bigint,
              notNull: true,
              extensions: {
                __proto__: null,
                canSelect: false,
                canInsert: false,
                canUpdate: false
              }
            },
            lokasi_id: {
              codec: TYPES.bigint,
              extensions: {
                __proto__: null,
                canSelect: false,
                canInsert: false,
                canUpdate: false
              }
            },
            dipesan: {
              codec: kuantitasCodec,
              notNull: true,
              hasDefault: true,
              extensions: {
                __proto__: null,
                canSelect: false,
                canInsert: false,
                canUpdate: false
              }
            },
            reservasi: {
              codec: kuantitasCodec,
              notNull: true,
              hasDefault: true,
              extensions: {
                __proto__: null,
                canSelect: false,
                canInsert: false,
                canUpdate: false
              }
            }
          },
          extensions: {
            isTableLike: true,
            pg: {
              serviceName: "main",
              schemaName: "tenant_templat",
              name: "stok_order"
            }
          },
          executor: executor
        }),
        remoteResourceOptions: {
          name: "barang"
        },
        localAttributes: ["barang_id"],
        remoteAttributes: ["id"],
        isUnique: true
      }
    },
    stokPool: {
      barangByMyBarangId: {
        localCodec: stokPoolCodec,
        remoteResourceOptions: {
          name: "barang"
        },
        localAttributes: ["barang_id"],
        remoteAttributes: ["id"],
        isUnique: true
      }
    },
    transaksi: {
      kontakByMyKontakId: {
        localCodec: transaksiCodec,
        remoteResourceOptions: {
          name: "kontak"
        },
        localAttributes: ["kontak_id"],
        remoteAttributes: ["id"],
        isUnique: true
      },
      daftarTransaksiBarisByTheirTransaksiId: {
        localCodec: transaksiCodec,
        remoteResourceOptions: {
          name: "transaksi_baris"
        },
        localAttributes: ["id"],
        remoteAttributes: ["transaksi_id"],
        isReferencee: true
      }
    },
    transaksiBaris: {
      barangByMyBarangId: {
        localCodec: transaksiBarisCodec,
        remoteResourceOptions: {
          name: "barang"
        },
        localAttributes: ["barang_id"],
        remoteAttributes: ["id"],
        isUnique: true
      },
      transaksiByMyTransaksiId: {
        localCodec: transaksiBarisCodec,
        remoteResourceOptions: {
          name: "transaksi"
        },
        localAttributes: ["transaksi_id"],
        remoteAttributes: ["id"],
        isUnique: true
      }
    },
    transaksiBiaya: {
      transaksiByMyTransaksiId: {
        localCodec: transaksiBiayaCodec,
        remoteResourceOptions: {
          name: "transaksi"
        },
        localAttributes: ["transaksi_id"],
        remoteAttributes: ["id"],
        isUnique: true
      }
    },
    transaksiPembayaran: {
      transaksiByMyTransaksiId: {
        localCodec: transaksiPembayaranCodec,
        remoteResourceOptions: {
          name: "transaksi"
        },
        localAttributes: ["transaksi_id"],
        remoteAttributes: ["id"],
        isUnique: true
      }
    }
  }
};
const registry = makeRegistry(registryConfig);
const resource_akun_peran_refPgResource = registry.pgResources["akun_peran_ref"];
const make2 = resource => {
  return (_$root, {
    $kode
  }) => resource.get({
    kode: $kode
  });
};
const resource_pajakPgResource = registry.pgResources["pajak"];
const resource_pphPgResource = registry.pgResources["pph"];
const resource_akun_peranPgResource = registry.pgResources["akun_peran"];
const resource_modulPgResource = registry.pgResources["modul"];
const resource_pajak_masa_kreditPgResource = registry.pgResources["pajak_masa_kredit"];
const resource_pph_tarifPgResource = registry.pgResources["pph_tarif"];
const resource_jurnal_balikPgResource = registry.pgResources["jurnal_balik"];
const resource_poin_saldoPgResource = registry.pgResources["poin_saldo"];
const make3 = resource => {
  return (_$root, {
    $transaksiId,
    $baris
  }) => resource.get({
    transaksi_id: $transaksiId,
    baris: $baris
  });
};
const resource_transaksi_pembayaranPgResource = registry.pgResources["transaksi_pembayaran"];
const resource_saldo_harianPgResource = registry.pgResources["saldo_harian"];
const make4 = resource => {
  return (_$root, {
    $id
  }) => resource.get({
    id: $id
  });
};
const resource_akun_subklasPgResource = registry.pgResources["akun_subklas"];
const resource_pajak_tarifPgResource = registry.pgResources["pajak_tarif"];
const resource_hpp_tertundaPgResource = registry.pgResources["hpp_tertunda"];
const resource_modul_refPgResource = registry.pgResources["modul_ref"];
const resource_dimensi_gabunganPgResource = registry.pgResources["dimensi_gabungan"];
const resource_aset_asalPgResource = registry.pgResources["aset_asal"];
const resource_aset_susutPgResource = registry.pgResources["aset_susut"];
const resource_anggaranPgResource = registry.pgResources["anggaran"];
const resource_stok_lokasiPgResource = registry.pgResources["stok_lokasi"];
const resource_satuanPgResource = registry.pgResources["satuan"];
const resource_akun_klasPgResource = registry.pgResources["akun_klas"];
const resource_transaksi_biayaPgResource = registry.pgResources["transaksi_biaya"];
const resource_hargaPgResource = registry.pgResources["harga"];
const resource_jenis_transaksi_refPgResource = registry.pgResources["jenis_transaksi_ref"];
const make5 = resource => {
  return (_$root, {
    $bulan
  }) => resource.get({
    bulan: $bulan
  });
};
const resource_masa_pajakPgResource = registry.pgResources["masa_pajak"];
const resource_periodePgResource = registry.pgResources["periode"];
const resource_konfirmasiPgResource = registry.pgResources["konfirmasi"];
const resource_stok_lapisanPgResource = registry.pgResources["stok_lapisan"];
const resource_stok_poolPgResource = registry.pgResources["stok_pool"];
const resource_jurnal_barisPgResource = registry.pgResources["jurnal_baris"];
const resource_stok_ambilPgResource = registry.pgResources["stok_ambil"];
const resource_dimensi_nilaiPgResource = registry.pgResources["dimensi_nilai"];
const resource_barang_satuanPgResource = registry.pgResources["barang_satuan"];
const resource_order_gerakPgResource = registry.pgResources["order_gerak"];
const resource_draftPgResource = registry.pgResources["draft"];
const resource_dimensiPgResource = registry.pgResources["dimensi"];
const resource_lokasiPgResource = registry.pgResources["lokasi"];
const resource_penutupanPgResource = registry.pgResources["penutupan"];
const resource_poin_gerakPgResource = registry.pgResources["poin_gerak"];
const resource_jurnalPgResource = registry.pgResources["jurnal"];
const make6 = resource => {
  return (_$root, {
    $nomor
  }) => resource.get({
    nomor: $nomor
  });
};
const resource_poin_lotPgResource = registry.pgResources["poin_lot"];
const resource_barang_hargaPgResource = registry.pgResources["barang_harga"];
const resource_alokasiPgResource = registry.pgResources["alokasi"];
const resource_pos_terbukaPgResource = registry.pgResources["pos_terbuka"];
const resource_kontakPgResource = registry.pgResources["kontak"];
const resource_asetPgResource = registry.pgResources["aset"];
const resource_akunPgResource = registry.pgResources["akun"];
const resource_transaksi_barisPgResource = registry.pgResources["transaksi_baris"];
const resource_barangPgResource = registry.pgResources["barang"];
const resource_mutasi_stokPgResource = registry.pgResources["mutasi_stok"];
const resource_pengaturanPgResource = registry.pgResources["pengaturan"];
const resource_transaksiPgResource = registry.pgResources["transaksi"];
const ai_konteks_plan2 = resource => (_root, args) => callFunction(resource, args);
const make7 = resource => function plan() {
  return connection(resource.find());
};
const make8 = attributeName => $record => {
  return $record.get(attributeName);
};
const make9 = otherSource => {
  return $record => otherSource.get({
    peran: $record.get("peran")
  });
};
const plans_parts_plan_AkunPeran_akunKode = make8("akun_kode");
const make10 = () => {
  return $record => resource_akunPgResource.get({
    kode: $record.get("akun_kode")
  });
};
const plans_parts_plan_AkunPeran_akunByAkunKode = make10();
const plans_parts_plan_Akun_saldoNormal = make8("saldo_normal");
const plans_parts_plan_Akun_dibuatPada = make8("dibuat_pada");
const plans_parts_plan_Akun_diubahPada = make8("diubah_pada");
const plans_parts_plan_Akun_arusKas = make8("arus_kas");
const make11 = otherSource => {
  return $record => {
    const $records = otherSource.find({
      akun_kode: $record.get("kode")
    });
    return connection($records);
  };
};
const make12 = otherSource => {
  return $record => {
    const $records = otherSource.find({
      akun_persediaan: $record.get("kode")
    });
    return connection($records);
  };
};
const totalCountConnectionPlan = $connection => $connection.cloneSubplanWithoutPagination("aggregate").singleAsRecord().select(sql`count(*)`, TYPES.bigint, false);
function pgAggregatesCloneSubplanWithoutPaginationSingle($connection) {
  return $connection.cloneSubplanWithoutPagination("aggregate").single();
}
function pgAggregateCloneSubplanWithoutPaginationAsAggregate($connection) {
  return $connection.cloneSubplanWithoutPagination("aggregate");
}
const EMPTY_ARRAY = Object.freeze([]);
const makeArgs_barang_stok = () => EMPTY_ARRAY;
function hasRecord($row) {
  return "record" in $row && typeof $row.record === "function";
}
const pgFunctionArgumentsFromArgs = (() => {
  function pgFunctionArgumentsFromArgs($in, extraSelectArgs, inlining = false) {
    if (!hasRecord($in)) {
      throw new Error(`Invalid plan, exepcted 'PgSelectSingleStep', 'PgInsertSingleStep', 'PgUpdateSingleStep' or 'PgDeleteSingleStep', but found ${$in}`);
    }
    /**
     * An optimisation - if all our dependencies are
     * compatible with the expression's class plan then we
     * can inline ourselves into that, otherwise we must
     * issue the query separately.
     */
    const canUseExpressionDirectly = $in instanceof PgSelectSingleStep && $in.getClassStep().mode !== "mutation" && extraSelectArgs.every(a => stepAMayDependOnStepB($in.getClassStep(), a.step));
    const $row = canUseExpressionDirectly ? $in : pgSelectSingleFromRecord($in.resource, $in.record());
    const selectArgs = [{
      step: $row.record()
    }, ...extraSelectArgs];
    if (inlining) {
      // This is a scalar computed attribute, let's inline the expression
      const newSelectArgs = selectArgs.map((arg, i) => {
        if (i === 0) {
          const {
            step,
            ...rest
          } = arg;
          return {
            ...rest,
            placeholder: $row.getClassStep().alias
          };
        } else {
          return arg;
        }
      });
      return {
        $row,
        selectArgs: newSelectArgs
      };
    } else {
      return {
        $row,
        selectArgs: selectArgs
      };
    }
  }
  return pgFunctionArgumentsFromArgs;
})();
const scalarComputed = (resource, $in, args) => {
  const {
    $row,
    selectArgs
  } = pgFunctionArgumentsFromArgs($in, args, true);
  const from = pgFromExpression($row, resource.from, resource.parameters, selectArgs);
  return pgClassExpression($row, resource.codec, undefined)`${from}`;
};
const barang_stok_getSelectPlanFromParentAndArgs2 = resource => ($in, args, _info) => {
  return scalarComputed(resource, $in, makeArgs_barang_stok(args));
};
const resource_barang_stokPgResource = registry.pgResources["barang_stok"];
const resource_barang_nilai_stokPgResource = registry.pgResources["barang_nilai_stok"];
const resource_barang_hppPgResource = registry.pgResources["barang_hpp"];
const plans_parts_plan_Barang_satuanId = make8("satuan_id");
const plans_parts_plan_Barang_kebijakanStokMinus = make8("kebijakan_stok_minus");
const plans_parts_plan_Barang_pajakKode = make8("pajak_kode");
const plans_parts_plan_Barang_akunPersediaan = make8("akun_persediaan");
const plans_parts_plan_Barang_gabunganId = make8("gabungan_id");
const make13 = () => {
  return $record => resource_akunPgResource.get({
    kode: $record.get("akun_persediaan")
  });
};
const plans_parts_plan_Barang_akunByAkunPersediaan = make13();
const make14 = () => {
  return $record => resource_dimensi_gabunganPgResource.get({
    id: $record.get("gabungan_id")
  });
};
const plans_parts_plan_Barang_gabungan = make14();
const make15 = () => {
  return $record => resource_pajakPgResource.get({
    kode: $record.get("pajak_kode")
  });
};
const plans_parts_plan_Barang_pajakByPajakKode = make15();
const make16 = () => {
  return $record => resource_satuanPgResource.get({
    id: $record.get("satuan_id")
  });
};
const plans_parts_plan_Barang_satuan = make16();
const make17 = otherSource => {
  return $record => {
    const $records = otherSource.find({
      barang_id: $record.get("id")
    });
    return connection($records);
  };
};
const make18 = otherSource => {
  return $record => {
    const $records = otherSource.find({
      gabungan_id: $record.get("id")
    });
    return connection($records);
  };
};
const plans_parts_plan_DimensiNilai_berlakuDari = make8("berlaku_dari");
const plans_parts_plan_DimensiNilai_berlakuSampai = make8("berlaku_sampai");
const make19 = otherSource => {
  return $record => {
    const $records = otherSource.find({
      lokasi_id: $record.get("id")
    });
    return connection($records);
  };
};
const plans_parts_plan_Transaksi_kontakId = make8("kontak_id");
const plans_parts_plan_Transaksi_lokasiId = make8("lokasi_id");
const plans_parts_plan_Transaksi_jatuhTempo = make8("jatuh_tempo");
const plans_parts_plan_Transaksi_hargaKode = make8("harga_kode");
const plans_parts_plan_Transaksi_postingId = make8("posting_id");
const plans_parts_plan_Transaksi_dibuatOleh = make8("dibuat_oleh");
const make20 = () => {
  return $record => resource_hargaPgResource.get({
    kode: $record.get("harga_kode")
  });
};
const plans_parts_plan_Transaksi_hargaByHargaKode = make20();
const make21 = () => {
  return $record => resource_kontakPgResource.get({
    id: $record.get("kontak_id")
  });
};
const plans_parts_plan_Transaksi_kontak = make21();
const make22 = () => {
  return $record => resource_lokasiPgResource.get({
    id: $record.get("lokasi_id")
  });
};
const plans_parts_plan_Transaksi_lokasi = make22();
const make23 = otherSource => {
  return $record => {
    const $records = otherSource.find({
      transaksi_id: $record.get("id")
    });
    return connection($records);
  };
};
const make24 = otherSource => {
  return $record => {
    const $records = otherSource.find({
      pembalik_id: $record.get("id")
    });
    return connection($records);
  };
};
const make25 = otherSource => {
  return $record => {
    const $records = otherSource.find({
      harga_kode: $record.get("kode")
    });
    return connection($records);
  };
};
const resource_kontak_saldo_piutangPgResource = registry.pgResources["kontak_saldo_piutang"];
const resource_kontak_saldo_hutangPgResource = registry.pgResources["kontak_saldo_hutang"];
const make26 = otherSource => {
  return $record => {
    const $records = otherSource.find({
      kontak_id: $record.get("id")
    });
    return connection($records);
  };
};
const plans_parts_plan_JurnalBaris_jurnalId = make8("jurnal_id");
const make27 = () => {
  return $record => resource_jurnalPgResource.get({
    id: $record.get("jurnal_id")
  });
};
const plans_parts_plan_JurnalBaris_jurnal = make27();
const plans_parts_plan_Jurnal_transaksiId = make8("transaksi_id");
const plans_parts_plan_Jurnal_membalikId = make8("membalik_id");
const plans_parts_plan_Jurnal_dicatatPada = make8("dicatat_pada");
const make28 = otherSource => {
  return $record => otherSource.get({
    id: $record.get("membalik_id")
  });
};
const make29 = () => {
  return $record => resource_transaksiPgResource.get({
    id: $record.get("transaksi_id")
  });
};
const plans_parts_plan_Jurnal_transaksi = make29();
const make30 = otherSource => {
  return $record => {
    const $records = otherSource.find({
      membalik_id: $record.get("id")
    });
    return connection($records);
  };
};
const make31 = otherSource => {
  return $record => {
    const $records = otherSource.find({
      jurnal_id: $record.get("id")
    });
    return connection($records);
  };
};
const plans_parts_plan_MutasiStok_barisId = make8("baris_id");
const plans_parts_plan_MutasiStok_barangId = make8("barang_id");
const plans_parts_plan_MutasiStok_poolId = make8("pool_id");
const plans_parts_plan_MutasiStok_tanggalKunci = make8("tanggal_kunci");
const make32 = () => {
  return $record => resource_barangPgResource.get({
    id: $record.get("barang_id")
  });
};
const plans_parts_plan_MutasiStok_barang = make32();
const make33 = () => {
  return $record => resource_transaksi_barisPgResource.get({
    id: $record.get("baris_id")
  });
};
const plans_parts_plan_MutasiStok_transaksiBaris = make33();
const make34 = (relations, column) => $row => relations.reduce(($one, relation) => $one.singleRelation(relation), $row).get(column);
const plans_parts_plan_MutasiStok_kategori = make34(["barangByMyBarangId"], "kategori");
const plans_parts_plan_TransaksiBaris_dppLain = make8("dpp_lain");
const make35 = otherSource => {
  return $record => {
    const $records = otherSource.find({
      baris_id: $record.get("id")
    });
    return connection($records);
  };
};
const relations2 = ["transaksiByMyTransaksiId"];
const relations3 = ["transaksiByMyTransaksiId", "kontakByMyKontakId"];
const make36 = otherSource => {
  return $record => {
    const $records = otherSource.find({
      pajak_kode: $record.get("kode")
    });
    return connection($records);
  };
};
const pgAggregatesPlanKeys = $pgSelectSingle => {
  const $pgSelect = $pgSelectSingle.getClassStep();
  const $groupDetails = $pgSelect.getGroupDetails();
  return lambda([$groupDetails, $pgSelectSingle], ([groupDetails, item]) => {
    if (groupDetails.indicies.length === 0 || item == null) {
      return null;
    } else {
      return groupDetails.indicies.map(({
        index
      }) => item[index]);
    }
  });
};
function plans_parts_plan_TransaksiBarisAggregates_keys($pgSelectSingle) {
  return pgAggregatesPlanKeys($pgSelectSingle);
}
function pgAggregatesPlanAggregates($pgSelectSingle) {
  return $pgSelectSingle;
}
const pgAggregatesPlanAggregateAttribute = (attributeCodec, attributeName, codec, spec, $pgSelectSingle) => {
  // Note this expression is just an sql fragment, so you
  // could add CASE statements, function calls, or whatever
  // you need here
  const sqlAttribute = sql.fragment`${$pgSelectSingle.getClassStep().alias}.${sql.identifier(attributeName)}`;
  const sqlAggregate = spec.sqlAggregateWrap(sqlAttribute, attributeCodec);
  return $pgSelectSingle.select(sqlAggregate, codec);
};
const make38 = (attributeCodec, attributeName, codec, spec) => function plan($pgSelectSingle) {
  return pgAggregatesPlanAggregateAttribute(attributeCodec, attributeName, codec, spec, $pgSelectSingle);
};
const isIntervalLike = codec => !!codec.extensions?.isIntervalLike;
const isNumberLike = codec => !!codec.extensions?.isNumberLike;
const pgAggregateSpec_sum_isSuitableType = codec => isIntervalLike(codec) || isNumberLike(codec);
const dataTypeToAggregateTypeMap = {
  "20": TYPES.numeric,
  "21": TYPES.bigint,
  "23": TYPES.bigint,
  "700": TYPES.float4,
  "701": TYPES.float,
  "790": TYPES.money,
  "1186": TYPES.interval
};
const pgAggregateSpec_sum = {
  id: "sum",
  humanLabel: "sum",
  HumanLabel: "Sum",
  isSuitableType: pgAggregateSpec_sum_isSuitableType,
  sqlAggregateWrap(sqlFrag) {
    return sql`coalesce(sum(${sqlFrag}), '0')`;
  },
  isNonNull: true,
  pgTypeCodecModifier(codec) {
    const oid = codec.extensions?.oid;
    const targetType = (oid ? dataTypeToAggregateTypeMap[oid] : null) ?? TYPES.numeric;
    return targetType;
  }
};
const plans_parts_plan_TransaksiBarisSumAggregates_qty = make38(kuantitasCodec, "qty", TYPES.numeric, pgAggregateSpec_sum);
const plans_parts_plan_TransaksiBarisSumAggregates_bruto = make38(uangCodec, "bruto", TYPES.numeric, pgAggregateSpec_sum);
const plans_parts_plan_TransaksiBarisSumAggregates_diskon = make38(uangCodec, "diskon", TYPES.numeric, pgAggregateSpec_sum);
const plans_parts_plan_TransaksiBarisSumAggregates_dpp = make38(uangCodec, "dpp", TYPES.numeric, pgAggregateSpec_sum);
const plans_parts_plan_TransaksiBarisSumAggregates_tarif = make38(TYPES.numeric, "tarif", TYPES.numeric, pgAggregateSpec_sum);
const plans_parts_plan_TransaksiBarisSumAggregates_dppLain = make38(uangCodec, "dpp_lain", TYPES.numeric, pgAggregateSpec_sum);
const plans_parts_plan_TransaksiBarisSumAggregates_ppn = make38(uangCodec, "ppn", TYPES.numeric, pgAggregateSpec_sum);
const dataTypeToAggregateTypeMap2 = {};
const pgAggregateSpec_distinctCount = {
  id: "distinctCount",
  humanLabel: "distinct count",
  HumanLabel: "Distinct count",
  isSuitableType() {
    return true;
  },
  sqlAggregateWrap(sqlFrag) {
    return sql`count(distinct ${sqlFrag})`;
  },
  pgTypeCodecModifier(codec) {
    const oid = codec.extensions?.oid;
    const targetType = (oid ? dataTypeToAggregateTypeMap2[oid] : null) ?? TYPES.bigint;
    return targetType;
  }
};
const plans_parts_plan_TransaksiBarisDistinctCountAggregates_id = make38(TYPES.bigint, "id", TYPES.bigint, pgAggregateSpec_distinctCount);
const plans_parts_plan_TransaksiBarisDistinctCountAggregates_transaksiId = make38(TYPES.bigint, "transaksi_id", TYPES.bigint, pgAggregateSpec_distinctCount);
const plans_parts_plan_TransaksiBarisDistinctCountAggregates_barangId = make38(TYPES.bigint, "barang_id", TYPES.bigint, pgAggregateSpec_distinctCount);
const pgAggregateSpec_min = {
  id: "min",
  humanLabel: "minimum",
  HumanLabel: "Minimum",
  isSuitableType: pgAggregateSpec_sum_isSuitableType,
  sqlAggregateWrap(sqlFrag) {
    return sql`min(${sqlFrag})`;
  }
};
const plans_parts_plan_TransaksiBarisMinAggregates_qty = make38(kuantitasCodec, "qty", kuantitasCodec, pgAggregateSpec_min);
const plans_parts_plan_TransaksiBarisMinAggregates_bruto = make38(uangCodec, "bruto", uangCodec, pgAggregateSpec_min);
const plans_parts_plan_TransaksiBarisMinAggregates_diskon = make38(uangCodec, "diskon", uangCodec, pgAggregateSpec_min);
const plans_parts_plan_TransaksiBarisMinAggregates_dpp = make38(uangCodec, "dpp", uangCodec, pgAggregateSpec_min);
const plans_parts_plan_TransaksiBarisMinAggregates_tarif = make38(TYPES.numeric, "tarif", TYPES.numeric, pgAggregateSpec_min);
const plans_parts_plan_TransaksiBarisMinAggregates_dppLain = make38(uangCodec, "dpp_lain", uangCodec, pgAggregateSpec_min);
const plans_parts_plan_TransaksiBarisMinAggregates_ppn = make38(uangCodec, "ppn", uangCodec, pgAggregateSpec_min);
const pgAggregateSpec_max = {
  id: "max",
  humanLabel: "maximum",
  HumanLabel: "Maximum",
  isSuitableType: pgAggregateSpec_sum_isSuitableType,
  sqlAggregateWrap(sqlFrag) {
    return sql`max(${sqlFrag})`;
  }
};
const plans_parts_plan_TransaksiBarisMaxAggregates_qty = make38(kuantitasCodec, "qty", kuantitasCodec, pgAggregateSpec_max);
const plans_parts_plan_TransaksiBarisMaxAggregates_bruto = make38(uangCodec, "bruto", uangCodec, pgAggregateSpec_max);
const plans_parts_plan_TransaksiBarisMaxAggregates_diskon = make38(uangCodec, "diskon", uangCodec, pgAggregateSpec_max);
const plans_parts_plan_TransaksiBarisMaxAggregates_dpp = make38(uangCodec, "dpp", uangCodec, pgAggregateSpec_max);
const plans_parts_plan_TransaksiBarisMaxAggregates_tarif = make38(TYPES.numeric, "tarif", TYPES.numeric, pgAggregateSpec_max);
const plans_parts_plan_TransaksiBarisMaxAggregates_dppLain = make38(uangCodec, "dpp_lain", uangCodec, pgAggregateSpec_max);
const plans_parts_plan_TransaksiBarisMaxAggregates_ppn = make38(uangCodec, "ppn", uangCodec, pgAggregateSpec_max);
const dataTypeToAggregateTypeMap3 = {
  "20": TYPES.numeric,
  "21": TYPES.numeric,
  "23": TYPES.numeric,
  "700": TYPES.float,
  "701": TYPES.float,
  "1186": TYPES.interval,
  "1700": TYPES.numeric
};
const pgAggregateSpec_average = {
  id: "average",
  humanLabel: "mean average",
  HumanLabel: "Mean average",
  isSuitableType: pgAggregateSpec_sum_isSuitableType,
  sqlAggregateWrap(sqlFrag) {
    return sql`avg(${sqlFrag})`;
  },
  pgTypeCodecModifier(codec) {
    const oid = codec.extensions?.oid;
    const targetType = (oid ? dataTypeToAggregateTypeMap3[oid] : null) ?? TYPES.numeric;
    return targetType;
  }
};
const plans_parts_plan_TransaksiBarisAverageAggregates_qty = make38(kuantitasCodec, "qty", TYPES.numeric, pgAggregateSpec_average);
const plans_parts_plan_TransaksiBarisAverageAggregates_bruto = make38(uangCodec, "bruto", TYPES.numeric, pgAggregateSpec_average);
const plans_parts_plan_TransaksiBarisAverageAggregates_diskon = make38(uangCodec, "diskon", TYPES.numeric, pgAggregateSpec_average);
const plans_parts_plan_TransaksiBarisAverageAggregates_dpp = make38(uangCodec, "dpp", TYPES.numeric, pgAggregateSpec_average);
const plans_parts_plan_TransaksiBarisAverageAggregates_tarif = make38(TYPES.numeric, "tarif", TYPES.numeric, pgAggregateSpec_average);
const plans_parts_plan_TransaksiBarisAverageAggregates_dppLain = make38(uangCodec, "dpp_lain", TYPES.numeric, pgAggregateSpec_average);
const plans_parts_plan_TransaksiBarisAverageAggregates_ppn = make38(uangCodec, "ppn", TYPES.numeric, pgAggregateSpec_average);
const plans_parts_plan_PosTerbukaSumAggregates_nilai = make38(uangCodec, "nilai", TYPES.numeric, pgAggregateSpec_sum);
const plans_parts_plan_PosTerbukaDistinctCountAggregates_kontakId = make38(TYPES.bigint, "kontak_id", TYPES.bigint, pgAggregateSpec_distinctCount);
const plans_parts_plan_PosTerbukaMinAggregates_nilai = make38(uangCodec, "nilai", uangCodec, pgAggregateSpec_min);
const plans_parts_plan_PosTerbukaMaxAggregates_nilai = make38(uangCodec, "nilai", uangCodec, pgAggregateSpec_max);
const plans_parts_plan_PosTerbukaAverageAggregates_nilai = make38(uangCodec, "nilai", TYPES.numeric, pgAggregateSpec_average);
const plans_parts_plan_AlokasiSumAggregates_jumlah = make38(uangCodec, "jumlah", TYPES.numeric, pgAggregateSpec_sum);
const plans_parts_plan_AlokasiMinAggregates_jumlah = make38(uangCodec, "jumlah", uangCodec, pgAggregateSpec_min);
const plans_parts_plan_AlokasiMaxAggregates_jumlah = make38(uangCodec, "jumlah", uangCodec, pgAggregateSpec_max);
const plans_parts_plan_AlokasiAverageAggregates_jumlah = make38(uangCodec, "jumlah", TYPES.numeric, pgAggregateSpec_average);
const make39 = otherSource => {
  return $record => {
    const $records = otherSource.find({
      satuan_id: $record.get("id")
    });
    return connection($records);
  };
};
const plans_parts_plan_AsetAsal_asetId = make8("aset_id");
const make40 = () => {
  return $record => resource_asetPgResource.get({
    id: $record.get("aset_id")
  });
};
const plans_parts_plan_AsetAsal_aset = make40();
const make41 = otherSource => {
  return $record => {
    const $records = otherSource.find({
      aset_id: $record.get("id")
    });
    return connection($records);
  };
};
const plans_parts_plan_Penutupan_pembalikId = make8("pembalik_id");
const make42 = otherSource => {
  return $record => otherSource.get({
    id: $record.get("pembalik_id")
  });
};
const plans_parts_plan_JurnalBarisSumAggregates_debit = make38(uangCodec, "debit", TYPES.numeric, pgAggregateSpec_sum);
const plans_parts_plan_JurnalBarisSumAggregates_kredit = make38(uangCodec, "kredit", TYPES.numeric, pgAggregateSpec_sum);
const plans_parts_plan_JurnalBarisMinAggregates_debit = make38(uangCodec, "debit", uangCodec, pgAggregateSpec_min);
const plans_parts_plan_JurnalBarisMinAggregates_kredit = make38(uangCodec, "kredit", uangCodec, pgAggregateSpec_min);
const plans_parts_plan_JurnalBarisMaxAggregates_debit = make38(uangCodec, "debit", uangCodec, pgAggregateSpec_max);
const plans_parts_plan_JurnalBarisMaxAggregates_kredit = make38(uangCodec, "kredit", uangCodec, pgAggregateSpec_max);
const plans_parts_plan_JurnalBarisAverageAggregates_debit = make38(uangCodec, "debit", TYPES.numeric, pgAggregateSpec_average);
const plans_parts_plan_JurnalBarisAverageAggregates_kredit = make38(uangCodec, "kredit", TYPES.numeric, pgAggregateSpec_average);
const pgAggregatesPlanComputedColumnAggregates = (codec, computedAttributeResource, spec, targetCodec, $pgSelectSingle, fieldArgs) => {
  // Because we require that the computed attribute is
  // evaluated inline, we have to convert it to an
  // expression here; this is only needed because of the
  // aggregation.
  const src = pgFromExpression($pgSelectSingle, computedAttributeResource.from, computedAttributeResource.parameters, [{
    placeholder: $pgSelectSingle.getClassStep().alias,
    position: 0
  }, ...makeArgs_barang_stok(fieldArgs)]);
  const sqlAggregate = spec.sqlAggregateWrap(src, codec);
  return $pgSelectSingle.select(sqlAggregate, targetCodec);
};
const make43 = (codec, computedAttributeResource, spec, targetCodec) => function plan($pgSelectSingle, fieldArgs) {
  return pgAggregatesPlanComputedColumnAggregates(codec, computedAttributeResource, spec, targetCodec, $pgSelectSingle, fieldArgs);
};
const make44 = otherSource => {
  return $record => otherSource.get({
    kode: $record.get("kode")
  });
};
const plans_parts_plan_MasaPajak_diubahOleh = make8("diubah_oleh");
const listOfAnswer = $parent => wholeDocument($parent);
const make45 = key => $parent => documentEntries($parent, key);
const plans_parts_plan_Master_dimensi = make45("dimensi");
const make46 = key => $parent => documentValue($parent, key);
const plans_parts_plan_LaporanPenjualanSummaryMeta_groupBy2 = make46("group_by_2");
const make47 = key => $parent => documentText($parent, key);
const plans_parts_plan_LaporanPenjualanRingkasan_kunci = make47("kunci");
const plans_parts_plan_LaporanPenjualanRingkasan_kunci2 = make47("kunci_2");
const plans_parts_plan_LaporanPenjualanRingkasan_kode2 = make46("kode_2");
const plans_parts_plan_LaporanPenjualanRingkasan_nama2 = make46("nama_2");
const plans_parts_plan_TransaksiLengkap_kelebihan = make47("kelebihan");
const kop_logo_delete_plan2 = resource => (_root, args) => object({
  result: callFunction(resource, args, ['input']),
  clientMutationId: args.getRaw(['input', 'clientMutationId'])
});
const clientMutationIdOfPayload = $payload => $payload.get('clientMutationId');
const planCustomMutationPayloadResult = $object => {
  return $object.get("result");
};
function applyLastArg(_, $connection, val) {
  $connection.setLast(val.getRaw());
}
const applyFirstUnlessLast = (_$parent, $connection, arg) => {
  const $first = arg.getRaw();
  const $last = $connection.getLast();
  $connection.setFirst($last ? lambda([$first, $last], ([first, last]) => last == null ? first : null, true) : $first);
};
function applyOffsetArg(_, $connection, val) {
  $connection.setOffset(val.getRaw());
}
function applyBeforeArg(_, $connection, val) {
  $connection.setBefore(val.getRaw());
}
function applyAfterArg(_, $connection, val) {
  $connection.setAfter(val.getRaw());
}
function isEmpty(o) {
  return typeof o === "object" && o !== null && Object.keys(o).length === 0;
}
function assertAllowed(value, mode) {
  if (mode === "object" && !false && isEmpty(value)) {
    throw Object.assign(new Error("Empty objects are forbidden in filter argument input."), {
      //TODO: mark this error as safe
    });
  }
  if (mode === "list" && !false) {
    const arr = value;
    if (arr) {
      const l = arr.length;
      for (let i = 0; i < l; i++) {
        if (isEmpty(arr[i])) {
          throw Object.assign(new Error("Empty objects are forbidden in filter argument input."), {
            //TODO: mark this error as safe
          });
        }
      }
    }
  }
  // For all modes, check null
  if (!false && value === null) {
    throw Object.assign(new Error("Null literals are forbidden in filter argument input."), {
      //TODO: mark this error as safe
    });
  }
}
function plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_(_, $connection, fieldArg) {
  const $pgSelect = $connection.getSubplan();
  fieldArg.apply($pgSelect, (queryBuilder, value) => {
    assertAllowed(value, "object");
    if (value == null) return;
    const condition = new PgCondition(queryBuilder);
    return condition;
  });
}
function applyOrderByArgToConnection(parent, $connection, value) {
  const $select = $connection.getSubplan();
  value.apply($select);
}
function pgAggregatesApplyGroupedAggregate(_$parent, $pgSelect, input) {
  return input.apply($pgSelect);
}
function pgAggregatesApplyConditionsToGroupedAggregates(_$parent, $pgSelect, input) {
  return input.apply($pgSelect, queryBuilder => queryBuilder.havingBuilder());
}
const applyFirstOfGroups = (_$parent, $groups, arg) => {
  $groups.setFirst(arg.getRaw());
};
const applyOffsetOfGroups = (_$parent, $groups, arg) => {
  $groups.setOffset(arg.getRaw());
};
const applyOrderOfGroups = (_$parent, $groups, arg) => {
  const {
    alias
  } = $groups;
  const $orders = lambda(arg.getRaw(), orders => {
    const list = (orders ?? []).map(one => {
      const [aggregate, column, way] = one.split(' ');
      const value = column === 'transaksi.tanggal' ? sql`(select t.tanggal from transaksi as t where t.id = ${alias}.transaksi_id)` : sql`${alias}.${sql.identifier(column)}`;
      const call = sql`${sql.identifier(aggregate)}(${value})`;
      return way === 'ASC' ? sql`${call} asc` : sql`${call} desc`;
    });
    return sql.join([...list, sql`min(${alias}.${sql.identifier('id')})`], ', ');
  }, true);
  $groups.orderBy({
    fragment: $groups.deferredSQL($orders),
    codec: TYPES.bigint,
    direction: 'ASC'
  });
};
const make49 = (pkCols, resource) => function ($specifier) {
  const spec = Object.create(null);
  for (const pkCol of pkCols) {
    spec[pkCol] = get2($specifier, pkCol);
  }
  return resource.get(spec);
};
const pgConnectionFilterApplyAttribute = (fieldName, attributeName, attribute, queryBuilder, value) => {
  if (value === undefined) {
    return;
  }
  if (!false && isEmpty(value)) {
    throw Object.assign(new Error("Empty objects are forbidden in filter argument input."), {
      //TODO: mark this error as safe
    });
  }
  if (!false && value === null) {
    throw Object.assign(new Error("Null literals are forbidden in filter argument input."), {
      //TODO: mark this error as safe
    });
  }
  const condition = new PgCondition(queryBuilder);
  condition.extensions.pgFilterAttribute = {
    fieldName,
    attributeName,
    attribute
  };
  return condition;
};
const make50 = (attribute, attributeName, fieldName) => function (queryBuilder, value) {
  return pgConnectionFilterApplyAttribute(fieldName, attributeName, attribute, queryBuilder, value);
};
const make51 = (foreignTable, foreignTableExpression, localAttributes, remoteAttributes) => function ($where, value) {
  assertAllowed(value, "object");
  const $rel = $where.andPlan();
  $rel.extensions.pgFilterRelation = {
    tableExpression: foreignTableExpression,
    alias: foreignTable.name,
    localAttributes,
    remoteAttributes
  };
  return $rel;
};
const remoteAttributes = ["subklas_id"];
const make52 = (foreignTable, foreignTableExpression, localAttributes, remoteAttributes) => function ($where, value) {
  assertAllowed(value, "scalar");
  if (value == null) return;
  const $subQuery = $where.existsPlan({
    tableExpression: foreignTableExpression,
    alias: foreignTable.name,
    equals: value
  });
  localAttributes.forEach((localAttribute, i) => {
    const remoteAttribute = remoteAttributes[i];
    $subQuery.where(sql`${$where.alias}.${sql.identifier(localAttribute)} = ${$subQuery.alias}.${sql.identifier(remoteAttribute)}`);
  });
};
const pgConnectionFilterApplySingleRelation = (foreignTable, foreignTableExpression, localAttributes, remoteAttributes, $where, value) => {
  assertAllowed(value, "object");
  if (value == null) return;
  const $subQuery = $where.existsPlan({
    tableExpression: foreignTableExpression,
    alias: foreignTable.name
  });
  localAttributes.forEach((localAttribute, i) => {
    const remoteAttribute = remoteAttributes[i];
    $subQuery.where(sql`${$where.alias}.${sql.identifier(localAttribute)} = ${$subQuery.alias}.${sql.identifier(remoteAttribute)}`);
  });
  $subQuery.ignoreUnlessAmended();
  return $subQuery;
};
const make53 = (foreignTable, foreignTableExpression, localAttributes, remoteAttributes) => function ($where, value) {
  return pgConnectionFilterApplySingleRelation(foreignTable, foreignTableExpression, localAttributes, remoteAttributes, $where, value);
};
const localAttributes = ["klas_id"];
function plans_parts_apply_AkunSubklasFilter_and($where, value) {
  assertAllowed(value, "list");
  if (value == null) return;
  const $and = $where.andPlan();
  // No need for this more correct form, easier to read if it's flatter.
  // fieldArgs.apply(() => $and.andPlan());
  return $and;
}
function plans_parts_apply_AkunSubklasFilter_or($where, value) {
  assertAllowed(value, "list");
  if (value == null) return;
  const $or = $where.orPlan();
  // Every entry is added to the `$or`, but the entries themselves should use an `and`.
  return () => $or.andPlan();
}
function plans_parts_apply_AkunSubklasFilter_not($where, value) {
  assertAllowed(value, "object");
  if (value == null) return;
  const $not = $where.notPlan();
  const $and = $not.andPlan();
  return $and;
}
const pgConnectionFilterApplyFromOperator = (fieldName, resolve, resolveInput, resolveInputCodec, resolveSqlIdentifier, resolveSqlValue, $where, value) => {
  if (!$where.extensions?.pgFilterAttribute) {
    throw new Error(`Planning error: expected 'pgFilterAttribute' to be present on the $where plan's extensions; your extensions to \`postgraphile-plugin-connection-filter\` does not implement the required interfaces.`);
  }
  if (value === undefined) {
    return;
  }
  const {
    fieldName: parentFieldName,
    attributeName,
    attribute,
    codec,
    expression
  } = $where.extensions.pgFilterAttribute;
  const sourceAlias = attribute ? attribute.expression ? attribute.expression($where.alias) : sql`${$where.alias}.${sql.identifier(attributeName)}` : expression ? expression : $where.alias;
  const sourceCodec = codec ?? attribute.codec;
  const [sqlIdentifier, identifierCodec] = resolveSqlIdentifier ? resolveSqlIdentifier(sourceAlias, sourceCodec) :
  /*
  : attribute.codec === TYPES.citext
  ? sql.query`${sourceAlias}::text` // cast attribute to text for case-sensitive matching
  : attribute.codec.arrayOfCodec === TYPES.citext
  ? sql.query`${sourceAlias}::text[]` // cast attribute to text[] for case-sensitive matching
  */
  [sourceAlias, sourceCodec];
  if (!false && value === null) {
    // Forbidden
    throw Object.assign(new Error("Null literals are forbidden in filter argument input."), {
      //TODO: mark this error as safe
    });
  }
  const resolvedInput = resolveInput ? resolveInput(value) : value;
  const inputCodec = resolveInputCodec ? resolveInputCodec(codec ?? attribute.codec) : codec ?? attribute.codec;
  const sqlValue = resolveSqlValue ? resolveSqlValue($where, value, inputCodec) :
  /*
  : attribute.codec === TYPES.citext
  ? $where.placeholder($resolvedInput, TYPES.text) // cast input to text
  : attribute.codec.arrayOfCodec === TYPES.citext
  ? $where.placeholder($resolvedInput, listOfCodec(TYPES.citext as any)) // cast input to text[]
  */
  sqlValueWithCodec(resolvedInput, inputCodec);
  const fragment = resolve(sqlIdentifier, sqlValue, value, $where, {
    fieldName: parentFieldName ?? null,
    operatorName: fieldName
  });
  $where.where(fragment);
};
const pgAggregatesApply_isNull2 = (fieldName, resolve, resolveInput, resolveInputCodec, resolveSqlIdentifier, resolveSqlValue) => function ($where, value) {
  return pgConnectionFilterApplyFromOperator(fieldName, resolve, resolveInput, resolveInputCodec, resolveSqlIdentifier, resolveSqlValue, $where, value);
};
const pgAggregatesApply_isNull = pgAggregatesApply_isNull2("isNull", (i, _v, input) => sql`${i} ${input ? sql`IS NULL` : sql`IS NOT NULL`}`, undefined, () => TYPES.boolean, undefined, () => sql.null);
const resolveEquality = (i, v) => sql`${i} = ${v}`;
const forceTextTypesSensitive = [TYPES.citext, TYPES.char, TYPES.bpchar];
function resolveDomains(c) {
  let current = c;
  while (current.domainOfCodec) {
    current = current.domainOfCodec;
  }
  return current;
}
function resolveInputCodecSensitive(c) {
  if (c.arrayOfCodec) {
    if (forceTextTypesSensitive.includes(resolveDomains(c.arrayOfCodec))) {
      return listOfCodec(TYPES.text, {
        extensions: {
          listItemNonNull: c.extensions?.listItemNonNull
        }
      });
    }
    return c;
  } else {
    if (forceTextTypesSensitive.includes(resolveDomains(c))) {
      return TYPES.text;
    }
    return c;
  }
}
function resolveSqlIdentifierSensitive(identifier, c) {
  if (c.arrayOfCodec && forceTextTypesSensitive.includes(resolveDomains(c.arrayOfCodec))) {
    return [sql`(${identifier})::text[]`, listOfCodec(TYPES.text, {
      extensions: {
        listItemNonNull: c.extensions?.listItemNonNull
      }
    })];
  } else if (forceTextTypesSensitive.includes(resolveDomains(c))) {
    return [sql`(${identifier})::text`, TYPES.text];
  } else {
    return [identifier, c];
  }
}
const pgAggregatesApply_equalTo = pgAggregatesApply_isNull2("equalTo", resolveEquality, undefined, resolveInputCodecSensitive, resolveSqlIdentifierSensitive, undefined);
const resolveInequality = (i, v) => sql`${i} <> ${v}`;
const pgAggregatesApply_notEqualTo = pgAggregatesApply_isNull2("notEqualTo", resolveInequality, undefined, resolveInputCodecSensitive, resolveSqlIdentifierSensitive, undefined);
const resolveDistinct = (i, v) => sql`${i} IS DISTINCT FROM ${v}`;
const pgAggregatesApply_distinctFrom = pgAggregatesApply_isNull2("distinctFrom", resolveDistinct, undefined, resolveInputCodecSensitive, resolveSqlIdentifierSensitive, undefined);
const resolveNotDistinct = (i, v) => sql`${i} IS NOT DISTINCT FROM ${v}`;
const pgAggregatesApply_notDistinctFrom = pgAggregatesApply_isNull2("notDistinctFrom", resolveNotDistinct, undefined, resolveInputCodecSensitive, resolveSqlIdentifierSensitive, undefined);
const resolveEqualsAny = (i, v) => sql`${i} = ANY(${v})`;
function resolveArrayInputCodecSensitive(c) {
  if (forceTextTypesSensitive.includes(resolveDomains(c))) {
    return listOfCodec(TYPES.text, {
      extensions: {
        listItemNonNull: true
      }
    });
  } else {
    return listOfCodec(c, {
      extensions: {
        listItemNonNull: true
      }
    });
  }
}
const pgAggregatesApply_in = pgAggregatesApply_isNull2("in", resolveEqualsAny, undefined, resolveArrayInputCodecSensitive, resolveSqlIdentifierSensitive, undefined);
const resolveInequalAll = (i, v) => sql`${i} <> ALL(${v})`;
const pgAggregatesApply_notIn = pgAggregatesApply_isNull2("notIn", resolveInequalAll, undefined, resolveArrayInputCodecSensitive, resolveSqlIdentifierSensitive, undefined);
const resolveLessThan = (i, v) => sql`${i} < ${v}`;
const pgAggregatesApply_lessThan = pgAggregatesApply_isNull2("lessThan", resolveLessThan, undefined, resolveInputCodecSensitive, resolveSqlIdentifierSensitive, undefined);
const resolveLessThanOrEqualTo = (i, v) => sql`${i} <= ${v}`;
const pgAggregatesApply_lessThanOrEqualTo = pgAggregatesApply_isNull2("lessThanOrEqualTo", resolveLessThanOrEqualTo, undefined, resolveInputCodecSensitive, resolveSqlIdentifierSensitive, undefined);
const resolveGreaterThan = (i, v) => sql`${i} > ${v}`;
const pgAggregatesApply_greaterThan = pgAggregatesApply_isNull2("greaterThan", resolveGreaterThan, undefined, resolveInputCodecSensitive, resolveSqlIdentifierSensitive, undefined);
const resolveGreaterThanOrEqualTo = (i, v) => sql`${i} >= ${v}`;
const pgAggregatesApply_greaterThanOrEqualTo = pgAggregatesApply_isNull2("greaterThanOrEqualTo", resolveGreaterThanOrEqualTo, undefined, resolveInputCodecSensitive, resolveSqlIdentifierSensitive, undefined);
const resolveLike = (i, v) => sql`${i} LIKE ${v}`;
function escapeLikeWildcards(input) {
  if ("string" !== typeof input) {
    throw new Error("Non-string input was provided to escapeLikeWildcards");
  } else {
    return input.split("%").join("\\%").split("_").join("\\_");
  }
}
const resolveInputContains = input => `%${escapeLikeWildcards(input)}%`;
const resolveNotLike = (i, v) => sql`${i} NOT LIKE ${v}`;
const resolveILike = (i, v) => sql`${i} ILIKE ${v}`;
const forceTextTypesInsensitive = [TYPES.char, TYPES.bpchar];
function resolveInputCodecInsensitive(c) {
  if (c.arrayOfCodec) {
    if (forceTextTypesInsensitive.includes(resolveDomains(c.arrayOfCodec))) {
      return listOfCodec(TYPES.text, {
        extensions: {
          listItemNonNull: c.extensions?.listItemNonNull
        }
      });
    }
    return c;
  } else {
    if (forceTextTypesInsensitive.includes(resolveDomains(c))) {
      return TYPES.text;
    }
    return c;
  }
}
function resolveSqlIdentifierInsensitive(identifier, c) {
  if (c.arrayOfCodec && forceTextTypesInsensitive.includes(resolveDomains(c.arrayOfCodec))) {
    return [sql`(${identifier})::text[]`, listOfCodec(TYPES.text, {
      extensions: {
        listItemNonNull: c.extensions?.listItemNonNull
      }
    })];
  } else if (forceTextTypesInsensitive.includes(resolveDomains(c))) {
    return [sql`(${identifier})::text`, TYPES.text];
  } else {
    return [identifier, c];
  }
}
const resolveNotILike = (i, v) => sql`${i} NOT ILIKE ${v}`;
const resolveInputStartsWith = input => `${escapeLikeWildcards(input)}%`;
const resolveInputEndsWith = input => `%${escapeLikeWildcards(input)}`;
function resolveInputCodecInsensitiveOperator(inputCodec) {
  return resolveDomains(inputCodec) === TYPES.citext ? inputCodec : TYPES.text;
}
function resolveSqlIdentifierInsensitiveOperator(sourceAlias, codec) {
  return resolveDomains(codec) === TYPES.citext ? [sourceAlias, codec] // already case-insensitive, so no need to call `lower()`
  : [sql`lower(${sourceAlias}::text)`, TYPES.text];
}
function resolveSqlValueInsensitiveOperator(_unused, input, inputCodec) {
  const sqlValue = sqlValueWithCodec(input, inputCodec);
  if (inputCodec === TYPES.citext) {
    // already case-insensitive, so no need to call `lower()`
    return sqlValue;
  } else {
    return sql`lower(${sqlValue})`;
  }
}
function resolveInputCodecInsensitiveOperator_list(inputCodec) {
  const t = resolveDomains(inputCodec) === TYPES.citext ? inputCodec : TYPES.text;
  return listOfCodec(t, {
    extensions: {
      listItemNonNull: true
    }
  });
}
function resolveSqlValueInsensitiveOperator_list(_unused, input, inputCodec) {
  const sqlList = sqlValueWithCodec(input, inputCodec);
  if (inputCodec.arrayOfCodec === TYPES.citext) {
    // already case-insensitive, so no need to call `lower()`
    return sqlList;
  } else {
    // This is being used in an `= ANY(subquery)` syntax, so no
    // need to array_agg it. See
    // https://www.postgresql.org/docs/current/functions-subquery.html#FUNCTIONS-SUBQUERY-ANY-SOME
    return sql`(select lower(t) from unnest(${sqlList}) t)`;
  }
}
function plans_parts_apply_AkunSubklasToManyAkunFilter_every($where, value) {
  assertAllowed(value, "object");
  if (value == null) return;
  if (!$where.extensions.pgFilterRelation) {
    throw new Error(`Invalid use of filter, 'pgFilterRelation' expected`);
  }
  const {
    localAttributes,
    remoteAttributes,
    tableExpression,
    alias
  } = $where.extensions.pgFilterRelation;
  const $subQuery = $where.notPlan().existsPlan({
    tableExpression,
    alias
  });
  localAttributes.forEach((localAttribute, i) => {
    const remoteAttribute = remoteAttributes[i];
    $subQuery.where(sql`${$where.alias}.${sql.identifier(localAttribute)} = ${$subQuery.alias}.${sql.identifier(remoteAttribute)}`);
  });
  $subQuery.ignoreUnlessAmended();
  return $subQuery.notPlan().andPlan();
}
function plans_parts_apply_AkunSubklasToManyAkunFilter_some($where, value) {
  assertAllowed(value, "object");
  if (value == null) return;
  if (!$where.extensions.pgFilterRelation) {
    throw new Error(`Invalid use of filter, 'pgFilterRelation' expected`);
  }
  const {
    localAttributes,
    remoteAttributes,
    tableExpression,
    alias
  } = $where.extensions.pgFilterRelation;
  const $subQuery = $where.existsPlan({
    tableExpression,
    alias
  });
  localAttributes.forEach((localAttribute, i) => {
    const remoteAttribute = remoteAttributes[i];
    $subQuery.where(sql`${$where.alias}.${sql.identifier(localAttribute)} = ${$subQuery.alias}.${sql.identifier(remoteAttribute)}`);
  });
  $subQuery.ignoreUnlessAmended();
  return $subQuery;
}
function plans_parts_apply_AkunSubklasToManyAkunFilter_none($where, value) {
  assertAllowed(value, "object");
  if (value == null) return;
  if (!$where.extensions.pgFilterRelation) {
    throw new Error(`Invalid use of filter, 'pgFilterRelation' expected`);
  }
  const {
    localAttributes,
    remoteAttributes,
    tableExpression,
    alias
  } = $where.extensions.pgFilterRelation;
  const $subQuery = $where.notPlan().existsPlan({
    tableExpression,
    alias
  });
  localAttributes.forEach((localAttribute, i) => {
    const remoteAttribute = remoteAttributes[i];
    $subQuery.where(sql`${$where.alias}.${sql.identifier(localAttribute)} = ${$subQuery.alias}.${sql.identifier(remoteAttribute)}`);
  });
  $subQuery.ignoreUnlessAmended();
  return $subQuery;
}
const remoteAttributes2 = ["induk_kode"];
const remoteAttributes3 = ["akun_kode"];
const remoteAttributes4 = ["akun_hpp"];
const remoteAttributes5 = ["akun_penjualan"];
const remoteAttributes6 = ["akun_persediaan"];
const remoteAttributes7 = ["akun_lawan"];
const remoteAttributes8 = ["akun_akumulasi"];
const remoteAttributes9 = ["akun_aset"];
const remoteAttributes10 = ["akun_beban"];
const pgConnectionFilterApplyForwardRelationExists = (foreignTable, foreignTableExpression, localAttributes, remoteAttributes, $where, value) => {
  assertAllowed(value, "scalar");
  if (value == null) return;
  const $subQuery = $where.existsPlan({
    tableExpression: foreignTableExpression,
    alias: foreignTable.name,
    equals: value
  });
  localAttributes.forEach((localAttribute, i) => {
    const remoteAttribute = remoteAttributes[i];
    $subQuery.where(sql`${$where.alias}.${sql.identifier(localAttribute)} = ${$subQuery.alias}.${sql.identifier(remoteAttribute)}`);
  });
};
const make60 = (foreignTable, foreignTableExpression, localAttributes, remoteAttributes) => function ($where, value) {
  return pgConnectionFilterApplyForwardRelationExists(foreignTable, foreignTableExpression, localAttributes, remoteAttributes, $where, value);
};
const plans_parts_apply_AkunPeranFilter_akunByAkunKode = make53(resource_akunPgResource, akunIdentifier, remoteAttributes3, registryConfig.pgResources.akun.uniques[0].attributes);
const make61 = (foreignTable, foreignTableExpression, localAttributes, remoteAttributes) => function ($where, value) {
  assertAllowed(value, "object");
  const $subQuery = $where.existsPlan({
    tableExpression: foreignTableExpression,
    alias: foreignTable.name
  });
  localAttributes.forEach((localAttribute, i) => {
    const remoteAttribute = remoteAttributes[i];
    $subQuery.where(sql`${$where.alias}.${sql.identifier(localAttribute)} = ${$subQuery.alias}.${sql.identifier(remoteAttribute)}`);
  });
  $subQuery.ignoreUnlessAmended();
  return $subQuery;
};
const make62 = (foreignTable, foreignTableExpression, localAttributes, remoteAttributes) => function ($where, value) {
  assertAllowed(value, "scalar");
  if (value == null) return;
  const $subQuery = $where.existsPlan({
    tableExpression: foreignTableExpression,
    alias: foreignTable.name,
    equals: value
  });
  localAttributes.forEach((localAttribute, i) => {
    const remoteAttribute = remoteAttributes[i];
    $subQuery.where(sql`${$where.alias}.${sql.identifier(localAttribute)} = ${$subQuery.alias}.${sql.identifier(remoteAttribute)}`);
  });
};
class PgAggregateConditionExpression extends Modifier {
  spec;
  pgWhereConditionSpecListToSQL;
  alias;
  conditions = [];
  constructor(parent, spec, pgWhereConditionSpecListToSQL) {
    super(parent);
    this.spec = spec;
    this.pgWhereConditionSpecListToSQL = pgWhereConditionSpecListToSQL;
    this.alias = parent.alias;
  }
  where(condition) {
    this.conditions.push(condition);
  }
  apply() {
    const sqlCondition = this.pgWhereConditionSpecListToSQL(this.alias, this.conditions);
    if (sqlCondition) {
      this.parent.expression(sqlCondition);
    }
  }
}
class PgAggregateCondition extends Modifier {
  pgWhereConditionSpecListToSQL;
  sql;
  tableExpression;
  alias;
  conditions = [];
  expressions = [];
  constructor(parent, options, pgWhereConditionSpecListToSQL) {
    super(parent);
    this.pgWhereConditionSpecListToSQL = pgWhereConditionSpecListToSQL;
    const {
      sql,
      tableExpression,
      alias
    } = options;
    this.sql = sql;
    this.alias = sql.identifier(Symbol(alias ?? "aggregate"));
    this.tableExpression = tableExpression;
  }
  where(condition) {
    this.conditions.push(condition);
  }
  expression(expression) {
    this.expressions.push(expression);
  }
  forAggregate(spec) {
    return new PgAggregateConditionExpression(this, spec, this.pgWhereConditionSpecListToSQL);
  }
  apply() {
    const {
      sql
    } = this;
    const sqlCondition = this.pgWhereConditionSpecListToSQL(this.alias, this.conditions);
    const where = sqlCondition ? sql`where ${sqlCondition}` : sql.blank;
    const boolExpr = this.expressions.length === 0 ? sql.true : sql.parens(sql.join(this.expressions.map(expr => sql.parens(expr)), "\nand\n"));
    const subquery = sql`(${sql.indent`\
select ${boolExpr}
from ${this.tableExpression} as ${this.alias}
${where}`}
group by ())`;
    return this.parent.where(subquery);
  }
}
const pgAggregatesApply = ($where, input) => {
  if (input == null) return;
  // assertAllowed(fieldArgs, "object");
  if (!$where.extensions.pgFilterRelation) {
    throw new Error(`Invalid use of filter, 'pgFilterRelation' expected`);
  }
  const {
    localAttributes,
    remoteAttributes,
    tableExpression,
    alias
  } = $where.extensions.pgFilterRelation;
  const $subQuery = new PgAggregateCondition($where, {
    sql,
    tableExpression,
    alias
  }, pgWhereConditionSpecListToSQL);
  localAttributes.forEach((localAttribute, i) => {
    const remoteAttribute = remoteAttributes[i];
    $subQuery.where(sql`${$where.alias}.${sql.identifier(localAttribute)} = ${$subQuery.alias}.${sql.identifier(remoteAttribute)}`);
  });
  return $subQuery;
};
function plans_parts_apply_AkunToManyBarangFilter_aggregates($where, input) {
  return pgAggregatesApply($where, input);
}
const pgConnectionFilterApplyComputedAttribute = (computedAttributeResource, fieldName, functionResultCodec, $where, value) => {
  if (typeof computedAttributeResource.from !== "function") {
    throw new Error(`Unexpected...`);
  }
  // TODO: assertAllowed?
  if (value == null) return;
  const expression = computedAttributeResource.from({
    placeholder: $where.alias
  });
  const $col = new PgCondition($where);
  $col.extensions.pgFilterAttribute = {
    fieldName,
    codec: functionResultCodec,
    expression
  };
  return $col;
};
const make64 = (computedAttributeResource, fieldName, functionResultCodec) => function ($where, value) {
  return pgConnectionFilterApplyComputedAttribute(computedAttributeResource, fieldName, functionResultCodec, $where, value);
};
const foreignTable_stok_kurangPgResource = registry.pgResources["stok_kurang"];
const plans_parts_apply_BarangFilter_akunByAkunPersediaan = make53(resource_akunPgResource, akunIdentifier, remoteAttributes6, registryConfig.pgResources.akun.uniques[0].attributes);
const localAttributes2 = ["gabungan_id"];
const plans_parts_apply_BarangFilter_gabungan = make53(resource_dimensi_gabunganPgResource, dimensiGabunganIdentifier, localAttributes2, registryConfig.pgResources.akun_subklas.uniques[0].attributes);
const plans_parts_apply_BarangFilter_gabunganExists = make60(resource_dimensi_gabunganPgResource, dimensiGabunganIdentifier, localAttributes2, registryConfig.pgResources.akun_subklas.uniques[0].attributes);
const localAttributes3 = ["pajak_kode"];
const plans_parts_apply_BarangFilter_pajakByPajakKode = make53(resource_pajakPgResource, pajakIdentifier, localAttributes3, registryConfig.pgResources.akun.uniques[0].attributes);
const plans_parts_apply_BarangFilter_pajakByPajakKodeExists = make60(resource_pajakPgResource, pajakIdentifier, localAttributes3, registryConfig.pgResources.akun.uniques[0].attributes);
const localAttributes4 = ["satuan_id"];
const plans_parts_apply_BarangFilter_satuan = make53(resource_satuanPgResource, satuanIdentifier, localAttributes4, registryConfig.pgResources.akun_subklas.uniques[0].attributes);
const plans_parts_apply_BarangSatuanFilter_barang = make53(resource_barangPgResource, barangIdentifier, registryConfig.pgResources.hpp_tertunda.uniques[0].attributes, registryConfig.pgResources.akun_subklas.uniques[0].attributes);
function pgAggregateApplyForeignCondition($subquery, input) {
  if (input == null) return;
  // Enable all the helpers
  const $condition = new PgCondition($subquery, false, "AND");
  return $condition;
}
const filterApply = ($subquery, input) => pgAggregateApplyForeignCondition($subquery, input);
function plans_parts_apply_BarangAggregatesFilter_sum($subquery, input) {
  if (input == null) return;
  return $subquery.forAggregate(pgAggregateSpec_sum);
}
const pgAggregateApplyAttributeOrder = (attributeName, attrCodec, rawAttrCodec, $parent, input) => {
  if (input == null) return;
  const $col = new PgCondition($parent);
  $col.extensions.pgFilterAttribute = {
    codec: attrCodec,
    expression: pgAggregateSpec_sum.sqlAggregateWrap(sql`${$col.alias}.${sql.identifier(attributeName)}`, rawAttrCodec)
  };
  return $col;
};
const make66 = (attributeName, rawAttrCodec) => function ($parent, input) {
  return pgAggregateApplyAttributeOrder(attributeName, TYPES.numeric, rawAttrCodec, $parent, input);
};
const pgAggregateApplyComputedAttributeOrder = (proc, attrCodec, $parent, input) => {
  if (input == null) return;
  const $col = new PgCondition($parent);
  const sqlComputedAttributeCall = sql.query`${typeof proc.from === "function" ? proc.from({
    placeholder: $col.alias
  }) : proc.from}`;
  $col.extensions.pgFilterAttribute = {
    codec: attrCodec,
    expression: pgAggregateSpec_sum.sqlAggregateWrap(sqlComputedAttributeCall, proc.codec)
  };
  return $col;
};
const make67 = proc => function apply($parent, input) {
  return pgAggregateApplyComputedAttributeOrder(proc, TYPES.numeric, $parent, input);
};
const localAttributes5 = ["harga_kode"];
const plans_parts_apply_BarangHargaFilter_hargaByHargaKode = make53(resource_hargaPgResource, hargaIdentifier, localAttributes5, registryConfig.pgResources.akun.uniques[0].attributes);
const plans_parts_apply_BarangHargaFilter_satuanExists = make60(resource_satuanPgResource, satuanIdentifier, localAttributes4, registryConfig.pgResources.akun_subklas.uniques[0].attributes);
const plans_parts_apply_KontakFilter_hargaByHargaKodeExists = make60(resource_hargaPgResource, hargaIdentifier, localAttributes5, registryConfig.pgResources.akun.uniques[0].attributes);
const remoteAttributes11 = ["dokumen_asal_id"];
const remoteAttributes12 = ["pembalik_id"];
const remoteAttributes13 = ["dokumen_id"];
const remoteAttributes14 = ["order_id"];
const remoteAttributes15 = ["pelepasan_id"];
const plans_parts_apply_TransaksiFilter_kontak = make53(resource_kontakPgResource, kontakIdentifier, registryConfig.pgResources.poin_saldo.uniques[0].attributes, registryConfig.pgResources.akun_subklas.uniques[0].attributes);
const plans_parts_apply_TransaksiFilter_kontakExists = make60(resource_kontakPgResource, kontakIdentifier, registryConfig.pgResources.poin_saldo.uniques[0].attributes, registryConfig.pgResources.akun_subklas.uniques[0].attributes);
const plans_parts_apply_TransaksiFilter_lokasi = make53(resource_lokasiPgResource, lokasiIdentifier, registryConfig.pgRelations.lokasi.daftarTransaksiByTheirLokasiId.remoteAttributes, registryConfig.pgResources.akun_subklas.uniques[0].attributes);
const plans_parts_apply_TransaksiFilter_lokasiExists = make60(resource_lokasiPgResource, lokasiIdentifier, registryConfig.pgRelations.lokasi.daftarTransaksiByTheirLokasiId.remoteAttributes, registryConfig.pgResources.akun_subklas.uniques[0].attributes);
const foreignTable_postingPgResource = registry.pgResources["posting"];
const localAttributes6 = ["posting_id"];
const plans_parts_apply_TransaksiFilter_posting = make53(foreignTable_postingPgResource, postingIdentifier, localAttributes6, registryConfig.pgResources.akun_subklas.uniques[0].attributes);
const pgAggregatesApply_arraycontains = pgAggregatesApply_isNull2("contains", (i, v) => sql`${i} @> ${v}`, undefined, resolveInputCodecSensitive, resolveSqlIdentifierSensitive, undefined);
const pgAggregatesApply_arraycontainedBy = pgAggregatesApply_isNull2("containedBy", (i, v) => sql`${i} <@ ${v}`, undefined, resolveInputCodecSensitive, resolveSqlIdentifierSensitive, undefined);
const pgAggregatesApply_arrayoverlaps = pgAggregatesApply_isNull2("overlaps", (i, v) => sql`${i} && ${v}`, undefined, resolveInputCodecSensitive, resolveSqlIdentifierSensitive, undefined);
function resolveArrayItemInputCodecSensitive(c) {
  if (c.arrayOfCodec) {
    if (forceTextTypesSensitive.includes(resolveDomains(c.arrayOfCodec))) {
      return TYPES.text;
    }
    return c.arrayOfCodec;
  } else {
    throw new Error(`Expected array codec`);
  }
}
const pgAggregatesApply_arrayanyEqualTo = pgAggregatesApply_isNull2("anyEqualTo", (i, v) => sql`${v} = ANY (${i})`, undefined, resolveArrayItemInputCodecSensitive, undefined, undefined);
const pgAggregatesApply_arrayanyNotEqualTo = pgAggregatesApply_isNull2("anyNotEqualTo", (i, v) => sql`${v} <> ANY (${i})`, undefined, resolveArrayItemInputCodecSensitive, undefined, undefined);
const pgAggregatesApply_arrayanyLessThan = pgAggregatesApply_isNull2("anyLessThan", (i, v) => sql`${v} > ANY (${i})`, undefined, resolveArrayItemInputCodecSensitive, undefined, undefined);
const pgAggregatesApply_arrayanyLessThanOrEqualTo = pgAggregatesApply_isNull2("anyLessThanOrEqualTo", (i, v) => sql`${v} >= ANY (${i})`, undefined, resolveArrayItemInputCodecSensitive, undefined, undefined);
const pgAggregatesApply_arrayanyGreaterThan = pgAggregatesApply_isNull2("anyGreaterThan", (i, v) => sql`${v} < ANY (${i})`, undefined, resolveArrayItemInputCodecSensitive, undefined, undefined);
const pgAggregatesApply_arrayanyGreaterThanOrEqualTo = pgAggregatesApply_isNull2("anyGreaterThanOrEqualTo", (i, v) => sql`${v} <= ANY (${i})`, undefined, resolveArrayItemInputCodecSensitive, undefined, undefined);
const plans_parts_apply_TransaksiSumAggregateFilter_bruto = make66("bruto", uangCodec);
const plans_parts_apply_TransaksiSumAggregateFilter_diskon = make66("diskon", uangCodec);
const plans_parts_apply_TransaksiSumAggregateFilter_dpp = make66("dpp", uangCodec);
const plans_parts_apply_TransaksiSumAggregateFilter_ppn = make66("ppn", uangCodec);
const remoteAttributes16 = ["baris_asal_id"];
const remoteAttributes17 = ["baris_id"];
const remoteAttributes18 = ["pemenuhan_id"];
const plans_parts_apply_TransaksiBarisFilter_akunByAkunKodeExists = make60(resource_akunPgResource, akunIdentifier, remoteAttributes3, registryConfig.pgResources.akun.uniques[0].attributes);
const plans_parts_apply_TransaksiBarisFilter_transaksi = make53(resource_transaksiPgResource, transaksiIdentifier, registryConfig.pgResources.jurnal_balik.uniques[0].attributes, registryConfig.pgResources.akun_subklas.uniques[0].attributes);
const plans_parts_apply_TransaksiBarisSumAggregateFilter_qty = make66("qty", kuantitasCodec);
const remoteAttributes19 = ["koreksi_untuk"];
const remoteAttributes20 = ["membalik_id"];
const remoteAttributes21 = ["sumber_id"];
const remoteAttributes22 = ["mutasi_id"];
const remoteAttributes23 = ["lapisan_id"];
const remoteAttributes24 = ["pemakai_id"];
const plans_parts_apply_MutasiStokFilter_transaksiBaris = make53(resource_transaksi_barisPgResource, transaksiBarisIdentifier, remoteAttributes17, registryConfig.pgResources.akun_subklas.uniques[0].attributes);
const localAttributes7 = ["jurnal_id"];
const plans_parts_apply_MutasiStokFilter_jurnal = make53(resource_jurnalPgResource, jurnalIdentifier, localAttributes7, registryConfig.pgResources.akun_subklas.uniques[0].attributes);
const plans_parts_apply_MutasiStokFilter_jurnalExists = make60(resource_jurnalPgResource, jurnalIdentifier, localAttributes7, registryConfig.pgResources.akun_subklas.uniques[0].attributes);
const plans_parts_apply_MutasiStokSumAggregateFilter_nilai = make66("nilai", uangCodec);
const plans_parts_apply_PostingFilter_transaksiExists = make60(resource_transaksiPgResource, transaksiIdentifier, registryConfig.pgResources.jurnal_balik.uniques[0].attributes, registryConfig.pgResources.akun_subklas.uniques[0].attributes);
const localAttributes8 = ["nilai_1"];
const localAttributes9 = ["nilai_2"];
const localAttributes10 = ["nilai_3"];
const localAttributes11 = ["nilai_4"];
const localAttributes12 = ["nilai_5"];
const remoteAttributes25 = ["nilai_id"];
const localAttributes13 = ["dimensi_id", "id"];
const remoteAttributes26 = ["dimensi_id", "induk_id"];
const localAttributes14 = ["dimensi_id"];
const remoteAttributes27 = ["pos_id"];
const localAttributes15 = ["aset_id"];
const plans_parts_apply_AsetSusutFilter_aset = make53(resource_asetPgResource, asetIdentifier, localAttributes15, registryConfig.pgResources.akun_subklas.uniques[0].attributes);
const remoteAttributes28 = ["lot_id"];
const make68 = primaryKeyAttributes => queryBuilder => {
  primaryKeyAttributes.forEach(attributeName => {
    queryBuilder.orderBy({
      attribute: attributeName,
      direction: "ASC"
    });
  });
  queryBuilder.setOrderIsUnique();
};
const plans_parts_apply_AkunSubklasOrderBy_PRIMARY_KEY_ASC = make68(registryConfig.pgResources.akun_subklas.uniques[0].attributes);
const make69 = primaryKeyAttributes => queryBuilder => {
  primaryKeyAttributes.forEach(attributeName => {
    queryBuilder.orderBy({
      attribute: attributeName,
      direction: "DESC"
    });
  });
  queryBuilder.setOrderIsUnique();
};
const plans_parts_apply_AkunSubklasOrderBy_PRIMARY_KEY_DESC = make69(registryConfig.pgResources.akun_subklas.uniques[0].attributes);
const make70 = (attributeName, isUnique) => queryBuilder => {
  queryBuilder.orderBy({
    attribute: attributeName,
    direction: "ASC"
  });
  if (isUnique) {
    queryBuilder.setOrderIsUnique();
  }
};
const plans_parts_apply_AkunSubklasOrderBy_ID_ASC = make70("id", true);
const make71 = (attributeName, isUnique) => queryBuilder => {
  queryBuilder.orderBy({
    attribute: attributeName,
    direction: "DESC"
  });
  if (isUnique) {
    queryBuilder.setOrderIsUnique();
  }
};
const plans_parts_apply_AkunSubklasOrderBy_ID_DESC = make71("id", true);
const plans_parts_apply_AkunSubklasOrderBy_NAMA_ASC = make70("nama", false);
const plans_parts_apply_AkunSubklasOrderBy_NAMA_DESC = make71("nama", false);
const plans_parts_apply_AkunOrderBy_PRIMARY_KEY_ASC = make68(registryConfig.pgResources.akun.uniques[0].attributes);
const plans_parts_apply_AkunOrderBy_PRIMARY_KEY_DESC = make69(registryConfig.pgResources.akun.uniques[0].attributes);
const plans_parts_apply_AkunOrderBy_KODE_ASC = make70("kode", true);
const plans_parts_apply_AkunOrderBy_KODE_DESC = make71("kode", true);
const plans_parts_apply_AkunOrderBy_AKTIF_ASC = make70("aktif", false);
const plans_parts_apply_AkunOrderBy_AKTIF_DESC = make71("aktif", false);
const plans_parts_apply_AkunOrderBy_DIBUAT_PADA_ASC = make70("dibuat_pada", false);
const plans_parts_apply_AkunOrderBy_DIBUAT_PADA_DESC = make71("dibuat_pada", false);
const plans_parts_apply_AkunOrderBy_DIUBAH_PADA_ASC = make70("diubah_pada", false);
const plans_parts_apply_AkunOrderBy_DIUBAH_PADA_DESC = make71("diubah_pada", false);
const plans_parts_apply_AkunOrderBy_CARI_ASC = make70("cari", false);
const plans_parts_apply_AkunOrderBy_CARI_DESC = make71("cari", false);
const plans_parts_apply_AkunPeranOrderBy_PRIMARY_KEY_ASC = make68(registryConfig.pgResources.akun_peran_ref.uniques[0].attributes);
const plans_parts_apply_AkunPeranOrderBy_PRIMARY_KEY_DESC = make69(registryConfig.pgResources.akun_peran_ref.uniques[0].attributes);
const plans_parts_apply_AkunPeranOrderBy_PERAN_ASC = make70("peran", true);
const plans_parts_apply_AkunPeranOrderBy_PERAN_DESC = make71("peran", true);
const plans_parts_apply_AkunPeranOrderBy_AKUN_KODE_ASC = make70("akun_kode", false);
const plans_parts_apply_AkunPeranOrderBy_AKUN_KODE_DESC = make71("akun_kode", false);
const plans_parts_apply_DimensiNilaiOrderBy_BERLAKU_DARI_ASC = make70("berlaku_dari", false);
const plans_parts_apply_DimensiNilaiOrderBy_BERLAKU_DARI_DESC = make71("berlaku_dari", false);
const plans_parts_apply_DimensiNilaiOrderBy_BERLAKU_SAMPAI_ASC = make70("berlaku_sampai", false);
const plans_parts_apply_DimensiNilaiOrderBy_BERLAKU_SAMPAI_DESC = make71("berlaku_sampai", false);
const plans_parts_apply_AnggaranOrderBy_BULAN_ASC = make70("bulan", false);
const plans_parts_apply_AnggaranOrderBy_BULAN_DESC = make71("bulan", false);
const plans_parts_apply_AnggaranOrderBy_JUMLAH_ASC = make70("jumlah", false);
const plans_parts_apply_AnggaranOrderBy_JUMLAH_DESC = make71("jumlah", false);
const plans_parts_apply_TransaksiOrderBy_NOMOR_ASC = make70("nomor", true);
const plans_parts_apply_TransaksiOrderBy_NOMOR_DESC = make71("nomor", true);
const plans_parts_apply_TransaksiOrderBy_TANGGAL_ASC = make70("tanggal", false);
const plans_parts_apply_TransaksiOrderBy_TANGGAL_DESC = make71("tanggal", false);
const plans_parts_apply_TransaksiOrderBy_KONTAK_ID_ASC = make70("kontak_id", false);
const plans_parts_apply_TransaksiOrderBy_KONTAK_ID_DESC = make71("kontak_id", false);
const plans_parts_apply_TransaksiOrderBy_LOKASI_ID_ASC = make70("lokasi_id", false);
const plans_parts_apply_TransaksiOrderBy_LOKASI_ID_DESC = make71("lokasi_id", false);
const plans_parts_apply_TransaksiOrderBy_JATUH_TEMPO_ASC = make70("jatuh_tempo", false);
const plans_parts_apply_TransaksiOrderBy_JATUH_TEMPO_DESC = make71("jatuh_tempo", false);
const plans_parts_apply_TransaksiOrderBy_KETERANGAN_ASC = make70("keterangan", false);
const plans_parts_apply_TransaksiOrderBy_KETERANGAN_DESC = make71("keterangan", false);
const plans_parts_apply_TransaksiOrderBy_HARGA_KODE_ASC = make70("harga_kode", false);
const plans_parts_apply_TransaksiOrderBy_HARGA_KODE_DESC = make71("harga_kode", false);
const plans_parts_apply_TransaksiOrderBy_BRUTO_ASC = make70("bruto", false);
const plans_parts_apply_TransaksiOrderBy_BRUTO_DESC = make71("bruto", false);
const plans_parts_apply_TransaksiOrderBy_DISKON_ASC = make70("diskon", false);
const plans_parts_apply_TransaksiOrderBy_DISKON_DESC = make71("diskon", false);
const plans_parts_apply_TransaksiOrderBy_DPP_ASC = make70("dpp", false);
const plans_parts_apply_TransaksiOrderBy_DPP_DESC = make71("dpp", false);
const plans_parts_apply_TransaksiOrderBy_PPN_ASC = make70("ppn", false);
const plans_parts_apply_TransaksiOrderBy_PPN_DESC = make71("ppn", false);
const plans_parts_apply_TransaksiOrderBy_PEMBULATAN_ASC = make70("pembulatan", false);
const plans_parts_apply_TransaksiOrderBy_PEMBULATAN_DESC = make71("pembulatan", false);
const plans_parts_apply_TransaksiOrderBy_SISA_ASC = make70("sisa", false);
const plans_parts_apply_TransaksiOrderBy_SISA_DESC = make71("sisa", false);
const plans_parts_apply_TransaksiOrderBy_POSTING_ID_ASC = make70("posting_id", false);
const plans_parts_apply_TransaksiOrderBy_POSTING_ID_DESC = make71("posting_id", false);
const plans_parts_apply_TransaksiOrderBy_DIBUAT_OLEH_ASC = make70("dibuat_oleh", false);
const plans_parts_apply_TransaksiOrderBy_DIBUAT_OLEH_DESC = make71("dibuat_oleh", false);
const plans_parts_apply_TransaksiOrderBy_GABUNGAN_ID_ASC = make70("gabungan_id", false);
const plans_parts_apply_TransaksiOrderBy_GABUNGAN_ID_DESC = make71("gabungan_id", false);
const pgAggregatesApplyOrderByTotalCount = (direction, relation, table, $select) => {
  const foreignTableAlias = $select.alias;
  const conditions = [];
  const tableAlias = sql.identifier(Symbol(table.name));
  relation.localAttributes.forEach((localAttribute, i) => {
    const remoteAttribute = relation.remoteAttributes[i];
    conditions.push(sql.fragment`${tableAlias}.${sql.identifier(remoteAttribute)} = ${foreignTableAlias}.${sql.identifier(localAttribute)}`);
  });
  if (typeof table.from === "function") {
    throw new Error(`Function source unsupported`);
  }
  // TODO: refactor this to use joins instead of subqueries
  const fragment = sql`(${sql.indent`select count(*)
from ${table.from} ${tableAlias}
where ${sql.parens(sql.join(conditions.map(c => sql.parens(c)), " AND "))}`})`;
  $select.orderBy({
    fragment,
    codec: TYPES.bigint,
    direction
  });
};
const make72 = (direction, relation, table) => function apply($select) {
  pgAggregatesApplyOrderByTotalCount(direction, relation, table, $select);
};
const relation = registry.pgRelations["transaksi"]["daftarTransaksiBarisByTheirTransaksiId"];
const pgAggregatesApplyOrderByAttribute = (attribute, attributeName, direction, relation, table, $select) => {
  const foreignTableAlias = $select.alias;
  const conditions = [];
  const tableAlias = sql.identifier(Symbol(table.name));
  relation.localAttributes.forEach((localAttribute, i) => {
    const remoteAttribute = relation.remoteAttributes[i];
    conditions.push(sql.fragment`${tableAlias}.${sql.identifier(remoteAttribute)} = ${foreignTableAlias}.${sql.identifier(localAttribute)}`);
  });
  if (typeof table.from === "function") {
    throw new Error(`Function source unsupported`);
  }
  // TODO: refactor this to use joins instead of subqueries
  const fragment = sql`(${sql.indent`
select ${pgAggregateSpec_sum.sqlAggregateWrap(sql.fragment`${tableAlias}.${sql.identifier(attributeName)}`, attribute.codec)}
from ${table.from} ${tableAlias}
where ${sql.join(conditions.map(c => sql.parens(c)), " AND ")}`})`;
  $select.orderBy({
    fragment,
    codec: pgAggregateSpec_sum.pgTypeCodecModifier?.(attribute.codec) ?? attribute.codec,
    direction
  });
};
const make73 = (attribute, attributeName, direction, relation, table) => function apply($select) {
  pgAggregatesApplyOrderByAttribute(attribute, attributeName, direction, relation, table, $select);
};
const plans_parts_apply_JurnalOrderBy_TRANSAKSI_ID_ASC = make70("transaksi_id", false);
const plans_parts_apply_JurnalOrderBy_TRANSAKSI_ID_DESC = make71("transaksi_id", false);
const plans_parts_apply_JurnalOrderBy_MEMBALIK_ID_ASC = make70("membalik_id", false);
const plans_parts_apply_JurnalOrderBy_MEMBALIK_ID_DESC = make71("membalik_id", false);
const plans_parts_apply_JurnalOrderBy_DICATAT_PADA_ASC = make70("dicatat_pada", false);
const plans_parts_apply_JurnalOrderBy_DICATAT_PADA_DESC = make71("dicatat_pada", false);
const plans_parts_apply_JurnalBarisOrderBy_BARIS_ASC = make70("baris", false);
const plans_parts_apply_JurnalBarisOrderBy_BARIS_DESC = make71("baris", false);
const plans_parts_apply_JurnalBarisOrderBy_DEBIT_ASC = make70("debit", false);
const plans_parts_apply_JurnalBarisOrderBy_DEBIT_DESC = make71("debit", false);
const plans_parts_apply_JurnalBarisOrderBy_KREDIT_ASC = make70("kredit", false);
const plans_parts_apply_JurnalBarisOrderBy_KREDIT_DESC = make71("kredit", false);
const plans_parts_apply_PajakTarifOrderBy_TARIF_ASC = make70("tarif", false);
const plans_parts_apply_PajakTarifOrderBy_TARIF_DESC = make71("tarif", false);
const applyOrderByCustomField = (pgFieldSource, ascDesc, queryBuilder) => {
  if (typeof pgFieldSource.from !== "function") {
    throw new Error("Invalid computed attribute 'from'");
  }
  const expression = sql`${pgFieldSource.from({
    placeholder: queryBuilder.alias
  })}`;
  queryBuilder.orderBy({
    codec: pgFieldSource.codec,
    fragment: expression,
    direction: ascDesc.toUpperCase()
  });
};
const make74 = (ascDesc, pgFieldSource) => queryBuilder => {
  applyOrderByCustomField(pgFieldSource, ascDesc, queryBuilder);
};
const plans_parts_apply_BarangOrderBy_SATUAN_ID_ASC = make70("satuan_id", false);
const plans_parts_apply_BarangOrderBy_SATUAN_ID_DESC = make71("satuan_id", false);
const plans_parts_apply_BarangOrderBy_BARCODE_ASC = make70("barcode", false);
const plans_parts_apply_BarangOrderBy_BARCODE_DESC = make71("barcode", false);
const plans_parts_apply_BarangOrderBy_PAJAK_KODE_ASC = make70("pajak_kode", false);
const plans_parts_apply_BarangOrderBy_PAJAK_KODE_DESC = make71("pajak_kode", false);
const plans_parts_apply_BarangOrderBy_AKUN_PERSEDIAAN_ASC = make70("akun_persediaan", false);
const plans_parts_apply_BarangOrderBy_AKUN_PERSEDIAAN_DESC = make71("akun_persediaan", false);
const relation2 = registry.pgRelations["barang"]["daftarTransaksiBarisByTheirBarangId"];
const relation3 = registry.pgRelations["barang"]["daftarMutasiStokByTheirBarangId"];
const applyGroupByAttribute = (attributeName, attrCodec, qb) => {
  qb.groupBy({
    fragment: sql.fragment`${qb.alias}.${sql.identifier(attributeName)}`,
    codec: attrCodec
  });
};
const make75 = (attrCodec, attributeName) => function ($pgSelect) {
  applyGroupByAttribute(attributeName, attrCodec, $pgSelect);
};
const plans_parts_apply_TransaksiBarisGroupBy_BARANG_ID = make75(TYPES.bigint, "barang_id");
const plans_parts_apply_TransaksiBarisGroupBy_AKUN_KODE = make75(TYPES.text, "akun_kode");
const plans_parts_apply_TransaksiBarisGroupBy_SATUAN_ID = make75(TYPES.bigint, "satuan_id");
const columnAt = (builder, hops, column) => {
  let alias = builder.alias;
  for (const {
    path,
    from,
    local,
    remote
  } of hops) {
    let joined = builder.getMetaRaw(path);
    if (!joined) {
      joined = sql.identifier(Symbol(path));
      const condition = sql`${alias}.${sql.identifier(local)} = ${joined}.${sql.identifier(remote)}`;
      builder.join({
        type: 'left',
        from,
        alias: joined,
        conditions: [condition]
      });
      builder.setMeta(path, joined);
    }
    alias = joined;
  }
  return sql`${alias}.${sql.identifier(column)}`;
};
const make76 = (codec, column, hops) => builder => builder.groupBy({
  fragment: columnAt(builder, hops, column),
  codec
});
const hops2 = [{
  path: "by_barangByMyBarangId",
  from: barangIdentifier,
  local: "barang_id",
  remote: "id"
}];
const hops3 = [{
  path: "by_transaksiByMyTransaksiId",
  from: transaksiIdentifier,
  local: "transaksi_id",
  remote: "id"
}];
const hops4 = [{
  path: "by_transaksiByMyTransaksiId",
  from: transaksiIdentifier,
  local: "transaksi_id",
  remote: "id"
}];
const hops5 = [{
  path: "by_transaksiByMyTransaksiId",
  from: transaksiIdentifier,
  local: "transaksi_id",
  remote: "id"
}];
const hops6 = [{
  path: "by_transaksiByMyTransaksiId",
  from: transaksiIdentifier,
  local: "transaksi_id",
  remote: "id"
}];
const hops8 = [{
  path: "by_transaksiByMyTransaksiId",
  from: transaksiIdentifier,
  local: "transaksi_id",
  remote: "id"
}];
function pgAggregatesApplyAnd($where) {
  return $where;
}
const plans_parts_apply_TransaksiBarisHavingInput_OR = $where => new PgOrFilter($where);
function pgAggregatesPlanAggregatesField($having) {
  return $having;
}
const pgAggregatesApplyAttributeFilter = (attribute, attributeName, $having) => {
  const attributeExpression = sql.fragment`${$having.alias}.${sql.identifier(attributeName)}`;
  const aggregateExpression = pgAggregateSpec_sum.sqlAggregateWrap(attributeExpression, attribute.codec);
  return new PgBooleanFilter($having, aggregateExpression);
};
const make78 = (attribute, attributeName) => $having => {
  return pgAggregatesApplyAttributeFilter(attribute, attributeName, $having);
};
const pgAggregatesApplyHavingBinaryOperation = (codec, infix, $booleanFilter, input) => {
  if (input == null) return;
  $booleanFilter.having(sql`(${sql.parens($booleanFilter.expression)} ${infix()} ${sqlValueWithCodec(input, codec)})`);
};
const make79 = infix => ($booleanFilter, input) => {
  return pgAggregatesApplyHavingBinaryOperation(TYPES.numeric, infix, $booleanFilter, input);
};
const plans_parts_apply_TransaksiBarisOrderBy_TRANSAKSI_ID_ASC = make70("transaksi_id", true);
const plans_parts_apply_TransaksiBarisOrderBy_TRANSAKSI_ID_DESC = make71("transaksi_id", true);
const plans_parts_apply_TransaksiBarisOrderBy_BARANG_ID_ASC = make70("barang_id", false);
const plans_parts_apply_TransaksiBarisOrderBy_BARANG_ID_DESC = make71("barang_id", false);
const plans_parts_apply_TransaksiBarisOrderBy_FAKTOR_ASC = make70("faktor", false);
const plans_parts_apply_TransaksiBarisOrderBy_FAKTOR_DESC = make71("faktor", false);
const plans_parts_apply_TransaksiBarisOrderBy_QTY_ASC = make70("qty", false);
const plans_parts_apply_TransaksiBarisOrderBy_QTY_DESC = make71("qty", false);
const plans_parts_apply_TransaksiBarisOrderBy_HARGA_ASC = make70("harga", false);
const plans_parts_apply_TransaksiBarisOrderBy_HARGA_DESC = make71("harga", false);
const plans_parts_apply_TransaksiBarisOrderBy_DPP_LAIN_ASC = make70("dpp_lain", false);
const plans_parts_apply_TransaksiBarisOrderBy_DPP_LAIN_DESC = make71("dpp_lain", false);
const make80 = (codec, column, direction, hops) => builder => builder.orderBy({
  fragment: columnAt(builder, hops, column),
  codec,
  direction,
  nullable: true
});
const plans_parts_apply_PosTerbukaGroupBy_KONTAK_ID = make75(TYPES.bigint, "kontak_id");
const plans_parts_apply_PosTerbukaGroupBy_TANGGAL = make75(TYPES.date, "tanggal");
const pgAggregateGroupBySpec_bulan = {
  id: "bulan",
  isSuitableType(codec) {
    return codec === TYPES.date;
  },
  sqlWrap(day) {
    return sql`to_char(${day}, 'YYYY-MM')`;
  },
  sqlWrapCodec() {
    return TYPES.text;
  }
};
const applyGroupByAggregateSpec = (attributeName, attrCodec, qb) => {
  qb.groupBy({
    fragment: pgAggregateGroupBySpec_bulan.sqlWrap(sql`${qb.alias}.${sql.identifier(attributeName)}`),
    codec: pgAggregateGroupBySpec_bulan.sqlWrapCodec(attrCodec)
  });
};
const make81 = attributeName => function (qb) {
  applyGroupByAggregateSpec(attributeName, TYPES.date, qb);
};
const plans_parts_apply_PosTerbukaGroupBy_TANGGAL_BULAN = make81("tanggal");
const plans_parts_apply_PosTerbukaOrderBy_NILAI_ASC = make70("nilai", false);
const plans_parts_apply_PosTerbukaOrderBy_NILAI_DESC = make71("nilai", false);
const plans_parts_apply_BarangSatuanOrderBy_BARANG_ID_ASC = make70("barang_id", true);
const plans_parts_apply_BarangSatuanOrderBy_BARANG_ID_DESC = make71("barang_id", true);
const plans_parts_apply_MutasiStokOrderBy_BARIS_ID_ASC = make70("baris_id", false);
const plans_parts_apply_MutasiStokOrderBy_BARIS_ID_DESC = make71("baris_id", false);
const plans_parts_apply_MutasiStokOrderBy_JURNAL_ID_ASC = make70("jurnal_id", false);
const plans_parts_apply_MutasiStokOrderBy_JURNAL_ID_DESC = make71("jurnal_id", false);
const plans_parts_apply_MutasiStokOrderBy_POOL_ID_ASC = make70("pool_id", false);
const plans_parts_apply_MutasiStokOrderBy_POOL_ID_DESC = make71("pool_id", false);
const plans_parts_apply_MutasiStokOrderBy_TANGGAL_KUNCI_ASC = make70("tanggal_kunci", false);
const plans_parts_apply_MutasiStokOrderBy_TANGGAL_KUNCI_DESC = make71("tanggal_kunci", false);
const plans_parts_apply_MutasiStokOrderBy_URUT_ASC = make70("urut", false);
const plans_parts_apply_MutasiStokOrderBy_URUT_DESC = make71("urut", false);
const plans_parts_apply_MutasiStokOrderBy_SUB_ASC = make70("sub", false);
const plans_parts_apply_MutasiStokOrderBy_SUB_DESC = make71("sub", false);
const hops11 = [{
  path: "by_barangByMyBarangId",
  from: barangIdentifier,
  local: "barang_id",
  remote: "id"
}];
const plans_parts_apply_AsetSusutOrderBy_ASET_ID_ASC = make70("aset_id", false);
const plans_parts_apply_AsetSusutOrderBy_ASET_ID_DESC = make71("aset_id", false);
const plans_parts_apply_StokLapisanOrderBy_KE_ASC = make70("ke", false);
const plans_parts_apply_StokLapisanOrderBy_KE_DESC = make71("ke", false);
const plans_parts_apply_MutasiStokGroupBy_LOKASI_ID = make75(TYPES.bigint, "lokasi_id");
const plans_parts_apply_PenutupanOrderBy_PEMBALIK_ID_ASC = make70("pembalik_id", false);
const plans_parts_apply_PenutupanOrderBy_PEMBALIK_ID_DESC = make71("pembalik_id", false);
const plans_parts_apply_PoinGerakOrderBy_POIN_ASC = make70("poin", false);
const plans_parts_apply_PoinGerakOrderBy_POIN_DESC = make71("poin", false);
const plans_parts_apply_KontakGroupBy_HARGA_KODE = make75(TYPES.text, "harga_kode");
const plans_parts_apply_KontakGroupBy_AKTIF = make75(TYPES.boolean, "aktif");
const plans_parts_apply_KontakOrderBy_ALAMAT_ASC = make70("alamat", false);
const plans_parts_apply_KontakOrderBy_ALAMAT_DESC = make71("alamat", false);
const plans_parts_apply_KontakOrderBy_TELEPON_ASC = make70("telepon", false);
const plans_parts_apply_KontakOrderBy_TELEPON_DESC = make71("telepon", false);
const plans_parts_apply_KontakOrderBy_NPWP_ASC = make70("npwp", false);
const plans_parts_apply_KontakOrderBy_NPWP_DESC = make71("npwp", false);
const relation4 = registry.pgRelations["kontak"]["daftarTransaksiByTheirKontakId"];
const relation5 = registry.pgRelations["kontak"]["daftarPosTerbukaByTheirKontakId"];
const plans_parts_apply_TransaksiPembayaranOrderBy_PRIMARY_KEY_ASC = make68(registryConfig.pgResources.transaksi_pembayaran.uniques[0].attributes);
const plans_parts_apply_TransaksiPembayaranOrderBy_PRIMARY_KEY_DESC = make69(registryConfig.pgResources.transaksi_pembayaran.uniques[0].attributes);
const relation6 = registry.pgRelations["lokasi"]["daftarTransaksiByTheirLokasiId"];
const relation7 = registry.pgRelations["lokasi"]["daftarMutasiStokByTheirLokasiId"];
const localAttributes16 = ["pph_kode"];
const localAttributes17 = ["modul"];
const plans_parts_apply_JenisTransaksiRefOrderBy_GRUP_ASC = make70("grup", false);
const plans_parts_apply_JenisTransaksiRefOrderBy_GRUP_DESC = make71("grup", false);
const plans_parts_apply_JenisTransaksiRefOrderBy_URUTAN_ASC = make70("urutan", false);
const plans_parts_apply_JenisTransaksiRefOrderBy_URUTAN_DESC = make71("urutan", false);
const make82 = attributeName => function plan(obj, val, info) {
  obj.set(attributeName, bakedInputRuntime(info.schema, info.field.type, val));
};
const plans_parts_apply_PermintaanListInput_perPage = make82("per_page");
const plans_parts_apply_PermintaanListInput_sort = make82("sort");
const plans_parts_apply_MasaPajakOrderBy_PRIMARY_KEY_ASC = make68(registryConfig.pgResources.masa_pajak.uniques[0].attributes);
const plans_parts_apply_MasaPajakOrderBy_PRIMARY_KEY_DESC = make69(registryConfig.pgResources.masa_pajak.uniques[0].attributes);
const plans_parts_apply_MasaPajakOrderBy_BULAN_ASC = make70("bulan", true);
const plans_parts_apply_MasaPajakOrderBy_BULAN_DESC = make71("bulan", true);
const plans_parts_apply_MasaPajakOrderBy_DIUBAH_OLEH_ASC = make70("diubah_oleh", false);
const plans_parts_apply_MasaPajakOrderBy_DIUBAH_OLEH_DESC = make71("diubah_oleh", false);
const plans_parts_apply_DokumenHargaInput_kode = make82("kode");
const plans_parts_apply_DokumenHargaInput_nama = make82("nama");
const plans_parts_apply_DokumenHargaInput_keterangan = make82("keterangan");
const plans_parts_apply_DokumenHargaInput_urutan = make82("urutan");
const plans_parts_apply_DokumenHargaInput_aktif = make82("aktif");
const plans_parts_apply_DokumenHargaInput_atribut = make82("atribut");
const plans_parts_apply_DokumenBarangSatuanInput_barangId = make82("barang_id");
const plans_parts_apply_DokumenBarangSatuanInput_satuanId = make82("satuan_id");
const plans_parts_apply_DokumenBarangSatuanInput_barcode = make82("barcode");
const plans_parts_apply_DokumenDimensiNilaiInput_berlakuDari = make82("berlaku_dari");
const plans_parts_apply_DokumenDimensiNilaiInput_berlakuSampai = make82("berlaku_sampai");
const plans_parts_apply_DokumenBarangHargaInput_hargaKode = make82("harga_kode");
const plans_parts_apply_DokumenBarangHargaInput_harga = make82("harga");
const plans_parts_apply_DokumenAsetLepasInput_tanggal = make82("tanggal");
const plans_parts_apply_DokumenAsetLepasInput_nilai = make82("nilai");
const plans_parts_apply_DokumenAsetLepasInput_pajakKode = make82("pajak_kode");
const plans_parts_apply_DokumenAsetLepasInput_akunKas = make82("akun_kas");
const plans_parts_apply_DokumenAsetLepasInput_kontakId = make82("kontak_id");
const plans_parts_apply_DokumenAsetLepasInput_jatuhTempo = make82("jatuh_tempo");
const plans_parts_apply_DokumenAsetLepasInput_lokasiId = make82("lokasi_id");
const plans_parts_apply_DokumenAsetLepasInput_nomorReferensi = make82("nomor_referensi");
const plans_parts_apply_DokumenKasBankInput_jumlah = make82("jumlah");
const plans_parts_apply_DokumenKasBankInput_dimensi = make82("dimensi");
const plans_parts_apply_AnggaranAkunInput_akunKode = make82("akun_kode");
const plans_parts_apply_DokumenPenyusutanInput_detail = make82("detail");
const plans_parts_apply_DokumenPenyusutanBarisInput_akunBeban = make82("akun_beban");
const plans_parts_apply_DokumenPenyusutanBarisInput_akunAkumulasi = make82("akun_akumulasi");
const plans_parts_apply_DokumenLokasiInput_tipe = make82("tipe");
const plans_parts_apply_DokumenLokasiInput_alamat = make82("alamat");
const plans_parts_apply_DokumenKasBarisInput_dokumenId = make82("dokumen_id");
const plans_parts_apply_DokumenPenggunaanPersediaanInput_sudahTerhitungOpname = make82("sudah_terhitung_opname");
const plans_parts_apply_DokumenPenggunaanPersediaanBarisInput_qty = make82("qty");
const plans_parts_apply_DokumenSaldoAwalBarisInput_jenis = make82("jenis");
const plans_parts_apply_DokumenPosLainBarisInput_pphKode = make82("pph_kode");
const plans_parts_apply_DokumenPosLainBarisInput_pph = make82("pph");
const plans_parts_apply_DokumenOrderPembelianInput_tanggalKirim = make82("tanggal_kirim");
const plans_parts_apply_DokumenOrderPembelianInput_reservasi = make82("reservasi");
const plans_parts_apply_DokumenOrderPembelianInput_hargaTermasukPajak = make82("harga_termasuk_pajak");
const plans_parts_apply_DokumenOrderBarisInput_diskon = make82("diskon");
const plans_parts_apply_DokumenOrderBarisInput_diskonPersen = make82("diskon_persen");
const plans_parts_apply_DokumenOpnameStokInput_mode = make82("mode");
const plans_parts_apply_DokumenOpnameStokInput_akunSelisih = make82("akun_selisih");
const plans_parts_apply_DokumenOpnameStokBarisInput_hpp = make82("hpp");
const plans_parts_apply_DokumenReturPembelianInput_dokumenAsalId = make82("dokumen_asal_id");
const plans_parts_apply_DokumenReturPembelianInput_cara = make82("cara");
const plans_parts_apply_DokumenReturPembelianBarisInput_barisAsalId = make82("baris_asal_id");
const plans_parts_apply_DokumenPembelianInput_pembayaran = make82("pembayaran");
const plans_parts_apply_DokumenPembelianInput_pembulatan = make82("pembulatan");
const plans_parts_apply_DokumenPembelianInput_uangMuka = make82("uang_muka");
const plans_parts_apply_DokumenPembelianBarisInput_orderBarisId = make82("order_baris_id");
const plans_parts_apply_DokumenPembelianBarisInput_nomorFakturPajak = make82("nomor_faktur_pajak");
const plans_parts_apply_DokumenBiayaTambahanInput_alokasi = make82("alokasi");
const plans_parts_apply_DokumenUangMukaInput_posId = make82("pos_id");
const plans_parts_apply_DokumenPenjualanInput_poin = make82("poin");
const plans_parts_apply_DokumenPelunasanHutangInput_biayaBank = make82("biaya_bank");
const plans_parts_apply_DokumenPelunasanHutangInput_kelebihan = make82("kelebihan");
const plans_scalars_JSON_serialize = value => value;
function plans_scalars_Datetime_serialize(value) {
  return "" + value;
}
const plans_scalars_BigInt_serialize = serializeNumber;
const plans_scalars_HargaSatuan_parseValue = parseDecimal;
const plans_scalars_HargaSatuan_parseLiteral = parseDecimalLiteral;
export const plans = {
  parts: {
    assertStep: {
      Query() {
        return true;
      },
      AkunPeranRef: assertPgClassSingleStep,
      AkunPeran: assertPgClassSingleStep,
      Akun: assertPgClassSingleStep,
      AkunSubklas: assertPgClassSingleStep,
      AkunKlas: assertPgClassSingleStep,
      AkunSubklasConnection: ConnectionStep,
      AkunConnection: ConnectionStep,
      AkunPeranConnection: ConnectionStep,
      BarangConnection: ConnectionStep,
      Barang: assertPgClassSingleStep,
      DimensiGabungan: assertPgClassSingleStep,
      DimensiNilai: assertPgClassSingleStep,
      Dimensi: assertPgClassSingleStep,
      DimensiNilaiConnection: ConnectionStep,
      AnggaranConnection: ConnectionStep,
      Anggaran: assertPgClassSingleStep,
      DimensiGabunganConnection: ConnectionStep,
      LokasiConnection: ConnectionStep,
      Lokasi: assertPgClassSingleStep,
      TransaksiConnection: ConnectionStep,
      Transaksi: assertPgClassSingleStep,
      Harga: assertPgClassSingleStep,
      KontakConnection: ConnectionStep,
      Kontak: assertPgClassSingleStep,
      JurnalBarisConnection: ConnectionStep,
      JurnalBaris: assertPgClassSingleStep,
      Jurnal: assertPgClassSingleStep,
      JurnalConnection: ConnectionStep,
      MutasiStokConnection: ConnectionStep,
      MutasiStok: assertPgClassSingleStep,
      TransaksiBaris: assertPgClassSingleStep,
      Pajak: assertPgClassSingleStep,
      PajakTarifConnection: ConnectionStep,
      PajakTarif: assertPgClassSingleStep,
      TransaksiBarisConnection: ConnectionStep,
      TransaksiBarisAggregates: assertPgClassSingleStep,
      AlokasiConnection: ConnectionStep,
      Alokasi: assertPgClassSingleStep,
      PosTerbuka: assertPgClassSingleStep,
      PosTerbukaConnection: ConnectionStep,
      PosTerbukaAggregates: assertPgClassSingleStep,
      AlokasiAggregates: assertPgClassSingleStep,
      Satuan: assertPgClassSingleStep,
      BarangSatuanConnection: ConnectionStep,
      BarangSatuan: assertPgClassSingleStep,
      BarangHargaConnection: ConnectionStep,
      BarangHarga: assertPgClassSingleStep,
      OrderGerakConnection: ConnectionStep,
      OrderGerak: assertPgClassSingleStep,
      AsetAsalConnection: ConnectionStep,
      AsetAsal: assertPgClassSingleStep,
      Aset: assertPgClassSingleStep,
      AsetSusutConnection: ConnectionStep,
      AsetSusut: assertPgClassSingleStep,
      StokLapisanConnection: ConnectionStep,
      StokLapisan: assertPgClassSingleStep,
      StokAmbilConnection: ConnectionStep,
      StokAmbil: assertPgClassSingleStep,
      MutasiStokAggregates: assertPgClassSingleStep,
      PenutupanConnection: ConnectionStep,
      Penutupan: assertPgClassSingleStep,
      JurnalBarisAggregates: assertPgClassSingleStep,
      KonfirmasiConnection: ConnectionStep,
      Konfirmasi: assertPgClassSingleStep,
      PoinLotConnection: ConnectionStep,
      PoinLot: assertPgClassSingleStep,
      PoinGerakConnection: ConnectionStep,
      PoinGerak: assertPgClassSingleStep,
      PoinGerakAggregates: assertPgClassSingleStep,
      PoinLotAggregates: assertPgClassSingleStep,
      PoinSaldo: assertPgClassSingleStep,
      KontakAggregates: assertPgClassSingleStep,
      TransaksiPembayaranConnection: ConnectionStep,
      TransaksiPembayaran: assertPgClassSingleStep,
      TransaksiPembayaranAggregates: assertPgClassSingleStep,
      TransaksiBiayaConnection: ConnectionStep,
      TransaksiBiaya: assertPgClassSingleStep,
      TransaksiBiayaAggregates: assertPgClassSingleStep,
      JurnalBalikConnection: ConnectionStep,
      JurnalBalik: assertPgClassSingleStep,
      DraftConnection: ConnectionStep,
      Draft: assertPgClassSingleStep,
      AsetConnection: ConnectionStep,
      AsetAggregates: assertPgClassSingleStep,
      HppTertundaConnection: ConnectionStep,
      HppTertunda: assertPgClassSingleStep,
      TransaksiAggregates: assertPgClassSingleStep,
      StokLokasiConnection: ConnectionStep,
      StokLokasi: assertPgClassSingleStep,
      StokLokasiAggregates: assertPgClassSingleStep,
      StokPoolConnection: ConnectionStep,
      StokPool: assertPgClassSingleStep,
      StokPoolAggregates: assertPgClassSingleStep,
      BarangAggregates: assertPgClassSingleStep,
      SaldoHarianConnection: ConnectionStep,
      SaldoHarian: assertPgClassSingleStep,
      SaldoHarianAggregates: assertPgClassSingleStep,
      Pph: assertPgClassSingleStep,
      PphTarifConnection: ConnectionStep,
      PphTarif: assertPgClassSingleStep,
      Modul: assertPgClassSingleStep,
      ModulRef: assertPgClassSingleStep,
      JenisTransaksiRefConnection: ConnectionStep,
      JenisTransaksiRef: assertPgClassSingleStep,
      PajakMasaKredit: assertPgClassSingleStep,
      MasaPajak: assertPgClassSingleStep,
      Periode: assertPgClassSingleStep,
      Pengaturan: assertPgClassSingleStep,
      AkunPeranRefConnection: ConnectionStep,
      PajakConnection: ConnectionStep,
      PphConnection: ConnectionStep,
      ModulConnection: ConnectionStep,
      PajakMasaKreditConnection: ConnectionStep,
      PoinSaldoConnection: ConnectionStep,
      ModulRefConnection: ConnectionStep,
      SatuanConnection: ConnectionStep,
      AkunKlasConnection: ConnectionStep,
      HargaConnection: ConnectionStep,
      MasaPajakConnection: ConnectionStep,
      PeriodeConnection: ConnectionStep,
      DimensiConnection: ConnectionStep,
      PengaturanConnection: ConnectionStep,
      Mutation: __ValueStep,
      KopLogoDeletePayload: ObjectStep,
      KunciApiPutarPayload: ObjectStep,
      WebhookPengirimanUlangPayload: ObjectStep,
      WebhookPutarPayload: ObjectStep,
      WebhookUjiPayload: ObjectStep,
      DashboardTriggerPayload: ObjectStep,
      DefaultTenantSetPayload: ObjectStep,
      KopLogoSetPayload: ObjectStep,
      KunciApiCabutPayload: ObjectStep,
      NotifikasiBacaPayload: ObjectStep,
      WebhookDeletePayload: ObjectStep,
      WebhookCreatePayload: ObjectStep,
      WebhookPatchPayload: ObjectStep,
      TahunBukaPayload: ObjectStep,
      TahunTutupSimulatePayload: ObjectStep,
      NotifikasiPreferensiSetPayload: ObjectStep,
      PengaturanPatchPayload: ObjectStep,
      DraftReplacePayload: ObjectStep,
      TransaksiCancelPayload: ObjectStep,
      KunciApiCreatePayload: ObjectStep,
      TransaksiPatchPayload: ObjectStep,
      AksesTenantRequestPayload: ObjectStep,
      MasterMassalPayload: ObjectStep,
      MasterUpsertPayload: ObjectStep,
      MasterDeactivatePayload: ObjectStep,
      MasterPatchPayload: ObjectStep,
      MasterReplacePayload: ObjectStep,
      PenggunaCreatePayload: ObjectStep,
      MasaPajakSetPayload: ObjectStep,
      HargaCreatePayload: ObjectStep,
      SatuanCreatePayload: ObjectStep,
      BarangSatuanCreatePayload: ObjectStep,
      ModulSetPayload: ObjectStep,
      PenggunaAssignPayload: ObjectStep,
      DraftCreatePayload: ObjectStep,
      PeriodeSetPayload: ObjectStep,
      PreferensiTabelSetPayload: ObjectStep,
      DimensiNilaiCreatePayload: ObjectStep,
      BarangHargaCreatePayload: ObjectStep,
      AsetLepasSimulatePayload: ObjectStep,
      KasBankSimulatePayload: ObjectStep,
      KasBankReplacePayload: ObjectStep,
      AnggaranSetPayload: ObjectStep,
      KasBankMassalPayload: ObjectStep,
      KasBankMassalSimulatePayload: ObjectStep,
      TransaksiVoidSimulatePayload: ObjectStep,
      PenyusutanSimulatePayload: ObjectStep,
      PenyusutanReplacePayload: ObjectStep,
      PenyusutanMassalPayload: ObjectStep,
      PenyusutanMassalSimulatePayload: ObjectStep,
      DimensiCreatePayload: ObjectStep,
      TransaksiTutupPayload: ObjectStep,
      TransaksiApprovePayload: ObjectStep,
      TransaksiTerimaPayload: ObjectStep,
      TahunTutupPayload: ObjectStep,
      LokasiCreatePayload: ObjectStep,
      KasBankCreatePayload: ObjectStep,
      AsetLepasPayload: ObjectStep,
      PenyusutanCreatePayload: ObjectStep,
      TransaksiVoidPayload: ObjectStep,
      DraftSubmitPayload: ObjectStep,
      KasKeluarSimulatePayload: ObjectStep,
      KasKeluarReplacePayload: ObjectStep,
      KasMasukSimulatePayload: ObjectStep,
      KasMasukReplacePayload: ObjectStep,
      PenggunaanPersediaanSimulatePayload: ObjectStep,
      PenggunaanPersediaanReplacePayload: ObjectStep,
      SaldoAwalHutangSimulatePayload: ObjectStep,
      SaldoAwalHutangReplacePayload: ObjectStep,
      SaldoAwalPiutangSimulatePayload: ObjectStep,
      SaldoAwalPiutangReplacePayload: ObjectStep,
      AkunCreatePayload: ObjectStep,
      HutangSimulatePayload: ObjectStep,
      HutangReplacePayload: ObjectStep,
      PiutangSimulatePayload: ObjectStep,
      PiutangReplacePayload: ObjectStep,
      JurnalUmumSimulatePayload: ObjectStep,
      JurnalUmumReplacePayload: ObjectStep,
      TransferStokSimulatePayload: ObjectStep,
      TransferStokReplacePayload: ObjectStep,
      KasKeluarMassalPayload: ObjectStep,
      KasKeluarMassalSimulatePayload: ObjectStep,
      KasMasukMassalPayload: ObjectStep,
      KasMasukMassalSimulatePayload: ObjectStep,
      PenggunaanPersediaanMassalPayload: ObjectStep,
      PenggunaanPersediaanMassalSimulatePayload: ObjectStep,
      SaldoAwalHutangMassalPayload: ObjectStep,
      SaldoAwalHutangMassalSimulatePayload: ObjectStep,
      SaldoAwalPiutangMassalPayload: ObjectStep,
      SaldoAwalPiutangMassalSimulatePayload: ObjectStep,
      OrderPembelianSimulatePayload: ObjectStep,
      OrderPembelianReplacePayload: ObjectStep,
      OrderPenjualanSimulatePayload: ObjectStep,
      OrderPenjualanReplacePayload: ObjectStep,
      HutangMassalPayload: ObjectStep,
      HutangMassalSimulatePayload: ObjectStep,
      PiutangMassalPayload: ObjectStep,
      PiutangMassalSimulatePayload: ObjectStep,
      JurnalUmumMassalPayload: ObjectStep,
      JurnalUmumMassalSimulatePayload: ObjectStep,
      TransferStokMassalPayload: ObjectStep,
      TransferStokMassalSimulatePayload: ObjectStep,
      KasKeluarCreatePayload: ObjectStep,
      KasMasukCreatePayload: ObjectStep,
      PenggunaanPersediaanCreatePayload: ObjectStep,
      SaldoAwalHutangCreatePayload: ObjectStep,
      SaldoAwalPiutangCreatePayload: ObjectStep,
      OrderPembelianMassalPayload: ObjectStep,
      OrderPembelianMassalSimulatePayload: ObjectStep,
      OrderPenjualanMassalPayload: ObjectStep,
      OrderPenjualanMassalSimulatePayload: ObjectStep,
      CdcJobAksiPayload: ObjectStep,
      HutangCreatePayload: ObjectStep,
      PiutangCreatePayload: ObjectStep,
      JurnalUmumCreatePayload: ObjectStep,
      TransferStokCreatePayload: ObjectStep,
      KontakCreatePayload: ObjectStep,
      OrderPembelianCreatePayload: ObjectStep,
      OrderPenjualanCreatePayload: ObjectStep,
      OpnameStokSimulatePayload: ObjectStep,
      OpnameStokReplacePayload: ObjectStep,
      OpnameStokMassalPayload: ObjectStep,
      OpnameStokMassalSimulatePayload: ObjectStep,
      OpnameStokCreatePayload: ObjectStep,
      AuditHutangPiutangSimulatePayload: ObjectStep,
      AuditHutangPiutangReplacePayload: ObjectStep,
      ReturPembelianSimulatePayload: ObjectStep,
      ReturPembelianReplacePayload: ObjectStep,
      AuditHutangPiutangMassalPayload: ObjectStep,
      AuditHutangPiutangMassalSimulatePayload: ObjectStep,
      ReturPembelianMassalPayload: ObjectStep,
      ReturPembelianMassalSimulatePayload: ObjectStep,
      AuditHutangPiutangCreatePayload: ObjectStep,
      ReturPembelianCreatePayload: ObjectStep,
      CdcJobCreatePayload: ObjectStep,
      AsetCreatePayload: ObjectStep,
      BarangCreatePayload: ObjectStep,
      PembelianSimulatePayload: ObjectStep,
      PembelianReplacePayload: ObjectStep,
      ReturPenjualanSimulatePayload: ObjectStep,
      ReturPenjualanReplacePayload: ObjectStep,
      PembelianMassalPayload: ObjectStep,
      PembelianMassalSimulatePayload: ObjectStep,
      PenjualanSimulatePayload: ObjectStep,
      PenjualanReplacePayload: ObjectStep,
      ReturPenjualanMassalPayload: ObjectStep,
      ReturPenjualanMassalSimulatePayload: ObjectStep,
      PembelianCreatePayload: ObjectStep,
      PenjualanMassalPayload: ObjectStep,
      PenjualanMassalSimulatePayload: ObjectStep,
      PelunasanHutangSimulatePayload: ObjectStep,
      PelunasanHutangReplacePayload: ObjectStep,
      PelunasanPiutangSimulatePayload: ObjectStep,
      PelunasanPiutangReplacePayload: ObjectStep,
      BayarPoinSimulatePayload: ObjectStep,
      BayarPoinReplacePayload: ObjectStep,
      ReturPenjualanCreatePayload: ObjectStep,
      PenjualanCreatePayload: ObjectStep,
      PelunasanHutangMassalPayload: ObjectStep,
      PelunasanHutangMassalSimulatePayload: ObjectStep,
      PelunasanPiutangMassalPayload: ObjectStep,
      PelunasanPiutangMassalSimulatePayload: ObjectStep,
      BayarPoinMassalPayload: ObjectStep,
      BayarPoinMassalSimulatePayload: ObjectStep,
      PelunasanHutangCreatePayload: ObjectStep,
      PelunasanPiutangCreatePayload: ObjectStep,
      BayarPoinCreatePayload: ObjectStep
    },
    plan: {
      "Query.akunPeranRef": make(resource_akun_peran_refPgResource),
      "Query.pajak": make2(resource_pajakPgResource),
      "Query.pph": make2(resource_pphPgResource),
      "Query.akunPeran": make(resource_akun_peranPgResource),
      "Query.modul": make2(resource_modulPgResource),
      "Query.pajakMasaKredit": (_$root, {
        $berlakuDari
      }) => resource_pajak_masa_kreditPgResource.get({
        berlaku_dari: $berlakuDari
      }),
      "Query.pphTarif": (_$root, {
        $pphKode,
        $berlakuDari
      }) => resource_pph_tarifPgResource.get({
        pph_kode: $pphKode,
        berlaku_dari: $berlakuDari
      }),
      "Query.jurnalBalik": (_$root, {
        $transaksiId
      }) => resource_jurnal_balikPgResource.get({
        transaksi_id: $transaksiId
      }),
      "Query.poinSaldo": (_$root, {
        $kontakId
      }) => resource_poin_saldoPgResource.get({
        kontak_id: $kontakId
      }),
      "Query.transaksiPembayaran": make3(resource_transaksi_pembayaranPgResource),
      "Query.saldoHarian": (_$root, {
        $akunKode,
        $tanggal
      }) => resource_saldo_harianPgResource.get({
        akun_kode: $akunKode,
        tanggal: $tanggal
      }),
      "Query.akunSubklas": make4(resource_akun_subklasPgResource),
      "Query.pajakTarif": (_$root, {
        $pajakKode,
        $berlakuDari
      }) => resource_pajak_tarifPgResource.get({
        pajak_kode: $pajakKode,
        berlaku_dari: $berlakuDari
      }),
      "Query.hppTertunda": (_$root, {
        $barangId
      }) => resource_hpp_tertundaPgResource.get({
        barang_id: $barangId
      }),
      "Query.modulRef": make2(resource_modul_refPgResource),
      "Query.dimensiGabungan": make4(resource_dimensi_gabunganPgResource),
      "Query.dimensiGabunganByNilai1AndNilai2AndNilai3AndNilai4AndNilai5": (_$root, {
        $nilai1,
        $nilai2,
        $nilai3,
        $nilai4,
        $nilai5
      }) => resource_dimensi_gabunganPgResource.get({
        nilai_1: $nilai1,
        nilai_2: $nilai2,
        nilai_3: $nilai3,
        nilai_4: $nilai4,
        nilai_5: $nilai5
      }),
      "Query.asetAsal": make4(resource_aset_asalPgResource),
      "Query.asetSusut": make4(resource_aset_susutPgResource),
      "Query.anggaran": make4(resource_anggaranPgResource),
      "Query.anggaranByTahunAndBulanAndAkunKodeAndNilaiId": (_$root, {
        $tahun,
        $bulan,
        $akunKode,
        $nilaiId
      }) => resource_anggaranPgResource.get({
        tahun: $tahun,
        bulan: $bulan,
        akun_kode: $akunKode,
        nilai_id: $nilaiId
      }),
      "Query.stokLokasi": (_$root, {
        $barangId,
        $lokasiId
      }) => resource_stok_lokasiPgResource.get({
        barang_id: $barangId,
        lokasi_id: $lokasiId
      }),
      "Query.satuan": make4(resource_satuanPgResource),
      "Query.satuanByKode": make2(resource_satuanPgResource),
      "Query.akunKlas": make4(resource_akun_klasPgResource),
      "Query.transaksiBiaya": make3(resource_transaksi_biayaPgResource),
      "Query.harga": make2(resource_hargaPgResource),
      "Query.jenisTransaksiRef": (_$root, {
        $jenis
      }) => resource_jenis_transaksi_refPgResource.get({
        jenis: $jenis
      }),
      "Query.jenisTransaksiRefByKode": make2(resource_jenis_transaksi_refPgResource),
      "Query.masaPajak": make5(resource_masa_pajakPgResource),
      "Query.periode": make5(resource_periodePgResource),
      "Query.konfirmasi": make4(resource_konfirmasiPgResource),
      "Query.stokLapisan": (_$root, {
        $mutasiId,
        $ke
      }) => resource_stok_lapisanPgResource.get({
        mutasi_id: $mutasiId,
        ke: $ke
      }),
      "Query.stokPool": (_$root, {
        $barangId,
        $poolId
      }) => resource_stok_poolPgResource.get({
        barang_id: $barangId,
        pool_id: $poolId
      }),
      "Query.jurnalBaris": make4(resource_jurnal_barisPgResource),
      "Query.jurnalBarisByJurnalIdAndBaris": (_$root, {
        $jurnalId,
        $baris
      }) => resource_jurnal_barisPgResource.get({
        jurnal_id: $jurnalId,
        baris: $baris
      }),
      "Query.stokAmbil": make4(resource_stok_ambilPgResource),
      "Query.dimensiNilai": make4(resource_dimensi_nilaiPgResource),
      "Query.dimensiNilaiByDimensiIdAndId": (_$root, {
        $dimensiId,
        $id
      }) => resource_dimensi_nilaiPgResource.get({
        dimensi_id: $dimensiId,
        id: $id
      }),
      "Query.dimensiNilaiByDimensiIdAndKode": (_$root, {
        $dimensiId,
        $kode
      }) => resource_dimensi_nilaiPgResource.get({
        dimensi_id: $dimensiId,
        kode: $kode
      }),
      "Query.barangSatuan": make4(resource_barang_satuanPgResource),
      "Query.barangSatuanByBarangIdAndSatuanId": (_$root, {
        $barangId,
        $satuanId
      }) => resource_barang_satuanPgResource.get({
        barang_id: $barangId,
        satuan_id: $satuanId
      }),
      "Query.orderGerak": make4(resource_order_gerakPgResource),
      "Query.draft": make4(resource_draftPgResource),
      "Query.dimensi": make4(resource_dimensiPgResource),
      "Query.dimensiByKode": make2(resource_dimensiPgResource),
      "Query.dimensiBySlot": (_$root, {
        $slot
      }) => resource_dimensiPgResource.get({
        slot: $slot
      }),
      "Query.lokasi": make4(resource_lokasiPgResource),
      "Query.lokasiByKode": make2(resource_lokasiPgResource),
      "Query.penutupan": make4(resource_penutupanPgResource),
      "Query.poinGerak": make4(resource_poin_gerakPgResource),
      "Query.jurnal": make4(resource_jurnalPgResource),
      "Query.jurnalByNomor": make6(resource_jurnalPgResource),
      "Query.poinLot": make4(resource_poin_lotPgResource),
      "Query.barangHarga": make4(resource_barang_hargaPgResource),
      "Query.barangHargaByBarangIdAndHargaKodeAndSatuanIdAndQtyMinimumAndBerlakuDari": (_$root, {
        $barangId,
        $hargaKode,
        $satuanId,
        $qtyMinimum,
        $berlakuDari
      }) => resource_barang_hargaPgResource.get({
        barang_id: $barangId,
        harga_kode: $hargaKode,
        satuan_id: $satuanId,
        qty_minimum: $qtyMinimum,
        berlaku_dari: $berlakuDari
      }),
      "Query.alokasi": make4(resource_alokasiPgResource),
      "Query.posTerbuka": make4(resource_pos_terbukaPgResource),
      "Query.kontak": make4(resource_kontakPgResource),
      "Query.kontakByKode": make2(resource_kontakPgResource),
      "Query.aset": make4(resource_asetPgResource),
      "Query.asetByKode": make2(resource_asetPgResource),
      "Query.akun": make2(resource_akunPgResource),
      "Query.transaksiBaris": make4(resource_transaksi_barisPgResource),
      "Query.transaksiBarisByTransaksiIdAndBaris": make3(resource_transaksi_barisPgResource),
      "Query.barang": make4(resource_barangPgResource),
      "Query.barangByKode": make2(resource_barangPgResource),
      "Query.mutasiStok": make4(resource_mutasi_stokPgResource),
      "Query.pengaturan": make4(resource_pengaturanPgResource),
      "Query.transaksi": make4(resource_transaksiPgResource),
      "Query.transaksiByNomor": make6(resource_transaksiPgResource),
      "Query.aiKonteks": ai_konteks_plan2(registry.pgResources["ai_konteks"]),
      "Query.akunKlasList": ai_konteks_plan2(registry.pgResources["akun_klas_list"]),
      "Query.cdcStatus": ai_konteks_plan2(registry.pgResources["cdc_status"]),
      "Query.dashboardSummary": ai_konteks_plan2(registry.pgResources["dashboard_summary"]),
      "Query.jenisTransaksiList": ai_konteks_plan2(registry.pgResources["jenis_transaksi_list"]),
      "Query.kopLogoGet": ai_konteks_plan2(registry.pgResources["kop_logo_get"]),
      "Query.modulList": ai_konteks_plan2(registry.pgResources["modul_list"]),
      "Query.modulSaya": ai_konteks_plan2(registry.pgResources["modul_saya"]),
      "Query.notifikasiPreferensi": ai_konteks_plan2(registry.pgResources["notifikasi_preferensi"]),
      "Query.pengaturanGet": ai_konteks_plan2(registry.pgResources["pengaturan_get"]),
      "Query.tenantSaya": ai_konteks_plan2(registry.pgResources["tenant_saya"]),
      "Query.tenants": ai_konteks_plan2(registry.pgResources["tenants"]),
      "Query.kunciApiGet": ai_konteks_plan2(registry.pgResources["kunci_api_get"]),
      "Query.penggunaGet": ai_konteks_plan2(registry.pgResources["pengguna_get"]),
      "Query.cdcJobGet": ai_konteks_plan2(registry.pgResources["cdc_job_get"]),
      "Query.draftGet": ai_konteks_plan2(registry.pgResources["draft_get"]),
      "Query.notifikasiGet": ai_konteks_plan2(registry.pgResources["notifikasi_get"]),
      "Query.perubahanSince": ai_konteks_plan2(registry.pgResources["perubahan_since"]),
      "Query.webhookGet": ai_konteks_plan2(registry.pgResources["webhook_get"]),
      "Query.akunSubklasList": ai_konteks_plan2(registry.pgResources["akun_subklas_list"]),
      "Query.dashboardTrend": ai_konteks_plan2(registry.pgResources["dashboard_trend"]),
      "Query.anggaranGet": ai_konteks_plan2(registry.pgResources["anggaran_get"]),
      "Query.kunciApiList": ai_konteks_plan2(registry.pgResources["kunci_api_list"]),
      "Query.laporanIntegritas": ai_konteks_plan2(registry.pgResources["laporan_integritas"]),
      "Query.masaPajakList": ai_konteks_plan2(registry.pgResources["masa_pajak_list"]),
      "Query.penggunaList": ai_konteks_plan2(registry.pgResources["pengguna_list"]),
      "Query.periodeList": ai_konteks_plan2(registry.pgResources["periode_list"]),
      "Query.webhookList": ai_konteks_plan2(registry.pgResources["webhook_list"]),
      "Query.notifikasiList": ai_konteks_plan2(registry.pgResources["notifikasi_list"]),
      "Query.auditVerifikasi": ai_konteks_plan2(registry.pgResources["audit_verifikasi"]),
      "Query.cdcJobLog": ai_konteks_plan2(registry.pgResources["cdc_job_log"]),
      "Query.webhookPengirimanList": ai_konteks_plan2(registry.pgResources["webhook_pengiriman_list"]),
      "Query.aiQuery": ai_konteks_plan2(registry.pgResources["ai_query"]),
      "Query.laporanPpn": ai_konteks_plan2(registry.pgResources["laporan_ppn"]),
      "Query.laporanPoin": ai_konteks_plan2(registry.pgResources["laporan_poin"]),
      "Query.laporanStok": ai_konteks_plan2(registry.pgResources["laporan_stok"]),
      "Query.laporanKartuStok": ai_konteks_plan2(registry.pgResources["laporan_kartu_stok"]),
      "Query.preferensiTabelGet": ai_konteks_plan2(registry.pgResources["preferensi_tabel_get"]),
      "Query.laporanBukuBesar": ai_konteks_plan2(registry.pgResources["laporan_buku_besar"]),
      "Query.laporanPenjualan": ai_konteks_plan2(registry.pgResources["laporan_penjualan"]),
      "Query.laporanArusKasKolom": ai_konteks_plan2(registry.pgResources["laporan_arus_kas_kolom"]),
      "Query.laporanNeracaSaldoKolom": ai_konteks_plan2(registry.pgResources["laporan_neraca_saldo_kolom"]),
      "Query.laporanRugiLabaKolom": ai_konteks_plan2(registry.pgResources["laporan_rugi_laba_kolom"]),
      "Query.laporanBeda": ai_konteks_plan2(registry.pgResources["laporan_beda"]),
      "Query.aiSuggestions": ai_konteks_plan2(registry.pgResources["ai_suggestions"]),
      "Query.masterGet": ai_konteks_plan2(registry.pgResources["master_get"]),
      "Query.cdcJobList": ai_konteks_plan2(registry.pgResources["cdc_job_list"]),
      "Query.dashboardTop10": ai_konteks_plan2(registry.pgResources["dashboard_top10"]),
      "Query.auditList": ai_konteks_plan2(registry.pgResources["audit_list"]),
      "Query.transaksiList": ai_konteks_plan2(registry.pgResources["transaksi_list"]),
      "Query.masterList": ai_konteks_plan2(registry.pgResources["master_list"]),
      "Query.laporanHutang": ai_konteks_plan2(registry.pgResources["laporan_hutang"]),
      "Query.laporanPiutang": ai_konteks_plan2(registry.pgResources["laporan_piutang"]),
      "Query.laporanJurnal": ai_konteks_plan2(registry.pgResources["laporan_jurnal"]),
      "Query.laporanNeracaBanding": ai_konteks_plan2(registry.pgResources["laporan_neraca_banding"]),
      "Query.laporanPerubahanEkuitasBanding": ai_konteks_plan2(registry.pgResources["laporan_perubahan_ekuitas_banding"]),
      "Query.laporanArusKasBanding": ai_konteks_plan2(registry.pgResources["laporan_arus_kas_banding"]),
      "Query.laporanRugiLabaBanding": ai_konteks_plan2(registry.pgResources["laporan_rugi_laba_banding"]),
      "Query.draftList": ai_konteks_plan2(registry.pgResources["draft_list"]),
      "Query.laporanPenjualanSummary": ai_konteks_plan2(registry.pgResources["laporan_penjualan_summary"]),
      "Query.laporanPenjualanSummaryKolom": ai_konteks_plan2(registry.pgResources["laporan_penjualan_summary_kolom"]),
      "Query.dashboardKpi": ai_konteks_plan2(registry.pgResources["dashboard_kpi"]),
      "Query.transaksiGet": ai_konteks_plan2(registry.pgResources["transaksi_get"]),
      "Query.laporanNeracaSaldo": ai_konteks_plan2(registry.pgResources["laporan_neraca_saldo"]),
      "Query.laporanPerubahanEkuitas": ai_konteks_plan2(registry.pgResources["laporan_perubahan_ekuitas"]),
      "Query.laporanRugiLaba": ai_konteks_plan2(registry.pgResources["laporan_rugi_laba"]),
      "Query.laporanNeraca": ai_konteks_plan2(registry.pgResources["laporan_neraca"]),
      "Query.laporanArusKas": ai_konteks_plan2(registry.pgResources["laporan_arus_kas"]),
      "Query.laporanAset": ai_konteks_plan2(registry.pgResources["laporan_aset"]),
      "Query.daftarAkunPeranRef": make7(resource_akun_peran_refPgResource),
      "Query.daftarPajak": make7(resource_pajakPgResource),
      "Query.daftarPph": make7(resource_pphPgResource),
      "Query.daftarAkunPeran": make7(resource_akun_peranPgResource),
      "Query.daftarModul": make7(resource_modulPgResource),
      "Query.daftarPajakMasaKredit": make7(resource_pajak_masa_kreditPgResource),
      "Query.daftarPphTarif": make7(resource_pph_tarifPgResource),
      "Query.daftarJurnalBalik": make7(resource_jurnal_balikPgResource),
      "Query.daftarPoinSaldo": make7(resource_poin_saldoPgResource),
      "Query.daftarTransaksiPembayaran": make7(resource_transaksi_pembayaranPgResource),
      "Query.daftarSaldoHarian": make7(resource_saldo_harianPgResource),
      "Query.daftarAkunSubklas": make7(resource_akun_subklasPgResource),
      "Query.daftarPajakTarif": make7(resource_pajak_tarifPgResource),
      "Query.daftarHppTertunda": make7(resource_hpp_tertundaPgResource),
      "Query.daftarModulRef": make7(resource_modul_refPgResource),
      "Query.daftarDimensiGabungan": make7(resource_dimensi_gabunganPgResource),
      "Query.daftarAsetAsal": make7(resource_aset_asalPgResource),
      "Query.daftarAsetSusut": make7(resource_aset_susutPgResource),
      "Query.daftarAnggaran": make7(resource_anggaranPgResource),
      "Query.daftarStokLokasi": make7(resource_stok_lokasiPgResource),
      "Query.daftarSatuan": make7(resource_satuanPgResource),
      "Query.daftarAkunKlas": make7(resource_akun_klasPgResource),
      "Query.daftarTransaksiBiaya": make7(resource_transaksi_biayaPgResource),
      "Query.daftarHarga": make7(resource_hargaPgResource),
      "Query.daftarJenisTransaksiRef": make7(resource_jenis_transaksi_refPgResource),
      "Query.daftarMasaPajak": make7(resource_masa_pajakPgResource),
      "Query.daftarPeriode": make7(resource_periodePgResource),
      "Query.daftarKonfirmasi": make7(resource_konfirmasiPgResource),
      "Query.daftarStokLapisan": make7(resource_stok_lapisanPgResource),
      "Query.daftarStokPool": make7(resource_stok_poolPgResource),
      "Query.daftarJurnalBaris": make7(resource_jurnal_barisPgResource),
      "Query.daftarStokAmbil": make7(resource_stok_ambilPgResource),
      "Query.daftarDimensiNilai": make7(resource_dimensi_nilaiPgResource),
      "Query.daftarBarangSatuan": make7(resource_barang_satuanPgResource),
      "Query.daftarOrderGerak": make7(resource_order_gerakPgResource),
      "Query.daftarDraft": make7(resource_draftPgResource),
      "Query.daftarDimensi": make7(resource_dimensiPgResource),
      "Query.daftarLokasi": make7(resource_lokasiPgResource),
      "Query.daftarPenutupan": make7(resource_penutupanPgResource),
      "Query.daftarPoinGerak": make7(resource_poin_gerakPgResource),
      "Query.daftarJurnal": make7(resource_jurnalPgResource),
      "Query.daftarPoinLot": make7(resource_poin_lotPgResource),
      "Query.daftarBarangHarga": make7(resource_barang_hargaPgResource),
      "Query.daftarAlokasi": make7(resource_alokasiPgResource),
      "Query.daftarPosTerbuka": make7(resource_pos_terbukaPgResource),
      "Query.daftarKontak": make7(resource_kontakPgResource),
      "Query.daftarAset": make7(resource_asetPgResource),
      "Query.daftarAkun": make7(resource_akunPgResource),
      "Query.daftarTransaksiBaris": make7(resource_transaksi_barisPgResource),
      "Query.daftarBarang": make7(resource_barangPgResource),
      "Query.daftarMutasiStok": make7(resource_mutasi_stokPgResource),
      "Query.daftarPengaturan": make7(resource_pengaturanPgResource),
      "Query.daftarTransaksi": make7(resource_transaksiPgResource),
      "AkunPeranRef.akunBaku": make8("akun_baku"),
      "AkunPeranRef.akunPeran": make9(resource_akun_peranPgResource),
      "AkunPeran.akunKode": plans_parts_plan_AkunPeran_akunKode,
      "AkunPeran.akunByAkunKode": plans_parts_plan_AkunPeran_akunByAkunKode,
      "AkunPeran.akunPeranRef": make9(resource_akun_peran_refPgResource),
      "Akun.subklasId": make8("subklas_id"),
      "Akun.saldoNormal": plans_parts_plan_Akun_saldoNormal,
      "Akun.indukKode": make8("induk_kode"),
      "Akun.adalahKas": make8("adalah_kas"),
      "Akun.dibuatPada": plans_parts_plan_Akun_dibuatPada,
      "Akun.diubahPada": plans_parts_plan_Akun_diubahPada,
      "Akun.arusKas": plans_parts_plan_Akun_arusKas,
      "Akun.akunByIndukKode": $record => resource_akunPgResource.get({
        kode: $record.get("induk_kode")
      }),
      "Akun.subklas": $record => resource_akun_subklasPgResource.get({
        id: $record.get("subklas_id")
      }),
      "Akun.daftarAkunByIndukKode": $record => {
        const $records = resource_akunPgResource.find({
          induk_kode: $record.get("kode")
        });
        return connection($records);
      },
      "Akun.daftarAkunPeranByAkunKode": make11(resource_akun_peranPgResource),
      "Akun.daftarBarangByAkunHpp": $record => {
        const $records = resource_barangPgResource.find({
          akun_hpp: $record.get("kode")
        });
        return connection($records);
      },
      "Akun.daftarBarangByAkunPenjualan": $record => {
        const $records = resource_barangPgResource.find({
          akun_penjualan: $record.get("kode")
        });
        return connection($records);
      },
      "Akun.daftarBarangByAkunPersediaan": make12(resource_barangPgResource),
      "Akun.daftarTransaksiBarisByAkunKode": make11(resource_transaksi_barisPgResource),
      "Akun.daftarTransaksiPembayaranByAkunKode": make11(resource_transaksi_pembayaranPgResource),
      "Akun.daftarTransaksiBiayaByAkunKode": make11(resource_transaksi_biayaPgResource),
      "Akun.daftarJurnalBarisByAkunKode": make11(resource_jurnal_barisPgResource),
      "Akun.daftarSaldoHarianByAkunKode": make11(resource_saldo_harianPgResource),
      "Akun.daftarMutasiStokByAkunLawan": $record => {
        const $records = resource_mutasi_stokPgResource.find({
          akun_lawan: $record.get("kode")
        });
        return connection($records);
      },
      "Akun.daftarMutasiStokByAkunPersediaan": make12(resource_mutasi_stokPgResource),
      "Akun.daftarPosTerbukaByAkunKode": make11(resource_pos_terbukaPgResource),
      "Akun.daftarAsetByAkunAkumulasi": $record => {
        const $records = resource_asetPgResource.find({
          akun_akumulasi: $record.get("kode")
        });
        return connection($records);
      },
      "Akun.daftarAsetByAkunAset": $record => {
        const $records = resource_asetPgResource.find({
          akun_aset: $record.get("kode")
        });
        return connection($records);
      },
      "Akun.daftarAsetByAkunBeban": $record => {
        const $records = resource_asetPgResource.find({
          akun_beban: $record.get("kode")
        });
        return connection($records);
      },
      "Akun.daftarPoinLotByAkunKode": make11(resource_poin_lotPgResource),
      "Akun.daftarAsetAsalByAkunKode": make11(resource_aset_asalPgResource),
      "Akun.daftarAnggaranByAkunKode": make11(resource_anggaranPgResource),
      "AkunSubklas.klasId": make8("klas_id"),
      "AkunSubklas.arusKas": plans_parts_plan_Akun_arusKas,
      "AkunSubklas.klas": $record => resource_akun_klasPgResource.get({
        id: $record.get("klas_id")
      }),
      "AkunSubklas.daftarAkunBySubklasId": $record => {
        const $records = resource_akunPgResource.find({
          subklas_id: $record.get("id")
        });
        return connection($records);
      },
      "AkunKlas.saldoNormal": plans_parts_plan_Akun_saldoNormal,
      "AkunKlas.daftarAkunSubklasByKlasId": $record => {
        const $records = resource_akun_subklasPgResource.find({
          klas_id: $record.get("id")
        });
        return connection($records);
      },
      "AkunSubklasConnection.totalCount": totalCountConnectionPlan,
      "AkunConnection.totalCount": totalCountConnectionPlan,
      "AkunPeranConnection.totalCount": totalCountConnectionPlan,
      "BarangConnection.totalCount": totalCountConnectionPlan,
      "BarangConnection.aggregates": pgAggregatesCloneSubplanWithoutPaginationSingle,
      "BarangConnection.groupedAggregates": pgAggregateCloneSubplanWithoutPaginationAsAggregate,
      "Barang.stok": barang_stok_getSelectPlanFromParentAndArgs2(resource_barang_stokPgResource),
      "Barang.nilaiStok": barang_stok_getSelectPlanFromParentAndArgs2(resource_barang_nilai_stokPgResource),
      "Barang.hpp": barang_stok_getSelectPlanFromParentAndArgs2(resource_barang_hppPgResource),
      "Barang.satuanId": plans_parts_plan_Barang_satuanId,
      "Barang.hargaBeli": make8("harga_beli"),
      "Barang.hargaJual": make8("harga_jual"),
      "Barang.stokMinimum": make8("stok_minimum"),
      "Barang.kebijakanStokMinus": plans_parts_plan_Barang_kebijakanStokMinus,
      "Barang.pajakKode": plans_parts_plan_Barang_pajakKode,
      "Barang.akunPersediaan": plans_parts_plan_Barang_akunPersediaan,
      "Barang.akunHpp": make8("akun_hpp"),
      "Barang.akunPenjualan": make8("akun_penjualan"),
      "Barang.dibuatPada": plans_parts_plan_Akun_dibuatPada,
      "Barang.diubahPada": plans_parts_plan_Akun_diubahPada,
      "Barang.gabunganId": plans_parts_plan_Barang_gabunganId,
      "Barang.akunByAkunHpp": $record => resource_akunPgResource.get({
        kode: $record.get("akun_hpp")
      }),
      "Barang.akunByAkunPenjualan": $record => resource_akunPgResource.get({
        kode: $record.get("akun_penjualan")
      }),
      "Barang.akunByAkunPersediaan": plans_parts_plan_Barang_akunByAkunPersediaan,
      "Barang.gabungan": plans_parts_plan_Barang_gabungan,
      "Barang.pajakByPajakKode": plans_parts_plan_Barang_pajakByPajakKode,
      "Barang.satuan": plans_parts_plan_Barang_satuan,
      "Barang.daftarBarangSatuan": make17(resource_barang_satuanPgResource),
      "Barang.daftarBarangHarga": make17(resource_barang_hargaPgResource),
      "Barang.daftarTransaksiBaris": make17(resource_transaksi_barisPgResource),
      "Barang.daftarMutasiStok": make17(resource_mutasi_stokPgResource),
      "Barang.daftarStokPool": make17(resource_stok_poolPgResource),
      "Barang.daftarStokLokasi": make17(resource_stok_lokasiPgResource),
      "Barang.daftarOrderGerak": make17(resource_order_gerakPgResource),
      "Barang.daftarStokLapisan": make17(resource_stok_lapisanPgResource),
      "Barang.daftarStokAmbil": make17(resource_stok_ambilPgResource),
      "Barang.hppTertunda": $record => resource_hpp_tertundaPgResource.get({
        barang_id: $record.get("id")
      }),
      "DimensiGabungan.nilai1": make8("nilai_1"),
      "DimensiGabungan.nilai2": make8("nilai_2"),
      "DimensiGabungan.nilai3": make8("nilai_3"),
      "DimensiGabungan.nilai4": make8("nilai_4"),
      "DimensiGabungan.nilai5": make8("nilai_5"),
      "DimensiGabungan.dimensiNilaiByNilai1": $record => resource_dimensi_nilaiPgResource.get({
        id: $record.get("nilai_1")
      }),
      "DimensiGabungan.dimensiNilaiByNilai2": $record => resource_dimensi_nilaiPgResource.get({
        id: $record.get("nilai_2")
      }),
      "DimensiGabungan.dimensiNilaiByNilai3": $record => resource_dimensi_nilaiPgResource.get({
        id: $record.get("nilai_3")
      }),
      "DimensiGabungan.dimensiNilaiByNilai4": $record => resource_dimensi_nilaiPgResource.get({
        id: $record.get("nilai_4")
      }),
      "DimensiGabungan.dimensiNilaiByNilai5": $record => resource_dimensi_nilaiPgResource.get({
        id: $record.get("nilai_5")
      }),
      "DimensiGabungan.daftarLokasiByGabunganId": make18(resource_lokasiPgResource),
      "DimensiGabungan.daftarKontakByGabunganId": make18(resource_kontakPgResource),
      "DimensiGabungan.daftarBarangByGabunganId": make18(resource_barangPgResource),
      "DimensiGabungan.daftarTransaksiByGabunganId": make18(resource_transaksiPgResource),
      "DimensiGabungan.daftarTransaksiBarisByGabunganId": make18(resource_transaksi_barisPgResource),
      "DimensiGabungan.daftarJurnalBarisByGabunganId": make18(resource_jurnal_barisPgResource),
      "DimensiGabungan.daftarMutasiStokByGabunganId": make18(resource_mutasi_stokPgResource),
      "DimensiNilai.dimensiId": make8("dimensi_id"),
      "DimensiNilai.indukId": make8("induk_id"),
      "DimensiNilai.berlakuDari": plans_parts_plan_DimensiNilai_berlakuDari,
      "DimensiNilai.berlakuSampai": plans_parts_plan_DimensiNilai_berlakuSampai,
      "DimensiNilai.dibuatPada": plans_parts_plan_Akun_dibuatPada,
      "DimensiNilai.diubahPada": plans_parts_plan_Akun_diubahPada,
      "DimensiNilai.dimensi": $record => resource_dimensiPgResource.get({
        id: $record.get("dimensi_id")
      }),
      "DimensiNilai.dimensiInduk": $record => resource_dimensi_nilaiPgResource.get({
        dimensi_id: $record.get("dimensi_id"),
        id: $record.get("induk_id")
      }),
      "DimensiNilai.daftarAnggaranByNilaiId": $record => {
        const $records = resource_anggaranPgResource.find({
          nilai_id: $record.get("id")
        });
        return connection($records);
      },
      "DimensiNilai.daftarDimensiNilaiByDimensiIdAndIndukId": $record => {
        const $records = resource_dimensi_nilaiPgResource.find({
          dimensi_id: $record.get("dimensi_id"),
          induk_id: $record.get("id")
        });
        return connection($records);
      },
      "DimensiNilai.daftarDimensiGabunganByNilai1": $record => {
        const $records = resource_dimensi_gabunganPgResource.find({
          nilai_1: $record.get("id")
        });
        return connection($records);
      },
      "DimensiNilai.daftarDimensiGabunganByNilai2": $record => {
        const $records = resource_dimensi_gabunganPgResource.find({
          nilai_2: $record.get("id")
        });
        return connection($records);
      },
      "DimensiNilai.daftarDimensiGabunganByNilai3": $record => {
        const $records = resource_dimensi_gabunganPgResource.find({
          nilai_3: $record.get("id")
        });
        return connection($records);
      },
      "DimensiNilai.daftarDimensiGabunganByNilai4": $record => {
        const $records = resource_dimensi_gabunganPgResource.find({
          nilai_4: $record.get("id")
        });
        return connection($records);
      },
      "DimensiNilai.daftarDimensiGabunganByNilai5": $record => {
        const $records = resource_dimensi_gabunganPgResource.find({
          nilai_5: $record.get("id")
        });
        return connection($records);
      },
      "Dimensi.wajibJenis": make8("wajib_jenis"),
      "Dimensi.wajibAkun": make8("wajib_akun"),
      "Dimensi.dibuatPada": plans_parts_plan_Akun_dibuatPada,
      "Dimensi.diubahPada": plans_parts_plan_Akun_diubahPada,
      "Dimensi.daftarDimensiNilai": $record => {
        const $records = resource_dimensi_nilaiPgResource.find({
          dimensi_id: $record.get("id")
        });
        return connection($records);
      },
      "DimensiNilaiConnection.totalCount": totalCountConnectionPlan,
      "AnggaranConnection.totalCount": totalCountConnectionPlan,
      "Anggaran.akunKode": plans_parts_plan_AkunPeran_akunKode,
      "Anggaran.nilaiId": make8("nilai_id"),
      "Anggaran.akunByAkunKode": plans_parts_plan_AkunPeran_akunByAkunKode,
      "Anggaran.nilai": $record => resource_dimensi_nilaiPgResource.get({
        id: $record.get("nilai_id")
      }),
      "DimensiGabunganConnection.totalCount": totalCountConnectionPlan,
      "LokasiConnection.totalCount": totalCountConnectionPlan,
      "Lokasi.dibuatPada": plans_parts_plan_Akun_dibuatPada,
      "Lokasi.diubahPada": plans_parts_plan_Akun_diubahPada,
      "Lokasi.gabunganId": plans_parts_plan_Barang_gabunganId,
      "Lokasi.gabungan": plans_parts_plan_Barang_gabungan,
      "Lokasi.daftarTransaksi": make19(resource_transaksiPgResource),
      "Lokasi.daftarMutasiStok": make19(resource_mutasi_stokPgResource),
      "Lokasi.daftarStokLokasi": make19(resource_stok_lokasiPgResource),
      "Lokasi.daftarOrderGerak": make19(resource_order_gerakPgResource),
      "TransaksiConnection.totalCount": totalCountConnectionPlan,
      "TransaksiConnection.aggregates": pgAggregatesCloneSubplanWithoutPaginationSingle,
      "TransaksiConnection.groupedAggregates": pgAggregateCloneSubplanWithoutPaginationAsAggregate,
      "Transaksi.kontakId": plans_parts_plan_Transaksi_kontakId,
      "Transaksi.lokasiId": plans_parts_plan_Transaksi_lokasiId,
      "Transaksi.jatuhTempo": plans_parts_plan_Transaksi_jatuhTempo,
      "Transaksi.nomorReferensi": make8("nomor_referensi"),
      "Transaksi.nomorFakturSupplier": make8("nomor_faktur_supplier"),
      "Transaksi.hargaKode": plans_parts_plan_Transaksi_hargaKode,
      "Transaksi.hargaTermasukPajak": make8("harga_termasuk_pajak"),
      "Transaksi.ongkosPpn": make8("ongkos_ppn"),
      "Transaksi.biayaTambahan": make8("biaya_tambahan"),
      "Transaksi.totalNilai": make8("total_nilai"),
      "Transaksi.hppTotal": make8("hpp_total"),
      "Transaksi.statusBayar": make8("status_bayar"),
      "Transaksi.postingId": plans_parts_plan_Transaksi_postingId,
      "Transaksi.dibuatOleh": plans_parts_plan_Transaksi_dibuatOleh,
      "Transaksi.dibuatPada": plans_parts_plan_Akun_dibuatPada,
      "Transaksi.diubahPada": plans_parts_plan_Akun_diubahPada,
      "Transaksi.disetujuiOleh": make8("disetujui_oleh"),
      "Transaksi.dokumenAsalId": make8("dokumen_asal_id"),
      "Transaksi.statusOrder": make8("status_order"),
      "Transaksi.gabunganId": plans_parts_plan_Barang_gabunganId,
      "Transaksi.dokumenAsal": $record => resource_transaksiPgResource.get({
        id: $record.get("dokumen_asal_id")
      }),
      "Transaksi.gabungan": plans_parts_plan_Barang_gabungan,
      "Transaksi.hargaByHargaKode": plans_parts_plan_Transaksi_hargaByHargaKode,
      "Transaksi.kontak": plans_parts_plan_Transaksi_kontak,
      "Transaksi.lokasi": plans_parts_plan_Transaksi_lokasi,
      "Transaksi.daftarTransaksiByDokumenAsalId": $record => {
        const $records = resource_transaksiPgResource.find({
          dokumen_asal_id: $record.get("id")
        });
        return connection($records);
      },
      "Transaksi.daftarTransaksiBaris": make23(resource_transaksi_barisPgResource),
      "Transaksi.daftarTransaksiPembayaran": make23(resource_transaksi_pembayaranPgResource),
      "Transaksi.daftarTransaksiBiaya": make23(resource_transaksi_biayaPgResource),
      "Transaksi.daftarJurnal": make23(resource_jurnalPgResource),
      "Transaksi.daftarMutasiStok": make23(resource_mutasi_stokPgResource),
      "Transaksi.daftarPosTerbuka": make23(resource_pos_terbukaPgResource),
      "Transaksi.daftarAlokasi": make23(resource_alokasiPgResource),
      "Transaksi.daftarJurnalBalikByPembalikId": make24(resource_jurnal_balikPgResource),
      "Transaksi.jurnalBalik": $record => resource_jurnal_balikPgResource.get({
        transaksi_id: $record.get("id")
      }),
      "Transaksi.daftarKonfirmasiByDokumenId": $record => {
        const $records = resource_konfirmasiPgResource.find({
          dokumen_id: $record.get("id")
        });
        return connection($records);
      },
      "Transaksi.daftarKonfirmasi": make23(resource_konfirmasiPgResource),
      "Transaksi.daftarDraft": make23(resource_draftPgResource),
      "Transaksi.daftarOrderGerakByOrderId": $record => {
        const $records = resource_order_gerakPgResource.find({
          order_id: $record.get("id")
        });
        return connection($records);
      },
      "Transaksi.daftarOrderGerak": make23(resource_order_gerakPgResource),
      "Transaksi.daftarAsetByPelepasanId": $record => {
        const $records = resource_asetPgResource.find({
          pelepasan_id: $record.get("id")
        });
        return connection($records);
      },
      "Transaksi.daftarAsetSusut": make23(resource_aset_susutPgResource),
      "Transaksi.daftarHppTertunda": make23(resource_hpp_tertundaPgResource),
      "Transaksi.daftarPoinLot": make23(resource_poin_lotPgResource),
      "Transaksi.daftarPoinGerak": make23(resource_poin_gerakPgResource),
      "Harga.dibuatPada": plans_parts_plan_Akun_dibuatPada,
      "Harga.diubahPada": plans_parts_plan_Akun_diubahPada,
      "Harga.daftarKontakByHargaKode": make25(resource_kontakPgResource),
      "Harga.daftarBarangHargaByHargaKode": make25(resource_barang_hargaPgResource),
      "Harga.daftarTransaksiByHargaKode": make25(resource_transaksiPgResource),
      "KontakConnection.totalCount": totalCountConnectionPlan,
      "KontakConnection.aggregates": pgAggregatesCloneSubplanWithoutPaginationSingle,
      "KontakConnection.groupedAggregates": pgAggregateCloneSubplanWithoutPaginationAsAggregate,
      "Kontak.saldoPiutang": barang_stok_getSelectPlanFromParentAndArgs2(resource_kontak_saldo_piutangPgResource),
      "Kontak.saldoHutang": barang_stok_getSelectPlanFromParentAndArgs2(resource_kontak_saldo_hutangPgResource),
      "Kontak.batasKredit": make8("batas_kredit"),
      "Kontak.terminHari": make8("termin_hari"),
      "Kontak.hargaKode": plans_parts_plan_Transaksi_hargaKode,
      "Kontak.dibuatPada": plans_parts_plan_Akun_dibuatPada,
      "Kontak.diubahPada": plans_parts_plan_Akun_diubahPada,
      "Kontak.gabunganId": plans_parts_plan_Barang_gabunganId,
      "Kontak.gabungan": plans_parts_plan_Barang_gabungan,
      "Kontak.hargaByHargaKode": plans_parts_plan_Transaksi_hargaByHargaKode,
      "Kontak.daftarTransaksi": make26(resource_transaksiPgResource),
      "Kontak.daftarJurnalBaris": make26(resource_jurnal_barisPgResource),
      "Kontak.daftarPosTerbuka": make26(resource_pos_terbukaPgResource),
      "Kontak.daftarKonfirmasi": make26(resource_konfirmasiPgResource),
      "Kontak.daftarPoinLot": make26(resource_poin_lotPgResource),
      "Kontak.daftarPoinGerak": make26(resource_poin_gerakPgResource),
      "Kontak.poinSaldo": $record => resource_poin_saldoPgResource.get({
        kontak_id: $record.get("id")
      }),
      "JurnalBarisConnection.totalCount": totalCountConnectionPlan,
      "JurnalBarisConnection.aggregates": pgAggregatesCloneSubplanWithoutPaginationSingle,
      "JurnalBarisConnection.groupedAggregates": pgAggregateCloneSubplanWithoutPaginationAsAggregate,
      "JurnalBaris.jurnalId": plans_parts_plan_JurnalBaris_jurnalId,
      "JurnalBaris.postingId": plans_parts_plan_Transaksi_postingId,
      "JurnalBaris.akunKode": plans_parts_plan_AkunPeran_akunKode,
      "JurnalBaris.kontakId": plans_parts_plan_Transaksi_kontakId,
      "JurnalBaris.gabunganId": plans_parts_plan_Barang_gabunganId,
      "JurnalBaris.akunByAkunKode": plans_parts_plan_AkunPeran_akunByAkunKode,
      "JurnalBaris.gabungan": plans_parts_plan_Barang_gabungan,
      "JurnalBaris.jurnal": plans_parts_plan_JurnalBaris_jurnal,
      "JurnalBaris.kontak": plans_parts_plan_Transaksi_kontak,
      "Jurnal.postingId": plans_parts_plan_Transaksi_postingId,
      "Jurnal.transaksiId": plans_parts_plan_Jurnal_transaksiId,
      "Jurnal.lintasPeriode": make8("lintas_periode"),
      "Jurnal.membalikId": plans_parts_plan_Jurnal_membalikId,
      "Jurnal.dicatatPada": plans_parts_plan_Jurnal_dicatatPada,
      "Jurnal.membalik": make28(resource_jurnalPgResource),
      "Jurnal.transaksi": plans_parts_plan_Jurnal_transaksi,
      "Jurnal.daftarJurnalByMembalikId": make30(resource_jurnalPgResource),
      "Jurnal.daftarJurnalBaris": make31(resource_jurnal_barisPgResource),
      "Jurnal.daftarMutasiStok": make31(resource_mutasi_stokPgResource),
      "Jurnal.daftarPenutupan": make31(resource_penutupanPgResource),
      "Jurnal.daftarPenutupanByPembalikId": make24(resource_penutupanPgResource),
      "JurnalConnection.totalCount": totalCountConnectionPlan,
      "MutasiStokConnection.totalCount": totalCountConnectionPlan,
      "MutasiStokConnection.aggregates": pgAggregatesCloneSubplanWithoutPaginationSingle,
      "MutasiStokConnection.groupedAggregates": pgAggregateCloneSubplanWithoutPaginationAsAggregate,
      "MutasiStok.postingId": plans_parts_plan_Transaksi_postingId,
      "MutasiStok.transaksiId": plans_parts_plan_Jurnal_transaksiId,
      "MutasiStok.barisId": plans_parts_plan_MutasiStok_barisId,
      "MutasiStok.jurnalId": plans_parts_plan_JurnalBaris_jurnalId,
      "MutasiStok.barangId": plans_parts_plan_MutasiStok_barangId,
      "MutasiStok.lokasiId": plans_parts_plan_Transaksi_lokasiId,
      "MutasiStok.poolId": plans_parts_plan_MutasiStok_poolId,
      "MutasiStok.tanggalKunci": plans_parts_plan_MutasiStok_tanggalKunci,
      "MutasiStok.akunPersediaan": plans_parts_plan_Barang_akunPersediaan,
      "MutasiStok.akunLawan": make8("akun_lawan"),
      "MutasiStok.membalikId": plans_parts_plan_Jurnal_membalikId,
      "MutasiStok.koreksiUntuk": make8("koreksi_untuk"),
      "MutasiStok.sumberId": make8("sumber_id"),
      "MutasiStok.dicatatPada": plans_parts_plan_Jurnal_dicatatPada,
      "MutasiStok.gabunganId": plans_parts_plan_Barang_gabunganId,
      "MutasiStok.akunByAkunLawan": $record => resource_akunPgResource.get({
        kode: $record.get("akun_lawan")
      }),
      "MutasiStok.akunByAkunPersediaan": plans_parts_plan_Barang_akunByAkunPersediaan,
      "MutasiStok.barang": plans_parts_plan_MutasiStok_barang,
      "MutasiStok.transaksiBaris": plans_parts_plan_MutasiStok_transaksiBaris,
      "MutasiStok.gabungan": plans_parts_plan_Barang_gabungan,
      "MutasiStok.jurnal": plans_parts_plan_JurnalBaris_jurnal,
      "MutasiStok.mutasiStokByKoreksiUntuk": $record => resource_mutasi_stokPgResource.get({
        id: $record.get("koreksi_untuk")
      }),
      "MutasiStok.lokasi": plans_parts_plan_Transaksi_lokasi,
      "MutasiStok.membalik": make28(resource_mutasi_stokPgResource),
      "MutasiStok.sumber": $record => resource_mutasi_stokPgResource.get({
        id: $record.get("sumber_id")
      }),
      "MutasiStok.transaksi": plans_parts_plan_Jurnal_transaksi,
      "MutasiStok.daftarMutasiStokByKoreksiUntuk": $record => {
        const $records = resource_mutasi_stokPgResource.find({
          koreksi_untuk: $record.get("id")
        });
        return connection($records);
      },
      "MutasiStok.daftarMutasiStokByMembalikId": make30(resource_mutasi_stokPgResource),
      "MutasiStok.daftarMutasiStokBySumberId": $record => {
        const $records = resource_mutasi_stokPgResource.find({
          sumber_id: $record.get("id")
        });
        return connection($records);
      },
      "MutasiStok.daftarStokLapisanByMutasiId": $record => {
        const $records = resource_stok_lapisanPgResource.find({
          mutasi_id: $record.get("id")
        });
        return connection($records);
      },
      "MutasiStok.daftarStokAmbilByLapisanId": $record => {
        const $records = resource_stok_ambilPgResource.find({
          lapisan_id: $record.get("id")
        });
        return connection($records);
      },
      "MutasiStok.daftarStokAmbilByPemakaiId": $record => {
        const $records = resource_stok_ambilPgResource.find({
          pemakai_id: $record.get("id")
        });
        return connection($records);
      },
      "MutasiStok.kategori": plans_parts_plan_MutasiStok_kategori,
      "TransaksiBaris.transaksiId": plans_parts_plan_Jurnal_transaksiId,
      "TransaksiBaris.barangId": plans_parts_plan_MutasiStok_barangId,
      "TransaksiBaris.akunKode": plans_parts_plan_AkunPeran_akunKode,
      "TransaksiBaris.satuanId": plans_parts_plan_Barang_satuanId,
      "TransaksiBaris.qtyDasar": make8("qty_dasar"),
      "TransaksiBaris.diskonDokumen": make8("diskon_dokumen"),
      "TransaksiBaris.pajakKode": plans_parts_plan_Barang_pajakKode,
      "TransaksiBaris.dppLain": plans_parts_plan_TransaksiBaris_dppLain,
      "TransaksiBaris.nilaiHpp": make8("nilai_hpp"),
      "TransaksiBaris.barisAsalId": make8("baris_asal_id"),
      "TransaksiBaris.gabunganId": plans_parts_plan_Barang_gabunganId,
      "TransaksiBaris.akunByAkunKode": plans_parts_plan_AkunPeran_akunByAkunKode,
      "TransaksiBaris.barang": plans_parts_plan_MutasiStok_barang,
      "TransaksiBaris.barisAsal": $record => resource_transaksi_barisPgResource.get({
        id: $record.get("baris_asal_id")
      }),
      "TransaksiBaris.gabungan": plans_parts_plan_Barang_gabungan,
      "TransaksiBaris.pajakByPajakKode": plans_parts_plan_Barang_pajakByPajakKode,
      "TransaksiBaris.satuan": plans_parts_plan_Barang_satuan,
      "TransaksiBaris.transaksi": plans_parts_plan_Jurnal_transaksi,
      "TransaksiBaris.daftarTransaksiBarisByBarisAsalId": $record => {
        const $records = resource_transaksi_barisPgResource.find({
          baris_asal_id: $record.get("id")
        });
        return connection($records);
      },
      "TransaksiBaris.daftarMutasiStokByBarisId": make35(resource_mutasi_stokPgResource),
      "TransaksiBaris.daftarOrderGerakByBarisId": make35(resource_order_gerakPgResource),
      "TransaksiBaris.daftarOrderGerakByPemenuhanId": $record => {
        const $records = resource_order_gerakPgResource.find({
          pemenuhan_id: $record.get("id")
        });
        return connection($records);
      },
      "TransaksiBaris.daftarAsetAsalByBarisId": make35(resource_aset_asalPgResource),
      "TransaksiBaris.kategori": plans_parts_plan_MutasiStok_kategori,
      "TransaksiBaris.tanggal": make34(relations2, "tanggal"),
      "TransaksiBaris.jenis": make34(relations2, "jenis"),
      "TransaksiBaris.status": make34(relations2, "status"),
      "TransaksiBaris.kontakId": make34(relations2, "kontak_id"),
      "TransaksiBaris.lokasiId": make34(relations2, "lokasi_id"),
      "TransaksiBaris.kontak": $row => relations3.reduce(($one, relation) => $one.singleRelation(relation), $row),
      "Pajak.daftarPajakTarifByPajakKode": make36(resource_pajak_tarifPgResource),
      "Pajak.daftarBarangByPajakKode": make36(resource_barangPgResource),
      "Pajak.daftarTransaksiBarisByPajakKode": make36(resource_transaksi_barisPgResource),
      "Pajak.daftarAlokasiByPajakKode": make36(resource_alokasiPgResource),
      "PajakTarifConnection.totalCount": totalCountConnectionPlan,
      "PajakTarif.pajakKode": plans_parts_plan_Barang_pajakKode,
      "PajakTarif.berlakuDari": plans_parts_plan_DimensiNilai_berlakuDari,
      "PajakTarif.pajakByPajakKode": plans_parts_plan_Barang_pajakByPajakKode,
      "TransaksiBarisConnection.totalCount": totalCountConnectionPlan,
      "TransaksiBarisConnection.aggregates": pgAggregatesCloneSubplanWithoutPaginationSingle,
      "TransaksiBarisConnection.groupedAggregates": pgAggregateCloneSubplanWithoutPaginationAsAggregate,
      "TransaksiBarisAggregates.keys": plans_parts_plan_TransaksiBarisAggregates_keys,
      "TransaksiBarisAggregates.sum": pgAggregatesPlanAggregates,
      "TransaksiBarisAggregates.distinctCount": pgAggregatesPlanAggregates,
      "TransaksiBarisAggregates.min": pgAggregatesPlanAggregates,
      "TransaksiBarisAggregates.max": pgAggregatesPlanAggregates,
      "TransaksiBarisAggregates.average": pgAggregatesPlanAggregates,
      "TransaksiBarisSumAggregates.faktor": make38(kuantitasCodec, "faktor", TYPES.numeric, pgAggregateSpec_sum),
      "TransaksiBarisSumAggregates.qty": plans_parts_plan_TransaksiBarisSumAggregates_qty,
      "TransaksiBarisSumAggregates.qtyDasar": make38(kuantitasCodec, "qty_dasar", TYPES.numeric, pgAggregateSpec_sum),
      "TransaksiBarisSumAggregates.harga": make38(hargaSatuanCodec, "harga", TYPES.numeric, pgAggregateSpec_sum),
      "TransaksiBarisSumAggregates.bruto": plans_parts_plan_TransaksiBarisSumAggregates_bruto,
      "TransaksiBarisSumAggregates.diskon": plans_parts_plan_TransaksiBarisSumAggregates_diskon,
      "TransaksiBarisSumAggregates.diskonDokumen": make38(uangCodec, "diskon_dokumen", TYPES.numeric, pgAggregateSpec_sum),
      "TransaksiBarisSumAggregates.subtotal": make38(uangCodec, "subtotal", TYPES.numeric, pgAggregateSpec_sum),
      "TransaksiBarisSumAggregates.dpp": plans_parts_plan_TransaksiBarisSumAggregates_dpp,
      "TransaksiBarisSumAggregates.tarif": plans_parts_plan_TransaksiBarisSumAggregates_tarif,
      "TransaksiBarisSumAggregates.dppLain": plans_parts_plan_TransaksiBarisSumAggregates_dppLain,
      "TransaksiBarisSumAggregates.ppn": plans_parts_plan_TransaksiBarisSumAggregates_ppn,
      "TransaksiBarisSumAggregates.biaya": make38(uangCodec, "biaya", TYPES.numeric, pgAggregateSpec_sum),
      "TransaksiBarisSumAggregates.nilaiHpp": make38(uangCodec, "nilai_hpp", TYPES.numeric, pgAggregateSpec_sum),
      "TransaksiBarisDistinctCountAggregates.id": plans_parts_plan_TransaksiBarisDistinctCountAggregates_id,
      "TransaksiBarisDistinctCountAggregates.transaksiId": plans_parts_plan_TransaksiBarisDistinctCountAggregates_transaksiId,
      "TransaksiBarisDistinctCountAggregates.barangId": plans_parts_plan_TransaksiBarisDistinctCountAggregates_barangId,
      "TransaksiBarisMinAggregates.faktor": make38(kuantitasCodec, "faktor", kuantitasCodec, pgAggregateSpec_min),
      "TransaksiBarisMinAggregates.qty": plans_parts_plan_TransaksiBarisMinAggregates_qty,
      "TransaksiBarisMinAggregates.qtyDasar": make38(kuantitasCodec, "qty_dasar", kuantitasCodec, pgAggregateSpec_min),
      "TransaksiBarisMinAggregates.harga": make38(hargaSatuanCodec, "harga", hargaSatuanCodec, pgAggregateSpec_min),
      "TransaksiBarisMinAggregates.bruto": plans_parts_plan_TransaksiBarisMinAggregates_bruto,
      "TransaksiBarisMinAggregates.diskon": plans_parts_plan_TransaksiBarisMinAggregates_diskon,
      "TransaksiBarisMinAggregates.diskonDokumen": make38(uangCodec, "diskon_dokumen", uangCodec, pgAggregateSpec_min),
      "TransaksiBarisMinAggregates.subtotal": make38(uangCodec, "subtotal", uangCodec, pgAggregateSpec_min),
      "TransaksiBarisMinAggregates.dpp": plans_parts_plan_TransaksiBarisMinAggregates_dpp,
      "TransaksiBarisMinAggregates.tarif": plans_parts_plan_TransaksiBarisMinAggregates_tarif,
      "TransaksiBarisMinAggregates.dppLain": plans_parts_plan_TransaksiBarisMinAggregates_dppLain,
      "TransaksiBarisMinAggregates.ppn": plans_parts_plan_TransaksiBarisMinAggregates_ppn,
      "TransaksiBarisMinAggregates.biaya": make38(uangCodec, "biaya", uangCodec, pgAggregateSpec_min),
      "TransaksiBarisMinAggregates.nilaiHpp": make38(uangCodec, "nilai_hpp", uangCodec, pgAggregateSpec_min),
      "TransaksiBarisMaxAggregates.faktor": make38(kuantitasCodec, "faktor", kuantitasCodec, pgAggregateSpec_max),
      "TransaksiBarisMaxAggregates.qty": plans_parts_plan_TransaksiBarisMaxAggregates_qty,
      "TransaksiBarisMaxAggregates.qtyDasar": make38(kuantitasCodec, "qty_dasar", kuantitasCodec, pgAggregateSpec_max),
      "TransaksiBarisMaxAggregates.harga": make38(hargaSatuanCodec, "harga", hargaSatuanCodec, pgAggregateSpec_max),
      "TransaksiBarisMaxAggregates.bruto": plans_parts_plan_TransaksiBarisMaxAggregates_bruto,
      "TransaksiBarisMaxAggregates.diskon": plans_parts_plan_TransaksiBarisMaxAggregates_diskon,
      "TransaksiBarisMaxAggregates.diskonDokumen": make38(uangCodec, "diskon_dokumen", uangCodec, pgAggregateSpec_max),
      "TransaksiBarisMaxAggregates.subtotal": make38(uangCodec, "subtotal", uangCodec, pgAggregateSpec_max),
      "TransaksiBarisMaxAggregates.dpp": plans_parts_plan_TransaksiBarisMaxAggregates_dpp,
      "TransaksiBarisMaxAggregates.tarif": plans_parts_plan_TransaksiBarisMaxAggregates_tarif,
      "TransaksiBarisMaxAggregates.dppLain": plans_parts_plan_TransaksiBarisMaxAggregates_dppLain,
      "TransaksiBarisMaxAggregates.ppn": plans_parts_plan_TransaksiBarisMaxAggregates_ppn,
      "TransaksiBarisMaxAggregates.biaya": make38(uangCodec, "biaya", uangCodec, pgAggregateSpec_max),
      "TransaksiBarisMaxAggregates.nilaiHpp": make38(uangCodec, "nilai_hpp", uangCodec, pgAggregateSpec_max),
      "TransaksiBarisAverageAggregates.faktor": make38(kuantitasCodec, "faktor", TYPES.numeric, pgAggregateSpec_average),
      "TransaksiBarisAverageAggregates.qty": plans_parts_plan_TransaksiBarisAverageAggregates_qty,
      "TransaksiBarisAverageAggregates.qtyDasar": make38(kuantitasCodec, "qty_dasar", TYPES.numeric, pgAggregateSpec_average),
      "TransaksiBarisAverageAggregates.harga": make38(hargaSatuanCodec, "harga", TYPES.numeric, pgAggregateSpec_average),
      "TransaksiBarisAverageAggregates.bruto": plans_parts_plan_TransaksiBarisAverageAggregates_bruto,
      "TransaksiBarisAverageAggregates.diskon": plans_parts_plan_TransaksiBarisAverageAggregates_diskon,
      "TransaksiBarisAverageAggregates.diskonDokumen": make38(uangCodec, "diskon_dokumen", TYPES.numeric, pgAggregateSpec_average),
      "TransaksiBarisAverageAggregates.subtotal": make38(uangCodec, "subtotal", TYPES.numeric, pgAggregateSpec_average),
      "TransaksiBarisAverageAggregates.dpp": plans_parts_plan_TransaksiBarisAverageAggregates_dpp,
      "TransaksiBarisAverageAggregates.tarif": plans_parts_plan_TransaksiBarisAverageAggregates_tarif,
      "TransaksiBarisAverageAggregates.dppLain": plans_parts_plan_TransaksiBarisAverageAggregates_dppLain,
      "TransaksiBarisAverageAggregates.ppn": plans_parts_plan_TransaksiBarisAverageAggregates_ppn,
      "TransaksiBarisAverageAggregates.biaya": make38(uangCodec, "biaya", TYPES.numeric, pgAggregateSpec_average),
      "TransaksiBarisAverageAggregates.nilaiHpp": make38(uangCodec, "nilai_hpp", TYPES.numeric, pgAggregateSpec_average),
      "AlokasiConnection.totalCount": totalCountConnectionPlan,
      "AlokasiConnection.aggregates": pgAggregatesCloneSubplanWithoutPaginationSingle,
      "Alokasi.postingId": plans_parts_plan_Transaksi_postingId,
      "Alokasi.transaksiId": plans_parts_plan_Jurnal_transaksiId,
      "Alokasi.posId": make8("pos_id"),
      "Alokasi.membalikId": plans_parts_plan_Jurnal_membalikId,
      "Alokasi.pajakKode": plans_parts_plan_Barang_pajakKode,
      "Alokasi.dppLain": plans_parts_plan_TransaksiBaris_dppLain,
      "Alokasi.tarifDokumen": make8("tarif_dokumen"),
      "Alokasi.dppLainDokumen": make8("dpp_lain_dokumen"),
      "Alokasi.ppnDokumen": make8("ppn_dokumen"),
      "Alokasi.membalik": make28(resource_alokasiPgResource),
      "Alokasi.pajakByPajakKode": plans_parts_plan_Barang_pajakByPajakKode,
      "Alokasi.pos": $record => resource_pos_terbukaPgResource.get({
        id: $record.get("pos_id")
      }),
      "Alokasi.transaksi": plans_parts_plan_Jurnal_transaksi,
      "Alokasi.daftarAlokasiByMembalikId": make30(resource_alokasiPgResource),
      "PosTerbuka.postingId": plans_parts_plan_Transaksi_postingId,
      "PosTerbuka.transaksiId": plans_parts_plan_Jurnal_transaksiId,
      "PosTerbuka.akunKode": plans_parts_plan_AkunPeran_akunKode,
      "PosTerbuka.kontakId": plans_parts_plan_Transaksi_kontakId,
      "PosTerbuka.jatuhTempo": plans_parts_plan_Transaksi_jatuhTempo,
      "PosTerbuka.membalikId": plans_parts_plan_Jurnal_membalikId,
      "PosTerbuka.tanggalFaktur": make8("tanggal_faktur"),
      "PosTerbuka.nomorFakturAsli": make8("nomor_faktur_asli"),
      "PosTerbuka.akunByAkunKode": plans_parts_plan_AkunPeran_akunByAkunKode,
      "PosTerbuka.kontak": plans_parts_plan_Transaksi_kontak,
      "PosTerbuka.membalik": make28(resource_pos_terbukaPgResource),
      "PosTerbuka.transaksi": plans_parts_plan_Jurnal_transaksi,
      "PosTerbuka.daftarPosTerbukaByMembalikId": make30(resource_pos_terbukaPgResource),
      "PosTerbuka.daftarAlokasiByPosId": $record => {
        const $records = resource_alokasiPgResource.find({
          pos_id: $record.get("id")
        });
        return connection($records);
      },
      "PosTerbukaConnection.totalCount": totalCountConnectionPlan,
      "PosTerbukaConnection.aggregates": pgAggregatesCloneSubplanWithoutPaginationSingle,
      "PosTerbukaConnection.groupedAggregates": pgAggregateCloneSubplanWithoutPaginationAsAggregate,
      "PosTerbukaAggregates.keys": plans_parts_plan_TransaksiBarisAggregates_keys,
      "PosTerbukaAggregates.sum": pgAggregatesPlanAggregates,
      "PosTerbukaAggregates.distinctCount": pgAggregatesPlanAggregates,
      "PosTerbukaAggregates.min": pgAggregatesPlanAggregates,
      "PosTerbukaAggregates.max": pgAggregatesPlanAggregates,
      "PosTerbukaAggregates.average": pgAggregatesPlanAggregates,
      "PosTerbukaSumAggregates.nilai": plans_parts_plan_PosTerbukaSumAggregates_nilai,
      "PosTerbukaDistinctCountAggregates.id": plans_parts_plan_TransaksiBarisDistinctCountAggregates_id,
      "PosTerbukaDistinctCountAggregates.kontakId": plans_parts_plan_PosTerbukaDistinctCountAggregates_kontakId,
      "PosTerbukaMinAggregates.nilai": plans_parts_plan_PosTerbukaMinAggregates_nilai,
      "PosTerbukaMaxAggregates.nilai": plans_parts_plan_PosTerbukaMaxAggregates_nilai,
      "PosTerbukaAverageAggregates.nilai": plans_parts_plan_PosTerbukaAverageAggregates_nilai,
      "AlokasiAggregates.keys": plans_parts_plan_TransaksiBarisAggregates_keys,
      "AlokasiAggregates.sum": pgAggregatesPlanAggregates,
      "AlokasiAggregates.min": pgAggregatesPlanAggregates,
      "AlokasiAggregates.max": pgAggregatesPlanAggregates,
      "AlokasiAggregates.average": pgAggregatesPlanAggregates,
      "AlokasiSumAggregates.jumlah": plans_parts_plan_AlokasiSumAggregates_jumlah,
      "AlokasiSumAggregates.potongan": make38(uangCodec, "potongan", TYPES.numeric, pgAggregateSpec_sum),
      "AlokasiSumAggregates.pph": make38(uangCodec, "pph", TYPES.numeric, pgAggregateSpec_sum),
      "AlokasiSumAggregates.nilai": plans_parts_plan_PosTerbukaSumAggregates_nilai,
      "AlokasiSumAggregates.ppn": plans_parts_plan_TransaksiBarisSumAggregates_ppn,
      "AlokasiSumAggregates.tarif": plans_parts_plan_TransaksiBarisSumAggregates_tarif,
      "AlokasiSumAggregates.dppLain": plans_parts_plan_TransaksiBarisSumAggregates_dppLain,
      "AlokasiSumAggregates.tarifDokumen": make38(TYPES.numeric, "tarif_dokumen", TYPES.numeric, pgAggregateSpec_sum),
      "AlokasiSumAggregates.dppLainDokumen": make38(uangCodec, "dpp_lain_dokumen", TYPES.numeric, pgAggregateSpec_sum),
      "AlokasiSumAggregates.ppnDokumen": make38(uangCodec, "ppn_dokumen", TYPES.numeric, pgAggregateSpec_sum),
      "AlokasiMinAggregates.jumlah": plans_parts_plan_AlokasiMinAggregates_jumlah,
      "AlokasiMinAggregates.potongan": make38(uangCodec, "potongan", uangCodec, pgAggregateSpec_min),
      "AlokasiMinAggregates.pph": make38(uangCodec, "pph", uangCodec, pgAggregateSpec_min),
      "AlokasiMinAggregates.nilai": plans_parts_plan_PosTerbukaMinAggregates_nilai,
      "AlokasiMinAggregates.ppn": plans_parts_plan_TransaksiBarisMinAggregates_ppn,
      "AlokasiMinAggregates.tarif": plans_parts_plan_TransaksiBarisMinAggregates_tarif,
      "AlokasiMinAggregates.dppLain": plans_parts_plan_TransaksiBarisMinAggregates_dppLain,
      "AlokasiMinAggregates.tarifDokumen": make38(TYPES.numeric, "tarif_dokumen", TYPES.numeric, pgAggregateSpec_min),
      "AlokasiMinAggregates.dppLainDokumen": make38(uangCodec, "dpp_lain_dokumen", uangCodec, pgAggregateSpec_min),
      "AlokasiMinAggregates.ppnDokumen": make38(uangCodec, "ppn_dokumen", uangCodec, pgAggregateSpec_min),
      "AlokasiMaxAggregates.jumlah": plans_parts_plan_AlokasiMaxAggregates_jumlah,
      "AlokasiMaxAggregates.potongan": make38(uangCodec, "potongan", uangCodec, pgAggregateSpec_max),
      "AlokasiMaxAggregates.pph": make38(uangCodec, "pph", uangCodec, pgAggregateSpec_max),
      "AlokasiMaxAggregates.nilai": plans_parts_plan_PosTerbukaMaxAggregates_nilai,
      "AlokasiMaxAggregates.ppn": plans_parts_plan_TransaksiBarisMaxAggregates_ppn,
      "AlokasiMaxAggregates.tarif": plans_parts_plan_TransaksiBarisMaxAggregates_tarif,
      "AlokasiMaxAggregates.dppLain": plans_parts_plan_TransaksiBarisMaxAggregates_dppLain,
      "AlokasiMaxAggregates.tarifDokumen": make38(TYPES.numeric, "tarif_dokumen", TYPES.numeric, pgAggregateSpec_max),
      "AlokasiMaxAggregates.dppLainDokumen": make38(uangCodec, "dpp_lain_dokumen", uangCodec, pgAggregateSpec_max),
      "AlokasiMaxAggregates.ppnDokumen": make38(uangCodec, "ppn_dokumen", uangCodec, pgAggregateSpec_max),
      "AlokasiAverageAggregates.jumlah": plans_parts_plan_AlokasiAverageAggregates_jumlah,
      "AlokasiAverageAggregates.potongan": make38(uangCodec, "potongan", TYPES.numeric, pgAggregateSpec_average),
      "AlokasiAverageAggregates.pph": make38(uangCodec, "pph", TYPES.numeric, pgAggregateSpec_average),
      "AlokasiAverageAggregates.nilai": plans_parts_plan_PosTerbukaAverageAggregates_nilai,
      "AlokasiAverageAggregates.ppn": plans_parts_plan_TransaksiBarisAverageAggregates_ppn,
      "AlokasiAverageAggregates.tarif": plans_parts_plan_TransaksiBarisAverageAggregates_tarif,
      "AlokasiAverageAggregates.dppLain": plans_parts_plan_TransaksiBarisAverageAggregates_dppLain,
      "AlokasiAverageAggregates.tarifDokumen": make38(TYPES.numeric, "tarif_dokumen", TYPES.numeric, pgAggregateSpec_average),
      "AlokasiAverageAggregates.dppLainDokumen": make38(uangCodec, "dpp_lain_dokumen", TYPES.numeric, pgAggregateSpec_average),
      "AlokasiAverageAggregates.ppnDokumen": make38(uangCodec, "ppn_dokumen", TYPES.numeric, pgAggregateSpec_average),
      "Satuan.dibuatPada": plans_parts_plan_Akun_dibuatPada,
      "Satuan.diubahPada": plans_parts_plan_Akun_diubahPada,
      "Satuan.daftarBarang": make39(resource_barangPgResource),
      "Satuan.daftarBarangSatuan": make39(resource_barang_satuanPgResource),
      "Satuan.daftarBarangHarga": make39(resource_barang_hargaPgResource),
      "Satuan.daftarTransaksiBaris": make39(resource_transaksi_barisPgResource),
      "BarangSatuanConnection.totalCount": totalCountConnectionPlan,
      "BarangSatuan.barangId": plans_parts_plan_MutasiStok_barangId,
      "BarangSatuan.satuanId": plans_parts_plan_Barang_satuanId,
      "BarangSatuan.dibuatPada": plans_parts_plan_Akun_dibuatPada,
      "BarangSatuan.diubahPada": plans_parts_plan_Akun_diubahPada,
      "BarangSatuan.barang": plans_parts_plan_MutasiStok_barang,
      "BarangSatuan.satuan": plans_parts_plan_Barang_satuan,
      "BarangHargaConnection.totalCount": totalCountConnectionPlan,
      "BarangHarga.barangId": plans_parts_plan_MutasiStok_barangId,
      "BarangHarga.hargaKode": plans_parts_plan_Transaksi_hargaKode,
      "BarangHarga.satuanId": plans_parts_plan_Barang_satuanId,
      "BarangHarga.qtyMinimum": make8("qty_minimum"),
      "BarangHarga.berlakuDari": plans_parts_plan_DimensiNilai_berlakuDari,
      "BarangHarga.berlakuSampai": plans_parts_plan_DimensiNilai_berlakuSampai,
      "BarangHarga.dibuatPada": plans_parts_plan_Akun_dibuatPada,
      "BarangHarga.diubahPada": plans_parts_plan_Akun_diubahPada,
      "BarangHarga.barang": plans_parts_plan_MutasiStok_barang,
      "BarangHarga.hargaByHargaKode": plans_parts_plan_Transaksi_hargaByHargaKode,
      "BarangHarga.satuan": plans_parts_plan_Barang_satuan,
      "OrderGerakConnection.totalCount": totalCountConnectionPlan,
      "OrderGerak.postingId": plans_parts_plan_Transaksi_postingId,
      "OrderGerak.transaksiId": plans_parts_plan_Jurnal_transaksiId,
      "OrderGerak.orderId": make8("order_id"),
      "OrderGerak.barisId": plans_parts_plan_MutasiStok_barisId,
      "OrderGerak.pemenuhanId": make8("pemenuhan_id"),
      "OrderGerak.barangId": plans_parts_plan_MutasiStok_barangId,
      "OrderGerak.lokasiId": plans_parts_plan_Transaksi_lokasiId,
      "OrderGerak.membalikId": plans_parts_plan_Jurnal_membalikId,
      "OrderGerak.barang": plans_parts_plan_MutasiStok_barang,
      "OrderGerak.baris": plans_parts_plan_MutasiStok_transaksiBaris,
      "OrderGerak.lokasi": plans_parts_plan_Transaksi_lokasi,
      "OrderGerak.membalik": make28(resource_order_gerakPgResource),
      "OrderGerak.order": $record => resource_transaksiPgResource.get({
        id: $record.get("order_id")
      }),
      "OrderGerak.pemenuhan": $record => resource_transaksi_barisPgResource.get({
        id: $record.get("pemenuhan_id")
      }),
      "OrderGerak.transaksi": plans_parts_plan_Jurnal_transaksi,
      "OrderGerak.daftarOrderGerakByMembalikId": make30(resource_order_gerakPgResource),
      "AsetAsalConnection.totalCount": totalCountConnectionPlan,
      "AsetAsal.asetId": plans_parts_plan_AsetAsal_asetId,
      "AsetAsal.barisId": plans_parts_plan_MutasiStok_barisId,
      "AsetAsal.akunKode": plans_parts_plan_AkunPeran_akunKode,
      "AsetAsal.dibuatPada": plans_parts_plan_Akun_dibuatPada,
      "AsetAsal.dilepasPada": make8("dilepas_pada"),
      "AsetAsal.akunByAkunKode": plans_parts_plan_AkunPeran_akunByAkunKode,
      "AsetAsal.aset": plans_parts_plan_AsetAsal_aset,
      "AsetAsal.baris": plans_parts_plan_MutasiStok_transaksiBaris,
      "Aset.akunAset": make8("akun_aset"),
      "Aset.akunAkumulasi": make8("akun_akumulasi"),
      "Aset.akunBeban": make8("akun_beban"),
      "Aset.akumulasiAwal": make8("akumulasi_awal"),
      "Aset.umurBulan": make8("umur_bulan"),
      "Aset.tanggalPelepasan": make8("tanggal_pelepasan"),
      "Aset.dibuatPada": plans_parts_plan_Akun_dibuatPada,
      "Aset.diubahPada": plans_parts_plan_Akun_diubahPada,
      "Aset.pelepasanId": make8("pelepasan_id"),
      "Aset.tidakBolehDikreditkan": make8("tidak_boleh_dikreditkan"),
      "Aset.akunByAkunAkumulasi": $record => resource_akunPgResource.get({
        kode: $record.get("akun_akumulasi")
      }),
      "Aset.akunByAkunAset": $record => resource_akunPgResource.get({
        kode: $record.get("akun_aset")
      }),
      "Aset.akunByAkunBeban": $record => resource_akunPgResource.get({
        kode: $record.get("akun_beban")
      }),
      "Aset.pelepasan": $record => resource_transaksiPgResource.get({
        id: $record.get("pelepasan_id")
      }),
      "Aset.daftarAsetSusut": make41(resource_aset_susutPgResource),
      "Aset.daftarAsetAsal": make41(resource_aset_asalPgResource),
      "AsetSusutConnection.totalCount": totalCountConnectionPlan,
      "AsetSusut.postingId": plans_parts_plan_Transaksi_postingId,
      "AsetSusut.transaksiId": plans_parts_plan_Jurnal_transaksiId,
      "AsetSusut.asetId": plans_parts_plan_AsetAsal_asetId,
      "AsetSusut.membalikId": plans_parts_plan_Jurnal_membalikId,
      "AsetSusut.aset": plans_parts_plan_AsetAsal_aset,
      "AsetSusut.membalik": make28(resource_aset_susutPgResource),
      "AsetSusut.transaksi": plans_parts_plan_Jurnal_transaksi,
      "AsetSusut.daftarAsetSusutByMembalikId": make30(resource_aset_susutPgResource),
      "StokLapisanConnection.totalCount": totalCountConnectionPlan,
      "StokLapisan.mutasiId": make8("mutasi_id"),
      "StokLapisan.barangId": plans_parts_plan_MutasiStok_barangId,
      "StokLapisan.poolId": plans_parts_plan_MutasiStok_poolId,
      "StokLapisan.tanggalKunci": plans_parts_plan_MutasiStok_tanggalKunci,
      "StokLapisan.barang": plans_parts_plan_MutasiStok_barang,
      "StokLapisan.mutasi": $record => resource_mutasi_stokPgResource.get({
        id: $record.get("mutasi_id")
      }),
      "StokAmbilConnection.totalCount": totalCountConnectionPlan,
      "StokAmbil.postingId": plans_parts_plan_Transaksi_postingId,
      "StokAmbil.barangId": plans_parts_plan_MutasiStok_barangId,
      "StokAmbil.poolId": plans_parts_plan_MutasiStok_poolId,
      "StokAmbil.pemakaiId": make8("pemakai_id"),
      "StokAmbil.lapisanId": make8("lapisan_id"),
      "StokAmbil.tanggalKunci": plans_parts_plan_MutasiStok_tanggalKunci,
      "StokAmbil.barang": plans_parts_plan_MutasiStok_barang,
      "StokAmbil.lapisan": $record => resource_mutasi_stokPgResource.get({
        id: $record.get("lapisan_id")
      }),
      "StokAmbil.pemakai": $record => resource_mutasi_stokPgResource.get({
        id: $record.get("pemakai_id")
      }),
      "MutasiStokAggregates.keys": plans_parts_plan_TransaksiBarisAggregates_keys,
      "MutasiStokAggregates.sum": pgAggregatesPlanAggregates,
      "MutasiStokAggregates.distinctCount": pgAggregatesPlanAggregates,
      "MutasiStokAggregates.min": pgAggregatesPlanAggregates,
      "MutasiStokAggregates.max": pgAggregatesPlanAggregates,
      "MutasiStokAggregates.average": pgAggregatesPlanAggregates,
      "MutasiStokSumAggregates.qty": plans_parts_plan_TransaksiBarisSumAggregates_qty,
      "MutasiStokSumAggregates.nilai": plans_parts_plan_PosTerbukaSumAggregates_nilai,
      "MutasiStokDistinctCountAggregates.id": plans_parts_plan_TransaksiBarisDistinctCountAggregates_id,
      "MutasiStokDistinctCountAggregates.transaksiId": plans_parts_plan_TransaksiBarisDistinctCountAggregates_transaksiId,
      "MutasiStokDistinctCountAggregates.barangId": plans_parts_plan_TransaksiBarisDistinctCountAggregates_barangId,
      "MutasiStokMinAggregates.qty": plans_parts_plan_TransaksiBarisMinAggregates_qty,
      "MutasiStokMinAggregates.nilai": plans_parts_plan_PosTerbukaMinAggregates_nilai,
      "MutasiStokMaxAggregates.qty": plans_parts_plan_TransaksiBarisMaxAggregates_qty,
      "MutasiStokMaxAggregates.nilai": plans_parts_plan_PosTerbukaMaxAggregates_nilai,
      "MutasiStokAverageAggregates.qty": plans_parts_plan_TransaksiBarisAverageAggregates_qty,
      "MutasiStokAverageAggregates.nilai": plans_parts_plan_PosTerbukaAverageAggregates_nilai,
      "PenutupanConnection.totalCount": totalCountConnectionPlan,
      "Penutupan.jurnalId": plans_parts_plan_JurnalBaris_jurnalId,
      "Penutupan.denganPrive": make8("dengan_prive"),
      "Penutupan.kunciSebelum": make8("kunci_sebelum"),
      "Penutupan.ditutupPada": make8("ditutup_pada"),
      "Penutupan.ditutupOleh": make8("ditutup_oleh"),
      "Penutupan.pembalikId": plans_parts_plan_Penutupan_pembalikId,
      "Penutupan.dibukaPada": make8("dibuka_pada"),
      "Penutupan.dibukaOleh": make8("dibuka_oleh"),
      "Penutupan.kunciSaldoAwalSebelum": make8("kunci_saldo_awal_sebelum"),
      "Penutupan.jurnal": plans_parts_plan_JurnalBaris_jurnal,
      "Penutupan.pembalik": make42(resource_jurnalPgResource),
      "JurnalBarisAggregates.keys": plans_parts_plan_TransaksiBarisAggregates_keys,
      "JurnalBarisAggregates.sum": pgAggregatesPlanAggregates,
      "JurnalBarisAggregates.distinctCount": pgAggregatesPlanAggregates,
      "JurnalBarisAggregates.min": pgAggregatesPlanAggregates,
      "JurnalBarisAggregates.max": pgAggregatesPlanAggregates,
      "JurnalBarisAggregates.average": pgAggregatesPlanAggregates,
      "JurnalBarisSumAggregates.debit": plans_parts_plan_JurnalBarisSumAggregates_debit,
      "JurnalBarisSumAggregates.kredit": plans_parts_plan_JurnalBarisSumAggregates_kredit,
      "JurnalBarisDistinctCountAggregates.id": plans_parts_plan_TransaksiBarisDistinctCountAggregates_id,
      "JurnalBarisDistinctCountAggregates.jurnalId": make38(TYPES.bigint, "jurnal_id", TYPES.bigint, pgAggregateSpec_distinctCount),
      "JurnalBarisDistinctCountAggregates.kontakId": plans_parts_plan_PosTerbukaDistinctCountAggregates_kontakId,
      "JurnalBarisMinAggregates.debit": plans_parts_plan_JurnalBarisMinAggregates_debit,
      "JurnalBarisMinAggregates.kredit": plans_parts_plan_JurnalBarisMinAggregates_kredit,
      "JurnalBarisMaxAggregates.debit": plans_parts_plan_JurnalBarisMaxAggregates_debit,
      "JurnalBarisMaxAggregates.kredit": plans_parts_plan_JurnalBarisMaxAggregates_kredit,
      "JurnalBarisAverageAggregates.debit": plans_parts_plan_JurnalBarisAverageAggregates_debit,
      "JurnalBarisAverageAggregates.kredit": plans_parts_plan_JurnalBarisAverageAggregates_kredit,
      "KonfirmasiConnection.totalCount": totalCountConnectionPlan,
      "Konfirmasi.transaksiId": plans_parts_plan_Jurnal_transaksiId,
      "Konfirmasi.kontakId": plans_parts_plan_Transaksi_kontakId,
      "Konfirmasi.dokumenId": make8("dokumen_id"),
      "Konfirmasi.saldoSistem": make8("saldo_sistem"),
      "Konfirmasi.saldoKonfirmasi": make8("saldo_konfirmasi"),
      "Konfirmasi.dokumen": $record => resource_transaksiPgResource.get({
        id: $record.get("dokumen_id")
      }),
      "Konfirmasi.kontak": plans_parts_plan_Transaksi_kontak,
      "Konfirmasi.transaksi": plans_parts_plan_Jurnal_transaksi,
      "PoinLotConnection.totalCount": totalCountConnectionPlan,
      "PoinLotConnection.aggregates": pgAggregatesCloneSubplanWithoutPaginationSingle,
      "PoinLot.postingId": plans_parts_plan_Transaksi_postingId,
      "PoinLot.transaksiId": plans_parts_plan_Jurnal_transaksiId,
      "PoinLot.kontakId": plans_parts_plan_Transaksi_kontakId,
      "PoinLot.akunKode": plans_parts_plan_AkunPeran_akunKode,
      "PoinLot.nilaiPoin": make8("nilai_poin"),
      "PoinLot.akunByAkunKode": plans_parts_plan_AkunPeran_akunByAkunKode,
      "PoinLot.kontak": plans_parts_plan_Transaksi_kontak,
      "PoinLot.transaksi": plans_parts_plan_Jurnal_transaksi,
      "PoinLot.daftarPoinGerakByLotId": $record => {
        const $records = resource_poin_gerakPgResource.find({
          lot_id: $record.get("id")
        });
        return connection($records);
      },
      "PoinGerakConnection.totalCount": totalCountConnectionPlan,
      "PoinGerakConnection.aggregates": pgAggregatesCloneSubplanWithoutPaginationSingle,
      "PoinGerak.postingId": plans_parts_plan_Transaksi_postingId,
      "PoinGerak.transaksiId": plans_parts_plan_Jurnal_transaksiId,
      "PoinGerak.lotId": make8("lot_id"),
      "PoinGerak.kontakId": plans_parts_plan_Transaksi_kontakId,
      "PoinGerak.membalikId": plans_parts_plan_Jurnal_membalikId,
      "PoinGerak.kontak": plans_parts_plan_Transaksi_kontak,
      "PoinGerak.lot": $record => resource_poin_lotPgResource.get({
        id: $record.get("lot_id")
      }),
      "PoinGerak.membalik": make28(resource_poin_gerakPgResource),
      "PoinGerak.transaksi": plans_parts_plan_Jurnal_transaksi,
      "PoinGerak.daftarPoinGerakByMembalikId": make30(resource_poin_gerakPgResource),
      "PoinGerakAggregates.keys": plans_parts_plan_TransaksiBarisAggregates_keys,
      "PoinGerakAggregates.sum": pgAggregatesPlanAggregates,
      "PoinGerakAggregates.min": pgAggregatesPlanAggregates,
      "PoinGerakAggregates.max": pgAggregatesPlanAggregates,
      "PoinGerakAggregates.average": pgAggregatesPlanAggregates,
      "PoinGerakSumAggregates.nilai": plans_parts_plan_PosTerbukaSumAggregates_nilai,
      "PoinGerakMinAggregates.nilai": plans_parts_plan_PosTerbukaMinAggregates_nilai,
      "PoinGerakMaxAggregates.nilai": plans_parts_plan_PosTerbukaMaxAggregates_nilai,
      "PoinGerakAverageAggregates.nilai": plans_parts_plan_PosTerbukaAverageAggregates_nilai,
      "PoinLotAggregates.keys": plans_parts_plan_TransaksiBarisAggregates_keys,
      "PoinLotAggregates.sum": pgAggregatesPlanAggregates,
      "PoinLotAggregates.min": pgAggregatesPlanAggregates,
      "PoinLotAggregates.max": pgAggregatesPlanAggregates,
      "PoinLotAggregates.average": pgAggregatesPlanAggregates,
      "PoinLotSumAggregates.nilaiPoin": make38(uangCodec, "nilai_poin", TYPES.numeric, pgAggregateSpec_sum),
      "PoinLotSumAggregates.nilai": plans_parts_plan_PosTerbukaSumAggregates_nilai,
      "PoinLotMinAggregates.nilaiPoin": make38(uangCodec, "nilai_poin", uangCodec, pgAggregateSpec_min),
      "PoinLotMinAggregates.nilai": plans_parts_plan_PosTerbukaMinAggregates_nilai,
      "PoinLotMaxAggregates.nilaiPoin": make38(uangCodec, "nilai_poin", uangCodec, pgAggregateSpec_max),
      "PoinLotMaxAggregates.nilai": plans_parts_plan_PosTerbukaMaxAggregates_nilai,
      "PoinLotAverageAggregates.nilaiPoin": make38(uangCodec, "nilai_poin", TYPES.numeric, pgAggregateSpec_average),
      "PoinLotAverageAggregates.nilai": plans_parts_plan_PosTerbukaAverageAggregates_nilai,
      "PoinSaldo.kontakId": plans_parts_plan_Transaksi_kontakId,
      "PoinSaldo.kontak": plans_parts_plan_Transaksi_kontak,
      "KontakAggregates.keys": plans_parts_plan_TransaksiBarisAggregates_keys,
      "KontakAggregates.sum": pgAggregatesPlanAggregates,
      "KontakAggregates.distinctCount": pgAggregatesPlanAggregates,
      "KontakAggregates.min": pgAggregatesPlanAggregates,
      "KontakAggregates.max": pgAggregatesPlanAggregates,
      "KontakAggregates.average": pgAggregatesPlanAggregates,
      "KontakSumAggregates.batasKredit": make38(uangCodec, "batas_kredit", TYPES.numeric, pgAggregateSpec_sum),
      "KontakSumAggregates.saldoPiutang": make43(uangCodec, resource_kontak_saldo_piutangPgResource, pgAggregateSpec_sum, TYPES.numeric),
      "KontakSumAggregates.saldoHutang": make43(uangCodec, resource_kontak_saldo_hutangPgResource, pgAggregateSpec_sum, TYPES.numeric),
      "KontakDistinctCountAggregates.id": plans_parts_plan_TransaksiBarisDistinctCountAggregates_id,
      "KontakDistinctCountAggregates.saldoPiutang": make43(uangCodec, resource_kontak_saldo_piutangPgResource, pgAggregateSpec_distinctCount, TYPES.bigint),
      "KontakDistinctCountAggregates.saldoHutang": make43(uangCodec, resource_kontak_saldo_hutangPgResource, pgAggregateSpec_distinctCount, TYPES.bigint),
      "KontakMinAggregates.batasKredit": make38(uangCodec, "batas_kredit", uangCodec, pgAggregateSpec_min),
      "KontakMinAggregates.saldoPiutang": make43(uangCodec, resource_kontak_saldo_piutangPgResource, pgAggregateSpec_min, uangCodec),
      "KontakMinAggregates.saldoHutang": make43(uangCodec, resource_kontak_saldo_hutangPgResource, pgAggregateSpec_min, uangCodec),
      "KontakMaxAggregates.batasKredit": make38(uangCodec, "batas_kredit", uangCodec, pgAggregateSpec_max),
      "KontakMaxAggregates.saldoPiutang": make43(uangCodec, resource_kontak_saldo_piutangPgResource, pgAggregateSpec_max, uangCodec),
      "KontakMaxAggregates.saldoHutang": make43(uangCodec, resource_kontak_saldo_hutangPgResource, pgAggregateSpec_max, uangCodec),
      "KontakAverageAggregates.batasKredit": make38(uangCodec, "batas_kredit", TYPES.numeric, pgAggregateSpec_average),
      "KontakAverageAggregates.saldoPiutang": make43(uangCodec, resource_kontak_saldo_piutangPgResource, pgAggregateSpec_average, TYPES.numeric),
      "KontakAverageAggregates.saldoHutang": make43(uangCodec, resource_kontak_saldo_hutangPgResource, pgAggregateSpec_average, TYPES.numeric),
      "TransaksiPembayaranConnection.totalCount": totalCountConnectionPlan,
      "TransaksiPembayaranConnection.aggregates": pgAggregatesCloneSubplanWithoutPaginationSingle,
      "TransaksiPembayaran.transaksiId": plans_parts_plan_Jurnal_transaksiId,
      "TransaksiPembayaran.akunKode": plans_parts_plan_AkunPeran_akunKode,
      "TransaksiPembayaran.akunByAkunKode": plans_parts_plan_AkunPeran_akunByAkunKode,
      "TransaksiPembayaran.transaksi": plans_parts_plan_Jurnal_transaksi,
      "TransaksiPembayaranAggregates.keys": plans_parts_plan_TransaksiBarisAggregates_keys,
      "TransaksiPembayaranAggregates.sum": pgAggregatesPlanAggregates,
      "TransaksiPembayaranAggregates.min": pgAggregatesPlanAggregates,
      "TransaksiPembayaranAggregates.max": pgAggregatesPlanAggregates,
      "TransaksiPembayaranAggregates.average": pgAggregatesPlanAggregates,
      "TransaksiPembayaranSumAggregates.jumlah": plans_parts_plan_AlokasiSumAggregates_jumlah,
      "TransaksiPembayaranMinAggregates.jumlah": plans_parts_plan_AlokasiMinAggregates_jumlah,
      "TransaksiPembayaranMaxAggregates.jumlah": plans_parts_plan_AlokasiMaxAggregates_jumlah,
      "TransaksiPembayaranAverageAggregates.jumlah": plans_parts_plan_AlokasiAverageAggregates_jumlah,
      "TransaksiBiayaConnection.totalCount": totalCountConnectionPlan,
      "TransaksiBiayaConnection.aggregates": pgAggregatesCloneSubplanWithoutPaginationSingle,
      "TransaksiBiaya.transaksiId": plans_parts_plan_Jurnal_transaksiId,
      "TransaksiBiaya.akunKode": plans_parts_plan_AkunPeran_akunKode,
      "TransaksiBiaya.akunByAkunKode": plans_parts_plan_AkunPeran_akunByAkunKode,
      "TransaksiBiaya.transaksi": plans_parts_plan_Jurnal_transaksi,
      "TransaksiBiayaAggregates.keys": plans_parts_plan_TransaksiBarisAggregates_keys,
      "TransaksiBiayaAggregates.sum": pgAggregatesPlanAggregates,
      "TransaksiBiayaAggregates.min": pgAggregatesPlanAggregates,
      "TransaksiBiayaAggregates.max": pgAggregatesPlanAggregates,
      "TransaksiBiayaAggregates.average": pgAggregatesPlanAggregates,
      "TransaksiBiayaSumAggregates.jumlah": plans_parts_plan_AlokasiSumAggregates_jumlah,
      "TransaksiBiayaMinAggregates.jumlah": plans_parts_plan_AlokasiMinAggregates_jumlah,
      "TransaksiBiayaMaxAggregates.jumlah": plans_parts_plan_AlokasiMaxAggregates_jumlah,
      "TransaksiBiayaAverageAggregates.jumlah": plans_parts_plan_AlokasiAverageAggregates_jumlah,
      "JurnalBalikConnection.totalCount": totalCountConnectionPlan,
      "JurnalBalik.transaksiId": plans_parts_plan_Jurnal_transaksiId,
      "JurnalBalik.pembalikId": plans_parts_plan_Penutupan_pembalikId,
      "JurnalBalik.pembalik": make42(resource_transaksiPgResource),
      "JurnalBalik.transaksi": plans_parts_plan_Jurnal_transaksi,
      "DraftConnection.totalCount": totalCountConnectionPlan,
      "Draft.transaksiId": plans_parts_plan_Jurnal_transaksiId,
      "Draft.dibuatOleh": plans_parts_plan_Transaksi_dibuatOleh,
      "Draft.dibuatPada": plans_parts_plan_Akun_dibuatPada,
      "Draft.diubahPada": plans_parts_plan_Akun_diubahPada,
      "Draft.transaksi": plans_parts_plan_Jurnal_transaksi,
      "AsetConnection.totalCount": totalCountConnectionPlan,
      "AsetConnection.aggregates": pgAggregatesCloneSubplanWithoutPaginationSingle,
      "AsetAggregates.keys": plans_parts_plan_TransaksiBarisAggregates_keys,
      "AsetAggregates.sum": pgAggregatesPlanAggregates,
      "AsetAggregates.min": pgAggregatesPlanAggregates,
      "AsetAggregates.max": pgAggregatesPlanAggregates,
      "AsetAggregates.average": pgAggregatesPlanAggregates,
      "AsetSumAggregates.perolehan": make38(uangCodec, "perolehan", TYPES.numeric, pgAggregateSpec_sum),
      "AsetSumAggregates.residu": make38(uangCodec, "residu", TYPES.numeric, pgAggregateSpec_sum),
      "AsetSumAggregates.akumulasiAwal": make38(uangCodec, "akumulasi_awal", TYPES.numeric, pgAggregateSpec_sum),
      "AsetSumAggregates.tarif": make38(kuantitasCodec, "tarif", TYPES.numeric, pgAggregateSpec_sum),
      "AsetMinAggregates.perolehan": make38(uangCodec, "perolehan", uangCodec, pgAggregateSpec_min),
      "AsetMinAggregates.residu": make38(uangCodec, "residu", uangCodec, pgAggregateSpec_min),
      "AsetMinAggregates.akumulasiAwal": make38(uangCodec, "akumulasi_awal", uangCodec, pgAggregateSpec_min),
      "AsetMinAggregates.tarif": make38(kuantitasCodec, "tarif", kuantitasCodec, pgAggregateSpec_min),
      "AsetMaxAggregates.perolehan": make38(uangCodec, "perolehan", uangCodec, pgAggregateSpec_max),
      "AsetMaxAggregates.residu": make38(uangCodec, "residu", uangCodec, pgAggregateSpec_max),
      "AsetMaxAggregates.akumulasiAwal": make38(uangCodec, "akumulasi_awal", uangCodec, pgAggregateSpec_max),
      "AsetMaxAggregates.tarif": make38(kuantitasCodec, "tarif", kuantitasCodec, pgAggregateSpec_max),
      "AsetAverageAggregates.perolehan": make38(uangCodec, "perolehan", TYPES.numeric, pgAggregateSpec_average),
      "AsetAverageAggregates.residu": make38(uangCodec, "residu", TYPES.numeric, pgAggregateSpec_average),
      "AsetAverageAggregates.akumulasiAwal": make38(uangCodec, "akumulasi_awal", TYPES.numeric, pgAggregateSpec_average),
      "AsetAverageAggregates.tarif": make38(kuantitasCodec, "tarif", TYPES.numeric, pgAggregateSpec_average),
      "HppTertundaConnection.totalCount": totalCountConnectionPlan,
      "HppTertunda.barangId": plans_parts_plan_MutasiStok_barangId,
      "HppTertunda.transaksiId": plans_parts_plan_Jurnal_transaksiId,
      "HppTertunda.dicatatPada": plans_parts_plan_Jurnal_dicatatPada,
      "HppTertunda.barang": plans_parts_plan_MutasiStok_barang,
      "HppTertunda.transaksi": plans_parts_plan_Jurnal_transaksi,
      "TransaksiAggregates.keys": plans_parts_plan_TransaksiBarisAggregates_keys,
      "TransaksiAggregates.sum": pgAggregatesPlanAggregates,
      "TransaksiAggregates.distinctCount": pgAggregatesPlanAggregates,
      "TransaksiAggregates.min": pgAggregatesPlanAggregates,
      "TransaksiAggregates.max": pgAggregatesPlanAggregates,
      "TransaksiAggregates.average": pgAggregatesPlanAggregates,
      "TransaksiSumAggregates.bruto": plans_parts_plan_TransaksiBarisSumAggregates_bruto,
      "TransaksiSumAggregates.diskon": plans_parts_plan_TransaksiBarisSumAggregates_diskon,
      "TransaksiSumAggregates.dpp": plans_parts_plan_TransaksiBarisSumAggregates_dpp,
      "TransaksiSumAggregates.ppn": plans_parts_plan_TransaksiBarisSumAggregates_ppn,
      "TransaksiSumAggregates.ongkos": make38(uangCodec, "ongkos", TYPES.numeric, pgAggregateSpec_sum),
      "TransaksiSumAggregates.ongkosPpn": make38(uangCodec, "ongkos_ppn", TYPES.numeric, pgAggregateSpec_sum),
      "TransaksiSumAggregates.biayaTambahan": make38(uangCodec, "biaya_tambahan", TYPES.numeric, pgAggregateSpec_sum),
      "TransaksiSumAggregates.pembulatan": make38(uangCodec, "pembulatan", TYPES.numeric, pgAggregateSpec_sum),
      "TransaksiSumAggregates.totalNilai": make38(uangCodec, "total_nilai", TYPES.numeric, pgAggregateSpec_sum),
      "TransaksiSumAggregates.hppTotal": make38(uangCodec, "hpp_total", TYPES.numeric, pgAggregateSpec_sum),
      "TransaksiSumAggregates.dibayar": make38(uangCodec, "dibayar", TYPES.numeric, pgAggregateSpec_sum),
      "TransaksiSumAggregates.sisa": make38(uangCodec, "sisa", TYPES.numeric, pgAggregateSpec_sum),
      "TransaksiDistinctCountAggregates.id": plans_parts_plan_TransaksiBarisDistinctCountAggregates_id,
      "TransaksiDistinctCountAggregates.tanggal": make38(TYPES.date, "tanggal", TYPES.bigint, pgAggregateSpec_distinctCount),
      "TransaksiDistinctCountAggregates.kontakId": plans_parts_plan_PosTerbukaDistinctCountAggregates_kontakId,
      "TransaksiDistinctCountAggregates.lokasiId": make38(TYPES.bigint, "lokasi_id", TYPES.bigint, pgAggregateSpec_distinctCount),
      "TransaksiMinAggregates.bruto": plans_parts_plan_TransaksiBarisMinAggregates_bruto,
      "TransaksiMinAggregates.diskon": plans_parts_plan_TransaksiBarisMinAggregates_diskon,
      "TransaksiMinAggregates.dpp": plans_parts_plan_TransaksiBarisMinAggregates_dpp,
      "TransaksiMinAggregates.ppn": plans_parts_plan_TransaksiBarisMinAggregates_ppn,
      "TransaksiMinAggregates.ongkos": make38(uangCodec, "ongkos", uangCodec, pgAggregateSpec_min),
      "TransaksiMinAggregates.ongkosPpn": make38(uangCodec, "ongkos_ppn", uangCodec, pgAggregateSpec_min),
      "TransaksiMinAggregates.biayaTambahan": make38(uangCodec, "biaya_tambahan", uangCodec, pgAggregateSpec_min),
      "TransaksiMinAggregates.pembulatan": make38(uangCodec, "pembulatan", uangCodec, pgAggregateSpec_min),
      "TransaksiMinAggregates.totalNilai": make38(uangCodec, "total_nilai", uangCodec, pgAggregateSpec_min),
      "TransaksiMinAggregates.hppTotal": make38(uangCodec, "hpp_total", uangCodec, pgAggregateSpec_min),
      "TransaksiMinAggregates.dibayar": make38(uangCodec, "dibayar", uangCodec, pgAggregateSpec_min),
      "TransaksiMinAggregates.sisa": make38(uangCodec, "sisa", uangCodec, pgAggregateSpec_min),
      "TransaksiMaxAggregates.bruto": plans_parts_plan_TransaksiBarisMaxAggregates_bruto,
      "TransaksiMaxAggregates.diskon": plans_parts_plan_TransaksiBarisMaxAggregates_diskon,
      "TransaksiMaxAggregates.dpp": plans_parts_plan_TransaksiBarisMaxAggregates_dpp,
      "TransaksiMaxAggregates.ppn": plans_parts_plan_TransaksiBarisMaxAggregates_ppn,
      "TransaksiMaxAggregates.ongkos": make38(uangCodec, "ongkos", uangCodec, pgAggregateSpec_max),
      "TransaksiMaxAggregates.ongkosPpn": make38(uangCodec, "ongkos_ppn", uangCodec, pgAggregateSpec_max),
      "TransaksiMaxAggregates.biayaTambahan": make38(uangCodec, "biaya_tambahan", uangCodec, pgAggregateSpec_max),
      "TransaksiMaxAggregates.pembulatan": make38(uangCodec, "pembulatan", uangCodec, pgAggregateSpec_max),
      "TransaksiMaxAggregates.totalNilai": make38(uangCodec, "total_nilai", uangCodec, pgAggregateSpec_max),
      "TransaksiMaxAggregates.hppTotal": make38(uangCodec, "hpp_total", uangCodec, pgAggregateSpec_max),
      "TransaksiMaxAggregates.dibayar": make38(uangCodec, "dibayar", uangCodec, pgAggregateSpec_max),
      "TransaksiMaxAggregates.sisa": make38(uangCodec, "sisa", uangCodec, pgAggregateSpec_max),
      "TransaksiAverageAggregates.bruto": plans_parts_plan_TransaksiBarisAverageAggregates_bruto,
      "TransaksiAverageAggregates.diskon": plans_parts_plan_TransaksiBarisAverageAggregates_diskon,
      "TransaksiAverageAggregates.dpp": plans_parts_plan_TransaksiBarisAverageAggregates_dpp,
      "TransaksiAverageAggregates.ppn": plans_parts_plan_TransaksiBarisAverageAggregates_ppn,
      "TransaksiAverageAggregates.ongkos": make38(uangCodec, "ongkos", TYPES.numeric, pgAggregateSpec_average),
      "TransaksiAverageAggregates.ongkosPpn": make38(uangCodec, "ongkos_ppn", TYPES.numeric, pgAggregateSpec_average),
      "TransaksiAverageAggregates.biayaTambahan": make38(uangCodec, "biaya_tambahan", TYPES.numeric, pgAggregateSpec_average),
      "TransaksiAverageAggregates.pembulatan": make38(uangCodec, "pembulatan", TYPES.numeric, pgAggregateSpec_average),
      "TransaksiAverageAggregates.totalNilai": make38(uangCodec, "total_nilai", TYPES.numeric, pgAggregateSpec_average),
      "TransaksiAverageAggregates.hppTotal": make38(uangCodec, "hpp_total", TYPES.numeric, pgAggregateSpec_average),
      "TransaksiAverageAggregates.dibayar": make38(uangCodec, "dibayar", TYPES.numeric, pgAggregateSpec_average),
      "TransaksiAverageAggregates.sisa": make38(uangCodec, "sisa", TYPES.numeric, pgAggregateSpec_average),
      "StokLokasiConnection.totalCount": totalCountConnectionPlan,
      "StokLokasiConnection.aggregates": pgAggregatesCloneSubplanWithoutPaginationSingle,
      "StokLokasi.barangId": plans_parts_plan_MutasiStok_barangId,
      "StokLokasi.lokasiId": plans_parts_plan_Transaksi_lokasiId,
      "StokLokasi.barang": plans_parts_plan_MutasiStok_barang,
      "StokLokasi.lokasi": plans_parts_plan_Transaksi_lokasi,
      "StokLokasiAggregates.keys": plans_parts_plan_TransaksiBarisAggregates_keys,
      "StokLokasiAggregates.sum": pgAggregatesPlanAggregates,
      "StokLokasiAggregates.min": pgAggregatesPlanAggregates,
      "StokLokasiAggregates.max": pgAggregatesPlanAggregates,
      "StokLokasiAggregates.average": pgAggregatesPlanAggregates,
      "StokLokasiSumAggregates.qty": plans_parts_plan_TransaksiBarisSumAggregates_qty,
      "StokLokasiMinAggregates.qty": plans_parts_plan_TransaksiBarisMinAggregates_qty,
      "StokLokasiMaxAggregates.qty": plans_parts_plan_TransaksiBarisMaxAggregates_qty,
      "StokLokasiAverageAggregates.qty": plans_parts_plan_TransaksiBarisAverageAggregates_qty,
      "StokPoolConnection.totalCount": totalCountConnectionPlan,
      "StokPoolConnection.aggregates": pgAggregatesCloneSubplanWithoutPaginationSingle,
      "StokPool.barangId": plans_parts_plan_MutasiStok_barangId,
      "StokPool.poolId": plans_parts_plan_MutasiStok_poolId,
      "StokPool.hppTerakhir": make8("hpp_terakhir"),
      "StokPool.tanggalTerakhir": make8("tanggal_terakhir"),
      "StokPool.barang": plans_parts_plan_MutasiStok_barang,
      "StokPoolAggregates.keys": plans_parts_plan_TransaksiBarisAggregates_keys,
      "StokPoolAggregates.sum": pgAggregatesPlanAggregates,
      "StokPoolAggregates.min": pgAggregatesPlanAggregates,
      "StokPoolAggregates.max": pgAggregatesPlanAggregates,
      "StokPoolAggregates.average": pgAggregatesPlanAggregates,
      "StokPoolSumAggregates.qty": plans_parts_plan_TransaksiBarisSumAggregates_qty,
      "StokPoolSumAggregates.nilai": plans_parts_plan_PosTerbukaSumAggregates_nilai,
      "StokPoolSumAggregates.hppTerakhir": make38(TYPES.numeric, "hpp_terakhir", TYPES.numeric, pgAggregateSpec_sum),
      "StokPoolMinAggregates.qty": plans_parts_plan_TransaksiBarisMinAggregates_qty,
      "StokPoolMinAggregates.nilai": plans_parts_plan_PosTerbukaMinAggregates_nilai,
      "StokPoolMinAggregates.hppTerakhir": make38(TYPES.numeric, "hpp_terakhir", TYPES.numeric, pgAggregateSpec_min),
      "StokPoolMaxAggregates.qty": plans_parts_plan_TransaksiBarisMaxAggregates_qty,
      "StokPoolMaxAggregates.nilai": plans_parts_plan_PosTerbukaMaxAggregates_nilai,
      "StokPoolMaxAggregates.hppTerakhir": make38(TYPES.numeric, "hpp_terakhir", TYPES.numeric, pgAggregateSpec_max),
      "StokPoolAverageAggregates.qty": plans_parts_plan_TransaksiBarisAverageAggregates_qty,
      "StokPoolAverageAggregates.nilai": plans_parts_plan_PosTerbukaAverageAggregates_nilai,
      "StokPoolAverageAggregates.hppTerakhir": make38(TYPES.numeric, "hpp_terakhir", TYPES.numeric, pgAggregateSpec_average),
      "BarangAggregates.keys": plans_parts_plan_TransaksiBarisAggregates_keys,
      "BarangAggregates.sum": pgAggregatesPlanAggregates,
      "BarangAggregates.distinctCount": pgAggregatesPlanAggregates,
      "BarangAggregates.min": pgAggregatesPlanAggregates,
      "BarangAggregates.max": pgAggregatesPlanAggregates,
      "BarangAggregates.average": pgAggregatesPlanAggregates,
      "BarangSumAggregates.hargaBeli": make38(hargaSatuanCodec, "harga_beli", TYPES.numeric, pgAggregateSpec_sum),
      "BarangSumAggregates.hargaJual": make38(hargaSatuanCodec, "harga_jual", TYPES.numeric, pgAggregateSpec_sum),
      "BarangSumAggregates.stokMinimum": make38(kuantitasCodec, "stok_minimum", TYPES.numeric, pgAggregateSpec_sum),
      "BarangSumAggregates.stok": make43(kuantitasCodec, resource_barang_stokPgResource, pgAggregateSpec_sum, TYPES.numeric),
      "BarangSumAggregates.nilaiStok": make43(uangCodec, resource_barang_nilai_stokPgResource, pgAggregateSpec_sum, TYPES.numeric),
      "BarangSumAggregates.hpp": make43(hargaSatuanCodec, resource_barang_hppPgResource, pgAggregateSpec_sum, TYPES.numeric),
      "BarangDistinctCountAggregates.id": plans_parts_plan_TransaksiBarisDistinctCountAggregates_id,
      "BarangDistinctCountAggregates.stok": make43(kuantitasCodec, resource_barang_stokPgResource, pgAggregateSpec_distinctCount, TYPES.bigint),
      "BarangDistinctCountAggregates.nilaiStok": make43(uangCodec, resource_barang_nilai_stokPgResource, pgAggregateSpec_distinctCount, TYPES.bigint),
      "BarangDistinctCountAggregates.hpp": make43(hargaSatuanCodec, resource_barang_hppPgResource, pgAggregateSpec_distinctCount, TYPES.bigint),
      "BarangMinAggregates.hargaBeli": make38(hargaSatuanCodec, "harga_beli", hargaSatuanCodec, pgAggregateSpec_min),
      "BarangMinAggregates.hargaJual": make38(hargaSatuanCodec, "harga_jual", hargaSatuanCodec, pgAggregateSpec_min),
      "BarangMinAggregates.stokMinimum": make38(kuantitasCodec, "stok_minimum", kuantitasCodec, pgAggregateSpec_min),
      "BarangMinAggregates.stok": make43(kuantitasCodec, resource_barang_stokPgResource, pgAggregateSpec_min, kuantitasCodec),
      "BarangMinAggregates.nilaiStok": make43(uangCodec, resource_barang_nilai_stokPgResource, pgAggregateSpec_min, uangCodec),
      "BarangMinAggregates.hpp": make43(hargaSatuanCodec, resource_barang_hppPgResource, pgAggregateSpec_min, hargaSatuanCodec),
      "BarangMaxAggregates.hargaBeli": make38(hargaSatuanCodec, "harga_beli", hargaSatuanCodec, pgAggregateSpec_max),
      "BarangMaxAggregates.hargaJual": make38(hargaSatuanCodec, "harga_jual", hargaSatuanCodec, pgAggregateSpec_max),
      "BarangMaxAggregates.stokMinimum": make38(kuantitasCodec, "stok_minimum", kuantitasCodec, pgAggregateSpec_max),
      "BarangMaxAggregates.stok": make43(kuantitasCodec, resource_barang_stokPgResource, pgAggregateSpec_max, kuantitasCodec),
      "BarangMaxAggregates.nilaiStok": make43(uangCodec, resource_barang_nilai_stokPgResource, pgAggregateSpec_max, uangCodec),
      "BarangMaxAggregates.hpp": make43(hargaSatuanCodec, resource_barang_hppPgResource, pgAggregateSpec_max, hargaSatuanCodec),
      "BarangAverageAggregates.hargaBeli": make38(hargaSatuanCodec, "harga_beli", TYPES.numeric, pgAggregateSpec_average),
      "BarangAverageAggregates.hargaJual": make38(hargaSatuanCodec, "harga_jual", TYPES.numeric, pgAggregateSpec_average),
      "BarangAverageAggregates.stokMinimum": make38(kuantitasCodec, "stok_minimum", TYPES.numeric, pgAggregateSpec_average),
      "BarangAverageAggregates.stok": make43(kuantitasCodec, resource_barang_stokPgResource, pgAggregateSpec_average, TYPES.numeric),
      "BarangAverageAggregates.nilaiStok": make43(uangCodec, resource_barang_nilai_stokPgResource, pgAggregateSpec_average, TYPES.numeric),
      "BarangAverageAggregates.hpp": make43(hargaSatuanCodec, resource_barang_hppPgResource, pgAggregateSpec_average, TYPES.numeric),
      "SaldoHarianConnection.totalCount": totalCountConnectionPlan,
      "SaldoHarianConnection.aggregates": pgAggregatesCloneSubplanWithoutPaginationSingle,
      "SaldoHarian.akunKode": plans_parts_plan_AkunPeran_akunKode,
      "SaldoHarian.akunByAkunKode": plans_parts_plan_AkunPeran_akunByAkunKode,
      "SaldoHarianAggregates.keys": plans_parts_plan_TransaksiBarisAggregates_keys,
      "SaldoHarianAggregates.sum": pgAggregatesPlanAggregates,
      "SaldoHarianAggregates.min": pgAggregatesPlanAggregates,
      "SaldoHarianAggregates.max": pgAggregatesPlanAggregates,
      "SaldoHarianAggregates.average": pgAggregatesPlanAggregates,
      "SaldoHarianSumAggregates.debit": plans_parts_plan_JurnalBarisSumAggregates_debit,
      "SaldoHarianSumAggregates.kredit": plans_parts_plan_JurnalBarisSumAggregates_kredit,
      "SaldoHarianMinAggregates.debit": plans_parts_plan_JurnalBarisMinAggregates_debit,
      "SaldoHarianMinAggregates.kredit": plans_parts_plan_JurnalBarisMinAggregates_kredit,
      "SaldoHarianMaxAggregates.debit": plans_parts_plan_JurnalBarisMaxAggregates_debit,
      "SaldoHarianMaxAggregates.kredit": plans_parts_plan_JurnalBarisMaxAggregates_kredit,
      "SaldoHarianAverageAggregates.debit": plans_parts_plan_JurnalBarisAverageAggregates_debit,
      "SaldoHarianAverageAggregates.kredit": plans_parts_plan_JurnalBarisAverageAggregates_kredit,
      "Pph.daftarPphTarifByPphKode": $record => {
        const $records = resource_pph_tarifPgResource.find({
          pph_kode: $record.get("kode")
        });
        return connection($records);
      },
      "PphTarifConnection.totalCount": totalCountConnectionPlan,
      "PphTarif.pphKode": make8("pph_kode"),
      "PphTarif.berlakuDari": plans_parts_plan_DimensiNilai_berlakuDari,
      "PphTarif.pphByPphKode": $record => resource_pphPgResource.get({
        kode: $record.get("pph_kode")
      }),
      "Modul.modulRef": make44(resource_modul_refPgResource),
      "ModulRef.daftarJenisTransaksiRefByModul": $record => {
        const $records = resource_jenis_transaksi_refPgResource.find({
          modul: $record.get("kode")
        });
        return connection($records);
      },
      "ModulRef.modul": make44(resource_modulPgResource),
      "JenisTransaksiRefConnection.totalCount": totalCountConnectionPlan,
      "JenisTransaksiRef.modulRefByModul": $record => resource_modul_refPgResource.get({
        kode: $record.get("modul")
      }),
      "PajakMasaKredit.berlakuDari": plans_parts_plan_DimensiNilai_berlakuDari,
      "MasaPajak.diubahPada": plans_parts_plan_Akun_diubahPada,
      "MasaPajak.diubahOleh": plans_parts_plan_MasaPajak_diubahOleh,
      "Periode.diubahPada": plans_parts_plan_Akun_diubahPada,
      "Periode.diubahOleh": plans_parts_plan_MasaPajak_diubahOleh,
      "Pengaturan.mataUang": make8("mata_uang"),
      "Pengaturan.zonaWaktu": make8("zona_waktu"),
      "Pengaturan.metodeHpp": make8("metode_hpp"),
      "Pengaturan.lingkupHpp": make8("lingkup_hpp"),
      "Pengaturan.kebijakanStokMinus": plans_parts_plan_Barang_kebijakanStokMinus,
      "Pengaturan.wajibPersetujuan": make8("wajib_persetujuan"),
      "Pengaturan.empatMata": make8("empat_mata"),
      "Pengaturan.tanggalMulai": make8("tanggal_mulai"),
      "Pengaturan.tanggalKunci": plans_parts_plan_MutasiStok_tanggalKunci,
      "Pengaturan.kunciSaldoAwal": make8("kunci_saldo_awal"),
      "Pengaturan.awalTahunBuku": make8("awal_tahun_buku"),
      "Pengaturan.metodePotongan": make8("metode_potongan"),
      "Pengaturan.formatNomor": make8("format_nomor"),
      "Pengaturan.diubahPada": plans_parts_plan_Akun_diubahPada,
      "Pengaturan.batasHapusPiutang": make8("batas_hapus_piutang"),
      "Pengaturan.poinAktif": make8("poin_aktif"),
      "Pengaturan.poinRupiahPerPoin": make8("poin_rupiah_per_poin"),
      "Pengaturan.poinNilaiPoin": make8("poin_nilai_poin"),
      "Pengaturan.poinMasaBerlakuHari": make8("poin_masa_berlaku_hari"),
      "Pengaturan.poinMetode": make8("poin_metode"),
      "Pengaturan.formatNomorUbah": $row => wholeDocument($row.get("format_nomor_ubah")),
      "Pengaturan.kebijakanKredit": make8("kebijakan_kredit"),
      "Pengaturan.toleransiOrder": make8("toleransi_order"),
      "Pengaturan.pkpSejak": make8("pkp_sejak"),
      "AkunKlasList.isi": listOfAnswer,
      "ModulList.isi": listOfAnswer,
      "ModulSaya.isi": listOfAnswer,
      "PengaturanTenant.akunPeran": make45("akun_peran"),
      "Tenants.isi": listOfAnswer,
      "PekerjaanCdc.tabel": $parent => documentList($parent, "tabel"),
      "AkunSubklasList.isi": listOfAnswer,
      "Master.dimensi": plans_parts_plan_Master_dimensi,
      "MasterBaris.dimensi": plans_parts_plan_Master_dimensi,
      "PosRingkasanUmur.hari1Sampai30": make46("1-30"),
      "PosRingkasanUmur.hari31Sampai60": make46("31-60"),
      "PosRingkasanUmur.hari61Sampai90": make46("61-90"),
      "PosRingkasanUmur.lebihDari90Hari": make46(">90"),
      "JurnalLengkapBaris.dimensi": plans_parts_plan_Master_dimensi,
      "LaporanPenjualanSummaryMeta.groupBy2": plans_parts_plan_LaporanPenjualanSummaryMeta_groupBy2,
      "LaporanPenjualanRingkasan.kunci": plans_parts_plan_LaporanPenjualanRingkasan_kunci,
      "LaporanPenjualanRingkasan.kunci2": plans_parts_plan_LaporanPenjualanRingkasan_kunci2,
      "LaporanPenjualanRingkasan.kode2": plans_parts_plan_LaporanPenjualanRingkasan_kode2,
      "LaporanPenjualanRingkasan.nama2": plans_parts_plan_LaporanPenjualanRingkasan_nama2,
      "LaporanPenjualanSummaryKolomMeta.groupBy2": plans_parts_plan_LaporanPenjualanSummaryMeta_groupBy2,
      "LaporanPenjualanRingkasanKolom.kunci": plans_parts_plan_LaporanPenjualanRingkasan_kunci,
      "LaporanPenjualanRingkasanKolom.kunci2": plans_parts_plan_LaporanPenjualanRingkasan_kunci2,
      "LaporanPenjualanRingkasanKolom.kode2": plans_parts_plan_LaporanPenjualanRingkasan_kode2,
      "LaporanPenjualanRingkasanKolom.nama2": plans_parts_plan_LaporanPenjualanRingkasan_nama2,
      "TransaksiLengkap.dimensi": plans_parts_plan_Master_dimensi,
      "TransaksiLengkap.kelebihan": plans_parts_plan_TransaksiLengkap_kelebihan,
      "TransaksiDetailBaris.dimensi": plans_parts_plan_Master_dimensi,
      "TransaksiJurnalBaris.dimensi": plans_parts_plan_Master_dimensi,
      "AkunPeranRefConnection.totalCount": totalCountConnectionPlan,
      "PajakConnection.totalCount": totalCountConnectionPlan,
      "PphConnection.totalCount": totalCountConnectionPlan,
      "ModulConnection.totalCount": totalCountConnectionPlan,
      "PajakMasaKreditConnection.totalCount": totalCountConnectionPlan,
      "PoinSaldoConnection.totalCount": totalCountConnectionPlan,
      "ModulRefConnection.totalCount": totalCountConnectionPlan,
      "SatuanConnection.totalCount": totalCountConnectionPlan,
      "AkunKlasConnection.totalCount": totalCountConnectionPlan,
      "HargaConnection.totalCount": totalCountConnectionPlan,
      "MasaPajakConnection.totalCount": totalCountConnectionPlan,
      "PeriodeConnection.totalCount": totalCountConnectionPlan,
      "DimensiConnection.totalCount": totalCountConnectionPlan,
      "PengaturanConnection.totalCount": totalCountConnectionPlan,
      "Mutation.kopLogoDelete": kop_logo_delete_plan2(registry.pgResources["kop_logo_delete"]),
      "Mutation.kunciApiPutar": kop_logo_delete_plan2(registry.pgResources["kunci_api_putar"]),
      "Mutation.webhookPengirimanUlang": kop_logo_delete_plan2(registry.pgResources["webhook_pengiriman_ulang"]),
      "Mutation.webhookPutar": kop_logo_delete_plan2(registry.pgResources["webhook_putar"]),
      "Mutation.webhookUji": kop_logo_delete_plan2(registry.pgResources["webhook_uji"]),
      "Mutation.dashboardTrigger": kop_logo_delete_plan2(registry.pgResources["dashboard_trigger"]),
      "Mutation.defaultTenantSet": kop_logo_delete_plan2(registry.pgResources["default_tenant_set"]),
      "Mutation.kopLogoSet": kop_logo_delete_plan2(registry.pgResources["kop_logo_set"]),
      "Mutation.kunciApiCabut": kop_logo_delete_plan2(registry.pgResources["kunci_api_cabut"]),
      "Mutation.notifikasiBaca": kop_logo_delete_plan2(registry.pgResources["notifikasi_baca"]),
      "Mutation.webhookDelete": kop_logo_delete_plan2(registry.pgResources["webhook_delete"]),
      "Mutation.webhookCreate": kop_logo_delete_plan2(registry.pgResources["webhook_create"]),
      "Mutation.webhookPatch": kop_logo_delete_plan2(registry.pgResources["webhook_patch"]),
      "Mutation.tahunBuka": kop_logo_delete_plan2(registry.pgResources["tahun_buka"]),
      "Mutation.tahunTutupSimulate": kop_logo_delete_plan2(registry.pgResources["tahun_tutup_simulate"]),
      "Mutation.notifikasiPreferensiSet": kop_logo_delete_plan2(registry.pgResources["notifikasi_preferensi_set"]),
      "Mutation.pengaturanPatch": kop_logo_delete_plan2(registry.pgResources["pengaturan_patch"]),
      "Mutation.draftReplace": kop_logo_delete_plan2(registry.pgResources["draft_replace"]),
      "Mutation.transaksiCancel": kop_logo_delete_plan2(registry.pgResources["transaksi_cancel"]),
      "Mutation.kunciApiCreate": kop_logo_delete_plan2(registry.pgResources["kunci_api_create"]),
      "Mutation.transaksiPatch": kop_logo_delete_plan2(registry.pgResources["transaksi_patch"]),
      "Mutation.aksesTenantRequest": kop_logo_delete_plan2(registry.pgResources["akses_tenant_request"]),
      "Mutation.masterMassal": kop_logo_delete_plan2(registry.pgResources["master_massal"]),
      "Mutation.masterUpsert": kop_logo_delete_plan2(registry.pgResources["master_upsert"]),
      "Mutation.masterDeactivate": kop_logo_delete_plan2(registry.pgResources["master_deactivate"]),
      "Mutation.masterPatch": kop_logo_delete_plan2(registry.pgResources["master_patch"]),
      "Mutation.masterReplace": kop_logo_delete_plan2(registry.pgResources["master_replace"]),
      "Mutation.penggunaCreate": kop_logo_delete_plan2(registry.pgResources["pengguna_create"]),
      "Mutation.masaPajakSet": kop_logo_delete_plan2(registry.pgResources["masa_pajak_set"]),
      "Mutation.hargaCreate": kop_logo_delete_plan2(registry.pgResources["harga_create"]),
      "Mutation.satuanCreate": kop_logo_delete_plan2(registry.pgResources["satuan_create"]),
      "Mutation.barangSatuanCreate": kop_logo_delete_plan2(registry.pgResources["barang_satuan_create"]),
      "Mutation.modulSet": kop_logo_delete_plan2(registry.pgResources["modul_set"]),
      "Mutation.penggunaAssign": kop_logo_delete_plan2(registry.pgResources["pengguna_assign"]),
      "Mutation.draftCreate": kop_logo_delete_plan2(registry.pgResources["draft_create"]),
      "Mutation.periodeSet": kop_logo_delete_plan2(registry.pgResources["periode_set"]),
      "Mutation.preferensiTabelSet": kop_logo_delete_plan2(registry.pgResources["preferensi_tabel_set"]),
      "Mutation.dimensiNilaiCreate": kop_logo_delete_plan2(registry.pgResources["dimensi_nilai_create"]),
      "Mutation.barangHargaCreate": kop_logo_delete_plan2(registry.pgResources["barang_harga_create"]),
      "Mutation.asetLepasSimulate": kop_logo_delete_plan2(registry.pgResources["aset_lepas_simulate"]),
      "Mutation.kasBankSimulate": kop_logo_delete_plan2(registry.pgResources["kas_bank_simulate"]),
      "Mutation.kasBankReplace": kop_logo_delete_plan2(registry.pgResources["kas_bank_replace"]),
      "Mutation.anggaranSet": kop_logo_delete_plan2(registry.pgResources["anggaran_set"]),
      "Mutation.kasBankMassal": kop_logo_delete_plan2(registry.pgResources["kas_bank_massal"]),
      "Mutation.kasBankMassalSimulate": kop_logo_delete_plan2(registry.pgResources["kas_bank_massal_simulate"]),
      "Mutation.transaksiVoidSimulate": kop_logo_delete_plan2(registry.pgResources["transaksi_void_simulate"]),
      "Mutation.penyusutanSimulate": kop_logo_delete_plan2(registry.pgResources["penyusutan_simulate"]),
      "Mutation.penyusutanReplace": kop_logo_delete_plan2(registry.pgResources["penyusutan_replace"]),
      "Mutation.penyusutanMassal": kop_logo_delete_plan2(registry.pgResources["penyusutan_massal"]),
      "Mutation.penyusutanMassalSimulate": kop_logo_delete_plan2(registry.pgResources["penyusutan_massal_simulate"]),
      "Mutation.dimensiCreate": kop_logo_delete_plan2(registry.pgResources["dimensi_create"]),
      "Mutation.transaksiTutup": kop_logo_delete_plan2(registry.pgResources["transaksi_tutup"]),
      "Mutation.transaksiApprove": kop_logo_delete_plan2(registry.pgResources["transaksi_approve"]),
      "Mutation.transaksiTerima": kop_logo_delete_plan2(registry.pgResources["transaksi_terima"]),
      "Mutation.tahunTutup": kop_logo_delete_plan2(registry.pgResources["tahun_tutup"]),
      "Mutation.lokasiCreate": kop_logo_delete_plan2(registry.pgResources["lokasi_create"]),
      "Mutation.kasBankCreate": kop_logo_delete_plan2(registry.pgResources["kas_bank_create"]),
      "Mutation.asetLepas": kop_logo_delete_plan2(registry.pgResources["aset_lepas"]),
      "Mutation.penyusutanCreate": kop_logo_delete_plan2(registry.pgResources["penyusutan_create"]),
      "Mutation.transaksiVoid": kop_logo_delete_plan2(registry.pgResources["transaksi_void"]),
      "Mutation.draftSubmit": kop_logo_delete_plan2(registry.pgResources["draft_submit"]),
      "Mutation.kasKeluarSimulate": kop_logo_delete_plan2(registry.pgResources["kas_keluar_simulate"]),
      "Mutation.kasKeluarReplace": kop_logo_delete_plan2(registry.pgResources["kas_keluar_replace"]),
      "Mutation.kasMasukSimulate": kop_logo_delete_plan2(registry.pgResources["kas_masuk_simulate"]),
      "Mutation.kasMasukReplace": kop_logo_delete_plan2(registry.pgResources["kas_masuk_replace"]),
      "Mutation.penggunaanPersediaanSimulate": kop_logo_delete_plan2(registry.pgResources["penggunaan_persediaan_simulate"]),
      "Mutation.penggunaanPersediaanReplace": kop_logo_delete_plan2(registry.pgResources["penggunaan_persediaan_replace"]),
      "Mutation.saldoAwalHutangSimulate": kop_logo_delete_plan2(registry.pgResources["saldo_awal_hutang_simulate"]),
      "Mutation.saldoAwalHutangReplace": kop_logo_delete_plan2(registry.pgResources["saldo_awal_hutang_replace"]),
      "Mutation.saldoAwalPiutangSimulate": kop_logo_delete_plan2(registry.pgResources["saldo_awal_piutang_simulate"]),
      "Mutation.saldoAwalPiutangReplace": kop_logo_delete_plan2(registry.pgResources["saldo_awal_piutang_replace"]),
      "Mutation.akunCreate": kop_logo_delete_plan2(registry.pgResources["akun_create"]),
      "Mutation.hutangSimulate": kop_logo_delete_plan2(registry.pgResources["hutang_simulate"]),
      "Mutation.hutangReplace": kop_logo_delete_plan2(registry.pgResources["hutang_replace"]),
      "Mutation.piutangSimulate": kop_logo_delete_plan2(registry.pgResources["piutang_simulate"]),
      "Mutation.piutangReplace": kop_logo_delete_plan2(registry.pgResources["piutang_replace"]),
      "Mutation.jurnalUmumSimulate": kop_logo_delete_plan2(registry.pgResources["jurnal_umum_simulate"]),
      "Mutation.jurnalUmumReplace": kop_logo_delete_plan2(registry.pgResources["jurnal_umum_replace"]),
      "Mutation.transferStokSimulate": kop_logo_delete_plan2(registry.pgResources["transfer_stok_simulate"]),
      "Mutation.transferStokReplace": kop_logo_delete_plan2(registry.pgResources["transfer_stok_replace"]),
      "Mutation.kasKeluarMassal": kop_logo_delete_plan2(registry.pgResources["kas_keluar_massal"]),
      "Mutation.kasKeluarMassalSimulate": kop_logo_delete_plan2(registry.pgResources["kas_keluar_massal_simulate"]),
      "Mutation.kasMasukMassal": kop_logo_delete_plan2(registry.pgResources["kas_masuk_massal"]),
      "Mutation.kasMasukMassalSimulate": kop_logo_delete_plan2(registry.pgResources["kas_masuk_massal_simulate"]),
      "Mutation.penggunaanPersediaanMassal": kop_logo_delete_plan2(registry.pgResources["penggunaan_persediaan_massal"]),
      "Mutation.penggunaanPersediaanMassalSimulate": kop_logo_delete_plan2(registry.pgResources["penggunaan_persediaan_massal_simulate"]),
      "Mutation.saldoAwalHutangMassal": kop_logo_delete_plan2(registry.pgResources["saldo_awal_hutang_massal"]),
      "Mutation.saldoAwalHutangMassalSimulate": kop_logo_delete_plan2(registry.pgResources["saldo_awal_hutang_massal_simulate"]),
      "Mutation.saldoAwalPiutangMassal": kop_logo_delete_plan2(registry.pgResources["saldo_awal_piutang_massal"]),
      "Mutation.saldoAwalPiutangMassalSimulate": kop_logo_delete_plan2(registry.pgResources["saldo_awal_piutang_massal_simulate"]),
      "Mutation.orderPembelianSimulate": kop_logo_delete_plan2(registry.pgResources["order_pembelian_simulate"]),
      "Mutation.orderPembelianReplace": kop_logo_delete_plan2(registry.pgResources["order_pembelian_replace"]),
      "Mutation.orderPenjualanSimulate": kop_logo_delete_plan2(registry.pgResources["order_penjualan_simulate"]),
      "Mutation.orderPenjualanReplace": kop_logo_delete_plan2(registry.pgResources["order_penjualan_replace"]),
      "Mutation.hutangMassal": kop_logo_delete_plan2(registry.pgResources["hutang_massal"]),
      "Mutation.hutangMassalSimulate": kop_logo_delete_plan2(registry.pgResources["hutang_massal_simulate"]),
      "Mutation.piutangMassal": kop_logo_delete_plan2(registry.pgResources["piutang_massal"]),
      "Mutation.piutangMassalSimulate": kop_logo_delete_plan2(registry.pgResources["piutang_massal_simulate"]),
      "Mutation.jurnalUmumMassal": kop_logo_delete_plan2(registry.pgResources["jurnal_umum_massal"]),
      "Mutation.jurnalUmumMassalSimulate": kop_logo_delete_plan2(registry.pgResources["jurnal_umum_massal_simulate"]),
      "Mutation.transferStokMassal": kop_logo_delete_plan2(registry.pgResources["transfer_stok_massal"]),
      "Mutation.transferStokMassalSimulate": kop_logo_delete_plan2(registry.pgResources["transfer_stok_massal_simulate"]),
      "Mutation.kasKeluarCreate": kop_logo_delete_plan2(registry.pgResources["kas_keluar_create"]),
      "Mutation.kasMasukCreate": kop_logo_delete_plan2(registry.pgResources["kas_masuk_create"]),
      "Mutation.penggunaanPersediaanCreate": kop_logo_delete_plan2(registry.pgResources["penggunaan_persediaan_create"]),
      "Mutation.saldoAwalHutangCreate": kop_logo_delete_plan2(registry.pgResources["saldo_awal_hutang_create"]),
      "Mutation.saldoAwalPiutangCreate": kop_logo_delete_plan2(registry.pgResources["saldo_awal_piutang_create"]),
      "Mutation.orderPembelianMassal": kop_logo_delete_plan2(registry.pgResources["order_pembelian_massal"]),
      "Mutation.orderPembelianMassalSimulate": kop_logo_delete_plan2(registry.pgResources["order_pembelian_massal_simulate"]),
      "Mutation.orderPenjualanMassal": kop_logo_delete_plan2(registry.pgResources["order_penjualan_massal"]),
      "Mutation.orderPenjualanMassalSimulate": kop_logo_delete_plan2(registry.pgResources["order_penjualan_massal_simulate"]),
      "Mutation.cdcJobAksi": kop_logo_delete_plan2(registry.pgResources["cdc_job_aksi"]),
      "Mutation.hutangCreate": kop_logo_delete_plan2(registry.pgResources["hutang_create"]),
      "Mutation.piutangCreate": kop_logo_delete_plan2(registry.pgResources["piutang_create"]),
      "Mutation.jurnalUmumCreate": kop_logo_delete_plan2(registry.pgResources["jurnal_umum_create"]),
      "Mutation.transferStokCreate": kop_logo_delete_plan2(registry.pgResources["transfer_stok_create"]),
      "Mutation.kontakCreate": kop_logo_delete_plan2(registry.pgResources["kontak_create"]),
      "Mutation.orderPembelianCreate": kop_logo_delete_plan2(registry.pgResources["order_pembelian_create"]),
      "Mutation.orderPenjualanCreate": kop_logo_delete_plan2(registry.pgResources["order_penjualan_create"]),
      "Mutation.opnameStokSimulate": kop_logo_delete_plan2(registry.pgResources["opname_stok_simulate"]),
      "Mutation.opnameStokReplace": kop_logo_delete_plan2(registry.pgResources["opname_stok_replace"]),
      "Mutation.opnameStokMassal": kop_logo_delete_plan2(registry.pgResources["opname_stok_massal"]),
      "Mutation.opnameStokMassalSimulate": kop_logo_delete_plan2(registry.pgResources["opname_stok_massal_simulate"]),
      "Mutation.opnameStokCreate": kop_logo_delete_plan2(registry.pgResources["opname_stok_create"]),
      "Mutation.auditHutangPiutangSimulate": kop_logo_delete_plan2(registry.pgResources["audit_hutang_piutang_simulate"]),
      "Mutation.auditHutangPiutangReplace": kop_logo_delete_plan2(registry.pgResources["audit_hutang_piutang_replace"]),
      "Mutation.returPembelianSimulate": kop_logo_delete_plan2(registry.pgResources["retur_pembelian_simulate"]),
      "Mutation.returPembelianReplace": kop_logo_delete_plan2(registry.pgResources["retur_pembelian_replace"]),
      "Mutation.auditHutangPiutangMassal": kop_logo_delete_plan2(registry.pgResources["audit_hutang_piutang_massal"]),
      "Mutation.auditHutangPiutangMassalSimulate": kop_logo_delete_plan2(registry.pgResources["audit_hutang_piutang_massal_simulate"]),
      "Mutation.returPembelianMassal": kop_logo_delete_plan2(registry.pgResources["retur_pembelian_massal"]),
      "Mutation.returPembelianMassalSimulate": kop_logo_delete_plan2(registry.pgResources["retur_pembelian_massal_simulate"]),
      "Mutation.auditHutangPiutangCreate": kop_logo_delete_plan2(registry.pgResources["audit_hutang_piutang_create"]),
      "Mutation.returPembelianCreate": kop_logo_delete_plan2(registry.pgResources["retur_pembelian_create"]),
      "Mutation.cdcJobCreate": kop_logo_delete_plan2(registry.pgResources["cdc_job_create"]),
      "Mutation.asetCreate": kop_logo_delete_plan2(registry.pgResources["aset_create"]),
      "Mutation.barangCreate": kop_logo_delete_plan2(registry.pgResources["barang_create"]),
      "Mutation.pembelianSimulate": kop_logo_delete_plan2(registry.pgResources["pembelian_simulate"]),
      "Mutation.pembelianReplace": kop_logo_delete_plan2(registry.pgResources["pembelian_replace"]),
      "Mutation.returPenjualanSimulate": kop_logo_delete_plan2(registry.pgResources["retur_penjualan_simulate"]),
      "Mutation.returPenjualanReplace": kop_logo_delete_plan2(registry.pgResources["retur_penjualan_replace"]),
      "Mutation.pembelianMassal": kop_logo_delete_plan2(registry.pgResources["pembelian_massal"]),
      "Mutation.pembelianMassalSimulate": kop_logo_delete_plan2(registry.pgResources["pembelian_massal_simulate"]),
      "Mutation.penjualanSimulate": kop_logo_delete_plan2(registry.pgResources["penjualan_simulate"]),
      "Mutation.penjualanReplace": kop_logo_delete_plan2(registry.pgResources["penjualan_replace"]),
      "Mutation.returPenjualanMassal": kop_logo_delete_plan2(registry.pgResources["retur_penjualan_massal"]),
      "Mutation.returPenjualanMassalSimulate": kop_logo_delete_plan2(registry.pgResources["retur_penjualan_massal_simulate"]),
      "Mutation.pembelianCreate": kop_logo_delete_plan2(registry.pgResources["pembelian_create"]),
      "Mutation.penjualanMassal": kop_logo_delete_plan2(registry.pgResources["penjualan_massal"]),
      "Mutation.penjualanMassalSimulate": kop_logo_delete_plan2(registry.pgResources["penjualan_massal_simulate"]),
      "Mutation.pelunasanHutangSimulate": kop_logo_delete_plan2(registry.pgResources["pelunasan_hutang_simulate"]),
      "Mutation.pelunasanHutangReplace": kop_logo_delete_plan2(registry.pgResources["pelunasan_hutang_replace"]),
      "Mutation.pelunasanPiutangSimulate": kop_logo_delete_plan2(registry.pgResources["pelunasan_piutang_simulate"]),
      "Mutation.pelunasanPiutangReplace": kop_logo_delete_plan2(registry.pgResources["pelunasan_piutang_replace"]),
      "Mutation.bayarPoinSimulate": kop_logo_delete_plan2(registry.pgResources["bayar_poin_simulate"]),
      "Mutation.bayarPoinReplace": kop_logo_delete_plan2(registry.pgResources["bayar_poin_replace"]),
      "Mutation.returPenjualanCreate": kop_logo_delete_plan2(registry.pgResources["retur_penjualan_create"]),
      "Mutation.penjualanCreate": kop_logo_delete_plan2(registry.pgResources["penjualan_create"]),
      "Mutation.pelunasanHutangMassal": kop_logo_delete_plan2(registry.pgResources["pelunasan_hutang_massal"]),
      "Mutation.pelunasanHutangMassalSimulate": kop_logo_delete_plan2(registry.pgResources["pelunasan_hutang_massal_simulate"]),
      "Mutation.pelunasanPiutangMassal": kop_logo_delete_plan2(registry.pgResources["pelunasan_piutang_massal"]),
      "Mutation.pelunasanPiutangMassalSimulate": kop_logo_delete_plan2(registry.pgResources["pelunasan_piutang_massal_simulate"]),
      "Mutation.bayarPoinMassal": kop_logo_delete_plan2(registry.pgResources["bayar_poin_massal"]),
      "Mutation.bayarPoinMassalSimulate": kop_logo_delete_plan2(registry.pgResources["bayar_poin_massal_simulate"]),
      "Mutation.pelunasanHutangCreate": kop_logo_delete_plan2(registry.pgResources["pelunasan_hutang_create"]),
      "Mutation.pelunasanPiutangCreate": kop_logo_delete_plan2(registry.pgResources["pelunasan_piutang_create"]),
      "Mutation.bayarPoinCreate": kop_logo_delete_plan2(registry.pgResources["bayar_poin_create"]),
      "KopLogoDeletePayload.clientMutationId": clientMutationIdOfPayload,
      "KopLogoDeletePayload.result": planCustomMutationPayloadResult,
      "KunciApiPutarPayload.clientMutationId": clientMutationIdOfPayload,
      "KunciApiPutarPayload.result": planCustomMutationPayloadResult,
      "WebhookPengirimanUlangPayload.clientMutationId": clientMutationIdOfPayload,
      "WebhookPengirimanUlangPayload.result": planCustomMutationPayloadResult,
      "WebhookPutarPayload.clientMutationId": clientMutationIdOfPayload,
      "WebhookPutarPayload.result": planCustomMutationPayloadResult,
      "WebhookUjiPayload.clientMutationId": clientMutationIdOfPayload,
      "WebhookUjiPayload.result": planCustomMutationPayloadResult,
      "DashboardTriggerPayload.clientMutationId": clientMutationIdOfPayload,
      "DashboardTriggerPayload.result": planCustomMutationPayloadResult,
      "DefaultTenantSetPayload.clientMutationId": clientMutationIdOfPayload,
      "DefaultTenantSetPayload.result": planCustomMutationPayloadResult,
      "KopLogoSetPayload.clientMutationId": clientMutationIdOfPayload,
      "KopLogoSetPayload.result": planCustomMutationPayloadResult,
      "KunciApiCabutPayload.clientMutationId": clientMutationIdOfPayload,
      "KunciApiCabutPayload.result": planCustomMutationPayloadResult,
      "NotifikasiBacaPayload.clientMutationId": clientMutationIdOfPayload,
      "NotifikasiBacaPayload.result": planCustomMutationPayloadResult,
      "WebhookDeletePayload.clientMutationId": clientMutationIdOfPayload,
      "WebhookDeletePayload.result": planCustomMutationPayloadResult,
      "WebhookCreatePayload.clientMutationId": clientMutationIdOfPayload,
      "WebhookCreatePayload.result": planCustomMutationPayloadResult,
      "WebhookPatchPayload.clientMutationId": clientMutationIdOfPayload,
      "WebhookPatchPayload.result": planCustomMutationPayloadResult,
      "TahunBukaPayload.clientMutationId": clientMutationIdOfPayload,
      "TahunBukaPayload.result": planCustomMutationPayloadResult,
      "TahunTutupSimulatePayload.clientMutationId": clientMutationIdOfPayload,
      "TahunTutupSimulatePayload.result": planCustomMutationPayloadResult,
      "NotifikasiPreferensiSetPayload.clientMutationId": clientMutationIdOfPayload,
      "NotifikasiPreferensiSetPayload.result": planCustomMutationPayloadResult,
      "PengaturanPatchPayload.clientMutationId": clientMutationIdOfPayload,
      "PengaturanPatchPayload.result": planCustomMutationPayloadResult,
      "DraftReplacePayload.clientMutationId": clientMutationIdOfPayload,
      "DraftReplacePayload.result": planCustomMutationPayloadResult,
      "TransaksiCancelPayload.clientMutationId": clientMutationIdOfPayload,
      "TransaksiCancelPayload.result": planCustomMutationPayloadResult,
      "KunciApiCreatePayload.clientMutationId": clientMutationIdOfPayload,
      "KunciApiCreatePayload.result": planCustomMutationPayloadResult,
      "TransaksiPatchPayload.clientMutationId": clientMutationIdOfPayload,
      "TransaksiPatchPayload.result": planCustomMutationPayloadResult,
      "AksesTenantRequestPayload.clientMutationId": clientMutationIdOfPayload,
      "AksesTenantRequestPayload.result": planCustomMutationPayloadResult,
      "MasterMassalPayload.clientMutationId": clientMutationIdOfPayload,
      "MasterMassalPayload.result": planCustomMutationPayloadResult,
      "MasterUpsertPayload.clientMutationId": clientMutationIdOfPayload,
      "MasterUpsertPayload.result": planCustomMutationPayloadResult,
      "MasterDeactivatePayload.clientMutationId": clientMutationIdOfPayload,
      "MasterDeactivatePayload.result": planCustomMutationPayloadResult,
      "MasterPatchPayload.clientMutationId": clientMutationIdOfPayload,
      "MasterPatchPayload.result": planCustomMutationPayloadResult,
      "MasterReplacePayload.clientMutationId": clientMutationIdOfPayload,
      "MasterReplacePayload.result": planCustomMutationPayloadResult,
      "PenggunaCreatePayload.clientMutationId": clientMutationIdOfPayload,
      "PenggunaCreatePayload.result": planCustomMutationPayloadResult,
      "MasaPajakSetPayload.clientMutationId": clientMutationIdOfPayload,
      "MasaPajakSetPayload.result": planCustomMutationPayloadResult,
      "HargaCreatePayload.clientMutationId": clientMutationIdOfPayload,
      "HargaCreatePayload.result": planCustomMutationPayloadResult,
      "SatuanCreatePayload.clientMutationId": clientMutationIdOfPayload,
      "SatuanCreatePayload.result": planCustomMutationPayloadResult,
      "BarangSatuanCreatePayload.clientMutationId": clientMutationIdOfPayload,
      "BarangSatuanCreatePayload.result": planCustomMutationPayloadResult,
      "ModulSetPayload.clientMutationId": clientMutationIdOfPayload,
      "ModulSetPayload.result": planCustomMutationPayloadResult,
      "PenggunaAssignPayload.clientMutationId": clientMutationIdOfPayload,
      "PenggunaAssignPayload.result": planCustomMutationPayloadResult,
      "DraftCreatePayload.clientMutationId": clientMutationIdOfPayload,
      "DraftCreatePayload.result": planCustomMutationPayloadResult,
      "PeriodeSetPayload.clientMutationId": clientMutationIdOfPayload,
      "PeriodeSetPayload.result": planCustomMutationPayloadResult,
      "PreferensiTabelSetPayload.clientMutationId": clientMutationIdOfPayload,
      "PreferensiTabelSetPayload.result": planCustomMutationPayloadResult,
      "DimensiNilaiCreatePayload.clientMutationId": clientMutationIdOfPayload,
      "DimensiNilaiCreatePayload.result": planCustomMutationPayloadResult,
      "BarangHargaCreatePayload.clientMutationId": clientMutationIdOfPayload,
      "BarangHargaCreatePayload.result": planCustomMutationPayloadResult,
      "AsetLepasSimulatePayload.clientMutationId": clientMutationIdOfPayload,
      "AsetLepasSimulatePayload.result": planCustomMutationPayloadResult,
      "TransaksiSimulasi.dimensi": plans_parts_plan_Master_dimensi,
      "TransaksiSimulasi.kelebihan": plans_parts_plan_TransaksiLengkap_kelebihan,
      "KasBankSimulatePayload.clientMutationId": clientMutationIdOfPayload,
      "KasBankSimulatePayload.result": planCustomMutationPayloadResult,
      "KasBankReplacePayload.clientMutationId": clientMutationIdOfPayload,
      "KasBankReplacePayload.result": planCustomMutationPayloadResult,
      "AnggaranSetPayload.clientMutationId": clientMutationIdOfPayload,
      "AnggaranSetPayload.result": planCustomMutationPayloadResult,
      "KasBankMassalPayload.clientMutationId": clientMutationIdOfPayload,
      "KasBankMassalPayload.result": planCustomMutationPayloadResult,
      "KasBankMassalSimulatePayload.clientMutationId": clientMutationIdOfPayload,
      "KasBankMassalSimulatePayload.result": planCustomMutationPayloadResult,
      "TransaksiVoidSimulatePayload.clientMutationId": clientMutationIdOfPayload,
      "TransaksiVoidSimulatePayload.result": planCustomMutationPayloadResult,
      "PenyusutanSimulatePayload.clientMutationId": clientMutationIdOfPayload,
      "PenyusutanSimulatePayload.result": planCustomMutationPayloadResult,
      "PenyusutanReplacePayload.clientMutationId": clientMutationIdOfPayload,
      "PenyusutanReplacePayload.result": planCustomMutationPayloadResult,
      "PenyusutanMassalPayload.clientMutationId": clientMutationIdOfPayload,
      "PenyusutanMassalPayload.result": planCustomMutationPayloadResult,
      "PenyusutanMassalSimulatePayload.clientMutationId": clientMutationIdOfPayload,
      "PenyusutanMassalSimulatePayload.result": planCustomMutationPayloadResult,
      "DimensiCreatePayload.clientMutationId": clientMutationIdOfPayload,
      "DimensiCreatePayload.result": planCustomMutationPayloadResult,
      "TransaksiTutupPayload.clientMutationId": clientMutationIdOfPayload,
      "TransaksiTutupPayload.result": planCustomMutationPayloadResult,
      "TransaksiApprovePayload.clientMutationId": clientMutationIdOfPayload,
      "TransaksiApprovePayload.result": planCustomMutationPayloadResult,
      "TransaksiTerimaPayload.clientMutationId": clientMutationIdOfPayload,
      "TransaksiTerimaPayload.result": planCustomMutationPayloadResult,
      "TahunTutupPayload.clientMutationId": clientMutationIdOfPayload,
      "TahunTutupPayload.result": planCustomMutationPayloadResult,
      "LokasiCreatePayload.clientMutationId": clientMutationIdOfPayload,
      "LokasiCreatePayload.result": planCustomMutationPayloadResult,
      "KasBankCreatePayload.clientMutationId": clientMutationIdOfPayload,
      "KasBankCreatePayload.result": planCustomMutationPayloadResult,
      "AsetLepasPayload.clientMutationId": clientMutationIdOfPayload,
      "AsetLepasPayload.result": planCustomMutationPayloadResult,
      "PenyusutanCreatePayload.clientMutationId": clientMutationIdOfPayload,
      "PenyusutanCreatePayload.result": planCustomMutationPayloadResult,
      "TransaksiVoidPayload.clientMutationId": clientMutationIdOfPayload,
      "TransaksiVoidPayload.result": planCustomMutationPayloadResult,
      "DraftSubmitPayload.clientMutationId": clientMutationIdOfPayload,
      "DraftSubmitPayload.result": planCustomMutationPayloadResult,
      "KasKeluarSimulatePayload.clientMutationId": clientMutationIdOfPayload,
      "KasKeluarSimulatePayload.result": planCustomMutationPayloadResult,
      "KasKeluarReplacePayload.clientMutationId": clientMutationIdOfPayload,
      "KasKeluarReplacePayload.result": planCustomMutationPayloadResult,
      "KasMasukSimulatePayload.clientMutationId": clientMutationIdOfPayload,
      "KasMasukSimulatePayload.result": planCustomMutationPayloadResult,
      "KasMasukReplacePayload.clientMutationId": clientMutationIdOfPayload,
      "KasMasukReplacePayload.result": planCustomMutationPayloadResult,
      "PenggunaanPersediaanSimulatePayload.clientMutationId": clientMutationIdOfPayload,
      "PenggunaanPersediaanSimulatePayload.result": planCustomMutationPayloadResult,
      "PenggunaanPersediaanReplacePayload.clientMutationId": clientMutationIdOfPayload,
      "PenggunaanPersediaanReplacePayload.result": planCustomMutationPayloadResult,
      "SaldoAwalHutangSimulatePayload.clientMutationId": clientMutationIdOfPayload,
      "SaldoAwalHutangSimulatePayload.result": planCustomMutationPayloadResult,
      "SaldoAwalHutangReplacePayload.clientMutationId": clientMutationIdOfPayload,
      "SaldoAwalHutangReplacePayload.result": planCustomMutationPayloadResult,
      "SaldoAwalPiutangSimulatePayload.clientMutationId": clientMutationIdOfPayload,
      "SaldoAwalPiutangSimulatePayload.result": planCustomMutationPayloadResult,
      "SaldoAwalPiutangReplacePayload.clientMutationId": clientMutationIdOfPayload,
      "SaldoAwalPiutangReplacePayload.result": planCustomMutationPayloadResult,
      "AkunCreatePayload.clientMutationId": clientMutationIdOfPayload,
      "AkunCreatePayload.result": planCustomMutationPayloadResult,
      "HutangSimulatePayload.clientMutationId": clientMutationIdOfPayload,
      "HutangSimulatePayload.result": planCustomMutationPayloadResult,
      "HutangReplacePayload.clientMutationId": clientMutationIdOfPayload,
      "HutangReplacePayload.result": planCustomMutationPayloadResult,
      "PiutangSimulatePayload.clientMutationId": clientMutationIdOfPayload,
      "PiutangSimulatePayload.result": planCustomMutationPayloadResult,
      "PiutangReplacePayload.clientMutationId": clientMutationIdOfPayload,
      "PiutangReplacePayload.result": planCustomMutationPayloadResult,
      "JurnalUmumSimulatePayload.clientMutationId": clientMutationIdOfPayload,
      "JurnalUmumSimulatePayload.result": planCustomMutationPayloadResult,
      "JurnalUmumReplacePayload.clientMutationId": clientMutationIdOfPayload,
      "JurnalUmumReplacePayload.result": planCustomMutationPayloadResult,
      "TransferStokSimulatePayload.clientMutationId": clientMutationIdOfPayload,
      "TransferStokSimulatePayload.result": planCustomMutationPayloadResult,
      "TransferStokReplacePayload.clientMutationId": clientMutationIdOfPayload,
      "TransferStokReplacePayload.result": planCustomMutationPayloadResult,
      "KasKeluarMassalPayload.clientMutationId": clientMutationIdOfPayload,
      "KasKeluarMassalPayload.result": planCustomMutationPayloadResult,
      "KasKeluarMassalSimulatePayload.clientMutationId": clientMutationIdOfPayload,
      "KasKeluarMassalSimulatePayload.result": planCustomMutationPayloadResult,
      "KasMasukMassalPayload.clientMutationId": clientMutationIdOfPayload,
      "KasMasukMassalPayload.result": planCustomMutationPayloadResult,
      "KasMasukMassalSimulatePayload.clientMutationId": clientMutationIdOfPayload,
      "KasMasukMassalSimulatePayload.result": planCustomMutationPayloadResult,
      "PenggunaanPersediaanMassalPayload.clientMutationId": clientMutationIdOfPayload,
      "PenggunaanPersediaanMassalPayload.result": planCustomMutationPayloadResult,
      "PenggunaanPersediaanMassalSimulatePayload.clientMutationId": clientMutationIdOfPayload,
      "PenggunaanPersediaanMassalSimulatePayload.result": planCustomMutationPayloadResult,
      "SaldoAwalHutangMassalPayload.clientMutationId": clientMutationIdOfPayload,
      "SaldoAwalHutangMassalPayload.result": planCustomMutationPayloadResult,
      "SaldoAwalHutangMassalSimulatePayload.clientMutationId": clientMutationIdOfPayload,
      "SaldoAwalHutangMassalSimulatePayload.result": planCustomMutationPayloadResult,
      "SaldoAwalPiutangMassalPayload.clientMutationId": clientMutationIdOfPayload,
      "SaldoAwalPiutangMassalPayload.result": planCustomMutationPayloadResult,
      "SaldoAwalPiutangMassalSimulatePayload.clientMutationId": clientMutationIdOfPayload,
      "SaldoAwalPiutangMassalSimulatePayload.result": planCustomMutationPayloadResult,
      "OrderPembelianSimulatePayload.clientMutationId": clientMutationIdOfPayload,
      "OrderPembelianSimulatePayload.result": planCustomMutationPayloadResult,
      "OrderPembelianReplacePayload.clientMutationId": clientMutationIdOfPayload,
      "OrderPembelianReplacePayload.result": planCustomMutationPayloadResult,
      "OrderPenjualanSimulatePayload.clientMutationId": clientMutationIdOfPayload,
      "OrderPenjualanSimulatePayload.result": planCustomMutationPayloadResult,
      "OrderPenjualanReplacePayload.clientMutationId": clientMutationIdOfPayload,
      "OrderPenjualanReplacePayload.result": planCustomMutationPayloadResult,
      "HutangMassalPayload.clientMutationId": clientMutationIdOfPayload,
      "HutangMassalPayload.result": planCustomMutationPayloadResult,
      "HutangMassalSimulatePayload.clientMutationId": clientMutationIdOfPayload,
      "HutangMassalSimulatePayload.result": planCustomMutationPayloadResult,
      "PiutangMassalPayload.clientMutationId": clientMutationIdOfPayload,
      "PiutangMassalPayload.result": planCustomMutationPayloadResult,
      "PiutangMassalSimulatePayload.clientMutationId": clientMutationIdOfPayload,
      "PiutangMassalSimulatePayload.result": planCustomMutationPayloadResult,
      "JurnalUmumMassalPayload.clientMutationId": clientMutationIdOfPayload,
      "JurnalUmumMassalPayload.result": planCustomMutationPayloadResult,
      "JurnalUmumMassalSimulatePayload.clientMutationId": clientMutationIdOfPayload,
      "JurnalUmumMassalSimulatePayload.result": planCustomMutationPayloadResult,
      "TransferStokMassalPayload.clientMutationId": clientMutationIdOfPayload,
      "TransferStokMassalPayload.result": planCustomMutationPayloadResult,
      "TransferStokMassalSimulatePayload.clientMutationId": clientMutationIdOfPayload,
      "TransferStokMassalSimulatePayload.result": planCustomMutationPayloadResult,
      "KasKeluarCreatePayload.clientMutationId": clientMutationIdOfPayload,
      "KasKeluarCreatePayload.result": planCustomMutationPayloadResult,
      "KasMasukCreatePayload.clientMutationId": clientMutationIdOfPayload,
      "KasMasukCreatePayload.result": planCustomMutationPayloadResult,
      "PenggunaanPersediaanCreatePayload.clientMutationId": clientMutationIdOfPayload,
      "PenggunaanPersediaanCreatePayload.result": planCustomMutationPayloadResult,
      "SaldoAwalHutangCreatePayload.clientMutationId": clientMutationIdOfPayload,
      "SaldoAwalHutangCreatePayload.result": planCustomMutationPayloadResult,
      "SaldoAwalPiutangCreatePayload.clientMutationId": clientMutationIdOfPayload,
      "SaldoAwalPiutangCreatePayload.result": planCustomMutationPayloadResult,
      "OrderPembelianMassalPayload.clientMutationId": clientMutationIdOfPayload,
      "OrderPembelianMassalPayload.result": planCustomMutationPayloadResult,
      "OrderPembelianMassalSimulatePayload.clientMutationId": clientMutationIdOfPayload,
      "OrderPembelianMassalSimulatePayload.result": planCustomMutationPayloadResult,
      "OrderPenjualanMassalPayload.clientMutationId": clientMutationIdOfPayload,
      "OrderPenjualanMassalPayload.result": planCustomMutationPayloadResult,
      "OrderPenjualanMassalSimulatePayload.clientMutationId": clientMutationIdOfPayload,
      "OrderPenjualanMassalSimulatePayload.result": planCustomMutationPayloadResult,
      "CdcJobAksiPayload.clientMutationId": clientMutationIdOfPayload,
      "CdcJobAksiPayload.result": planCustomMutationPayloadResult,
      "HutangCreatePayload.clientMutationId": clientMutationIdOfPayload,
      "HutangCreatePayload.result": planCustomMutationPayloadResult,
      "PiutangCreatePayload.clientMutationId": clientMutationIdOfPayload,
      "PiutangCreatePayload.result": planCustomMutationPayloadResult,
      "JurnalUmumCreatePayload.clientMutationId": clientMutationIdOfPayload,
      "JurnalUmumCreatePayload.result": planCustomMutationPayloadResult,
      "TransferStokCreatePayload.clientMutationId": clientMutationIdOfPayload,
      "TransferStokCreatePayload.result": planCustomMutationPayloadResult,
      "KontakCreatePayload.clientMutationId": clientMutationIdOfPayload,
      "KontakCreatePayload.result": planCustomMutationPayloadResult,
      "OrderPembelianCreatePayload.clientMutationId": clientMutationIdOfPayload,
      "OrderPembelianCreatePayload.result": planCustomMutationPayloadResult,
      "OrderPenjualanCreatePayload.clientMutationId": clientMutationIdOfPayload,
      "OrderPenjualanCreatePayload.result": planCustomMutationPayloadResult,
      "OpnameStokSimulatePayload.clientMutationId": clientMutationIdOfPayload,
      "OpnameStokSimulatePayload.result": planCustomMutationPayloadResult,
      "OpnameStokReplacePayload.clientMutationId": clientMutationIdOfPayload,
      "OpnameStokReplacePayload.result": planCustomMutationPayloadResult,
      "OpnameStokMassalPayload.clientMutationId": clientMutationIdOfPayload,
      "OpnameStokMassalPayload.result": planCustomMutationPayloadResult,
      "OpnameStokMassalSimulatePayload.clientMutationId": clientMutationIdOfPayload,
      "OpnameStokMassalSimulatePayload.result": planCustomMutationPayloadResult,
      "OpnameStokCreatePayload.clientMutationId": clientMutationIdOfPayload,
      "OpnameStokCreatePayload.result": planCustomMutationPayloadResult,
      "AuditHutangPiutangSimulatePayload.clientMutationId": clientMutationIdOfPayload,
      "AuditHutangPiutangSimulatePayload.result": planCustomMutationPayloadResult,
      "AuditHutangPiutangReplacePayload.clientMutationId": clientMutationIdOfPayload,
      "AuditHutangPiutangReplacePayload.result": planCustomMutationPayloadResult,
      "ReturPembelianSimulatePayload.clientMutationId": clientMutationIdOfPayload,
      "ReturPembelianSimulatePayload.result": planCustomMutationPayloadResult,
      "ReturPembelianReplacePayload.clientMutationId": clientMutationIdOfPayload,
      "ReturPembelianReplacePayload.result": planCustomMutationPayloadResult,
      "AuditHutangPiutangMassalPayload.clientMutationId": clientMutationIdOfPayload,
      "AuditHutangPiutangMassalPayload.result": planCustomMutationPayloadResult,
      "AuditHutangPiutangMassalSimulatePayload.clientMutationId": clientMutationIdOfPayload,
      "AuditHutangPiutangMassalSimulatePayload.result": planCustomMutationPayloadResult,
      "ReturPembelianMassalPayload.clientMutationId": clientMutationIdOfPayload,
      "ReturPembelianMassalPayload.result": planCustomMutationPayloadResult,
      "ReturPembelianMassalSimulatePayload.clientMutationId": clientMutationIdOfPayload,
      "ReturPembelianMassalSimulatePayload.result": planCustomMutationPayloadResult,
      "AuditHutangPiutangCreatePayload.clientMutationId": clientMutationIdOfPayload,
      "AuditHutangPiutangCreatePayload.result": planCustomMutationPayloadResult,
      "ReturPembelianCreatePayload.clientMutationId": clientMutationIdOfPayload,
      "ReturPembelianCreatePayload.result": planCustomMutationPayloadResult,
      "CdcJobCreatePayload.clientMutationId": clientMutationIdOfPayload,
      "CdcJobCreatePayload.result": planCustomMutationPayloadResult,
      "AsetCreatePayload.clientMutationId": clientMutationIdOfPayload,
      "AsetCreatePayload.result": planCustomMutationPayloadResult,
      "BarangCreatePayload.clientMutationId": clientMutationIdOfPayload,
      "BarangCreatePayload.result": planCustomMutationPayloadResult,
      "PembelianSimulatePayload.clientMutationId": clientMutationIdOfPayload,
      "PembelianSimulatePayload.result": planCustomMutationPayloadResult,
      "PembelianReplacePayload.clientMutationId": clientMutationIdOfPayload,
      "PembelianReplacePayload.result": planCustomMutationPayloadResult,
      "ReturPenjualanSimulatePayload.clientMutationId": clientMutationIdOfPayload,
      "ReturPenjualanSimulatePayload.result": planCustomMutationPayloadResult,
      "ReturPenjualanReplacePayload.clientMutationId": clientMutationIdOfPayload,
      "ReturPenjualanReplacePayload.result": planCustomMutationPayloadResult,
      "PembelianMassalPayload.clientMutationId": clientMutationIdOfPayload,
      "PembelianMassalPayload.result": planCustomMutationPayloadResult,
      "PembelianMassalSimulatePayload.clientMutationId": clientMutationIdOfPayload,
      "PembelianMassalSimulatePayload.result": planCustomMutationPayloadResult,
      "PenjualanSimulatePayload.clientMutationId": clientMutationIdOfPayload,
      "PenjualanSimulatePayload.result": planCustomMutationPayloadResult,
      "PenjualanReplacePayload.clientMutationId": clientMutationIdOfPayload,
      "PenjualanReplacePayload.result": planCustomMutationPayloadResult,
      "ReturPenjualanMassalPayload.clientMutationId": clientMutationIdOfPayload,
      "ReturPenjualanMassalPayload.result": planCustomMutationPayloadResult,
      "ReturPenjualanMassalSimulatePayload.clientMutationId": clientMutationIdOfPayload,
      "ReturPenjualanMassalSimulatePayload.result": planCustomMutationPayloadResult,
      "PembelianCreatePayload.clientMutationId": clientMutationIdOfPayload,
      "PembelianCreatePayload.result": planCustomMutationPayloadResult,
      "PenjualanMassalPayload.clientMutationId": clientMutationIdOfPayload,
      "PenjualanMassalPayload.result": planCustomMutationPayloadResult,
      "PenjualanMassalSimulatePayload.clientMutationId": clientMutationIdOfPayload,
      "PenjualanMassalSimulatePayload.result": planCustomMutationPayloadResult,
      "PelunasanHutangSimulatePayload.clientMutationId": clientMutationIdOfPayload,
      "PelunasanHutangSimulatePayload.result": planCustomMutationPayloadResult,
      "PelunasanHutangReplacePayload.clientMutationId": clientMutationIdOfPayload,
      "PelunasanHutangReplacePayload.result": planCustomMutationPayloadResult,
      "PelunasanPiutangSimulatePayload.clientMutationId": clientMutationIdOfPayload,
      "PelunasanPiutangSimulatePayload.result": planCustomMutationPayloadResult,
      "PelunasanPiutangReplacePayload.clientMutationId": clientMutationIdOfPayload,
      "PelunasanPiutangReplacePayload.result": planCustomMutationPayloadResult,
      "BayarPoinSimulatePayload.clientMutationId": clientMutationIdOfPayload,
      "BayarPoinSimulatePayload.result": planCustomMutationPayloadResult,
      "BayarPoinReplacePayload.clientMutationId": clientMutationIdOfPayload,
      "BayarPoinReplacePayload.result": planCustomMutationPayloadResult,
      "ReturPenjualanCreatePayload.clientMutationId": clientMutationIdOfPayload,
      "ReturPenjualanCreatePayload.result": planCustomMutationPayloadResult,
      "PenjualanCreatePayload.clientMutationId": clientMutationIdOfPayload,
      "PenjualanCreatePayload.result": planCustomMutationPayloadResult,
      "PelunasanHutangMassalPayload.clientMutationId": clientMutationIdOfPayload,
      "PelunasanHutangMassalPayload.result": planCustomMutationPayloadResult,
      "PelunasanHutangMassalSimulatePayload.clientMutationId": clientMutationIdOfPayload,
      "PelunasanHutangMassalSimulatePayload.result": planCustomMutationPayloadResult,
      "PelunasanPiutangMassalPayload.clientMutationId": clientMutationIdOfPayload,
      "PelunasanPiutangMassalPayload.result": planCustomMutationPayloadResult,
      "PelunasanPiutangMassalSimulatePayload.clientMutationId": clientMutationIdOfPayload,
      "PelunasanPiutangMassalSimulatePayload.result": planCustomMutationPayloadResult,
      "BayarPoinMassalPayload.clientMutationId": clientMutationIdOfPayload,
      "BayarPoinMassalPayload.result": planCustomMutationPayloadResult,
      "BayarPoinMassalSimulatePayload.clientMutationId": clientMutationIdOfPayload,
      "BayarPoinMassalSimulatePayload.result": planCustomMutationPayloadResult,
      "PelunasanHutangCreatePayload.clientMutationId": clientMutationIdOfPayload,
      "PelunasanHutangCreatePayload.result": planCustomMutationPayloadResult,
      "PelunasanPiutangCreatePayload.clientMutationId": clientMutationIdOfPayload,
      "PelunasanPiutangCreatePayload.result": planCustomMutationPayloadResult,
      "BayarPoinCreatePayload.clientMutationId": clientMutationIdOfPayload,
      "BayarPoinCreatePayload.result": planCustomMutationPayloadResult
    },
    applyPlan: {
      "Query.daftarAkunPeranRef(last:)": applyLastArg,
      "Query.daftarAkunPeranRef(first:)": applyFirstUnlessLast,
      "Query.daftarAkunPeranRef(offset:)": applyOffsetArg,
      "Query.daftarAkunPeranRef(before:)": applyBeforeArg,
      "Query.daftarAkunPeranRef(after:)": applyAfterArg,
      "Query.daftarAkunPeranRef(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Query.daftarAkunPeranRef(orderBy:)": applyOrderByArgToConnection,
      "Query.daftarPajak(last:)": applyLastArg,
      "Query.daftarPajak(first:)": applyFirstUnlessLast,
      "Query.daftarPajak(offset:)": applyOffsetArg,
      "Query.daftarPajak(before:)": applyBeforeArg,
      "Query.daftarPajak(after:)": applyAfterArg,
      "Query.daftarPajak(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Query.daftarPajak(orderBy:)": applyOrderByArgToConnection,
      "Query.daftarPph(last:)": applyLastArg,
      "Query.daftarPph(first:)": applyFirstUnlessLast,
      "Query.daftarPph(offset:)": applyOffsetArg,
      "Query.daftarPph(before:)": applyBeforeArg,
      "Query.daftarPph(after:)": applyAfterArg,
      "Query.daftarPph(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Query.daftarPph(orderBy:)": applyOrderByArgToConnection,
      "Query.daftarAkunPeran(last:)": applyLastArg,
      "Query.daftarAkunPeran(first:)": applyFirstUnlessLast,
      "Query.daftarAkunPeran(offset:)": applyOffsetArg,
      "Query.daftarAkunPeran(before:)": applyBeforeArg,
      "Query.daftarAkunPeran(after:)": applyAfterArg,
      "Query.daftarAkunPeran(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Query.daftarAkunPeran(orderBy:)": applyOrderByArgToConnection,
      "Query.daftarModul(last:)": applyLastArg,
      "Query.daftarModul(first:)": applyFirstUnlessLast,
      "Query.daftarModul(offset:)": applyOffsetArg,
      "Query.daftarModul(before:)": applyBeforeArg,
      "Query.daftarModul(after:)": applyAfterArg,
      "Query.daftarModul(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Query.daftarModul(orderBy:)": applyOrderByArgToConnection,
      "Query.daftarPajakMasaKredit(last:)": applyLastArg,
      "Query.daftarPajakMasaKredit(first:)": applyFirstUnlessLast,
      "Query.daftarPajakMasaKredit(offset:)": applyOffsetArg,
      "Query.daftarPajakMasaKredit(before:)": applyBeforeArg,
      "Query.daftarPajakMasaKredit(after:)": applyAfterArg,
      "Query.daftarPajakMasaKredit(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Query.daftarPajakMasaKredit(orderBy:)": applyOrderByArgToConnection,
      "Query.daftarPphTarif(last:)": applyLastArg,
      "Query.daftarPphTarif(first:)": applyFirstUnlessLast,
      "Query.daftarPphTarif(offset:)": applyOffsetArg,
      "Query.daftarPphTarif(before:)": applyBeforeArg,
      "Query.daftarPphTarif(after:)": applyAfterArg,
      "Query.daftarPphTarif(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Query.daftarPphTarif(orderBy:)": applyOrderByArgToConnection,
      "Query.daftarJurnalBalik(last:)": applyLastArg,
      "Query.daftarJurnalBalik(first:)": applyFirstUnlessLast,
      "Query.daftarJurnalBalik(offset:)": applyOffsetArg,
      "Query.daftarJurnalBalik(before:)": applyBeforeArg,
      "Query.daftarJurnalBalik(after:)": applyAfterArg,
      "Query.daftarJurnalBalik(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Query.daftarJurnalBalik(orderBy:)": applyOrderByArgToConnection,
      "Query.daftarPoinSaldo(last:)": applyLastArg,
      "Query.daftarPoinSaldo(first:)": applyFirstUnlessLast,
      "Query.daftarPoinSaldo(offset:)": applyOffsetArg,
      "Query.daftarPoinSaldo(before:)": applyBeforeArg,
      "Query.daftarPoinSaldo(after:)": applyAfterArg,
      "Query.daftarPoinSaldo(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Query.daftarPoinSaldo(orderBy:)": applyOrderByArgToConnection,
      "Query.daftarTransaksiPembayaran(last:)": applyLastArg,
      "Query.daftarTransaksiPembayaran(first:)": applyFirstUnlessLast,
      "Query.daftarTransaksiPembayaran(offset:)": applyOffsetArg,
      "Query.daftarTransaksiPembayaran(before:)": applyBeforeArg,
      "Query.daftarTransaksiPembayaran(after:)": applyAfterArg,
      "Query.daftarTransaksiPembayaran(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Query.daftarTransaksiPembayaran(orderBy:)": applyOrderByArgToConnection,
      "Query.daftarSaldoHarian(last:)": applyLastArg,
      "Query.daftarSaldoHarian(first:)": applyFirstUnlessLast,
      "Query.daftarSaldoHarian(offset:)": applyOffsetArg,
      "Query.daftarSaldoHarian(before:)": applyBeforeArg,
      "Query.daftarSaldoHarian(after:)": applyAfterArg,
      "Query.daftarSaldoHarian(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Query.daftarSaldoHarian(orderBy:)": applyOrderByArgToConnection,
      "Query.daftarAkunSubklas(last:)": applyLastArg,
      "Query.daftarAkunSubklas(first:)": applyFirstUnlessLast,
      "Query.daftarAkunSubklas(offset:)": applyOffsetArg,
      "Query.daftarAkunSubklas(before:)": applyBeforeArg,
      "Query.daftarAkunSubklas(after:)": applyAfterArg,
      "Query.daftarAkunSubklas(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Query.daftarAkunSubklas(orderBy:)": applyOrderByArgToConnection,
      "Query.daftarPajakTarif(last:)": applyLastArg,
      "Query.daftarPajakTarif(first:)": applyFirstUnlessLast,
      "Query.daftarPajakTarif(offset:)": applyOffsetArg,
      "Query.daftarPajakTarif(before:)": applyBeforeArg,
      "Query.daftarPajakTarif(after:)": applyAfterArg,
      "Query.daftarPajakTarif(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Query.daftarPajakTarif(orderBy:)": applyOrderByArgToConnection,
      "Query.daftarHppTertunda(last:)": applyLastArg,
      "Query.daftarHppTertunda(first:)": applyFirstUnlessLast,
      "Query.daftarHppTertunda(offset:)": applyOffsetArg,
      "Query.daftarHppTertunda(before:)": applyBeforeArg,
      "Query.daftarHppTertunda(after:)": applyAfterArg,
      "Query.daftarHppTertunda(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Query.daftarHppTertunda(orderBy:)": applyOrderByArgToConnection,
      "Query.daftarModulRef(last:)": applyLastArg,
      "Query.daftarModulRef(first:)": applyFirstUnlessLast,
      "Query.daftarModulRef(offset:)": applyOffsetArg,
      "Query.daftarModulRef(before:)": applyBeforeArg,
      "Query.daftarModulRef(after:)": applyAfterArg,
      "Query.daftarModulRef(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Query.daftarModulRef(orderBy:)": applyOrderByArgToConnection,
      "Query.daftarDimensiGabungan(last:)": applyLastArg,
      "Query.daftarDimensiGabungan(first:)": applyFirstUnlessLast,
      "Query.daftarDimensiGabungan(offset:)": applyOffsetArg,
      "Query.daftarDimensiGabungan(before:)": applyBeforeArg,
      "Query.daftarDimensiGabungan(after:)": applyAfterArg,
      "Query.daftarDimensiGabungan(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Query.daftarDimensiGabungan(orderBy:)": applyOrderByArgToConnection,
      "Query.daftarAsetAsal(last:)": applyLastArg,
      "Query.daftarAsetAsal(first:)": applyFirstUnlessLast,
      "Query.daftarAsetAsal(offset:)": applyOffsetArg,
      "Query.daftarAsetAsal(before:)": applyBeforeArg,
      "Query.daftarAsetAsal(after:)": applyAfterArg,
      "Query.daftarAsetAsal(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Query.daftarAsetAsal(orderBy:)": applyOrderByArgToConnection,
      "Query.daftarAsetSusut(last:)": applyLastArg,
      "Query.daftarAsetSusut(first:)": applyFirstUnlessLast,
      "Query.daftarAsetSusut(offset:)": applyOffsetArg,
      "Query.daftarAsetSusut(before:)": applyBeforeArg,
      "Query.daftarAsetSusut(after:)": applyAfterArg,
      "Query.daftarAsetSusut(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Query.daftarAsetSusut(orderBy:)": applyOrderByArgToConnection,
      "Query.daftarAnggaran(last:)": applyLastArg,
      "Query.daftarAnggaran(first:)": applyFirstUnlessLast,
      "Query.daftarAnggaran(offset:)": applyOffsetArg,
      "Query.daftarAnggaran(before:)": applyBeforeArg,
      "Query.daftarAnggaran(after:)": applyAfterArg,
      "Query.daftarAnggaran(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Query.daftarAnggaran(orderBy:)": applyOrderByArgToConnection,
      "Query.daftarStokLokasi(last:)": applyLastArg,
      "Query.daftarStokLokasi(first:)": applyFirstUnlessLast,
      "Query.daftarStokLokasi(offset:)": applyOffsetArg,
      "Query.daftarStokLokasi(before:)": applyBeforeArg,
      "Query.daftarStokLokasi(after:)": applyAfterArg,
      "Query.daftarStokLokasi(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Query.daftarStokLokasi(orderBy:)": applyOrderByArgToConnection,
      "Query.daftarSatuan(last:)": applyLastArg,
      "Query.daftarSatuan(first:)": applyFirstUnlessLast,
      "Query.daftarSatuan(offset:)": applyOffsetArg,
      "Query.daftarSatuan(before:)": applyBeforeArg,
      "Query.daftarSatuan(after:)": applyAfterArg,
      "Query.daftarSatuan(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Query.daftarSatuan(orderBy:)": applyOrderByArgToConnection,
      "Query.daftarAkunKlas(last:)": applyLastArg,
      "Query.daftarAkunKlas(first:)": applyFirstUnlessLast,
      "Query.daftarAkunKlas(offset:)": applyOffsetArg,
      "Query.daftarAkunKlas(before:)": applyBeforeArg,
      "Query.daftarAkunKlas(after:)": applyAfterArg,
      "Query.daftarAkunKlas(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Query.daftarAkunKlas(orderBy:)": applyOrderByArgToConnection,
      "Query.daftarTransaksiBiaya(last:)": applyLastArg,
      "Query.daftarTransaksiBiaya(first:)": applyFirstUnlessLast,
      "Query.daftarTransaksiBiaya(offset:)": applyOffsetArg,
      "Query.daftarTransaksiBiaya(before:)": applyBeforeArg,
      "Query.daftarTransaksiBiaya(after:)": applyAfterArg,
      "Query.daftarTransaksiBiaya(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Query.daftarTransaksiBiaya(orderBy:)": applyOrderByArgToConnection,
      "Query.daftarHarga(last:)": applyLastArg,
      "Query.daftarHarga(first:)": applyFirstUnlessLast,
      "Query.daftarHarga(offset:)": applyOffsetArg,
      "Query.daftarHarga(before:)": applyBeforeArg,
      "Query.daftarHarga(after:)": applyAfterArg,
      "Query.daftarHarga(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Query.daftarHarga(orderBy:)": applyOrderByArgToConnection,
      "Query.daftarJenisTransaksiRef(last:)": applyLastArg,
      "Query.daftarJenisTransaksiRef(first:)": applyFirstUnlessLast,
      "Query.daftarJenisTransaksiRef(offset:)": applyOffsetArg,
      "Query.daftarJenisTransaksiRef(before:)": applyBeforeArg,
      "Query.daftarJenisTransaksiRef(after:)": applyAfterArg,
      "Query.daftarJenisTransaksiRef(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Query.daftarJenisTransaksiRef(orderBy:)": applyOrderByArgToConnection,
      "Query.daftarMasaPajak(last:)": applyLastArg,
      "Query.daftarMasaPajak(first:)": applyFirstUnlessLast,
      "Query.daftarMasaPajak(offset:)": applyOffsetArg,
      "Query.daftarMasaPajak(before:)": applyBeforeArg,
      "Query.daftarMasaPajak(after:)": applyAfterArg,
      "Query.daftarMasaPajak(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Query.daftarMasaPajak(orderBy:)": applyOrderByArgToConnection,
      "Query.daftarPeriode(last:)": applyLastArg,
      "Query.daftarPeriode(first:)": applyFirstUnlessLast,
      "Query.daftarPeriode(offset:)": applyOffsetArg,
      "Query.daftarPeriode(before:)": applyBeforeArg,
      "Query.daftarPeriode(after:)": applyAfterArg,
      "Query.daftarPeriode(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Query.daftarPeriode(orderBy:)": applyOrderByArgToConnection,
      "Query.daftarKonfirmasi(last:)": applyLastArg,
      "Query.daftarKonfirmasi(first:)": applyFirstUnlessLast,
      "Query.daftarKonfirmasi(offset:)": applyOffsetArg,
      "Query.daftarKonfirmasi(before:)": applyBeforeArg,
      "Query.daftarKonfirmasi(after:)": applyAfterArg,
      "Query.daftarKonfirmasi(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Query.daftarKonfirmasi(orderBy:)": applyOrderByArgToConnection,
      "Query.daftarStokLapisan(last:)": applyLastArg,
      "Query.daftarStokLapisan(first:)": applyFirstUnlessLast,
      "Query.daftarStokLapisan(offset:)": applyOffsetArg,
      "Query.daftarStokLapisan(before:)": applyBeforeArg,
      "Query.daftarStokLapisan(after:)": applyAfterArg,
      "Query.daftarStokLapisan(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Query.daftarStokLapisan(orderBy:)": applyOrderByArgToConnection,
      "Query.daftarStokPool(last:)": applyLastArg,
      "Query.daftarStokPool(first:)": applyFirstUnlessLast,
      "Query.daftarStokPool(offset:)": applyOffsetArg,
      "Query.daftarStokPool(before:)": applyBeforeArg,
      "Query.daftarStokPool(after:)": applyAfterArg,
      "Query.daftarStokPool(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Query.daftarStokPool(orderBy:)": applyOrderByArgToConnection,
      "Query.daftarJurnalBaris(last:)": applyLastArg,
      "Query.daftarJurnalBaris(first:)": applyFirstUnlessLast,
      "Query.daftarJurnalBaris(offset:)": applyOffsetArg,
      "Query.daftarJurnalBaris(before:)": applyBeforeArg,
      "Query.daftarJurnalBaris(after:)": applyAfterArg,
      "Query.daftarJurnalBaris(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Query.daftarJurnalBaris(orderBy:)": applyOrderByArgToConnection,
      "Query.daftarStokAmbil(last:)": applyLastArg,
      "Query.daftarStokAmbil(first:)": applyFirstUnlessLast,
      "Query.daftarStokAmbil(offset:)": applyOffsetArg,
      "Query.daftarStokAmbil(before:)": applyBeforeArg,
      "Query.daftarStokAmbil(after:)": applyAfterArg,
      "Query.daftarStokAmbil(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Query.daftarStokAmbil(orderBy:)": applyOrderByArgToConnection,
      "Query.daftarDimensiNilai(last:)": applyLastArg,
      "Query.daftarDimensiNilai(first:)": applyFirstUnlessLast,
      "Query.daftarDimensiNilai(offset:)": applyOffsetArg,
      "Query.daftarDimensiNilai(before:)": applyBeforeArg,
      "Query.daftarDimensiNilai(after:)": applyAfterArg,
      "Query.daftarDimensiNilai(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Query.daftarDimensiNilai(orderBy:)": applyOrderByArgToConnection,
      "Query.daftarBarangSatuan(last:)": applyLastArg,
      "Query.daftarBarangSatuan(first:)": applyFirstUnlessLast,
      "Query.daftarBarangSatuan(offset:)": applyOffsetArg,
      "Query.daftarBarangSatuan(before:)": applyBeforeArg,
      "Query.daftarBarangSatuan(after:)": applyAfterArg,
      "Query.daftarBarangSatuan(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Query.daftarBarangSatuan(orderBy:)": applyOrderByArgToConnection,
      "Query.daftarOrderGerak(last:)": applyLastArg,
      "Query.daftarOrderGerak(first:)": applyFirstUnlessLast,
      "Query.daftarOrderGerak(offset:)": applyOffsetArg,
      "Query.daftarOrderGerak(before:)": applyBeforeArg,
      "Query.daftarOrderGerak(after:)": applyAfterArg,
      "Query.daftarOrderGerak(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Query.daftarOrderGerak(orderBy:)": applyOrderByArgToConnection,
      "Query.daftarDraft(last:)": applyLastArg,
      "Query.daftarDraft(first:)": applyFirstUnlessLast,
      "Query.daftarDraft(offset:)": applyOffsetArg,
      "Query.daftarDraft(before:)": applyBeforeArg,
      "Query.daftarDraft(after:)": applyAfterArg,
      "Query.daftarDraft(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Query.daftarDraft(orderBy:)": applyOrderByArgToConnection,
      "Query.daftarDimensi(last:)": applyLastArg,
      "Query.daftarDimensi(first:)": applyFirstUnlessLast,
      "Query.daftarDimensi(offset:)": applyOffsetArg,
      "Query.daftarDimensi(before:)": applyBeforeArg,
      "Query.daftarDimensi(after:)": applyAfterArg,
      "Query.daftarDimensi(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Query.daftarDimensi(orderBy:)": applyOrderByArgToConnection,
      "Query.daftarLokasi(last:)": applyLastArg,
      "Query.daftarLokasi(first:)": applyFirstUnlessLast,
      "Query.daftarLokasi(offset:)": applyOffsetArg,
      "Query.daftarLokasi(before:)": applyBeforeArg,
      "Query.daftarLokasi(after:)": applyAfterArg,
      "Query.daftarLokasi(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Query.daftarLokasi(orderBy:)": applyOrderByArgToConnection,
      "Query.daftarPenutupan(last:)": applyLastArg,
      "Query.daftarPenutupan(first:)": applyFirstUnlessLast,
      "Query.daftarPenutupan(offset:)": applyOffsetArg,
      "Query.daftarPenutupan(before:)": applyBeforeArg,
      "Query.daftarPenutupan(after:)": applyAfterArg,
      "Query.daftarPenutupan(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Query.daftarPenutupan(orderBy:)": applyOrderByArgToConnection,
      "Query.daftarPoinGerak(last:)": applyLastArg,
      "Query.daftarPoinGerak(first:)": applyFirstUnlessLast,
      "Query.daftarPoinGerak(offset:)": applyOffsetArg,
      "Query.daftarPoinGerak(before:)": applyBeforeArg,
      "Query.daftarPoinGerak(after:)": applyAfterArg,
      "Query.daftarPoinGerak(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Query.daftarPoinGerak(orderBy:)": applyOrderByArgToConnection,
      "Query.daftarJurnal(last:)": applyLastArg,
      "Query.daftarJurnal(first:)": applyFirstUnlessLast,
      "Query.daftarJurnal(offset:)": applyOffsetArg,
      "Query.daftarJurnal(before:)": applyBeforeArg,
      "Query.daftarJurnal(after:)": applyAfterArg,
      "Query.daftarJurnal(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Query.daftarJurnal(orderBy:)": applyOrderByArgToConnection,
      "Query.daftarPoinLot(last:)": applyLastArg,
      "Query.daftarPoinLot(first:)": applyFirstUnlessLast,
      "Query.daftarPoinLot(offset:)": applyOffsetArg,
      "Query.daftarPoinLot(before:)": applyBeforeArg,
      "Query.daftarPoinLot(after:)": applyAfterArg,
      "Query.daftarPoinLot(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Query.daftarPoinLot(orderBy:)": applyOrderByArgToConnection,
      "Query.daftarBarangHarga(last:)": applyLastArg,
      "Query.daftarBarangHarga(first:)": applyFirstUnlessLast,
      "Query.daftarBarangHarga(offset:)": applyOffsetArg,
      "Query.daftarBarangHarga(before:)": applyBeforeArg,
      "Query.daftarBarangHarga(after:)": applyAfterArg,
      "Query.daftarBarangHarga(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Query.daftarBarangHarga(orderBy:)": applyOrderByArgToConnection,
      "Query.daftarAlokasi(last:)": applyLastArg,
      "Query.daftarAlokasi(first:)": applyFirstUnlessLast,
      "Query.daftarAlokasi(offset:)": applyOffsetArg,
      "Query.daftarAlokasi(before:)": applyBeforeArg,
      "Query.daftarAlokasi(after:)": applyAfterArg,
      "Query.daftarAlokasi(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Query.daftarAlokasi(orderBy:)": applyOrderByArgToConnection,
      "Query.daftarPosTerbuka(last:)": applyLastArg,
      "Query.daftarPosTerbuka(first:)": applyFirstUnlessLast,
      "Query.daftarPosTerbuka(offset:)": applyOffsetArg,
      "Query.daftarPosTerbuka(before:)": applyBeforeArg,
      "Query.daftarPosTerbuka(after:)": applyAfterArg,
      "Query.daftarPosTerbuka(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Query.daftarPosTerbuka(orderBy:)": applyOrderByArgToConnection,
      "Query.daftarKontak(last:)": applyLastArg,
      "Query.daftarKontak(first:)": applyFirstUnlessLast,
      "Query.daftarKontak(offset:)": applyOffsetArg,
      "Query.daftarKontak(before:)": applyBeforeArg,
      "Query.daftarKontak(after:)": applyAfterArg,
      "Query.daftarKontak(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Query.daftarKontak(orderBy:)": applyOrderByArgToConnection,
      "Query.daftarAset(last:)": applyLastArg,
      "Query.daftarAset(first:)": applyFirstUnlessLast,
      "Query.daftarAset(offset:)": applyOffsetArg,
      "Query.daftarAset(before:)": applyBeforeArg,
      "Query.daftarAset(after:)": applyAfterArg,
      "Query.daftarAset(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Query.daftarAset(orderBy:)": applyOrderByArgToConnection,
      "Query.daftarAkun(last:)": applyLastArg,
      "Query.daftarAkun(first:)": applyFirstUnlessLast,
      "Query.daftarAkun(offset:)": applyOffsetArg,
      "Query.daftarAkun(before:)": applyBeforeArg,
      "Query.daftarAkun(after:)": applyAfterArg,
      "Query.daftarAkun(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Query.daftarAkun(orderBy:)": applyOrderByArgToConnection,
      "Query.daftarTransaksiBaris(last:)": applyLastArg,
      "Query.daftarTransaksiBaris(first:)": applyFirstUnlessLast,
      "Query.daftarTransaksiBaris(offset:)": applyOffsetArg,
      "Query.daftarTransaksiBaris(before:)": applyBeforeArg,
      "Query.daftarTransaksiBaris(after:)": applyAfterArg,
      "Query.daftarTransaksiBaris(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Query.daftarTransaksiBaris(orderBy:)": applyOrderByArgToConnection,
      "Query.daftarBarang(last:)": applyLastArg,
      "Query.daftarBarang(first:)": applyFirstUnlessLast,
      "Query.daftarBarang(offset:)": applyOffsetArg,
      "Query.daftarBarang(before:)": applyBeforeArg,
      "Query.daftarBarang(after:)": applyAfterArg,
      "Query.daftarBarang(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Query.daftarBarang(orderBy:)": applyOrderByArgToConnection,
      "Query.daftarMutasiStok(last:)": applyLastArg,
      "Query.daftarMutasiStok(first:)": applyFirstUnlessLast,
      "Query.daftarMutasiStok(offset:)": applyOffsetArg,
      "Query.daftarMutasiStok(before:)": applyBeforeArg,
      "Query.daftarMutasiStok(after:)": applyAfterArg,
      "Query.daftarMutasiStok(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Query.daftarMutasiStok(orderBy:)": applyOrderByArgToConnection,
      "Query.daftarPengaturan(last:)": applyLastArg,
      "Query.daftarPengaturan(first:)": applyFirstUnlessLast,
      "Query.daftarPengaturan(offset:)": applyOffsetArg,
      "Query.daftarPengaturan(before:)": applyBeforeArg,
      "Query.daftarPengaturan(after:)": applyAfterArg,
      "Query.daftarPengaturan(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Query.daftarPengaturan(orderBy:)": applyOrderByArgToConnection,
      "Query.daftarTransaksi(last:)": applyLastArg,
      "Query.daftarTransaksi(first:)": applyFirstUnlessLast,
      "Query.daftarTransaksi(offset:)": applyOffsetArg,
      "Query.daftarTransaksi(before:)": applyBeforeArg,
      "Query.daftarTransaksi(after:)": applyAfterArg,
      "Query.daftarTransaksi(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Query.daftarTransaksi(orderBy:)": applyOrderByArgToConnection,
      "Akun.daftarAkunByIndukKode(last:)": applyLastArg,
      "Akun.daftarAkunByIndukKode(first:)": applyFirstUnlessLast,
      "Akun.daftarAkunByIndukKode(offset:)": applyOffsetArg,
      "Akun.daftarAkunByIndukKode(before:)": applyBeforeArg,
      "Akun.daftarAkunByIndukKode(after:)": applyAfterArg,
      "Akun.daftarAkunByIndukKode(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Akun.daftarAkunByIndukKode(orderBy:)": applyOrderByArgToConnection,
      "Akun.daftarAkunPeranByAkunKode(last:)": applyLastArg,
      "Akun.daftarAkunPeranByAkunKode(first:)": applyFirstUnlessLast,
      "Akun.daftarAkunPeranByAkunKode(offset:)": applyOffsetArg,
      "Akun.daftarAkunPeranByAkunKode(before:)": applyBeforeArg,
      "Akun.daftarAkunPeranByAkunKode(after:)": applyAfterArg,
      "Akun.daftarAkunPeranByAkunKode(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Akun.daftarAkunPeranByAkunKode(orderBy:)": applyOrderByArgToConnection,
      "Akun.daftarBarangByAkunHpp(last:)": applyLastArg,
      "Akun.daftarBarangByAkunHpp(first:)": applyFirstUnlessLast,
      "Akun.daftarBarangByAkunHpp(offset:)": applyOffsetArg,
      "Akun.daftarBarangByAkunHpp(before:)": applyBeforeArg,
      "Akun.daftarBarangByAkunHpp(after:)": applyAfterArg,
      "Akun.daftarBarangByAkunHpp(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Akun.daftarBarangByAkunHpp(orderBy:)": applyOrderByArgToConnection,
      "Akun.daftarBarangByAkunPenjualan(last:)": applyLastArg,
      "Akun.daftarBarangByAkunPenjualan(first:)": applyFirstUnlessLast,
      "Akun.daftarBarangByAkunPenjualan(offset:)": applyOffsetArg,
      "Akun.daftarBarangByAkunPenjualan(before:)": applyBeforeArg,
      "Akun.daftarBarangByAkunPenjualan(after:)": applyAfterArg,
      "Akun.daftarBarangByAkunPenjualan(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Akun.daftarBarangByAkunPenjualan(orderBy:)": applyOrderByArgToConnection,
      "Akun.daftarBarangByAkunPersediaan(last:)": applyLastArg,
      "Akun.daftarBarangByAkunPersediaan(first:)": applyFirstUnlessLast,
      "Akun.daftarBarangByAkunPersediaan(offset:)": applyOffsetArg,
      "Akun.daftarBarangByAkunPersediaan(before:)": applyBeforeArg,
      "Akun.daftarBarangByAkunPersediaan(after:)": applyAfterArg,
      "Akun.daftarBarangByAkunPersediaan(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Akun.daftarBarangByAkunPersediaan(orderBy:)": applyOrderByArgToConnection,
      "Akun.daftarTransaksiBarisByAkunKode(last:)": applyLastArg,
      "Akun.daftarTransaksiBarisByAkunKode(first:)": applyFirstUnlessLast,
      "Akun.daftarTransaksiBarisByAkunKode(offset:)": applyOffsetArg,
      "Akun.daftarTransaksiBarisByAkunKode(before:)": applyBeforeArg,
      "Akun.daftarTransaksiBarisByAkunKode(after:)": applyAfterArg,
      "Akun.daftarTransaksiBarisByAkunKode(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Akun.daftarTransaksiBarisByAkunKode(orderBy:)": applyOrderByArgToConnection,
      "Akun.daftarTransaksiPembayaranByAkunKode(last:)": applyLastArg,
      "Akun.daftarTransaksiPembayaranByAkunKode(first:)": applyFirstUnlessLast,
      "Akun.daftarTransaksiPembayaranByAkunKode(offset:)": applyOffsetArg,
      "Akun.daftarTransaksiPembayaranByAkunKode(before:)": applyBeforeArg,
      "Akun.daftarTransaksiPembayaranByAkunKode(after:)": applyAfterArg,
      "Akun.daftarTransaksiPembayaranByAkunKode(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Akun.daftarTransaksiPembayaranByAkunKode(orderBy:)": applyOrderByArgToConnection,
      "Akun.daftarTransaksiBiayaByAkunKode(last:)": applyLastArg,
      "Akun.daftarTransaksiBiayaByAkunKode(first:)": applyFirstUnlessLast,
      "Akun.daftarTransaksiBiayaByAkunKode(offset:)": applyOffsetArg,
      "Akun.daftarTransaksiBiayaByAkunKode(before:)": applyBeforeArg,
      "Akun.daftarTransaksiBiayaByAkunKode(after:)": applyAfterArg,
      "Akun.daftarTransaksiBiayaByAkunKode(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Akun.daftarTransaksiBiayaByAkunKode(orderBy:)": applyOrderByArgToConnection,
      "Akun.daftarJurnalBarisByAkunKode(last:)": applyLastArg,
      "Akun.daftarJurnalBarisByAkunKode(first:)": applyFirstUnlessLast,
      "Akun.daftarJurnalBarisByAkunKode(offset:)": applyOffsetArg,
      "Akun.daftarJurnalBarisByAkunKode(before:)": applyBeforeArg,
      "Akun.daftarJurnalBarisByAkunKode(after:)": applyAfterArg,
      "Akun.daftarJurnalBarisByAkunKode(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Akun.daftarJurnalBarisByAkunKode(orderBy:)": applyOrderByArgToConnection,
      "Akun.daftarSaldoHarianByAkunKode(last:)": applyLastArg,
      "Akun.daftarSaldoHarianByAkunKode(first:)": applyFirstUnlessLast,
      "Akun.daftarSaldoHarianByAkunKode(offset:)": applyOffsetArg,
      "Akun.daftarSaldoHarianByAkunKode(before:)": applyBeforeArg,
      "Akun.daftarSaldoHarianByAkunKode(after:)": applyAfterArg,
      "Akun.daftarSaldoHarianByAkunKode(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Akun.daftarSaldoHarianByAkunKode(orderBy:)": applyOrderByArgToConnection,
      "Akun.daftarMutasiStokByAkunLawan(last:)": applyLastArg,
      "Akun.daftarMutasiStokByAkunLawan(first:)": applyFirstUnlessLast,
      "Akun.daftarMutasiStokByAkunLawan(offset:)": applyOffsetArg,
      "Akun.daftarMutasiStokByAkunLawan(before:)": applyBeforeArg,
      "Akun.daftarMutasiStokByAkunLawan(after:)": applyAfterArg,
      "Akun.daftarMutasiStokByAkunLawan(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Akun.daftarMutasiStokByAkunLawan(orderBy:)": applyOrderByArgToConnection,
      "Akun.daftarMutasiStokByAkunPersediaan(last:)": applyLastArg,
      "Akun.daftarMutasiStokByAkunPersediaan(first:)": applyFirstUnlessLast,
      "Akun.daftarMutasiStokByAkunPersediaan(offset:)": applyOffsetArg,
      "Akun.daftarMutasiStokByAkunPersediaan(before:)": applyBeforeArg,
      "Akun.daftarMutasiStokByAkunPersediaan(after:)": applyAfterArg,
      "Akun.daftarMutasiStokByAkunPersediaan(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Akun.daftarMutasiStokByAkunPersediaan(orderBy:)": applyOrderByArgToConnection,
      "Akun.daftarPosTerbukaByAkunKode(last:)": applyLastArg,
      "Akun.daftarPosTerbukaByAkunKode(first:)": applyFirstUnlessLast,
      "Akun.daftarPosTerbukaByAkunKode(offset:)": applyOffsetArg,
      "Akun.daftarPosTerbukaByAkunKode(before:)": applyBeforeArg,
      "Akun.daftarPosTerbukaByAkunKode(after:)": applyAfterArg,
      "Akun.daftarPosTerbukaByAkunKode(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Akun.daftarPosTerbukaByAkunKode(orderBy:)": applyOrderByArgToConnection,
      "Akun.daftarAsetByAkunAkumulasi(last:)": applyLastArg,
      "Akun.daftarAsetByAkunAkumulasi(first:)": applyFirstUnlessLast,
      "Akun.daftarAsetByAkunAkumulasi(offset:)": applyOffsetArg,
      "Akun.daftarAsetByAkunAkumulasi(before:)": applyBeforeArg,
      "Akun.daftarAsetByAkunAkumulasi(after:)": applyAfterArg,
      "Akun.daftarAsetByAkunAkumulasi(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Akun.daftarAsetByAkunAkumulasi(orderBy:)": applyOrderByArgToConnection,
      "Akun.daftarAsetByAkunAset(last:)": applyLastArg,
      "Akun.daftarAsetByAkunAset(first:)": applyFirstUnlessLast,
      "Akun.daftarAsetByAkunAset(offset:)": applyOffsetArg,
      "Akun.daftarAsetByAkunAset(before:)": applyBeforeArg,
      "Akun.daftarAsetByAkunAset(after:)": applyAfterArg,
      "Akun.daftarAsetByAkunAset(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Akun.daftarAsetByAkunAset(orderBy:)": applyOrderByArgToConnection,
      "Akun.daftarAsetByAkunBeban(last:)": applyLastArg,
      "Akun.daftarAsetByAkunBeban(first:)": applyFirstUnlessLast,
      "Akun.daftarAsetByAkunBeban(offset:)": applyOffsetArg,
      "Akun.daftarAsetByAkunBeban(before:)": applyBeforeArg,
      "Akun.daftarAsetByAkunBeban(after:)": applyAfterArg,
      "Akun.daftarAsetByAkunBeban(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Akun.daftarAsetByAkunBeban(orderBy:)": applyOrderByArgToConnection,
      "Akun.daftarPoinLotByAkunKode(last:)": applyLastArg,
      "Akun.daftarPoinLotByAkunKode(first:)": applyFirstUnlessLast,
      "Akun.daftarPoinLotByAkunKode(offset:)": applyOffsetArg,
      "Akun.daftarPoinLotByAkunKode(before:)": applyBeforeArg,
      "Akun.daftarPoinLotByAkunKode(after:)": applyAfterArg,
      "Akun.daftarPoinLotByAkunKode(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Akun.daftarPoinLotByAkunKode(orderBy:)": applyOrderByArgToConnection,
      "Akun.daftarAsetAsalByAkunKode(last:)": applyLastArg,
      "Akun.daftarAsetAsalByAkunKode(first:)": applyFirstUnlessLast,
      "Akun.daftarAsetAsalByAkunKode(offset:)": applyOffsetArg,
      "Akun.daftarAsetAsalByAkunKode(before:)": applyBeforeArg,
      "Akun.daftarAsetAsalByAkunKode(after:)": applyAfterArg,
      "Akun.daftarAsetAsalByAkunKode(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Akun.daftarAsetAsalByAkunKode(orderBy:)": applyOrderByArgToConnection,
      "Akun.daftarAnggaranByAkunKode(last:)": applyLastArg,
      "Akun.daftarAnggaranByAkunKode(first:)": applyFirstUnlessLast,
      "Akun.daftarAnggaranByAkunKode(offset:)": applyOffsetArg,
      "Akun.daftarAnggaranByAkunKode(before:)": applyBeforeArg,
      "Akun.daftarAnggaranByAkunKode(after:)": applyAfterArg,
      "Akun.daftarAnggaranByAkunKode(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Akun.daftarAnggaranByAkunKode(orderBy:)": applyOrderByArgToConnection,
      "AkunSubklas.daftarAkunBySubklasId(last:)": applyLastArg,
      "AkunSubklas.daftarAkunBySubklasId(first:)": applyFirstUnlessLast,
      "AkunSubklas.daftarAkunBySubklasId(offset:)": applyOffsetArg,
      "AkunSubklas.daftarAkunBySubklasId(before:)": applyBeforeArg,
      "AkunSubklas.daftarAkunBySubklasId(after:)": applyAfterArg,
      "AkunSubklas.daftarAkunBySubklasId(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "AkunSubklas.daftarAkunBySubklasId(orderBy:)": applyOrderByArgToConnection,
      "AkunKlas.daftarAkunSubklasByKlasId(last:)": applyLastArg,
      "AkunKlas.daftarAkunSubklasByKlasId(first:)": applyFirstUnlessLast,
      "AkunKlas.daftarAkunSubklasByKlasId(offset:)": applyOffsetArg,
      "AkunKlas.daftarAkunSubklasByKlasId(before:)": applyBeforeArg,
      "AkunKlas.daftarAkunSubklasByKlasId(after:)": applyAfterArg,
      "AkunKlas.daftarAkunSubklasByKlasId(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "AkunKlas.daftarAkunSubklasByKlasId(orderBy:)": applyOrderByArgToConnection,
      "BarangConnection.groupedAggregates(groupBy:)": pgAggregatesApplyGroupedAggregate,
      "BarangConnection.groupedAggregates(having:)": pgAggregatesApplyConditionsToGroupedAggregates,
      "BarangConnection.groupedAggregates(first:)": applyFirstOfGroups,
      "BarangConnection.groupedAggregates(offset:)": applyOffsetOfGroups,
      "BarangConnection.groupedAggregates(orderBy:)": applyOrderOfGroups,
      "Barang.daftarBarangSatuan(last:)": applyLastArg,
      "Barang.daftarBarangSatuan(first:)": applyFirstUnlessLast,
      "Barang.daftarBarangSatuan(offset:)": applyOffsetArg,
      "Barang.daftarBarangSatuan(before:)": applyBeforeArg,
      "Barang.daftarBarangSatuan(after:)": applyAfterArg,
      "Barang.daftarBarangSatuan(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Barang.daftarBarangSatuan(orderBy:)": applyOrderByArgToConnection,
      "Barang.daftarBarangHarga(last:)": applyLastArg,
      "Barang.daftarBarangHarga(first:)": applyFirstUnlessLast,
      "Barang.daftarBarangHarga(offset:)": applyOffsetArg,
      "Barang.daftarBarangHarga(before:)": applyBeforeArg,
      "Barang.daftarBarangHarga(after:)": applyAfterArg,
      "Barang.daftarBarangHarga(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Barang.daftarBarangHarga(orderBy:)": applyOrderByArgToConnection,
      "Barang.daftarTransaksiBaris(last:)": applyLastArg,
      "Barang.daftarTransaksiBaris(first:)": applyFirstUnlessLast,
      "Barang.daftarTransaksiBaris(offset:)": applyOffsetArg,
      "Barang.daftarTransaksiBaris(before:)": applyBeforeArg,
      "Barang.daftarTransaksiBaris(after:)": applyAfterArg,
      "Barang.daftarTransaksiBaris(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Barang.daftarTransaksiBaris(orderBy:)": applyOrderByArgToConnection,
      "Barang.daftarMutasiStok(last:)": applyLastArg,
      "Barang.daftarMutasiStok(first:)": applyFirstUnlessLast,
      "Barang.daftarMutasiStok(offset:)": applyOffsetArg,
      "Barang.daftarMutasiStok(before:)": applyBeforeArg,
      "Barang.daftarMutasiStok(after:)": applyAfterArg,
      "Barang.daftarMutasiStok(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Barang.daftarMutasiStok(orderBy:)": applyOrderByArgToConnection,
      "Barang.daftarStokPool(last:)": applyLastArg,
      "Barang.daftarStokPool(first:)": applyFirstUnlessLast,
      "Barang.daftarStokPool(offset:)": applyOffsetArg,
      "Barang.daftarStokPool(before:)": applyBeforeArg,
      "Barang.daftarStokPool(after:)": applyAfterArg,
      "Barang.daftarStokPool(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Barang.daftarStokPool(orderBy:)": applyOrderByArgToConnection,
      "Barang.daftarStokLokasi(last:)": applyLastArg,
      "Barang.daftarStokLokasi(first:)": applyFirstUnlessLast,
      "Barang.daftarStokLokasi(offset:)": applyOffsetArg,
      "Barang.daftarStokLokasi(before:)": applyBeforeArg,
      "Barang.daftarStokLokasi(after:)": applyAfterArg,
      "Barang.daftarStokLokasi(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Barang.daftarStokLokasi(orderBy:)": applyOrderByArgToConnection,
      "Barang.daftarOrderGerak(last:)": applyLastArg,
      "Barang.daftarOrderGerak(first:)": applyFirstUnlessLast,
      "Barang.daftarOrderGerak(offset:)": applyOffsetArg,
      "Barang.daftarOrderGerak(before:)": applyBeforeArg,
      "Barang.daftarOrderGerak(after:)": applyAfterArg,
      "Barang.daftarOrderGerak(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Barang.daftarOrderGerak(orderBy:)": applyOrderByArgToConnection,
      "Barang.daftarStokLapisan(last:)": applyLastArg,
      "Barang.daftarStokLapisan(first:)": applyFirstUnlessLast,
      "Barang.daftarStokLapisan(offset:)": applyOffsetArg,
      "Barang.daftarStokLapisan(before:)": applyBeforeArg,
      "Barang.daftarStokLapisan(after:)": applyAfterArg,
      "Barang.daftarStokLapisan(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Barang.daftarStokLapisan(orderBy:)": applyOrderByArgToConnection,
      "Barang.daftarStokAmbil(last:)": applyLastArg,
      "Barang.daftarStokAmbil(first:)": applyFirstUnlessLast,
      "Barang.daftarStokAmbil(offset:)": applyOffsetArg,
      "Barang.daftarStokAmbil(before:)": applyBeforeArg,
      "Barang.daftarStokAmbil(after:)": applyAfterArg,
      "Barang.daftarStokAmbil(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Barang.daftarStokAmbil(orderBy:)": applyOrderByArgToConnection,
      "DimensiGabungan.daftarLokasiByGabunganId(last:)": applyLastArg,
      "DimensiGabungan.daftarLokasiByGabunganId(first:)": applyFirstUnlessLast,
      "DimensiGabungan.daftarLokasiByGabunganId(offset:)": applyOffsetArg,
      "DimensiGabungan.daftarLokasiByGabunganId(before:)": applyBeforeArg,
      "DimensiGabungan.daftarLokasiByGabunganId(after:)": applyAfterArg,
      "DimensiGabungan.daftarLokasiByGabunganId(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "DimensiGabungan.daftarLokasiByGabunganId(orderBy:)": applyOrderByArgToConnection,
      "DimensiGabungan.daftarKontakByGabunganId(last:)": applyLastArg,
      "DimensiGabungan.daftarKontakByGabunganId(first:)": applyFirstUnlessLast,
      "DimensiGabungan.daftarKontakByGabunganId(offset:)": applyOffsetArg,
      "DimensiGabungan.daftarKontakByGabunganId(before:)": applyBeforeArg,
      "DimensiGabungan.daftarKontakByGabunganId(after:)": applyAfterArg,
      "DimensiGabungan.daftarKontakByGabunganId(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "DimensiGabungan.daftarKontakByGabunganId(orderBy:)": applyOrderByArgToConnection,
      "DimensiGabungan.daftarBarangByGabunganId(last:)": applyLastArg,
      "DimensiGabungan.daftarBarangByGabunganId(first:)": applyFirstUnlessLast,
      "DimensiGabungan.daftarBarangByGabunganId(offset:)": applyOffsetArg,
      "DimensiGabungan.daftarBarangByGabunganId(before:)": applyBeforeArg,
      "DimensiGabungan.daftarBarangByGabunganId(after:)": applyAfterArg,
      "DimensiGabungan.daftarBarangByGabunganId(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "DimensiGabungan.daftarBarangByGabunganId(orderBy:)": applyOrderByArgToConnection,
      "DimensiGabungan.daftarTransaksiByGabunganId(last:)": applyLastArg,
      "DimensiGabungan.daftarTransaksiByGabunganId(first:)": applyFirstUnlessLast,
      "DimensiGabungan.daftarTransaksiByGabunganId(offset:)": applyOffsetArg,
      "DimensiGabungan.daftarTransaksiByGabunganId(before:)": applyBeforeArg,
      "DimensiGabungan.daftarTransaksiByGabunganId(after:)": applyAfterArg,
      "DimensiGabungan.daftarTransaksiByGabunganId(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "DimensiGabungan.daftarTransaksiByGabunganId(orderBy:)": applyOrderByArgToConnection,
      "DimensiGabungan.daftarTransaksiBarisByGabunganId(last:)": applyLastArg,
      "DimensiGabungan.daftarTransaksiBarisByGabunganId(first:)": applyFirstUnlessLast,
      "DimensiGabungan.daftarTransaksiBarisByGabunganId(offset:)": applyOffsetArg,
      "DimensiGabungan.daftarTransaksiBarisByGabunganId(before:)": applyBeforeArg,
      "DimensiGabungan.daftarTransaksiBarisByGabunganId(after:)": applyAfterArg,
      "DimensiGabungan.daftarTransaksiBarisByGabunganId(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "DimensiGabungan.daftarTransaksiBarisByGabunganId(orderBy:)": applyOrderByArgToConnection,
      "DimensiGabungan.daftarJurnalBarisByGabunganId(last:)": applyLastArg,
      "DimensiGabungan.daftarJurnalBarisByGabunganId(first:)": applyFirstUnlessLast,
      "DimensiGabungan.daftarJurnalBarisByGabunganId(offset:)": applyOffsetArg,
      "DimensiGabungan.daftarJurnalBarisByGabunganId(before:)": applyBeforeArg,
      "DimensiGabungan.daftarJurnalBarisByGabunganId(after:)": applyAfterArg,
      "DimensiGabungan.daftarJurnalBarisByGabunganId(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "DimensiGabungan.daftarJurnalBarisByGabunganId(orderBy:)": applyOrderByArgToConnection,
      "DimensiGabungan.daftarMutasiStokByGabunganId(last:)": applyLastArg,
      "DimensiGabungan.daftarMutasiStokByGabunganId(first:)": applyFirstUnlessLast,
      "DimensiGabungan.daftarMutasiStokByGabunganId(offset:)": applyOffsetArg,
      "DimensiGabungan.daftarMutasiStokByGabunganId(before:)": applyBeforeArg,
      "DimensiGabungan.daftarMutasiStokByGabunganId(after:)": applyAfterArg,
      "DimensiGabungan.daftarMutasiStokByGabunganId(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "DimensiGabungan.daftarMutasiStokByGabunganId(orderBy:)": applyOrderByArgToConnection,
      "DimensiNilai.daftarAnggaranByNilaiId(last:)": applyLastArg,
      "DimensiNilai.daftarAnggaranByNilaiId(first:)": applyFirstUnlessLast,
      "DimensiNilai.daftarAnggaranByNilaiId(offset:)": applyOffsetArg,
      "DimensiNilai.daftarAnggaranByNilaiId(before:)": applyBeforeArg,
      "DimensiNilai.daftarAnggaranByNilaiId(after:)": applyAfterArg,
      "DimensiNilai.daftarAnggaranByNilaiId(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "DimensiNilai.daftarAnggaranByNilaiId(orderBy:)": applyOrderByArgToConnection,
      "DimensiNilai.daftarDimensiNilaiByDimensiIdAndIndukId(last:)": applyLastArg,
      "DimensiNilai.daftarDimensiNilaiByDimensiIdAndIndukId(first:)": applyFirstUnlessLast,
      "DimensiNilai.daftarDimensiNilaiByDimensiIdAndIndukId(offset:)": applyOffsetArg,
      "DimensiNilai.daftarDimensiNilaiByDimensiIdAndIndukId(before:)": applyBeforeArg,
      "DimensiNilai.daftarDimensiNilaiByDimensiIdAndIndukId(after:)": applyAfterArg,
      "DimensiNilai.daftarDimensiNilaiByDimensiIdAndIndukId(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "DimensiNilai.daftarDimensiNilaiByDimensiIdAndIndukId(orderBy:)": applyOrderByArgToConnection,
      "DimensiNilai.daftarDimensiGabunganByNilai1(last:)": applyLastArg,
      "DimensiNilai.daftarDimensiGabunganByNilai1(first:)": applyFirstUnlessLast,
      "DimensiNilai.daftarDimensiGabunganByNilai1(offset:)": applyOffsetArg,
      "DimensiNilai.daftarDimensiGabunganByNilai1(before:)": applyBeforeArg,
      "DimensiNilai.daftarDimensiGabunganByNilai1(after:)": applyAfterArg,
      "DimensiNilai.daftarDimensiGabunganByNilai1(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "DimensiNilai.daftarDimensiGabunganByNilai1(orderBy:)": applyOrderByArgToConnection,
      "DimensiNilai.daftarDimensiGabunganByNilai2(last:)": applyLastArg,
      "DimensiNilai.daftarDimensiGabunganByNilai2(first:)": applyFirstUnlessLast,
      "DimensiNilai.daftarDimensiGabunganByNilai2(offset:)": applyOffsetArg,
      "DimensiNilai.daftarDimensiGabunganByNilai2(before:)": applyBeforeArg,
      "DimensiNilai.daftarDimensiGabunganByNilai2(after:)": applyAfterArg,
      "DimensiNilai.daftarDimensiGabunganByNilai2(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "DimensiNilai.daftarDimensiGabunganByNilai2(orderBy:)": applyOrderByArgToConnection,
      "DimensiNilai.daftarDimensiGabunganByNilai3(last:)": applyLastArg,
      "DimensiNilai.daftarDimensiGabunganByNilai3(first:)": applyFirstUnlessLast,
      "DimensiNilai.daftarDimensiGabunganByNilai3(offset:)": applyOffsetArg,
      "DimensiNilai.daftarDimensiGabunganByNilai3(before:)": applyBeforeArg,
      "DimensiNilai.daftarDimensiGabunganByNilai3(after:)": applyAfterArg,
      "DimensiNilai.daftarDimensiGabunganByNilai3(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "DimensiNilai.daftarDimensiGabunganByNilai3(orderBy:)": applyOrderByArgToConnection,
      "DimensiNilai.daftarDimensiGabunganByNilai4(last:)": applyLastArg,
      "DimensiNilai.daftarDimensiGabunganByNilai4(first:)": applyFirstUnlessLast,
      "DimensiNilai.daftarDimensiGabunganByNilai4(offset:)": applyOffsetArg,
      "DimensiNilai.daftarDimensiGabunganByNilai4(before:)": applyBeforeArg,
      "DimensiNilai.daftarDimensiGabunganByNilai4(after:)": applyAfterArg,
      "DimensiNilai.daftarDimensiGabunganByNilai4(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "DimensiNilai.daftarDimensiGabunganByNilai4(orderBy:)": applyOrderByArgToConnection,
      "DimensiNilai.daftarDimensiGabunganByNilai5(last:)": applyLastArg,
      "DimensiNilai.daftarDimensiGabunganByNilai5(first:)": applyFirstUnlessLast,
      "DimensiNilai.daftarDimensiGabunganByNilai5(offset:)": applyOffsetArg,
      "DimensiNilai.daftarDimensiGabunganByNilai5(before:)": applyBeforeArg,
      "DimensiNilai.daftarDimensiGabunganByNilai5(after:)": applyAfterArg,
      "DimensiNilai.daftarDimensiGabunganByNilai5(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "DimensiNilai.daftarDimensiGabunganByNilai5(orderBy:)": applyOrderByArgToConnection,
      "Dimensi.daftarDimensiNilai(last:)": applyLastArg,
      "Dimensi.daftarDimensiNilai(first:)": applyFirstUnlessLast,
      "Dimensi.daftarDimensiNilai(offset:)": applyOffsetArg,
      "Dimensi.daftarDimensiNilai(before:)": applyBeforeArg,
      "Dimensi.daftarDimensiNilai(after:)": applyAfterArg,
      "Dimensi.daftarDimensiNilai(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Dimensi.daftarDimensiNilai(orderBy:)": applyOrderByArgToConnection,
      "Lokasi.daftarTransaksi(last:)": applyLastArg,
      "Lokasi.daftarTransaksi(first:)": applyFirstUnlessLast,
      "Lokasi.daftarTransaksi(offset:)": applyOffsetArg,
      "Lokasi.daftarTransaksi(before:)": applyBeforeArg,
      "Lokasi.daftarTransaksi(after:)": applyAfterArg,
      "Lokasi.daftarTransaksi(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Lokasi.daftarTransaksi(orderBy:)": applyOrderByArgToConnection,
      "Lokasi.daftarMutasiStok(last:)": applyLastArg,
      "Lokasi.daftarMutasiStok(first:)": applyFirstUnlessLast,
      "Lokasi.daftarMutasiStok(offset:)": applyOffsetArg,
      "Lokasi.daftarMutasiStok(before:)": applyBeforeArg,
      "Lokasi.daftarMutasiStok(after:)": applyAfterArg,
      "Lokasi.daftarMutasiStok(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Lokasi.daftarMutasiStok(orderBy:)": applyOrderByArgToConnection,
      "Lokasi.daftarStokLokasi(last:)": applyLastArg,
      "Lokasi.daftarStokLokasi(first:)": applyFirstUnlessLast,
      "Lokasi.daftarStokLokasi(offset:)": applyOffsetArg,
      "Lokasi.daftarStokLokasi(before:)": applyBeforeArg,
      "Lokasi.daftarStokLokasi(after:)": applyAfterArg,
      "Lokasi.daftarStokLokasi(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Lokasi.daftarStokLokasi(orderBy:)": applyOrderByArgToConnection,
      "Lokasi.daftarOrderGerak(last:)": applyLastArg,
      "Lokasi.daftarOrderGerak(first:)": applyFirstUnlessLast,
      "Lokasi.daftarOrderGerak(offset:)": applyOffsetArg,
      "Lokasi.daftarOrderGerak(before:)": applyBeforeArg,
      "Lokasi.daftarOrderGerak(after:)": applyAfterArg,
      "Lokasi.daftarOrderGerak(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Lokasi.daftarOrderGerak(orderBy:)": applyOrderByArgToConnection,
      "TransaksiConnection.groupedAggregates(groupBy:)": pgAggregatesApplyGroupedAggregate,
      "TransaksiConnection.groupedAggregates(having:)": pgAggregatesApplyConditionsToGroupedAggregates,
      "TransaksiConnection.groupedAggregates(first:)": applyFirstOfGroups,
      "TransaksiConnection.groupedAggregates(offset:)": applyOffsetOfGroups,
      "TransaksiConnection.groupedAggregates(orderBy:)": applyOrderOfGroups,
      "Transaksi.daftarTransaksiByDokumenAsalId(last:)": applyLastArg,
      "Transaksi.daftarTransaksiByDokumenAsalId(first:)": applyFirstUnlessLast,
      "Transaksi.daftarTransaksiByDokumenAsalId(offset:)": applyOffsetArg,
      "Transaksi.daftarTransaksiByDokumenAsalId(before:)": applyBeforeArg,
      "Transaksi.daftarTransaksiByDokumenAsalId(after:)": applyAfterArg,
      "Transaksi.daftarTransaksiByDokumenAsalId(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Transaksi.daftarTransaksiByDokumenAsalId(orderBy:)": applyOrderByArgToConnection,
      "Transaksi.daftarTransaksiBaris(last:)": applyLastArg,
      "Transaksi.daftarTransaksiBaris(first:)": applyFirstUnlessLast,
      "Transaksi.daftarTransaksiBaris(offset:)": applyOffsetArg,
      "Transaksi.daftarTransaksiBaris(before:)": applyBeforeArg,
      "Transaksi.daftarTransaksiBaris(after:)": applyAfterArg,
      "Transaksi.daftarTransaksiBaris(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Transaksi.daftarTransaksiBaris(orderBy:)": applyOrderByArgToConnection,
      "Transaksi.daftarTransaksiPembayaran(last:)": applyLastArg,
      "Transaksi.daftarTransaksiPembayaran(first:)": applyFirstUnlessLast,
      "Transaksi.daftarTransaksiPembayaran(offset:)": applyOffsetArg,
      "Transaksi.daftarTransaksiPembayaran(before:)": applyBeforeArg,
      "Transaksi.daftarTransaksiPembayaran(after:)": applyAfterArg,
      "Transaksi.daftarTransaksiPembayaran(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Transaksi.daftarTransaksiPembayaran(orderBy:)": applyOrderByArgToConnection,
      "Transaksi.daftarTransaksiBiaya(last:)": applyLastArg,
      "Transaksi.daftarTransaksiBiaya(first:)": applyFirstUnlessLast,
      "Transaksi.daftarTransaksiBiaya(offset:)": applyOffsetArg,
      "Transaksi.daftarTransaksiBiaya(before:)": applyBeforeArg,
      "Transaksi.daftarTransaksiBiaya(after:)": applyAfterArg,
      "Transaksi.daftarTransaksiBiaya(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Transaksi.daftarTransaksiBiaya(orderBy:)": applyOrderByArgToConnection,
      "Transaksi.daftarJurnal(last:)": applyLastArg,
      "Transaksi.daftarJurnal(first:)": applyFirstUnlessLast,
      "Transaksi.daftarJurnal(offset:)": applyOffsetArg,
      "Transaksi.daftarJurnal(before:)": applyBeforeArg,
      "Transaksi.daftarJurnal(after:)": applyAfterArg,
      "Transaksi.daftarJurnal(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Transaksi.daftarJurnal(orderBy:)": applyOrderByArgToConnection,
      "Transaksi.daftarMutasiStok(last:)": applyLastArg,
      "Transaksi.daftarMutasiStok(first:)": applyFirstUnlessLast,
      "Transaksi.daftarMutasiStok(offset:)": applyOffsetArg,
      "Transaksi.daftarMutasiStok(before:)": applyBeforeArg,
      "Transaksi.daftarMutasiStok(after:)": applyAfterArg,
      "Transaksi.daftarMutasiStok(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Transaksi.daftarMutasiStok(orderBy:)": applyOrderByArgToConnection,
      "Transaksi.daftarPosTerbuka(last:)": applyLastArg,
      "Transaksi.daftarPosTerbuka(first:)": applyFirstUnlessLast,
      "Transaksi.daftarPosTerbuka(offset:)": applyOffsetArg,
      "Transaksi.daftarPosTerbuka(before:)": applyBeforeArg,
      "Transaksi.daftarPosTerbuka(after:)": applyAfterArg,
      "Transaksi.daftarPosTerbuka(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Transaksi.daftarPosTerbuka(orderBy:)": applyOrderByArgToConnection,
      "Transaksi.daftarAlokasi(last:)": applyLastArg,
      "Transaksi.daftarAlokasi(first:)": applyFirstUnlessLast,
      "Transaksi.daftarAlokasi(offset:)": applyOffsetArg,
      "Transaksi.daftarAlokasi(before:)": applyBeforeArg,
      "Transaksi.daftarAlokasi(after:)": applyAfterArg,
      "Transaksi.daftarAlokasi(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Transaksi.daftarAlokasi(orderBy:)": applyOrderByArgToConnection,
      "Transaksi.daftarJurnalBalikByPembalikId(last:)": applyLastArg,
      "Transaksi.daftarJurnalBalikByPembalikId(first:)": applyFirstUnlessLast,
      "Transaksi.daftarJurnalBalikByPembalikId(offset:)": applyOffsetArg,
      "Transaksi.daftarJurnalBalikByPembalikId(before:)": applyBeforeArg,
      "Transaksi.daftarJurnalBalikByPembalikId(after:)": applyAfterArg,
      "Transaksi.daftarJurnalBalikByPembalikId(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Transaksi.daftarJurnalBalikByPembalikId(orderBy:)": applyOrderByArgToConnection,
      "Transaksi.daftarKonfirmasiByDokumenId(last:)": applyLastArg,
      "Transaksi.daftarKonfirmasiByDokumenId(first:)": applyFirstUnlessLast,
      "Transaksi.daftarKonfirmasiByDokumenId(offset:)": applyOffsetArg,
      "Transaksi.daftarKonfirmasiByDokumenId(before:)": applyBeforeArg,
      "Transaksi.daftarKonfirmasiByDokumenId(after:)": applyAfterArg,
      "Transaksi.daftarKonfirmasiByDokumenId(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Transaksi.daftarKonfirmasiByDokumenId(orderBy:)": applyOrderByArgToConnection,
      "Transaksi.daftarKonfirmasi(last:)": applyLastArg,
      "Transaksi.daftarKonfirmasi(first:)": applyFirstUnlessLast,
      "Transaksi.daftarKonfirmasi(offset:)": applyOffsetArg,
      "Transaksi.daftarKonfirmasi(before:)": applyBeforeArg,
      "Transaksi.daftarKonfirmasi(after:)": applyAfterArg,
      "Transaksi.daftarKonfirmasi(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Transaksi.daftarKonfirmasi(orderBy:)": applyOrderByArgToConnection,
      "Transaksi.daftarDraft(last:)": applyLastArg,
      "Transaksi.daftarDraft(first:)": applyFirstUnlessLast,
      "Transaksi.daftarDraft(offset:)": applyOffsetArg,
      "Transaksi.daftarDraft(before:)": applyBeforeArg,
      "Transaksi.daftarDraft(after:)": applyAfterArg,
      "Transaksi.daftarDraft(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Transaksi.daftarDraft(orderBy:)": applyOrderByArgToConnection,
      "Transaksi.daftarOrderGerakByOrderId(last:)": applyLastArg,
      "Transaksi.daftarOrderGerakByOrderId(first:)": applyFirstUnlessLast,
      "Transaksi.daftarOrderGerakByOrderId(offset:)": applyOffsetArg,
      "Transaksi.daftarOrderGerakByOrderId(before:)": applyBeforeArg,
      "Transaksi.daftarOrderGerakByOrderId(after:)": applyAfterArg,
      "Transaksi.daftarOrderGerakByOrderId(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Transaksi.daftarOrderGerakByOrderId(orderBy:)": applyOrderByArgToConnection,
      "Transaksi.daftarOrderGerak(last:)": applyLastArg,
      "Transaksi.daftarOrderGerak(first:)": applyFirstUnlessLast,
      "Transaksi.daftarOrderGerak(offset:)": applyOffsetArg,
      "Transaksi.daftarOrderGerak(before:)": applyBeforeArg,
      "Transaksi.daftarOrderGerak(after:)": applyAfterArg,
      "Transaksi.daftarOrderGerak(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Transaksi.daftarOrderGerak(orderBy:)": applyOrderByArgToConnection,
      "Transaksi.daftarAsetByPelepasanId(last:)": applyLastArg,
      "Transaksi.daftarAsetByPelepasanId(first:)": applyFirstUnlessLast,
      "Transaksi.daftarAsetByPelepasanId(offset:)": applyOffsetArg,
      "Transaksi.daftarAsetByPelepasanId(before:)": applyBeforeArg,
      "Transaksi.daftarAsetByPelepasanId(after:)": applyAfterArg,
      "Transaksi.daftarAsetByPelepasanId(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Transaksi.daftarAsetByPelepasanId(orderBy:)": applyOrderByArgToConnection,
      "Transaksi.daftarAsetSusut(last:)": applyLastArg,
      "Transaksi.daftarAsetSusut(first:)": applyFirstUnlessLast,
      "Transaksi.daftarAsetSusut(offset:)": applyOffsetArg,
      "Transaksi.daftarAsetSusut(before:)": applyBeforeArg,
      "Transaksi.daftarAsetSusut(after:)": applyAfterArg,
      "Transaksi.daftarAsetSusut(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Transaksi.daftarAsetSusut(orderBy:)": applyOrderByArgToConnection,
      "Transaksi.daftarHppTertunda(last:)": applyLastArg,
      "Transaksi.daftarHppTertunda(first:)": applyFirstUnlessLast,
      "Transaksi.daftarHppTertunda(offset:)": applyOffsetArg,
      "Transaksi.daftarHppTertunda(before:)": applyBeforeArg,
      "Transaksi.daftarHppTertunda(after:)": applyAfterArg,
      "Transaksi.daftarHppTertunda(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Transaksi.daftarHppTertunda(orderBy:)": applyOrderByArgToConnection,
      "Transaksi.daftarPoinLot(last:)": applyLastArg,
      "Transaksi.daftarPoinLot(first:)": applyFirstUnlessLast,
      "Transaksi.daftarPoinLot(offset:)": applyOffsetArg,
      "Transaksi.daftarPoinLot(before:)": applyBeforeArg,
      "Transaksi.daftarPoinLot(after:)": applyAfterArg,
      "Transaksi.daftarPoinLot(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Transaksi.daftarPoinLot(orderBy:)": applyOrderByArgToConnection,
      "Transaksi.daftarPoinGerak(last:)": applyLastArg,
      "Transaksi.daftarPoinGerak(first:)": applyFirstUnlessLast,
      "Transaksi.daftarPoinGerak(offset:)": applyOffsetArg,
      "Transaksi.daftarPoinGerak(before:)": applyBeforeArg,
      "Transaksi.daftarPoinGerak(after:)": applyAfterArg,
      "Transaksi.daftarPoinGerak(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Transaksi.daftarPoinGerak(orderBy:)": applyOrderByArgToConnection,
      "Harga.daftarKontakByHargaKode(last:)": applyLastArg,
      "Harga.daftarKontakByHargaKode(first:)": applyFirstUnlessLast,
      "Harga.daftarKontakByHargaKode(offset:)": applyOffsetArg,
      "Harga.daftarKontakByHargaKode(before:)": applyBeforeArg,
      "Harga.daftarKontakByHargaKode(after:)": applyAfterArg,
      "Harga.daftarKontakByHargaKode(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Harga.daftarKontakByHargaKode(orderBy:)": applyOrderByArgToConnection,
      "Harga.daftarBarangHargaByHargaKode(last:)": applyLastArg,
      "Harga.daftarBarangHargaByHargaKode(first:)": applyFirstUnlessLast,
      "Harga.daftarBarangHargaByHargaKode(offset:)": applyOffsetArg,
      "Harga.daftarBarangHargaByHargaKode(before:)": applyBeforeArg,
      "Harga.daftarBarangHargaByHargaKode(after:)": applyAfterArg,
      "Harga.daftarBarangHargaByHargaKode(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Harga.daftarBarangHargaByHargaKode(orderBy:)": applyOrderByArgToConnection,
      "Harga.daftarTransaksiByHargaKode(last:)": applyLastArg,
      "Harga.daftarTransaksiByHargaKode(first:)": applyFirstUnlessLast,
      "Harga.daftarTransaksiByHargaKode(offset:)": applyOffsetArg,
      "Harga.daftarTransaksiByHargaKode(before:)": applyBeforeArg,
      "Harga.daftarTransaksiByHargaKode(after:)": applyAfterArg,
      "Harga.daftarTransaksiByHargaKode(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Harga.daftarTransaksiByHargaKode(orderBy:)": applyOrderByArgToConnection,
      "KontakConnection.groupedAggregates(groupBy:)": pgAggregatesApplyGroupedAggregate,
      "KontakConnection.groupedAggregates(having:)": pgAggregatesApplyConditionsToGroupedAggregates,
      "KontakConnection.groupedAggregates(first:)": applyFirstOfGroups,
      "KontakConnection.groupedAggregates(offset:)": applyOffsetOfGroups,
      "KontakConnection.groupedAggregates(orderBy:)": applyOrderOfGroups,
      "Kontak.daftarTransaksi(last:)": applyLastArg,
      "Kontak.daftarTransaksi(first:)": applyFirstUnlessLast,
      "Kontak.daftarTransaksi(offset:)": applyOffsetArg,
      "Kontak.daftarTransaksi(before:)": applyBeforeArg,
      "Kontak.daftarTransaksi(after:)": applyAfterArg,
      "Kontak.daftarTransaksi(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Kontak.daftarTransaksi(orderBy:)": applyOrderByArgToConnection,
      "Kontak.daftarJurnalBaris(last:)": applyLastArg,
      "Kontak.daftarJurnalBaris(first:)": applyFirstUnlessLast,
      "Kontak.daftarJurnalBaris(offset:)": applyOffsetArg,
      "Kontak.daftarJurnalBaris(before:)": applyBeforeArg,
      "Kontak.daftarJurnalBaris(after:)": applyAfterArg,
      "Kontak.daftarJurnalBaris(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Kontak.daftarJurnalBaris(orderBy:)": applyOrderByArgToConnection,
      "Kontak.daftarPosTerbuka(last:)": applyLastArg,
      "Kontak.daftarPosTerbuka(first:)": applyFirstUnlessLast,
      "Kontak.daftarPosTerbuka(offset:)": applyOffsetArg,
      "Kontak.daftarPosTerbuka(before:)": applyBeforeArg,
      "Kontak.daftarPosTerbuka(after:)": applyAfterArg,
      "Kontak.daftarPosTerbuka(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Kontak.daftarPosTerbuka(orderBy:)": applyOrderByArgToConnection,
      "Kontak.daftarKonfirmasi(last:)": applyLastArg,
      "Kontak.daftarKonfirmasi(first:)": applyFirstUnlessLast,
      "Kontak.daftarKonfirmasi(offset:)": applyOffsetArg,
      "Kontak.daftarKonfirmasi(before:)": applyBeforeArg,
      "Kontak.daftarKonfirmasi(after:)": applyAfterArg,
      "Kontak.daftarKonfirmasi(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Kontak.daftarKonfirmasi(orderBy:)": applyOrderByArgToConnection,
      "Kontak.daftarPoinLot(last:)": applyLastArg,
      "Kontak.daftarPoinLot(first:)": applyFirstUnlessLast,
      "Kontak.daftarPoinLot(offset:)": applyOffsetArg,
      "Kontak.daftarPoinLot(before:)": applyBeforeArg,
      "Kontak.daftarPoinLot(after:)": applyAfterArg,
      "Kontak.daftarPoinLot(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Kontak.daftarPoinLot(orderBy:)": applyOrderByArgToConnection,
      "Kontak.daftarPoinGerak(last:)": applyLastArg,
      "Kontak.daftarPoinGerak(first:)": applyFirstUnlessLast,
      "Kontak.daftarPoinGerak(offset:)": applyOffsetArg,
      "Kontak.daftarPoinGerak(before:)": applyBeforeArg,
      "Kontak.daftarPoinGerak(after:)": applyAfterArg,
      "Kontak.daftarPoinGerak(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Kontak.daftarPoinGerak(orderBy:)": applyOrderByArgToConnection,
      "JurnalBarisConnection.groupedAggregates(groupBy:)": pgAggregatesApplyGroupedAggregate,
      "JurnalBarisConnection.groupedAggregates(having:)": pgAggregatesApplyConditionsToGroupedAggregates,
      "JurnalBarisConnection.groupedAggregates(first:)": applyFirstOfGroups,
      "JurnalBarisConnection.groupedAggregates(offset:)": applyOffsetOfGroups,
      "JurnalBarisConnection.groupedAggregates(orderBy:)": applyOrderOfGroups,
      "Jurnal.daftarJurnalByMembalikId(last:)": applyLastArg,
      "Jurnal.daftarJurnalByMembalikId(first:)": applyFirstUnlessLast,
      "Jurnal.daftarJurnalByMembalikId(offset:)": applyOffsetArg,
      "Jurnal.daftarJurnalByMembalikId(before:)": applyBeforeArg,
      "Jurnal.daftarJurnalByMembalikId(after:)": applyAfterArg,
      "Jurnal.daftarJurnalByMembalikId(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Jurnal.daftarJurnalByMembalikId(orderBy:)": applyOrderByArgToConnection,
      "Jurnal.daftarJurnalBaris(last:)": applyLastArg,
      "Jurnal.daftarJurnalBaris(first:)": applyFirstUnlessLast,
      "Jurnal.daftarJurnalBaris(offset:)": applyOffsetArg,
      "Jurnal.daftarJurnalBaris(before:)": applyBeforeArg,
      "Jurnal.daftarJurnalBaris(after:)": applyAfterArg,
      "Jurnal.daftarJurnalBaris(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Jurnal.daftarJurnalBaris(orderBy:)": applyOrderByArgToConnection,
      "Jurnal.daftarMutasiStok(last:)": applyLastArg,
      "Jurnal.daftarMutasiStok(first:)": applyFirstUnlessLast,
      "Jurnal.daftarMutasiStok(offset:)": applyOffsetArg,
      "Jurnal.daftarMutasiStok(before:)": applyBeforeArg,
      "Jurnal.daftarMutasiStok(after:)": applyAfterArg,
      "Jurnal.daftarMutasiStok(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Jurnal.daftarMutasiStok(orderBy:)": applyOrderByArgToConnection,
      "Jurnal.daftarPenutupan(last:)": applyLastArg,
      "Jurnal.daftarPenutupan(first:)": applyFirstUnlessLast,
      "Jurnal.daftarPenutupan(offset:)": applyOffsetArg,
      "Jurnal.daftarPenutupan(before:)": applyBeforeArg,
      "Jurnal.daftarPenutupan(after:)": applyAfterArg,
      "Jurnal.daftarPenutupan(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Jurnal.daftarPenutupan(orderBy:)": applyOrderByArgToConnection,
      "Jurnal.daftarPenutupanByPembalikId(last:)": applyLastArg,
      "Jurnal.daftarPenutupanByPembalikId(first:)": applyFirstUnlessLast,
      "Jurnal.daftarPenutupanByPembalikId(offset:)": applyOffsetArg,
      "Jurnal.daftarPenutupanByPembalikId(before:)": applyBeforeArg,
      "Jurnal.daftarPenutupanByPembalikId(after:)": applyAfterArg,
      "Jurnal.daftarPenutupanByPembalikId(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Jurnal.daftarPenutupanByPembalikId(orderBy:)": applyOrderByArgToConnection,
      "MutasiStokConnection.groupedAggregates(groupBy:)": pgAggregatesApplyGroupedAggregate,
      "MutasiStokConnection.groupedAggregates(having:)": pgAggregatesApplyConditionsToGroupedAggregates,
      "MutasiStokConnection.groupedAggregates(first:)": applyFirstOfGroups,
      "MutasiStokConnection.groupedAggregates(offset:)": applyOffsetOfGroups,
      "MutasiStokConnection.groupedAggregates(orderBy:)": applyOrderOfGroups,
      "MutasiStok.daftarMutasiStokByKoreksiUntuk(last:)": applyLastArg,
      "MutasiStok.daftarMutasiStokByKoreksiUntuk(first:)": applyFirstUnlessLast,
      "MutasiStok.daftarMutasiStokByKoreksiUntuk(offset:)": applyOffsetArg,
      "MutasiStok.daftarMutasiStokByKoreksiUntuk(before:)": applyBeforeArg,
      "MutasiStok.daftarMutasiStokByKoreksiUntuk(after:)": applyAfterArg,
      "MutasiStok.daftarMutasiStokByKoreksiUntuk(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "MutasiStok.daftarMutasiStokByKoreksiUntuk(orderBy:)": applyOrderByArgToConnection,
      "MutasiStok.daftarMutasiStokByMembalikId(last:)": applyLastArg,
      "MutasiStok.daftarMutasiStokByMembalikId(first:)": applyFirstUnlessLast,
      "MutasiStok.daftarMutasiStokByMembalikId(offset:)": applyOffsetArg,
      "MutasiStok.daftarMutasiStokByMembalikId(before:)": applyBeforeArg,
      "MutasiStok.daftarMutasiStokByMembalikId(after:)": applyAfterArg,
      "MutasiStok.daftarMutasiStokByMembalikId(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "MutasiStok.daftarMutasiStokByMembalikId(orderBy:)": applyOrderByArgToConnection,
      "MutasiStok.daftarMutasiStokBySumberId(last:)": applyLastArg,
      "MutasiStok.daftarMutasiStokBySumberId(first:)": applyFirstUnlessLast,
      "MutasiStok.daftarMutasiStokBySumberId(offset:)": applyOffsetArg,
      "MutasiStok.daftarMutasiStokBySumberId(before:)": applyBeforeArg,
      "MutasiStok.daftarMutasiStokBySumberId(after:)": applyAfterArg,
      "MutasiStok.daftarMutasiStokBySumberId(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "MutasiStok.daftarMutasiStokBySumberId(orderBy:)": applyOrderByArgToConnection,
      "MutasiStok.daftarStokLapisanByMutasiId(last:)": applyLastArg,
      "MutasiStok.daftarStokLapisanByMutasiId(first:)": applyFirstUnlessLast,
      "MutasiStok.daftarStokLapisanByMutasiId(offset:)": applyOffsetArg,
      "MutasiStok.daftarStokLapisanByMutasiId(before:)": applyBeforeArg,
      "MutasiStok.daftarStokLapisanByMutasiId(after:)": applyAfterArg,
      "MutasiStok.daftarStokLapisanByMutasiId(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "MutasiStok.daftarStokLapisanByMutasiId(orderBy:)": applyOrderByArgToConnection,
      "MutasiStok.daftarStokAmbilByLapisanId(last:)": applyLastArg,
      "MutasiStok.daftarStokAmbilByLapisanId(first:)": applyFirstUnlessLast,
      "MutasiStok.daftarStokAmbilByLapisanId(offset:)": applyOffsetArg,
      "MutasiStok.daftarStokAmbilByLapisanId(before:)": applyBeforeArg,
      "MutasiStok.daftarStokAmbilByLapisanId(after:)": applyAfterArg,
      "MutasiStok.daftarStokAmbilByLapisanId(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "MutasiStok.daftarStokAmbilByLapisanId(orderBy:)": applyOrderByArgToConnection,
      "MutasiStok.daftarStokAmbilByPemakaiId(last:)": applyLastArg,
      "MutasiStok.daftarStokAmbilByPemakaiId(first:)": applyFirstUnlessLast,
      "MutasiStok.daftarStokAmbilByPemakaiId(offset:)": applyOffsetArg,
      "MutasiStok.daftarStokAmbilByPemakaiId(before:)": applyBeforeArg,
      "MutasiStok.daftarStokAmbilByPemakaiId(after:)": applyAfterArg,
      "MutasiStok.daftarStokAmbilByPemakaiId(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "MutasiStok.daftarStokAmbilByPemakaiId(orderBy:)": applyOrderByArgToConnection,
      "TransaksiBaris.daftarTransaksiBarisByBarisAsalId(last:)": applyLastArg,
      "TransaksiBaris.daftarTransaksiBarisByBarisAsalId(first:)": applyFirstUnlessLast,
      "TransaksiBaris.daftarTransaksiBarisByBarisAsalId(offset:)": applyOffsetArg,
      "TransaksiBaris.daftarTransaksiBarisByBarisAsalId(before:)": applyBeforeArg,
      "TransaksiBaris.daftarTransaksiBarisByBarisAsalId(after:)": applyAfterArg,
      "TransaksiBaris.daftarTransaksiBarisByBarisAsalId(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "TransaksiBaris.daftarTransaksiBarisByBarisAsalId(orderBy:)": applyOrderByArgToConnection,
      "TransaksiBaris.daftarMutasiStokByBarisId(last:)": applyLastArg,
      "TransaksiBaris.daftarMutasiStokByBarisId(first:)": applyFirstUnlessLast,
      "TransaksiBaris.daftarMutasiStokByBarisId(offset:)": applyOffsetArg,
      "TransaksiBaris.daftarMutasiStokByBarisId(before:)": applyBeforeArg,
      "TransaksiBaris.daftarMutasiStokByBarisId(after:)": applyAfterArg,
      "TransaksiBaris.daftarMutasiStokByBarisId(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "TransaksiBaris.daftarMutasiStokByBarisId(orderBy:)": applyOrderByArgToConnection,
      "TransaksiBaris.daftarOrderGerakByBarisId(last:)": applyLastArg,
      "TransaksiBaris.daftarOrderGerakByBarisId(first:)": applyFirstUnlessLast,
      "TransaksiBaris.daftarOrderGerakByBarisId(offset:)": applyOffsetArg,
      "TransaksiBaris.daftarOrderGerakByBarisId(before:)": applyBeforeArg,
      "TransaksiBaris.daftarOrderGerakByBarisId(after:)": applyAfterArg,
      "TransaksiBaris.daftarOrderGerakByBarisId(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "TransaksiBaris.daftarOrderGerakByBarisId(orderBy:)": applyOrderByArgToConnection,
      "TransaksiBaris.daftarOrderGerakByPemenuhanId(last:)": applyLastArg,
      "TransaksiBaris.daftarOrderGerakByPemenuhanId(first:)": applyFirstUnlessLast,
      "TransaksiBaris.daftarOrderGerakByPemenuhanId(offset:)": applyOffsetArg,
      "TransaksiBaris.daftarOrderGerakByPemenuhanId(before:)": applyBeforeArg,
      "TransaksiBaris.daftarOrderGerakByPemenuhanId(after:)": applyAfterArg,
      "TransaksiBaris.daftarOrderGerakByPemenuhanId(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "TransaksiBaris.daftarOrderGerakByPemenuhanId(orderBy:)": applyOrderByArgToConnection,
      "TransaksiBaris.daftarAsetAsalByBarisId(last:)": applyLastArg,
      "TransaksiBaris.daftarAsetAsalByBarisId(first:)": applyFirstUnlessLast,
      "TransaksiBaris.daftarAsetAsalByBarisId(offset:)": applyOffsetArg,
      "TransaksiBaris.daftarAsetAsalByBarisId(before:)": applyBeforeArg,
      "TransaksiBaris.daftarAsetAsalByBarisId(after:)": applyAfterArg,
      "TransaksiBaris.daftarAsetAsalByBarisId(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "TransaksiBaris.daftarAsetAsalByBarisId(orderBy:)": applyOrderByArgToConnection,
      "Pajak.daftarPajakTarifByPajakKode(last:)": applyLastArg,
      "Pajak.daftarPajakTarifByPajakKode(first:)": applyFirstUnlessLast,
      "Pajak.daftarPajakTarifByPajakKode(offset:)": applyOffsetArg,
      "Pajak.daftarPajakTarifByPajakKode(before:)": applyBeforeArg,
      "Pajak.daftarPajakTarifByPajakKode(after:)": applyAfterArg,
      "Pajak.daftarPajakTarifByPajakKode(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Pajak.daftarPajakTarifByPajakKode(orderBy:)": applyOrderByArgToConnection,
      "Pajak.daftarBarangByPajakKode(last:)": applyLastArg,
      "Pajak.daftarBarangByPajakKode(first:)": applyFirstUnlessLast,
      "Pajak.daftarBarangByPajakKode(offset:)": applyOffsetArg,
      "Pajak.daftarBarangByPajakKode(before:)": applyBeforeArg,
      "Pajak.daftarBarangByPajakKode(after:)": applyAfterArg,
      "Pajak.daftarBarangByPajakKode(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Pajak.daftarBarangByPajakKode(orderBy:)": applyOrderByArgToConnection,
      "Pajak.daftarTransaksiBarisByPajakKode(last:)": applyLastArg,
      "Pajak.daftarTransaksiBarisByPajakKode(first:)": applyFirstUnlessLast,
      "Pajak.daftarTransaksiBarisByPajakKode(offset:)": applyOffsetArg,
      "Pajak.daftarTransaksiBarisByPajakKode(before:)": applyBeforeArg,
      "Pajak.daftarTransaksiBarisByPajakKode(after:)": applyAfterArg,
      "Pajak.daftarTransaksiBarisByPajakKode(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Pajak.daftarTransaksiBarisByPajakKode(orderBy:)": applyOrderByArgToConnection,
      "Pajak.daftarAlokasiByPajakKode(last:)": applyLastArg,
      "Pajak.daftarAlokasiByPajakKode(first:)": applyFirstUnlessLast,
      "Pajak.daftarAlokasiByPajakKode(offset:)": applyOffsetArg,
      "Pajak.daftarAlokasiByPajakKode(before:)": applyBeforeArg,
      "Pajak.daftarAlokasiByPajakKode(after:)": applyAfterArg,
      "Pajak.daftarAlokasiByPajakKode(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Pajak.daftarAlokasiByPajakKode(orderBy:)": applyOrderByArgToConnection,
      "TransaksiBarisConnection.groupedAggregates(groupBy:)": pgAggregatesApplyGroupedAggregate,
      "TransaksiBarisConnection.groupedAggregates(having:)": pgAggregatesApplyConditionsToGroupedAggregates,
      "TransaksiBarisConnection.groupedAggregates(first:)": applyFirstOfGroups,
      "TransaksiBarisConnection.groupedAggregates(offset:)": applyOffsetOfGroups,
      "TransaksiBarisConnection.groupedAggregates(orderBy:)": applyOrderOfGroups,
      "Alokasi.daftarAlokasiByMembalikId(last:)": applyLastArg,
      "Alokasi.daftarAlokasiByMembalikId(first:)": applyFirstUnlessLast,
      "Alokasi.daftarAlokasiByMembalikId(offset:)": applyOffsetArg,
      "Alokasi.daftarAlokasiByMembalikId(before:)": applyBeforeArg,
      "Alokasi.daftarAlokasiByMembalikId(after:)": applyAfterArg,
      "Alokasi.daftarAlokasiByMembalikId(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Alokasi.daftarAlokasiByMembalikId(orderBy:)": applyOrderByArgToConnection,
      "PosTerbuka.daftarPosTerbukaByMembalikId(last:)": applyLastArg,
      "PosTerbuka.daftarPosTerbukaByMembalikId(first:)": applyFirstUnlessLast,
      "PosTerbuka.daftarPosTerbukaByMembalikId(offset:)": applyOffsetArg,
      "PosTerbuka.daftarPosTerbukaByMembalikId(before:)": applyBeforeArg,
      "PosTerbuka.daftarPosTerbukaByMembalikId(after:)": applyAfterArg,
      "PosTerbuka.daftarPosTerbukaByMembalikId(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "PosTerbuka.daftarPosTerbukaByMembalikId(orderBy:)": applyOrderByArgToConnection,
      "PosTerbuka.daftarAlokasiByPosId(last:)": applyLastArg,
      "PosTerbuka.daftarAlokasiByPosId(first:)": applyFirstUnlessLast,
      "PosTerbuka.daftarAlokasiByPosId(offset:)": applyOffsetArg,
      "PosTerbuka.daftarAlokasiByPosId(before:)": applyBeforeArg,
      "PosTerbuka.daftarAlokasiByPosId(after:)": applyAfterArg,
      "PosTerbuka.daftarAlokasiByPosId(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "PosTerbuka.daftarAlokasiByPosId(orderBy:)": applyOrderByArgToConnection,
      "PosTerbukaConnection.groupedAggregates(groupBy:)": pgAggregatesApplyGroupedAggregate,
      "PosTerbukaConnection.groupedAggregates(having:)": pgAggregatesApplyConditionsToGroupedAggregates,
      "PosTerbukaConnection.groupedAggregates(first:)": applyFirstOfGroups,
      "PosTerbukaConnection.groupedAggregates(offset:)": applyOffsetOfGroups,
      "PosTerbukaConnection.groupedAggregates(orderBy:)": applyOrderOfGroups,
      "Satuan.daftarBarang(last:)": applyLastArg,
      "Satuan.daftarBarang(first:)": applyFirstUnlessLast,
      "Satuan.daftarBarang(offset:)": applyOffsetArg,
      "Satuan.daftarBarang(before:)": applyBeforeArg,
      "Satuan.daftarBarang(after:)": applyAfterArg,
      "Satuan.daftarBarang(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Satuan.daftarBarang(orderBy:)": applyOrderByArgToConnection,
      "Satuan.daftarBarangSatuan(last:)": applyLastArg,
      "Satuan.daftarBarangSatuan(first:)": applyFirstUnlessLast,
      "Satuan.daftarBarangSatuan(offset:)": applyOffsetArg,
      "Satuan.daftarBarangSatuan(before:)": applyBeforeArg,
      "Satuan.daftarBarangSatuan(after:)": applyAfterArg,
      "Satuan.daftarBarangSatuan(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Satuan.daftarBarangSatuan(orderBy:)": applyOrderByArgToConnection,
      "Satuan.daftarBarangHarga(last:)": applyLastArg,
      "Satuan.daftarBarangHarga(first:)": applyFirstUnlessLast,
      "Satuan.daftarBarangHarga(offset:)": applyOffsetArg,
      "Satuan.daftarBarangHarga(before:)": applyBeforeArg,
      "Satuan.daftarBarangHarga(after:)": applyAfterArg,
      "Satuan.daftarBarangHarga(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Satuan.daftarBarangHarga(orderBy:)": applyOrderByArgToConnection,
      "Satuan.daftarTransaksiBaris(last:)": applyLastArg,
      "Satuan.daftarTransaksiBaris(first:)": applyFirstUnlessLast,
      "Satuan.daftarTransaksiBaris(offset:)": applyOffsetArg,
      "Satuan.daftarTransaksiBaris(before:)": applyBeforeArg,
      "Satuan.daftarTransaksiBaris(after:)": applyAfterArg,
      "Satuan.daftarTransaksiBaris(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Satuan.daftarTransaksiBaris(orderBy:)": applyOrderByArgToConnection,
      "OrderGerak.daftarOrderGerakByMembalikId(last:)": applyLastArg,
      "OrderGerak.daftarOrderGerakByMembalikId(first:)": applyFirstUnlessLast,
      "OrderGerak.daftarOrderGerakByMembalikId(offset:)": applyOffsetArg,
      "OrderGerak.daftarOrderGerakByMembalikId(before:)": applyBeforeArg,
      "OrderGerak.daftarOrderGerakByMembalikId(after:)": applyAfterArg,
      "OrderGerak.daftarOrderGerakByMembalikId(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "OrderGerak.daftarOrderGerakByMembalikId(orderBy:)": applyOrderByArgToConnection,
      "Aset.daftarAsetSusut(last:)": applyLastArg,
      "Aset.daftarAsetSusut(first:)": applyFirstUnlessLast,
      "Aset.daftarAsetSusut(offset:)": applyOffsetArg,
      "Aset.daftarAsetSusut(before:)": applyBeforeArg,
      "Aset.daftarAsetSusut(after:)": applyAfterArg,
      "Aset.daftarAsetSusut(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Aset.daftarAsetSusut(orderBy:)": applyOrderByArgToConnection,
      "Aset.daftarAsetAsal(last:)": applyLastArg,
      "Aset.daftarAsetAsal(first:)": applyFirstUnlessLast,
      "Aset.daftarAsetAsal(offset:)": applyOffsetArg,
      "Aset.daftarAsetAsal(before:)": applyBeforeArg,
      "Aset.daftarAsetAsal(after:)": applyAfterArg,
      "Aset.daftarAsetAsal(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Aset.daftarAsetAsal(orderBy:)": applyOrderByArgToConnection,
      "AsetSusut.daftarAsetSusutByMembalikId(last:)": applyLastArg,
      "AsetSusut.daftarAsetSusutByMembalikId(first:)": applyFirstUnlessLast,
      "AsetSusut.daftarAsetSusutByMembalikId(offset:)": applyOffsetArg,
      "AsetSusut.daftarAsetSusutByMembalikId(before:)": applyBeforeArg,
      "AsetSusut.daftarAsetSusutByMembalikId(after:)": applyAfterArg,
      "AsetSusut.daftarAsetSusutByMembalikId(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "AsetSusut.daftarAsetSusutByMembalikId(orderBy:)": applyOrderByArgToConnection,
      "PoinLot.daftarPoinGerakByLotId(last:)": applyLastArg,
      "PoinLot.daftarPoinGerakByLotId(first:)": applyFirstUnlessLast,
      "PoinLot.daftarPoinGerakByLotId(offset:)": applyOffsetArg,
      "PoinLot.daftarPoinGerakByLotId(before:)": applyBeforeArg,
      "PoinLot.daftarPoinGerakByLotId(after:)": applyAfterArg,
      "PoinLot.daftarPoinGerakByLotId(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "PoinLot.daftarPoinGerakByLotId(orderBy:)": applyOrderByArgToConnection,
      "PoinGerak.daftarPoinGerakByMembalikId(last:)": applyLastArg,
      "PoinGerak.daftarPoinGerakByMembalikId(first:)": applyFirstUnlessLast,
      "PoinGerak.daftarPoinGerakByMembalikId(offset:)": applyOffsetArg,
      "PoinGerak.daftarPoinGerakByMembalikId(before:)": applyBeforeArg,
      "PoinGerak.daftarPoinGerakByMembalikId(after:)": applyAfterArg,
      "PoinGerak.daftarPoinGerakByMembalikId(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "PoinGerak.daftarPoinGerakByMembalikId(orderBy:)": applyOrderByArgToConnection,
      "Pph.daftarPphTarifByPphKode(last:)": applyLastArg,
      "Pph.daftarPphTarifByPphKode(first:)": applyFirstUnlessLast,
      "Pph.daftarPphTarifByPphKode(offset:)": applyOffsetArg,
      "Pph.daftarPphTarifByPphKode(before:)": applyBeforeArg,
      "Pph.daftarPphTarifByPphKode(after:)": applyAfterArg,
      "Pph.daftarPphTarifByPphKode(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "Pph.daftarPphTarifByPphKode(orderBy:)": applyOrderByArgToConnection,
      "ModulRef.daftarJenisTransaksiRefByModul(last:)": applyLastArg,
      "ModulRef.daftarJenisTransaksiRefByModul(first:)": applyFirstUnlessLast,
      "ModulRef.daftarJenisTransaksiRefByModul(offset:)": applyOffsetArg,
      "ModulRef.daftarJenisTransaksiRefByModul(before:)": applyBeforeArg,
      "ModulRef.daftarJenisTransaksiRefByModul(after:)": applyAfterArg,
      "ModulRef.daftarJenisTransaksiRefByModul(filter:)": plans_parts_applyPlan_Query_daftarAkunPeranRef_filter_,
      "ModulRef.daftarJenisTransaksiRefByModul(orderBy:)": applyOrderByArgToConnection
    },
    planType: {
      AkunPeranRef: make49(registryConfig.pgResources.akun_peran_ref.uniques[0].attributes, resource_akun_peran_refPgResource),
      AkunPeran: make49(registryConfig.pgResources.akun_peran_ref.uniques[0].attributes, resource_akun_peranPgResource),
      Akun: make49(registryConfig.pgResources.akun.uniques[0].attributes, resource_akunPgResource),
      AkunSubklas: make49(registryConfig.pgResources.akun_subklas.uniques[0].attributes, resource_akun_subklasPgResource),
      AkunKlas: make49(registryConfig.pgResources.akun_subklas.uniques[0].attributes, resource_akun_klasPgResource),
      Barang: make49(registryConfig.pgResources.akun_subklas.uniques[0].attributes, resource_barangPgResource),
      DimensiGabungan: make49(registryConfig.pgResources.akun_subklas.uniques[0].attributes, resource_dimensi_gabunganPgResource),
      DimensiNilai: make49(registryConfig.pgResources.akun_subklas.uniques[0].attributes, resource_dimensi_nilaiPgResource),
      Dimensi: make49(registryConfig.pgResources.akun_subklas.uniques[0].attributes, resource_dimensiPgResource),
      Anggaran: make49(registryConfig.pgResources.akun_subklas.uniques[0].attributes, resource_anggaranPgResource),
      Lokasi: make49(registryConfig.pgResources.akun_subklas.uniques[0].attributes, resource_lokasiPgResource),
      Transaksi: make49(registryConfig.pgResources.akun_subklas.uniques[0].attributes, resource_transaksiPgResource),
      Harga: make49(registryConfig.pgResources.akun.uniques[0].attributes, resource_hargaPgResource),
      Kontak: make49(registryConfig.pgResources.akun_subklas.uniques[0].attributes, resource_kontakPgResource),
      JurnalBaris: make49(registryConfig.pgResources.akun_subklas.uniques[0].attributes, resource_jurnal_barisPgResource),
      Jurnal: make49(registryConfig.pgResources.akun_subklas.uniques[0].attributes, resource_jurnalPgResource),
      MutasiStok: make49(registryConfig.pgResources.akun_subklas.uniques[0].attributes, resource_mutasi_stokPgResource),
      TransaksiBaris: make49(registryConfig.pgResources.akun_subklas.uniques[0].attributes, resource_transaksi_barisPgResource),
      Pajak: make49(registryConfig.pgResources.akun.uniques[0].attributes, resource_pajakPgResource),
      PajakTarif: make49(registryConfig.pgResources.pajak_tarif.uniques[0].attributes, resource_pajak_tarifPgResource),
      Alokasi: make49(registryConfig.pgResources.akun_subklas.uniques[0].attributes, resource_alokasiPgResource),
      PosTerbuka: make49(registryConfig.pgResources.akun_subklas.uniques[0].attributes, resource_pos_terbukaPgResource),
      Satuan: make49(registryConfig.pgResources.akun_subklas.uniques[0].attributes, resource_satuanPgResource),
      BarangSatuan: make49(registryConfig.pgResources.akun_subklas.uniques[0].attributes, resource_barang_satuanPgResource),
      BarangHarga: make49(registryConfig.pgResources.akun_subklas.uniques[0].attributes, resource_barang_hargaPgResource),
      OrderGerak: make49(registryConfig.pgResources.akun_subklas.uniques[0].attributes, resource_order_gerakPgResource),
      AsetAsal: make49(registryConfig.pgResources.akun_subklas.uniques[0].attributes, resource_aset_asalPgResource),
      Aset: make49(registryConfig.pgResources.akun_subklas.uniques[0].attributes, resource_asetPgResource),
      AsetSusut: make49(registryConfig.pgResources.akun_subklas.uniques[0].attributes, resource_aset_susutPgResource),
      StokLapisan: make49(registryConfig.pgResources.stok_lapisan.uniques[0].attributes, resource_stok_lapisanPgResource),
      StokAmbil: make49(registryConfig.pgResources.akun_subklas.uniques[0].attributes, resource_stok_ambilPgResource),
      Penutupan: make49(registryConfig.pgResources.akun_subklas.uniques[0].attributes, resource_penutupanPgResource),
      Konfirmasi: make49(registryConfig.pgResources.akun_subklas.uniques[0].attributes, resource_konfirmasiPgResource),
      PoinLot: make49(registryConfig.pgResources.akun_subklas.uniques[0].attributes, resource_poin_lotPgResource),
      PoinGerak: make49(registryConfig.pgResources.akun_subklas.uniques[0].attributes, resource_poin_gerakPgResource),
      PoinSaldo: make49(registryConfig.pgResources.poin_saldo.uniques[0].attributes, resource_poin_saldoPgResource),
      TransaksiPembayaran: make49(registryConfig.pgResources.transaksi_pembayaran.uniques[0].attributes, resource_transaksi_pembayaranPgResource),
      TransaksiBiaya: make49(registryConfig.pgResources.transaksi_pembayaran.uniques[0].attributes, resource_transaksi_biayaPgResource),
      JurnalBalik: make49(registryConfig.pgResources.jurnal_balik.uniques[0].attributes, resource_jurnal_balikPgResource),
      Draft: make49(registryConfig.pgResources.akun_subklas.uniques[0].attributes, resource_draftPgResource),
      HppTertunda: make49(registryConfig.pgResources.hpp_tertunda.uniques[0].attributes, resource_hpp_tertundaPgResource),
      StokLokasi: make49(registryConfig.pgResources.stok_lokasi.uniques[0].attributes, resource_stok_lokasiPgResource),
      StokPool: make49(registryConfig.pgResources.stok_pool.uniques[0].attributes, resource_stok_poolPgResource),
      SaldoHarian: make49(registryConfig.pgResources.saldo_harian.uniques[0].attributes, resource_saldo_harianPgResource),
      Pph: make49(registryConfig.pgResources.akun.uniques[0].attributes, resource_pphPgResource),
      PphTarif: make49(registryConfig.pgResources.pph_tarif.uniques[0].attributes, resource_pph_tarifPgResource),
      Modul: make49(registryConfig.pgResources.akun.uniques[0].attributes, resource_modulPgResource),
      ModulRef: make49(registryConfig.pgResources.akun.uniques[0].attributes, resource_modul_refPgResource),
      JenisTransaksiRef: make49(registryConfig.pgResources.jenis_transaksi_ref.uniques[0].attributes, resource_jenis_transaksi_refPgResource),
      PajakMasaKredit: make49(registryConfig.pgResources.pajak_masa_kredit.uniques[0].attributes, resource_pajak_masa_kreditPgResource),
      MasaPajak: make49(registryConfig.pgResources.masa_pajak.uniques[0].attributes, resource_masa_pajakPgResource),
      Periode: make49(registryConfig.pgResources.masa_pajak.uniques[0].attributes, resource_periodePgResource),
      Pengaturan: make49(registryConfig.pgResources.akun_subklas.uniques[0].attributes, resource_pengaturanPgResource)
    },
    idempotent: {
      Datetime: true,
      Cursor: true,
      BigInt: true,
      HargaSatuan: true,
      Kuantitas: true,
      Uang: true,
      BigFloat: true,
      Date: true,
      UUID: false
    },
    apply: {
      "AkunSubklasFilter.id": make50(spec_akunSubklas.attributes.id, "id", "id"),
      "AkunSubklasFilter.klasId": make50(spec_akunSubklas.attributes.klas_id, "klas_id", "klasId"),
      "AkunSubklasFilter.nama": make50(spec_akunSubklas.attributes.nama, "nama", "nama"),
      "AkunSubklasFilter.arusKas": make50(spec_akunSubklas.attributes.arus_kas, "arus_kas", "arusKas"),
      "AkunSubklasFilter.daftarAkunBySubklasId": make51(resource_akunPgResource, akunIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, remoteAttributes),
      "AkunSubklasFilter.daftarAkunBySubklasIdExist": make52(resource_akunPgResource, akunIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, remoteAttributes),
      "AkunSubklasFilter.klas": make53(resource_akun_klasPgResource, akunKlasIdentifier, localAttributes, registryConfig.pgResources.akun_subklas.uniques[0].attributes),
      "AkunSubklasFilter.and": plans_parts_apply_AkunSubklasFilter_and,
      "AkunSubklasFilter.or": plans_parts_apply_AkunSubklasFilter_or,
      "AkunSubklasFilter.not": plans_parts_apply_AkunSubklasFilter_not,
      "IntFilter.isNull": pgAggregatesApply_isNull,
      "IntFilter.equalTo": pgAggregatesApply_equalTo,
      "IntFilter.notEqualTo": pgAggregatesApply_notEqualTo,
      "IntFilter.distinctFrom": pgAggregatesApply_distinctFrom,
      "IntFilter.notDistinctFrom": pgAggregatesApply_notDistinctFrom,
      "IntFilter.in": pgAggregatesApply_in,
      "IntFilter.notIn": pgAggregatesApply_notIn,
      "IntFilter.lessThan": pgAggregatesApply_lessThan,
      "IntFilter.lessThanOrEqualTo": pgAggregatesApply_lessThanOrEqualTo,
      "IntFilter.greaterThan": pgAggregatesApply_greaterThan,
      "IntFilter.greaterThanOrEqualTo": pgAggregatesApply_greaterThanOrEqualTo,
      "StringFilter.isNull": pgAggregatesApply_isNull,
      "StringFilter.equalTo": pgAggregatesApply_equalTo,
      "StringFilter.notEqualTo": pgAggregatesApply_notEqualTo,
      "StringFilter.distinctFrom": pgAggregatesApply_distinctFrom,
      "StringFilter.notDistinctFrom": pgAggregatesApply_notDistinctFrom,
      "StringFilter.in": pgAggregatesApply_in,
      "StringFilter.notIn": pgAggregatesApply_notIn,
      "StringFilter.lessThan": pgAggregatesApply_lessThan,
      "StringFilter.lessThanOrEqualTo": pgAggregatesApply_lessThanOrEqualTo,
      "StringFilter.greaterThan": pgAggregatesApply_greaterThan,
      "StringFilter.greaterThanOrEqualTo": pgAggregatesApply_greaterThanOrEqualTo,
      "StringFilter.includes": pgAggregatesApply_isNull2("includes", resolveLike, resolveInputContains, resolveInputCodecSensitive, resolveSqlIdentifierSensitive, undefined),
      "StringFilter.notIncludes": pgAggregatesApply_isNull2("notIncludes", resolveNotLike, resolveInputContains, resolveInputCodecSensitive, resolveSqlIdentifierSensitive, undefined),
      "StringFilter.includesInsensitive": pgAggregatesApply_isNull2("includesInsensitive", resolveILike, resolveInputContains, resolveInputCodecInsensitive, resolveSqlIdentifierInsensitive, undefined),
      "StringFilter.notIncludesInsensitive": pgAggregatesApply_isNull2("notIncludesInsensitive", resolveNotILike, resolveInputContains, resolveInputCodecInsensitive, resolveSqlIdentifierInsensitive, undefined),
      "StringFilter.startsWith": pgAggregatesApply_isNull2("startsWith", resolveLike, resolveInputStartsWith, resolveInputCodecSensitive, resolveSqlIdentifierSensitive, undefined),
      "StringFilter.notStartsWith": pgAggregatesApply_isNull2("notStartsWith", resolveNotLike, resolveInputStartsWith, resolveInputCodecSensitive, resolveSqlIdentifierSensitive, undefined),
      "StringFilter.startsWithInsensitive": pgAggregatesApply_isNull2("startsWithInsensitive", resolveILike, resolveInputStartsWith, resolveInputCodecInsensitive, resolveSqlIdentifierInsensitive, undefined),
      "StringFilter.notStartsWithInsensitive": pgAggregatesApply_isNull2("notStartsWithInsensitive", resolveNotILike, resolveInputStartsWith, resolveInputCodecInsensitive, resolveSqlIdentifierInsensitive, undefined),
      "StringFilter.endsWith": pgAggregatesApply_isNull2("endsWith", resolveLike, resolveInputEndsWith, resolveInputCodecSensitive, resolveSqlIdentifierSensitive, undefined),
      "StringFilter.notEndsWith": pgAggregatesApply_isNull2("notEndsWith", resolveNotLike, resolveInputEndsWith, resolveInputCodecSensitive, resolveSqlIdentifierSensitive, undefined),
      "StringFilter.endsWithInsensitive": pgAggregatesApply_isNull2("endsWithInsensitive", resolveILike, resolveInputEndsWith, resolveInputCodecInsensitive, resolveSqlIdentifierInsensitive, undefined),
      "StringFilter.notEndsWithInsensitive": pgAggregatesApply_isNull2("notEndsWithInsensitive", resolveNotILike, resolveInputEndsWith, resolveInputCodecInsensitive, resolveSqlIdentifierInsensitive, undefined),
      "StringFilter.like": pgAggregatesApply_isNull2("like", resolveLike, undefined, resolveInputCodecSensitive, resolveSqlIdentifierSensitive, undefined),
      "StringFilter.notLike": pgAggregatesApply_isNull2("notLike", resolveNotLike, undefined, resolveInputCodecSensitive, resolveSqlIdentifierSensitive, undefined),
      "StringFilter.likeInsensitive": pgAggregatesApply_isNull2("likeInsensitive", resolveILike, undefined, resolveInputCodecInsensitive, resolveSqlIdentifierInsensitive, undefined),
      "StringFilter.notLikeInsensitive": pgAggregatesApply_isNull2("notLikeInsensitive", resolveNotILike, undefined, resolveInputCodecInsensitive, resolveSqlIdentifierInsensitive, undefined),
      "StringFilter.equalToInsensitive": pgAggregatesApply_isNull2("equalToInsensitive", resolveEquality, undefined, resolveInputCodecInsensitiveOperator, resolveSqlIdentifierInsensitiveOperator, resolveSqlValueInsensitiveOperator),
      "StringFilter.notEqualToInsensitive": pgAggregatesApply_isNull2("notEqualToInsensitive", resolveInequality, undefined, resolveInputCodecInsensitiveOperator, resolveSqlIdentifierInsensitiveOperator, resolveSqlValueInsensitiveOperator),
      "StringFilter.distinctFromInsensitive": pgAggregatesApply_isNull2("distinctFromInsensitive", resolveDistinct, undefined, resolveInputCodecInsensitiveOperator, resolveSqlIdentifierInsensitiveOperator, resolveSqlValueInsensitiveOperator),
      "StringFilter.notDistinctFromInsensitive": pgAggregatesApply_isNull2("notDistinctFromInsensitive", resolveNotDistinct, undefined, resolveInputCodecInsensitiveOperator, resolveSqlIdentifierInsensitiveOperator, resolveSqlValueInsensitiveOperator),
      "StringFilter.inInsensitive": pgAggregatesApply_isNull2("inInsensitive", resolveEqualsAny, undefined, resolveInputCodecInsensitiveOperator_list, resolveSqlIdentifierInsensitiveOperator, resolveSqlValueInsensitiveOperator_list),
      "StringFilter.notInInsensitive": pgAggregatesApply_isNull2("notInInsensitive", resolveInequalAll, undefined, resolveInputCodecInsensitiveOperator_list, resolveSqlIdentifierInsensitiveOperator, resolveSqlValueInsensitiveOperator_list),
      "StringFilter.lessThanInsensitive": pgAggregatesApply_isNull2("lessThanInsensitive", resolveLessThan, undefined, resolveInputCodecInsensitiveOperator, resolveSqlIdentifierInsensitiveOperator, resolveSqlValueInsensitiveOperator),
      "StringFilter.lessThanOrEqualToInsensitive": pgAggregatesApply_isNull2("lessThanOrEqualToInsensitive", resolveLessThanOrEqualTo, undefined, resolveInputCodecInsensitiveOperator, resolveSqlIdentifierInsensitiveOperator, resolveSqlValueInsensitiveOperator),
      "StringFilter.greaterThanInsensitive": pgAggregatesApply_isNull2("greaterThanInsensitive", resolveGreaterThan, undefined, resolveInputCodecInsensitiveOperator, resolveSqlIdentifierInsensitiveOperator, resolveSqlValueInsensitiveOperator),
      "StringFilter.greaterThanOrEqualToInsensitive": pgAggregatesApply_isNull2("greaterThanOrEqualToInsensitive", resolveGreaterThanOrEqualTo, undefined, resolveInputCodecInsensitiveOperator, resolveSqlIdentifierInsensitiveOperator, resolveSqlValueInsensitiveOperator),
      "ArusKasKategoriFilter.isNull": pgAggregatesApply_isNull,
      "ArusKasKategoriFilter.equalTo": pgAggregatesApply_equalTo,
      "ArusKasKategoriFilter.notEqualTo": pgAggregatesApply_notEqualTo,
      "ArusKasKategoriFilter.distinctFrom": pgAggregatesApply_distinctFrom,
      "ArusKasKategoriFilter.notDistinctFrom": pgAggregatesApply_notDistinctFrom,
      "ArusKasKategoriFilter.in": pgAggregatesApply_in,
      "ArusKasKategoriFilter.notIn": pgAggregatesApply_notIn,
      "ArusKasKategoriFilter.lessThan": pgAggregatesApply_lessThan,
      "ArusKasKategoriFilter.lessThanOrEqualTo": pgAggregatesApply_lessThanOrEqualTo,
      "ArusKasKategoriFilter.greaterThan": pgAggregatesApply_greaterThan,
      "ArusKasKategoriFilter.greaterThanOrEqualTo": pgAggregatesApply_greaterThanOrEqualTo,
      "AkunSubklasToManyAkunFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "AkunSubklasToManyAkunFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "AkunSubklasToManyAkunFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "AkunFilter.kode": make50(spec_akun.attributes.kode, "kode", "kode"),
      "AkunFilter.nama": make50(spec_akun.attributes.nama, "nama", "nama"),
      "AkunFilter.subklasId": make50(spec_akun.attributes.subklas_id, "subklas_id", "subklasId"),
      "AkunFilter.saldoNormal": make50(spec_akun.attributes.saldo_normal, "saldo_normal", "saldoNormal"),
      "AkunFilter.indukKode": make50(spec_akun.attributes.induk_kode, "induk_kode", "indukKode"),
      "AkunFilter.adalahKas": make50(spec_akun.attributes.adalah_kas, "adalah_kas", "adalahKas"),
      "AkunFilter.kendali": make50(spec_akun.attributes.kendali, "kendali", "kendali"),
      "AkunFilter.aktif": make50(spec_akun.attributes.aktif, "aktif", "aktif"),
      "AkunFilter.dibuatPada": make50(spec_akun.attributes.dibuat_pada, "dibuat_pada", "dibuatPada"),
      "AkunFilter.diubahPada": make50(spec_akun.attributes.diubah_pada, "diubah_pada", "diubahPada"),
      "AkunFilter.cari": make50(spec_akun.attributes.cari, "cari", "cari"),
      "AkunFilter.arusKas": make50(spec_akun.attributes.arus_kas, "arus_kas", "arusKas"),
      "AkunFilter.daftarAkunByIndukKode": make51(resource_akunPgResource, akunIdentifier, registryConfig.pgResources.akun.uniques[0].attributes, remoteAttributes2),
      "AkunFilter.daftarAkunByIndukKodeExist": make52(resource_akunPgResource, akunIdentifier, registryConfig.pgResources.akun.uniques[0].attributes, remoteAttributes2),
      "AkunFilter.daftarAkunPeranByAkunKode": make51(resource_akun_peranPgResource, akunPeranIdentifier, registryConfig.pgResources.akun.uniques[0].attributes, remoteAttributes3),
      "AkunFilter.daftarAkunPeranByAkunKodeExist": make52(resource_akun_peranPgResource, akunPeranIdentifier, registryConfig.pgResources.akun.uniques[0].attributes, remoteAttributes3),
      "AkunFilter.daftarBarangByAkunHpp": make51(resource_barangPgResource, barangIdentifier, registryConfig.pgResources.akun.uniques[0].attributes, remoteAttributes4),
      "AkunFilter.daftarBarangByAkunHppExist": make52(resource_barangPgResource, barangIdentifier, registryConfig.pgResources.akun.uniques[0].attributes, remoteAttributes4),
      "AkunFilter.daftarBarangByAkunPenjualan": make51(resource_barangPgResource, barangIdentifier, registryConfig.pgResources.akun.uniques[0].attributes, remoteAttributes5),
      "AkunFilter.daftarBarangByAkunPenjualanExist": make52(resource_barangPgResource, barangIdentifier, registryConfig.pgResources.akun.uniques[0].attributes, remoteAttributes5),
      "AkunFilter.daftarBarangByAkunPersediaan": make51(resource_barangPgResource, barangIdentifier, registryConfig.pgResources.akun.uniques[0].attributes, remoteAttributes6),
      "AkunFilter.daftarBarangByAkunPersediaanExist": make52(resource_barangPgResource, barangIdentifier, registryConfig.pgResources.akun.uniques[0].attributes, remoteAttributes6),
      "AkunFilter.daftarTransaksiBarisByAkunKode": make51(resource_transaksi_barisPgResource, transaksiBarisIdentifier, registryConfig.pgResources.akun.uniques[0].attributes, remoteAttributes3),
      "AkunFilter.daftarTransaksiBarisByAkunKodeExist": make52(resource_transaksi_barisPgResource, transaksiBarisIdentifier, registryConfig.pgResources.akun.uniques[0].attributes, remoteAttributes3),
      "AkunFilter.daftarTransaksiPembayaranByAkunKode": make51(resource_transaksi_pembayaranPgResource, transaksiPembayaranIdentifier, registryConfig.pgResources.akun.uniques[0].attributes, remoteAttributes3),
      "AkunFilter.daftarTransaksiPembayaranByAkunKodeExist": make52(resource_transaksi_pembayaranPgResource, transaksiPembayaranIdentifier, registryConfig.pgResources.akun.uniques[0].attributes, remoteAttributes3),
      "AkunFilter.daftarTransaksiBiayaByAkunKode": make51(resource_transaksi_biayaPgResource, transaksiBiayaIdentifier, registryConfig.pgResources.akun.uniques[0].attributes, remoteAttributes3),
      "AkunFilter.daftarTransaksiBiayaByAkunKodeExist": make52(resource_transaksi_biayaPgResource, transaksiBiayaIdentifier, registryConfig.pgResources.akun.uniques[0].attributes, remoteAttributes3),
      "AkunFilter.daftarJurnalBarisByAkunKode": make51(resource_jurnal_barisPgResource, jurnalBarisIdentifier, registryConfig.pgResources.akun.uniques[0].attributes, remoteAttributes3),
      "AkunFilter.daftarJurnalBarisByAkunKodeExist": make52(resource_jurnal_barisPgResource, jurnalBarisIdentifier, registryConfig.pgResources.akun.uniques[0].attributes, remoteAttributes3),
      "AkunFilter.daftarSaldoHarianByAkunKode": make51(resource_saldo_harianPgResource, saldoHarianIdentifier, registryConfig.pgResources.akun.uniques[0].attributes, remoteAttributes3),
      "AkunFilter.daftarSaldoHarianByAkunKodeExist": make52(resource_saldo_harianPgResource, saldoHarianIdentifier, registryConfig.pgResources.akun.uniques[0].attributes, remoteAttributes3),
      "AkunFilter.daftarMutasiStokByAkunLawan": make51(resource_mutasi_stokPgResource, mutasiStokIdentifier, registryConfig.pgResources.akun.uniques[0].attributes, remoteAttributes7),
      "AkunFilter.daftarMutasiStokByAkunLawanExist": make52(resource_mutasi_stokPgResource, mutasiStokIdentifier, registryConfig.pgResources.akun.uniques[0].attributes, remoteAttributes7),
      "AkunFilter.daftarMutasiStokByAkunPersediaan": make51(resource_mutasi_stokPgResource, mutasiStokIdentifier, registryConfig.pgResources.akun.uniques[0].attributes, remoteAttributes6),
      "AkunFilter.daftarMutasiStokByAkunPersediaanExist": make52(resource_mutasi_stokPgResource, mutasiStokIdentifier, registryConfig.pgResources.akun.uniques[0].attributes, remoteAttributes6),
      "AkunFilter.daftarPosTerbukaByAkunKode": make51(resource_pos_terbukaPgResource, posTerbukaIdentifier, registryConfig.pgResources.akun.uniques[0].attributes, remoteAttributes3),
      "AkunFilter.daftarPosTerbukaByAkunKodeExist": make52(resource_pos_terbukaPgResource, posTerbukaIdentifier, registryConfig.pgResources.akun.uniques[0].attributes, remoteAttributes3),
      "AkunFilter.daftarAsetByAkunAkumulasi": make51(resource_asetPgResource, asetIdentifier, registryConfig.pgResources.akun.uniques[0].attributes, remoteAttributes8),
      "AkunFilter.daftarAsetByAkunAkumulasiExist": make52(resource_asetPgResource, asetIdentifier, registryConfig.pgResources.akun.uniques[0].attributes, remoteAttributes8),
      "AkunFilter.daftarAsetByAkunAset": make51(resource_asetPgResource, asetIdentifier, registryConfig.pgResources.akun.uniques[0].attributes, remoteAttributes9),
      "AkunFilter.daftarAsetByAkunAsetExist": make52(resource_asetPgResource, asetIdentifier, registryConfig.pgResources.akun.uniques[0].attributes, remoteAttributes9),
      "AkunFilter.daftarAsetByAkunBeban": make51(resource_asetPgResource, asetIdentifier, registryConfig.pgResources.akun.uniques[0].attributes, remoteAttributes10),
      "AkunFilter.daftarAsetByAkunBebanExist": make52(resource_asetPgResource, asetIdentifier, registryConfig.pgResources.akun.uniques[0].attributes, remoteAttributes10),
      "AkunFilter.daftarPoinLotByAkunKode": make51(resource_poin_lotPgResource, poinLotIdentifier, registryConfig.pgResources.akun.uniques[0].attributes, remoteAttributes3),
      "AkunFilter.daftarPoinLotByAkunKodeExist": make52(resource_poin_lotPgResource, poinLotIdentifier, registryConfig.pgResources.akun.uniques[0].attributes, remoteAttributes3),
      "AkunFilter.daftarAsetAsalByAkunKode": make51(resource_aset_asalPgResource, asetAsalIdentifier, registryConfig.pgResources.akun.uniques[0].attributes, remoteAttributes3),
      "AkunFilter.daftarAsetAsalByAkunKodeExist": make52(resource_aset_asalPgResource, asetAsalIdentifier, registryConfig.pgResources.akun.uniques[0].attributes, remoteAttributes3),
      "AkunFilter.daftarAnggaranByAkunKode": make51(resource_anggaranPgResource, anggaranIdentifier, registryConfig.pgResources.akun.uniques[0].attributes, remoteAttributes3),
      "AkunFilter.daftarAnggaranByAkunKodeExist": make52(resource_anggaranPgResource, anggaranIdentifier, registryConfig.pgResources.akun.uniques[0].attributes, remoteAttributes3),
      "AkunFilter.akunByIndukKode": make53(resource_akunPgResource, akunIdentifier, remoteAttributes2, registryConfig.pgResources.akun.uniques[0].attributes),
      "AkunFilter.akunByIndukKodeExists": make60(resource_akunPgResource, akunIdentifier, remoteAttributes2, registryConfig.pgResources.akun.uniques[0].attributes),
      "AkunFilter.subklas": make53(resource_akun_subklasPgResource, akunSubklasIdentifier, remoteAttributes, registryConfig.pgResources.akun_subklas.uniques[0].attributes),
      "AkunFilter.and": plans_parts_apply_AkunSubklasFilter_and,
      "AkunFilter.or": plans_parts_apply_AkunSubklasFilter_or,
      "AkunFilter.not": plans_parts_apply_AkunSubklasFilter_not,
      "SaldoNormalFilter.isNull": pgAggregatesApply_isNull,
      "SaldoNormalFilter.equalTo": pgAggregatesApply_equalTo,
      "SaldoNormalFilter.notEqualTo": pgAggregatesApply_notEqualTo,
      "SaldoNormalFilter.distinctFrom": pgAggregatesApply_distinctFrom,
      "SaldoNormalFilter.notDistinctFrom": pgAggregatesApply_notDistinctFrom,
      "SaldoNormalFilter.in": pgAggregatesApply_in,
      "SaldoNormalFilter.notIn": pgAggregatesApply_notIn,
      "SaldoNormalFilter.lessThan": pgAggregatesApply_lessThan,
      "SaldoNormalFilter.lessThanOrEqualTo": pgAggregatesApply_lessThanOrEqualTo,
      "SaldoNormalFilter.greaterThan": pgAggregatesApply_greaterThan,
      "SaldoNormalFilter.greaterThanOrEqualTo": pgAggregatesApply_greaterThanOrEqualTo,
      "BooleanFilter.isNull": pgAggregatesApply_isNull,
      "BooleanFilter.equalTo": pgAggregatesApply_equalTo,
      "BooleanFilter.notEqualTo": pgAggregatesApply_notEqualTo,
      "BooleanFilter.distinctFrom": pgAggregatesApply_distinctFrom,
      "BooleanFilter.notDistinctFrom": pgAggregatesApply_notDistinctFrom,
      "BooleanFilter.in": pgAggregatesApply_in,
      "BooleanFilter.notIn": pgAggregatesApply_notIn,
      "BooleanFilter.lessThan": pgAggregatesApply_lessThan,
      "BooleanFilter.lessThanOrEqualTo": pgAggregatesApply_lessThanOrEqualTo,
      "BooleanFilter.greaterThan": pgAggregatesApply_greaterThan,
      "BooleanFilter.greaterThanOrEqualTo": pgAggregatesApply_greaterThanOrEqualTo,
      "AkunKendaliFilter.isNull": pgAggregatesApply_isNull,
      "AkunKendaliFilter.equalTo": pgAggregatesApply_equalTo,
      "AkunKendaliFilter.notEqualTo": pgAggregatesApply_notEqualTo,
      "AkunKendaliFilter.distinctFrom": pgAggregatesApply_distinctFrom,
      "AkunKendaliFilter.notDistinctFrom": pgAggregatesApply_notDistinctFrom,
      "AkunKendaliFilter.in": pgAggregatesApply_in,
      "AkunKendaliFilter.notIn": pgAggregatesApply_notIn,
      "AkunKendaliFilter.lessThan": pgAggregatesApply_lessThan,
      "AkunKendaliFilter.lessThanOrEqualTo": pgAggregatesApply_lessThanOrEqualTo,
      "AkunKendaliFilter.greaterThan": pgAggregatesApply_greaterThan,
      "AkunKendaliFilter.greaterThanOrEqualTo": pgAggregatesApply_greaterThanOrEqualTo,
      "DatetimeFilter.isNull": pgAggregatesApply_isNull,
      "DatetimeFilter.equalTo": pgAggregatesApply_equalTo,
      "DatetimeFilter.notEqualTo": pgAggregatesApply_notEqualTo,
      "DatetimeFilter.distinctFrom": pgAggregatesApply_distinctFrom,
      "DatetimeFilter.notDistinctFrom": pgAggregatesApply_notDistinctFrom,
      "DatetimeFilter.in": pgAggregatesApply_in,
      "DatetimeFilter.notIn": pgAggregatesApply_notIn,
      "DatetimeFilter.lessThan": pgAggregatesApply_lessThan,
      "DatetimeFilter.lessThanOrEqualTo": pgAggregatesApply_lessThanOrEqualTo,
      "DatetimeFilter.greaterThan": pgAggregatesApply_greaterThan,
      "DatetimeFilter.greaterThanOrEqualTo": pgAggregatesApply_greaterThanOrEqualTo,
      "AkunToManyAkunFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "AkunToManyAkunFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "AkunToManyAkunFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "AkunToManyAkunPeranFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "AkunToManyAkunPeranFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "AkunToManyAkunPeranFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "AkunPeranFilter.peran": make50(spec_akunPeran.attributes.peran, "peran", "peran"),
      "AkunPeranFilter.akunKode": make50(spec_akunPeran.attributes.akun_kode, "akun_kode", "akunKode"),
      "AkunPeranFilter.akunByAkunKode": plans_parts_apply_AkunPeranFilter_akunByAkunKode,
      "AkunPeranFilter.akunPeranRef": make53(resource_akun_peran_refPgResource, akunPeranRefIdentifier, registryConfig.pgResources.akun_peran_ref.uniques[0].attributes, registryConfig.pgResources.akun_peran_ref.uniques[0].attributes),
      "AkunPeranFilter.and": plans_parts_apply_AkunSubklasFilter_and,
      "AkunPeranFilter.or": plans_parts_apply_AkunSubklasFilter_or,
      "AkunPeranFilter.not": plans_parts_apply_AkunSubklasFilter_not,
      "AkunPeranRefFilter.peran": make50(spec_akunPeranRef.attributes.peran, "peran", "peran"),
      "AkunPeranRefFilter.akunBaku": make50(spec_akunPeranRef.attributes.akun_baku, "akun_baku", "akunBaku"),
      "AkunPeranRefFilter.akunPeran": make61(resource_akun_peranPgResource, akunPeranIdentifier, registryConfig.pgResources.akun_peran_ref.uniques[0].attributes, registryConfig.pgResources.akun_peran_ref.uniques[0].attributes),
      "AkunPeranRefFilter.akunPeranExists": make62(resource_akun_peranPgResource, akunPeranIdentifier, registryConfig.pgResources.akun_peran_ref.uniques[0].attributes, registryConfig.pgResources.akun_peran_ref.uniques[0].attributes),
      "AkunPeranRefFilter.and": plans_parts_apply_AkunSubklasFilter_and,
      "AkunPeranRefFilter.or": plans_parts_apply_AkunSubklasFilter_or,
      "AkunPeranRefFilter.not": plans_parts_apply_AkunSubklasFilter_not,
      "AkunToManyBarangFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "AkunToManyBarangFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "AkunToManyBarangFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "AkunToManyBarangFilter.aggregates": plans_parts_apply_AkunToManyBarangFilter_aggregates,
      "BarangFilter.id": make50(spec_barang.attributes.id, "id", "id"),
      "BarangFilter.kode": make50(spec_barang.attributes.kode, "kode", "kode"),
      "BarangFilter.nama": make50(spec_barang.attributes.nama, "nama", "nama"),
      "BarangFilter.jenis": make50(spec_barang.attributes.jenis, "jenis", "jenis"),
      "BarangFilter.satuanId": make50(spec_barang.attributes.satuan_id, "satuan_id", "satuanId"),
      "BarangFilter.kategori": make50(spec_barang.attributes.kategori, "kategori", "kategori"),
      "BarangFilter.merek": make50(spec_barang.attributes.merek, "merek", "merek"),
      "BarangFilter.barcode": make50(spec_barang.attributes.barcode, "barcode", "barcode"),
      "BarangFilter.hargaBeli": make50(spec_barang.attributes.harga_beli, "harga_beli", "hargaBeli"),
      "BarangFilter.hargaJual": make50(spec_barang.attributes.harga_jual, "harga_jual", "hargaJual"),
      "BarangFilter.stokMinimum": make50(spec_barang.attributes.stok_minimum, "stok_minimum", "stokMinimum"),
      "BarangFilter.kebijakanStokMinus": make50(spec_barang.attributes.kebijakan_stok_minus, "kebijakan_stok_minus", "kebijakanStokMinus"),
      "BarangFilter.pajakKode": make50(spec_barang.attributes.pajak_kode, "pajak_kode", "pajakKode"),
      "BarangFilter.akunPersediaan": make50(spec_barang.attributes.akun_persediaan, "akun_persediaan", "akunPersediaan"),
      "BarangFilter.akunHpp": make50(spec_barang.attributes.akun_hpp, "akun_hpp", "akunHpp"),
      "BarangFilter.akunPenjualan": make50(spec_barang.attributes.akun_penjualan, "akun_penjualan", "akunPenjualan"),
      "BarangFilter.aktif": make50(spec_barang.attributes.aktif, "aktif", "aktif"),
      "BarangFilter.dibuatPada": make50(spec_barang.attributes.dibuat_pada, "dibuat_pada", "dibuatPada"),
      "BarangFilter.diubahPada": make50(spec_barang.attributes.diubah_pada, "diubah_pada", "diubahPada"),
      "BarangFilter.cari": make50(spec_barang.attributes.cari, "cari", "cari"),
      "BarangFilter.gabunganId": make50(spec_barang.attributes.gabungan_id, "gabungan_id", "gabunganId"),
      "BarangFilter.stok": make64(resource_barang_stokPgResource, "stok", kuantitasCodec),
      "BarangFilter.nilaiStok": make64(resource_barang_nilai_stokPgResource, "nilaiStok", uangCodec),
      "BarangFilter.hpp": make64(resource_barang_hppPgResource, "hpp", hargaSatuanCodec),
      "BarangFilter.daftarBarangSatuan": make51(resource_barang_satuanPgResource, barangSatuanIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, registryConfig.pgResources.hpp_tertunda.uniques[0].attributes),
      "BarangFilter.daftarBarangSatuanExist": make52(resource_barang_satuanPgResource, barangSatuanIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, registryConfig.pgResources.hpp_tertunda.uniques[0].attributes),
      "BarangFilter.daftarBarangHarga": make51(resource_barang_hargaPgResource, barangHargaIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, registryConfig.pgResources.hpp_tertunda.uniques[0].attributes),
      "BarangFilter.daftarBarangHargaExist": make52(resource_barang_hargaPgResource, barangHargaIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, registryConfig.pgResources.hpp_tertunda.uniques[0].attributes),
      "BarangFilter.daftarTransaksiBaris": make51(resource_transaksi_barisPgResource, transaksiBarisIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, registryConfig.pgResources.hpp_tertunda.uniques[0].attributes),
      "BarangFilter.daftarTransaksiBarisExist": make52(resource_transaksi_barisPgResource, transaksiBarisIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, registryConfig.pgResources.hpp_tertunda.uniques[0].attributes),
      "BarangFilter.daftarMutasiStok": make51(resource_mutasi_stokPgResource, mutasiStokIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, registryConfig.pgResources.hpp_tertunda.uniques[0].attributes),
      "BarangFilter.daftarMutasiStokExist": make52(resource_mutasi_stokPgResource, mutasiStokIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, registryConfig.pgResources.hpp_tertunda.uniques[0].attributes),
      "BarangFilter.daftarStokPool": make51(resource_stok_poolPgResource, stokPoolIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, registryConfig.pgResources.hpp_tertunda.uniques[0].attributes),
      "BarangFilter.daftarStokPoolExist": make52(resource_stok_poolPgResource, stokPoolIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, registryConfig.pgResources.hpp_tertunda.uniques[0].attributes),
      "BarangFilter.daftarStokLokasi": make51(resource_stok_lokasiPgResource, stokLokasiIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, registryConfig.pgResources.hpp_tertunda.uniques[0].attributes),
      "BarangFilter.daftarStokLokasiExist": make52(resource_stok_lokasiPgResource, stokLokasiIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, registryConfig.pgResources.hpp_tertunda.uniques[0].attributes),
      "BarangFilter.daftarOrderGerak": make51(resource_order_gerakPgResource, orderGerakIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, registryConfig.pgResources.hpp_tertunda.uniques[0].attributes),
      "BarangFilter.daftarOrderGerakExist": make52(resource_order_gerakPgResource, orderGerakIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, registryConfig.pgResources.hpp_tertunda.uniques[0].attributes),
      "BarangFilter.daftarStokLapisan": make51(resource_stok_lapisanPgResource, stokLapisanIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, registryConfig.pgResources.hpp_tertunda.uniques[0].attributes),
      "BarangFilter.daftarStokLapisanExist": make52(resource_stok_lapisanPgResource, stokLapisanIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, registryConfig.pgResources.hpp_tertunda.uniques[0].attributes),
      "BarangFilter.daftarStokAmbil": make51(resource_stok_ambilPgResource, stokAmbilIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, registryConfig.pgResources.hpp_tertunda.uniques[0].attributes),
      "BarangFilter.daftarStokAmbilExist": make52(resource_stok_ambilPgResource, stokAmbilIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, registryConfig.pgResources.hpp_tertunda.uniques[0].attributes),
      "BarangFilter.hppTertunda": make61(resource_hpp_tertundaPgResource, hppTertundaIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, registryConfig.pgResources.hpp_tertunda.uniques[0].attributes),
      "BarangFilter.hppTertundaExists": make62(resource_hpp_tertundaPgResource, hppTertundaIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, registryConfig.pgResources.hpp_tertunda.uniques[0].attributes),
      "BarangFilter.stokKurang": make61(foreignTable_stok_kurangPgResource, stokKurangIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, registryConfig.pgResources.hpp_tertunda.uniques[0].attributes),
      "BarangFilter.stokKurangExists": make62(foreignTable_stok_kurangPgResource, stokKurangIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, registryConfig.pgResources.hpp_tertunda.uniques[0].attributes),
      "BarangFilter.akunByAkunHpp": make53(resource_akunPgResource, akunIdentifier, remoteAttributes4, registryConfig.pgResources.akun.uniques[0].attributes),
      "BarangFilter.akunByAkunHppExists": make60(resource_akunPgResource, akunIdentifier, remoteAttributes4, registryConfig.pgResources.akun.uniques[0].attributes),
      "BarangFilter.akunByAkunPenjualan": make53(resource_akunPgResource, akunIdentifier, remoteAttributes5, registryConfig.pgResources.akun.uniques[0].attributes),
      "BarangFilter.akunByAkunPenjualanExists": make60(resource_akunPgResource, akunIdentifier, remoteAttributes5, registryConfig.pgResources.akun.uniques[0].attributes),
      "BarangFilter.akunByAkunPersediaan": plans_parts_apply_BarangFilter_akunByAkunPersediaan,
      "BarangFilter.akunByAkunPersediaanExists": make60(resource_akunPgResource, akunIdentifier, remoteAttributes6, registryConfig.pgResources.akun.uniques[0].attributes),
      "BarangFilter.gabungan": plans_parts_apply_BarangFilter_gabungan,
      "BarangFilter.gabunganExists": plans_parts_apply_BarangFilter_gabunganExists,
      "BarangFilter.pajakByPajakKode": plans_parts_apply_BarangFilter_pajakByPajakKode,
      "BarangFilter.pajakByPajakKodeExists": plans_parts_apply_BarangFilter_pajakByPajakKodeExists,
      "BarangFilter.satuan": plans_parts_apply_BarangFilter_satuan,
      "BarangFilter.and": plans_parts_apply_AkunSubklasFilter_and,
      "BarangFilter.or": plans_parts_apply_AkunSubklasFilter_or,
      "BarangFilter.not": plans_parts_apply_AkunSubklasFilter_not,
      "BigIntFilter.isNull": pgAggregatesApply_isNull,
      "BigIntFilter.equalTo": pgAggregatesApply_equalTo,
      "BigIntFilter.notEqualTo": pgAggregatesApply_notEqualTo,
      "BigIntFilter.distinctFrom": pgAggregatesApply_distinctFrom,
      "BigIntFilter.notDistinctFrom": pgAggregatesApply_notDistinctFrom,
      "BigIntFilter.in": pgAggregatesApply_in,
      "BigIntFilter.notIn": pgAggregatesApply_notIn,
      "BarangJenisFilter.isNull": pgAggregatesApply_isNull,
      "BarangJenisFilter.equalTo": pgAggregatesApply_equalTo,
      "BarangJenisFilter.notEqualTo": pgAggregatesApply_notEqualTo,
      "BarangJenisFilter.distinctFrom": pgAggregatesApply_distinctFrom,
      "BarangJenisFilter.notDistinctFrom": pgAggregatesApply_notDistinctFrom,
      "BarangJenisFilter.in": pgAggregatesApply_in,
      "BarangJenisFilter.notIn": pgAggregatesApply_notIn,
      "BarangJenisFilter.lessThan": pgAggregatesApply_lessThan,
      "BarangJenisFilter.lessThanOrEqualTo": pgAggregatesApply_lessThanOrEqualTo,
      "BarangJenisFilter.greaterThan": pgAggregatesApply_greaterThan,
      "BarangJenisFilter.greaterThanOrEqualTo": pgAggregatesApply_greaterThanOrEqualTo,
      "HargaSatuanFilter.isNull": pgAggregatesApply_isNull,
      "HargaSatuanFilter.equalTo": pgAggregatesApply_equalTo,
      "HargaSatuanFilter.notEqualTo": pgAggregatesApply_notEqualTo,
      "HargaSatuanFilter.distinctFrom": pgAggregatesApply_distinctFrom,
      "HargaSatuanFilter.notDistinctFrom": pgAggregatesApply_notDistinctFrom,
      "HargaSatuanFilter.in": pgAggregatesApply_in,
      "HargaSatuanFilter.notIn": pgAggregatesApply_notIn,
      "HargaSatuanFilter.lessThan": pgAggregatesApply_lessThan,
      "HargaSatuanFilter.lessThanOrEqualTo": pgAggregatesApply_lessThanOrEqualTo,
      "HargaSatuanFilter.greaterThan": pgAggregatesApply_greaterThan,
      "HargaSatuanFilter.greaterThanOrEqualTo": pgAggregatesApply_greaterThanOrEqualTo,
      "KuantitasFilter.isNull": pgAggregatesApply_isNull,
      "KuantitasFilter.equalTo": pgAggregatesApply_equalTo,
      "KuantitasFilter.notEqualTo": pgAggregatesApply_notEqualTo,
      "KuantitasFilter.distinctFrom": pgAggregatesApply_distinctFrom,
      "KuantitasFilter.notDistinctFrom": pgAggregatesApply_notDistinctFrom,
      "KuantitasFilter.in": pgAggregatesApply_in,
      "KuantitasFilter.notIn": pgAggregatesApply_notIn,
      "KuantitasFilter.lessThan": pgAggregatesApply_lessThan,
      "KuantitasFilter.lessThanOrEqualTo": pgAggregatesApply_lessThanOrEqualTo,
      "KuantitasFilter.greaterThan": pgAggregatesApply_greaterThan,
      "KuantitasFilter.greaterThanOrEqualTo": pgAggregatesApply_greaterThanOrEqualTo,
      "KebijakanStokMinusFilter.isNull": pgAggregatesApply_isNull,
      "KebijakanStokMinusFilter.equalTo": pgAggregatesApply_equalTo,
      "KebijakanStokMinusFilter.notEqualTo": pgAggregatesApply_notEqualTo,
      "KebijakanStokMinusFilter.distinctFrom": pgAggregatesApply_distinctFrom,
      "KebijakanStokMinusFilter.notDistinctFrom": pgAggregatesApply_notDistinctFrom,
      "KebijakanStokMinusFilter.in": pgAggregatesApply_in,
      "KebijakanStokMinusFilter.notIn": pgAggregatesApply_notIn,
      "KebijakanStokMinusFilter.lessThan": pgAggregatesApply_lessThan,
      "KebijakanStokMinusFilter.lessThanOrEqualTo": pgAggregatesApply_lessThanOrEqualTo,
      "KebijakanStokMinusFilter.greaterThan": pgAggregatesApply_greaterThan,
      "KebijakanStokMinusFilter.greaterThanOrEqualTo": pgAggregatesApply_greaterThanOrEqualTo,
      "UangFilter.isNull": pgAggregatesApply_isNull,
      "UangFilter.equalTo": pgAggregatesApply_equalTo,
      "UangFilter.notEqualTo": pgAggregatesApply_notEqualTo,
      "UangFilter.distinctFrom": pgAggregatesApply_distinctFrom,
      "UangFilter.notDistinctFrom": pgAggregatesApply_notDistinctFrom,
      "UangFilter.in": pgAggregatesApply_in,
      "UangFilter.notIn": pgAggregatesApply_notIn,
      "UangFilter.lessThan": pgAggregatesApply_lessThan,
      "UangFilter.lessThanOrEqualTo": pgAggregatesApply_lessThanOrEqualTo,
      "UangFilter.greaterThan": pgAggregatesApply_greaterThan,
      "UangFilter.greaterThanOrEqualTo": pgAggregatesApply_greaterThanOrEqualTo,
      "BarangToManyBarangSatuanFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "BarangToManyBarangSatuanFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "BarangToManyBarangSatuanFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "BarangSatuanFilter.id": make50(spec_barangSatuan.attributes.id, "id", "id"),
      "BarangSatuanFilter.barangId": make50(spec_barangSatuan.attributes.barang_id, "barang_id", "barangId"),
      "BarangSatuanFilter.satuanId": make50(spec_barangSatuan.attributes.satuan_id, "satuan_id", "satuanId"),
      "BarangSatuanFilter.faktor": make50(spec_barangSatuan.attributes.faktor, "faktor", "faktor"),
      "BarangSatuanFilter.barcode": make50(spec_barangSatuan.attributes.barcode, "barcode", "barcode"),
      "BarangSatuanFilter.aktif": make50(spec_barangSatuan.attributes.aktif, "aktif", "aktif"),
      "BarangSatuanFilter.dibuatPada": make50(spec_barangSatuan.attributes.dibuat_pada, "dibuat_pada", "dibuatPada"),
      "BarangSatuanFilter.diubahPada": make50(spec_barangSatuan.attributes.diubah_pada, "diubah_pada", "diubahPada"),
      "BarangSatuanFilter.barang": plans_parts_apply_BarangSatuanFilter_barang,
      "BarangSatuanFilter.satuan": plans_parts_apply_BarangFilter_satuan,
      "BarangSatuanFilter.and": plans_parts_apply_AkunSubklasFilter_and,
      "BarangSatuanFilter.or": plans_parts_apply_AkunSubklasFilter_or,
      "BarangSatuanFilter.not": plans_parts_apply_AkunSubklasFilter_not,
      "SatuanFilter.id": make50(spec_satuan.attributes.id, "id", "id"),
      "SatuanFilter.kode": make50(spec_satuan.attributes.kode, "kode", "kode"),
      "SatuanFilter.nama": make50(spec_satuan.attributes.nama, "nama", "nama"),
      "SatuanFilter.aktif": make50(spec_satuan.attributes.aktif, "aktif", "aktif"),
      "SatuanFilter.dibuatPada": make50(spec_satuan.attributes.dibuat_pada, "dibuat_pada", "dibuatPada"),
      "SatuanFilter.diubahPada": make50(spec_satuan.attributes.diubah_pada, "diubah_pada", "diubahPada"),
      "SatuanFilter.cari": make50(spec_satuan.attributes.cari, "cari", "cari"),
      "SatuanFilter.daftarBarang": make51(resource_barangPgResource, barangIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, localAttributes4),
      "SatuanFilter.daftarBarangExist": make52(resource_barangPgResource, barangIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, localAttributes4),
      "SatuanFilter.daftarBarangSatuan": make51(resource_barang_satuanPgResource, barangSatuanIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, localAttributes4),
      "SatuanFilter.daftarBarangSatuanExist": make52(resource_barang_satuanPgResource, barangSatuanIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, localAttributes4),
      "SatuanFilter.daftarBarangHarga": make51(resource_barang_hargaPgResource, barangHargaIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, localAttributes4),
      "SatuanFilter.daftarBarangHargaExist": make52(resource_barang_hargaPgResource, barangHargaIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, localAttributes4),
      "SatuanFilter.daftarTransaksiBaris": make51(resource_transaksi_barisPgResource, transaksiBarisIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, localAttributes4),
      "SatuanFilter.daftarTransaksiBarisExist": make52(resource_transaksi_barisPgResource, transaksiBarisIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, localAttributes4),
      "SatuanFilter.and": plans_parts_apply_AkunSubklasFilter_and,
      "SatuanFilter.or": plans_parts_apply_AkunSubklasFilter_or,
      "SatuanFilter.not": plans_parts_apply_AkunSubklasFilter_not,
      "SatuanToManyBarangFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "SatuanToManyBarangFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "SatuanToManyBarangFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "SatuanToManyBarangFilter.aggregates": plans_parts_apply_AkunToManyBarangFilter_aggregates,
      "BarangAggregatesFilter.filter": filterApply,
      "BarangAggregatesFilter.sum": plans_parts_apply_BarangAggregatesFilter_sum,
      "BarangSumAggregateFilter.hargaBeli": make66("harga_beli", hargaSatuanCodec),
      "BarangSumAggregateFilter.hargaJual": make66("harga_jual", hargaSatuanCodec),
      "BarangSumAggregateFilter.stokMinimum": make66("stok_minimum", kuantitasCodec),
      "BarangSumAggregateFilter.stok": make67(resource_barang_stokPgResource),
      "BarangSumAggregateFilter.nilaiStok": make67(resource_barang_nilai_stokPgResource),
      "BarangSumAggregateFilter.hpp": make67(resource_barang_hppPgResource),
      "BigFloatFilter.isNull": pgAggregatesApply_isNull,
      "BigFloatFilter.equalTo": pgAggregatesApply_equalTo,
      "BigFloatFilter.notEqualTo": pgAggregatesApply_notEqualTo,
      "BigFloatFilter.distinctFrom": pgAggregatesApply_distinctFrom,
      "BigFloatFilter.notDistinctFrom": pgAggregatesApply_notDistinctFrom,
      "BigFloatFilter.in": pgAggregatesApply_in,
      "BigFloatFilter.notIn": pgAggregatesApply_notIn,
      "BigFloatFilter.lessThan": pgAggregatesApply_lessThan,
      "BigFloatFilter.lessThanOrEqualTo": pgAggregatesApply_lessThanOrEqualTo,
      "BigFloatFilter.greaterThan": pgAggregatesApply_greaterThan,
      "BigFloatFilter.greaterThanOrEqualTo": pgAggregatesApply_greaterThanOrEqualTo,
      "SatuanToManyBarangSatuanFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "SatuanToManyBarangSatuanFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "SatuanToManyBarangSatuanFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "SatuanToManyBarangHargaFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "SatuanToManyBarangHargaFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "SatuanToManyBarangHargaFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "BarangHargaFilter.id": make50(spec_barangHarga.attributes.id, "id", "id"),
      "BarangHargaFilter.barangId": make50(spec_barangHarga.attributes.barang_id, "barang_id", "barangId"),
      "BarangHargaFilter.hargaKode": make50(spec_barangHarga.attributes.harga_kode, "harga_kode", "hargaKode"),
      "BarangHargaFilter.satuanId": make50(spec_barangHarga.attributes.satuan_id, "satuan_id", "satuanId"),
      "BarangHargaFilter.harga": make50(spec_barangHarga.attributes.harga, "harga", "harga"),
      "BarangHargaFilter.qtyMinimum": make50(spec_barangHarga.attributes.qty_minimum, "qty_minimum", "qtyMinimum"),
      "BarangHargaFilter.berlakuDari": make50(spec_barangHarga.attributes.berlaku_dari, "berlaku_dari", "berlakuDari"),
      "BarangHargaFilter.berlakuSampai": make50(spec_barangHarga.attributes.berlaku_sampai, "berlaku_sampai", "berlakuSampai"),
      "BarangHargaFilter.aktif": make50(spec_barangHarga.attributes.aktif, "aktif", "aktif"),
      "BarangHargaFilter.dibuatPada": make50(spec_barangHarga.attributes.dibuat_pada, "dibuat_pada", "dibuatPada"),
      "BarangHargaFilter.diubahPada": make50(spec_barangHarga.attributes.diubah_pada, "diubah_pada", "diubahPada"),
      "BarangHargaFilter.barang": plans_parts_apply_BarangSatuanFilter_barang,
      "BarangHargaFilter.hargaByHargaKode": plans_parts_apply_BarangHargaFilter_hargaByHargaKode,
      "BarangHargaFilter.satuan": plans_parts_apply_BarangFilter_satuan,
      "BarangHargaFilter.satuanExists": plans_parts_apply_BarangHargaFilter_satuanExists,
      "BarangHargaFilter.and": plans_parts_apply_AkunSubklasFilter_and,
      "BarangHargaFilter.or": plans_parts_apply_AkunSubklasFilter_or,
      "BarangHargaFilter.not": plans_parts_apply_AkunSubklasFilter_not,
      "DateFilter.isNull": pgAggregatesApply_isNull,
      "DateFilter.equalTo": pgAggregatesApply_equalTo,
      "DateFilter.notEqualTo": pgAggregatesApply_notEqualTo,
      "DateFilter.distinctFrom": pgAggregatesApply_distinctFrom,
      "DateFilter.notDistinctFrom": pgAggregatesApply_notDistinctFrom,
      "DateFilter.in": pgAggregatesApply_in,
      "DateFilter.notIn": pgAggregatesApply_notIn,
      "DateFilter.lessThan": pgAggregatesApply_lessThan,
      "DateFilter.lessThanOrEqualTo": pgAggregatesApply_lessThanOrEqualTo,
      "DateFilter.greaterThan": pgAggregatesApply_greaterThan,
      "DateFilter.greaterThanOrEqualTo": pgAggregatesApply_greaterThanOrEqualTo,
      "HargaFilter.kode": make50(spec_harga.attributes.kode, "kode", "kode"),
      "HargaFilter.nama": make50(spec_harga.attributes.nama, "nama", "nama"),
      "HargaFilter.keterangan": make50(spec_harga.attributes.keterangan, "keterangan", "keterangan"),
      "HargaFilter.urutan": make50(spec_harga.attributes.urutan, "urutan", "urutan"),
      "HargaFilter.aktif": make50(spec_harga.attributes.aktif, "aktif", "aktif"),
      "HargaFilter.dibuatPada": make50(spec_harga.attributes.dibuat_pada, "dibuat_pada", "dibuatPada"),
      "HargaFilter.diubahPada": make50(spec_harga.attributes.diubah_pada, "diubah_pada", "diubahPada"),
      "HargaFilter.cari": make50(spec_harga.attributes.cari, "cari", "cari"),
      "HargaFilter.daftarKontakByHargaKode": make51(resource_kontakPgResource, kontakIdentifier, registryConfig.pgResources.akun.uniques[0].attributes, localAttributes5),
      "HargaFilter.daftarKontakByHargaKodeExist": make52(resource_kontakPgResource, kontakIdentifier, registryConfig.pgResources.akun.uniques[0].attributes, localAttributes5),
      "HargaFilter.daftarBarangHargaByHargaKode": make51(resource_barang_hargaPgResource, barangHargaIdentifier, registryConfig.pgResources.akun.uniques[0].attributes, localAttributes5),
      "HargaFilter.daftarBarangHargaByHargaKodeExist": make52(resource_barang_hargaPgResource, barangHargaIdentifier, registryConfig.pgResources.akun.uniques[0].attributes, localAttributes5),
      "HargaFilter.daftarTransaksiByHargaKode": make51(resource_transaksiPgResource, transaksiIdentifier, registryConfig.pgResources.akun.uniques[0].attributes, localAttributes5),
      "HargaFilter.daftarTransaksiByHargaKodeExist": make52(resource_transaksiPgResource, transaksiIdentifier, registryConfig.pgResources.akun.uniques[0].attributes, localAttributes5),
      "HargaFilter.and": plans_parts_apply_AkunSubklasFilter_and,
      "HargaFilter.or": plans_parts_apply_AkunSubklasFilter_or,
      "HargaFilter.not": plans_parts_apply_AkunSubklasFilter_not,
      "HargaToManyKontakFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "HargaToManyKontakFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "HargaToManyKontakFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "HargaToManyKontakFilter.aggregates": plans_parts_apply_AkunToManyBarangFilter_aggregates,
      "KontakFilter.id": make50(spec_kontak.attributes.id, "id", "id"),
      "KontakFilter.kode": make50(spec_kontak.attributes.kode, "kode", "kode"),
      "KontakFilter.nama": make50(spec_kontak.attributes.nama, "nama", "nama"),
      "KontakFilter.tipe": make50(spec_kontak.attributes.tipe, "tipe", "tipe"),
      "KontakFilter.alamat": make50(spec_kontak.attributes.alamat, "alamat", "alamat"),
      "KontakFilter.kota": make50(spec_kontak.attributes.kota, "kota", "kota"),
      "KontakFilter.telepon": make50(spec_kontak.attributes.telepon, "telepon", "telepon"),
      "KontakFilter.email": make50(spec_kontak.attributes.email, "email", "email"),
      "KontakFilter.npwp": make50(spec_kontak.attributes.npwp, "npwp", "npwp"),
      "KontakFilter.batasKredit": make50(spec_kontak.attributes.batas_kredit, "batas_kredit", "batasKredit"),
      "KontakFilter.terminHari": make50(spec_kontak.attributes.termin_hari, "termin_hari", "terminHari"),
      "KontakFilter.hargaKode": make50(spec_kontak.attributes.harga_kode, "harga_kode", "hargaKode"),
      "KontakFilter.aktif": make50(spec_kontak.attributes.aktif, "aktif", "aktif"),
      "KontakFilter.dibuatPada": make50(spec_kontak.attributes.dibuat_pada, "dibuat_pada", "dibuatPada"),
      "KontakFilter.diubahPada": make50(spec_kontak.attributes.diubah_pada, "diubah_pada", "diubahPada"),
      "KontakFilter.cari": make50(spec_kontak.attributes.cari, "cari", "cari"),
      "KontakFilter.gabunganId": make50(spec_kontak.attributes.gabungan_id, "gabungan_id", "gabunganId"),
      "KontakFilter.saldoPiutang": make64(resource_kontak_saldo_piutangPgResource, "saldoPiutang", uangCodec),
      "KontakFilter.saldoHutang": make64(resource_kontak_saldo_hutangPgResource, "saldoHutang", uangCodec),
      "KontakFilter.daftarTransaksi": make51(resource_transaksiPgResource, transaksiIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, registryConfig.pgResources.poin_saldo.uniques[0].attributes),
      "KontakFilter.daftarTransaksiExist": make52(resource_transaksiPgResource, transaksiIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, registryConfig.pgResources.poin_saldo.uniques[0].attributes),
      "KontakFilter.daftarJurnalBaris": make51(resource_jurnal_barisPgResource, jurnalBarisIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, registryConfig.pgResources.poin_saldo.uniques[0].attributes),
      "KontakFilter.daftarJurnalBarisExist": make52(resource_jurnal_barisPgResource, jurnalBarisIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, registryConfig.pgResources.poin_saldo.uniques[0].attributes),
      "KontakFilter.daftarPosTerbuka": make51(resource_pos_terbukaPgResource, posTerbukaIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, registryConfig.pgResources.poin_saldo.uniques[0].attributes),
      "KontakFilter.daftarPosTerbukaExist": make52(resource_pos_terbukaPgResource, posTerbukaIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, registryConfig.pgResources.poin_saldo.uniques[0].attributes),
      "KontakFilter.daftarKonfirmasi": make51(resource_konfirmasiPgResource, konfirmasiIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, registryConfig.pgResources.poin_saldo.uniques[0].attributes),
      "KontakFilter.daftarKonfirmasiExist": make52(resource_konfirmasiPgResource, konfirmasiIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, registryConfig.pgResources.poin_saldo.uniques[0].attributes),
      "KontakFilter.daftarPoinLot": make51(resource_poin_lotPgResource, poinLotIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, registryConfig.pgResources.poin_saldo.uniques[0].attributes),
      "KontakFilter.daftarPoinLotExist": make52(resource_poin_lotPgResource, poinLotIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, registryConfig.pgResources.poin_saldo.uniques[0].attributes),
      "KontakFilter.daftarPoinGerak": make51(resource_poin_gerakPgResource, poinGerakIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, registryConfig.pgResources.poin_saldo.uniques[0].attributes),
      "KontakFilter.daftarPoinGerakExist": make52(resource_poin_gerakPgResource, poinGerakIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, registryConfig.pgResources.poin_saldo.uniques[0].attributes),
      "KontakFilter.poinSaldo": make61(resource_poin_saldoPgResource, poinSaldoIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, registryConfig.pgResources.poin_saldo.uniques[0].attributes),
      "KontakFilter.poinSaldoExists": make62(resource_poin_saldoPgResource, poinSaldoIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, registryConfig.pgResources.poin_saldo.uniques[0].attributes),
      "KontakFilter.gabungan": plans_parts_apply_BarangFilter_gabungan,
      "KontakFilter.gabunganExists": plans_parts_apply_BarangFilter_gabunganExists,
      "KontakFilter.hargaByHargaKode": plans_parts_apply_BarangHargaFilter_hargaByHargaKode,
      "KontakFilter.hargaByHargaKodeExists": plans_parts_apply_KontakFilter_hargaByHargaKodeExists,
      "KontakFilter.and": plans_parts_apply_AkunSubklasFilter_and,
      "KontakFilter.or": plans_parts_apply_AkunSubklasFilter_or,
      "KontakFilter.not": plans_parts_apply_AkunSubklasFilter_not,
      "KontakTipeFilter.isNull": pgAggregatesApply_isNull,
      "KontakTipeFilter.equalTo": pgAggregatesApply_equalTo,
      "KontakTipeFilter.notEqualTo": pgAggregatesApply_notEqualTo,
      "KontakTipeFilter.distinctFrom": pgAggregatesApply_distinctFrom,
      "KontakTipeFilter.notDistinctFrom": pgAggregatesApply_notDistinctFrom,
      "KontakTipeFilter.in": pgAggregatesApply_in,
      "KontakTipeFilter.notIn": pgAggregatesApply_notIn,
      "KontakTipeFilter.lessThan": pgAggregatesApply_lessThan,
      "KontakTipeFilter.lessThanOrEqualTo": pgAggregatesApply_lessThanOrEqualTo,
      "KontakTipeFilter.greaterThan": pgAggregatesApply_greaterThan,
      "KontakTipeFilter.greaterThanOrEqualTo": pgAggregatesApply_greaterThanOrEqualTo,
      "KontakToManyTransaksiFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "KontakToManyTransaksiFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "KontakToManyTransaksiFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "KontakToManyTransaksiFilter.aggregates": plans_parts_apply_AkunToManyBarangFilter_aggregates,
      "TransaksiFilter.id": make50(spec_transaksi.attributes.id, "id", "id"),
      "TransaksiFilter.jenis": make50(spec_transaksi.attributes.jenis, "jenis", "jenis"),
      "TransaksiFilter.nomor": make50(spec_transaksi.attributes.nomor, "nomor", "nomor"),
      "TransaksiFilter.tanggal": make50(spec_transaksi.attributes.tanggal, "tanggal", "tanggal"),
      "TransaksiFilter.kontakId": make50(spec_transaksi.attributes.kontak_id, "kontak_id", "kontakId"),
      "TransaksiFilter.lokasiId": make50(spec_transaksi.attributes.lokasi_id, "lokasi_id", "lokasiId"),
      "TransaksiFilter.jatuhTempo": make50(spec_transaksi.attributes.jatuh_tempo, "jatuh_tempo", "jatuhTempo"),
      "TransaksiFilter.nomorReferensi": make50(spec_transaksi.attributes.nomor_referensi, "nomor_referensi", "nomorReferensi"),
      "TransaksiFilter.nomorFakturSupplier": make50(spec_transaksi.attributes.nomor_faktur_supplier, "nomor_faktur_supplier", "nomorFakturSupplier"),
      "TransaksiFilter.keterangan": make50(spec_transaksi.attributes.keterangan, "keterangan", "keterangan"),
      "TransaksiFilter.hargaKode": make50(spec_transaksi.attributes.harga_kode, "harga_kode", "hargaKode"),
      "TransaksiFilter.hargaTermasukPajak": make50(spec_transaksi.attributes.harga_termasuk_pajak, "harga_termasuk_pajak", "hargaTermasukPajak"),
      "TransaksiFilter.status": make50(spec_transaksi.attributes.status, "status", "status"),
      "TransaksiFilter.bruto": make50(spec_transaksi.attributes.bruto, "bruto", "bruto"),
      "TransaksiFilter.diskon": make50(spec_transaksi.attributes.diskon, "diskon", "diskon"),
      "TransaksiFilter.dpp": make50(spec_transaksi.attributes.dpp, "dpp", "dpp"),
      "TransaksiFilter.ppn": make50(spec_transaksi.attributes.ppn, "ppn", "ppn"),
      "TransaksiFilter.ongkos": make50(spec_transaksi.attributes.ongkos, "ongkos", "ongkos"),
      "TransaksiFilter.ongkosPpn": make50(spec_transaksi.attributes.ongkos_ppn, "ongkos_ppn", "ongkosPpn"),
      "TransaksiFilter.biayaTambahan": make50(spec_transaksi.attributes.biaya_tambahan, "biaya_tambahan", "biayaTambahan"),
      "TransaksiFilter.pembulatan": make50(spec_transaksi.attributes.pembulatan, "pembulatan", "pembulatan"),
      "TransaksiFilter.totalNilai": make50(spec_transaksi.attributes.total_nilai, "total_nilai", "totalNilai"),
      "TransaksiFilter.hppTotal": make50(spec_transaksi.attributes.hpp_total, "hpp_total", "hppTotal"),
      "TransaksiFilter.dibayar": make50(spec_transaksi.attributes.dibayar, "dibayar", "dibayar"),
      "TransaksiFilter.sisa": make50(spec_transaksi.attributes.sisa, "sisa", "sisa"),
      "TransaksiFilter.statusBayar": make50(spec_transaksi.attributes.status_bayar, "status_bayar", "statusBayar"),
      "TransaksiFilter.postingId": make50(spec_transaksi.attributes.posting_id, "posting_id", "postingId"),
      "TransaksiFilter.alasan": make50(spec_transaksi.attributes.alasan, "alasan", "alasan"),
      "TransaksiFilter.dibuatOleh": make50(spec_transaksi.attributes.dibuat_oleh, "dibuat_oleh", "dibuatOleh"),
      "TransaksiFilter.penyusun": make50(spec_transaksi.attributes.penyusun, "penyusun", "penyusun"),
      "TransaksiFilter.dibuatPada": make50(spec_transaksi.attributes.dibuat_pada, "dibuat_pada", "dibuatPada"),
      "TransaksiFilter.diubahPada": make50(spec_transaksi.attributes.diubah_pada, "diubah_pada", "diubahPada"),
      "TransaksiFilter.disetujuiOleh": make50(spec_transaksi.attributes.disetujui_oleh, "disetujui_oleh", "disetujuiOleh"),
      "TransaksiFilter.dokumenAsalId": make50(spec_transaksi.attributes.dokumen_asal_id, "dokumen_asal_id", "dokumenAsalId"),
      "TransaksiFilter.statusOrder": make50(spec_transaksi.attributes.status_order, "status_order", "statusOrder"),
      "TransaksiFilter.cari": make50(spec_transaksi.attributes.cari, "cari", "cari"),
      "TransaksiFilter.gabunganId": make50(spec_transaksi.attributes.gabungan_id, "gabungan_id", "gabunganId"),
      "TransaksiFilter.daftarTransaksiByDokumenAsalId": make51(resource_transaksiPgResource, transaksiIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, remoteAttributes11),
      "TransaksiFilter.daftarTransaksiByDokumenAsalIdExist": make52(resource_transaksiPgResource, transaksiIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, remoteAttributes11),
      "TransaksiFilter.daftarTransaksiBaris": make51(resource_transaksi_barisPgResource, transaksiBarisIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, registryConfig.pgResources.jurnal_balik.uniques[0].attributes),
      "TransaksiFilter.daftarTransaksiBarisExist": make52(resource_transaksi_barisPgResource, transaksiBarisIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, registryConfig.pgResources.jurnal_balik.uniques[0].attributes),
      "TransaksiFilter.daftarTransaksiPembayaran": make51(resource_transaksi_pembayaranPgResource, transaksiPembayaranIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, registryConfig.pgResources.jurnal_balik.uniques[0].attributes),
      "TransaksiFilter.daftarTransaksiPembayaranExist": make52(resource_transaksi_pembayaranPgResource, transaksiPembayaranIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, registryConfig.pgResources.jurnal_balik.uniques[0].attributes),
      "TransaksiFilter.daftarTransaksiBiaya": make51(resource_transaksi_biayaPgResource, transaksiBiayaIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, registryConfig.pgResources.jurnal_balik.uniques[0].attributes),
      "TransaksiFilter.daftarTransaksiBiayaExist": make52(resource_transaksi_biayaPgResource, transaksiBiayaIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, registryConfig.pgResources.jurnal_balik.uniques[0].attributes),
      "TransaksiFilter.daftarJurnal": make51(resource_jurnalPgResource, jurnalIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, registryConfig.pgResources.jurnal_balik.uniques[0].attributes),
      "TransaksiFilter.daftarJurnalExist": make52(resource_jurnalPgResource, jurnalIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, registryConfig.pgResources.jurnal_balik.uniques[0].attributes),
      "TransaksiFilter.daftarMutasiStok": make51(resource_mutasi_stokPgResource, mutasiStokIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, registryConfig.pgResources.jurnal_balik.uniques[0].attributes),
      "TransaksiFilter.daftarMutasiStokExist": make52(resource_mutasi_stokPgResource, mutasiStokIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, registryConfig.pgResources.jurnal_balik.uniques[0].attributes),
      "TransaksiFilter.daftarPosTerbuka": make51(resource_pos_terbukaPgResource, posTerbukaIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, registryConfig.pgResources.jurnal_balik.uniques[0].attributes),
      "TransaksiFilter.daftarPosTerbukaExist": make52(resource_pos_terbukaPgResource, posTerbukaIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, registryConfig.pgResources.jurnal_balik.uniques[0].attributes),
      "TransaksiFilter.daftarAlokasi": make51(resource_alokasiPgResource, alokasiIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, registryConfig.pgResources.jurnal_balik.uniques[0].attributes),
      "TransaksiFilter.daftarAlokasiExist": make52(resource_alokasiPgResource, alokasiIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, registryConfig.pgResources.jurnal_balik.uniques[0].attributes),
      "TransaksiFilter.daftarJurnalBalikByPembalikId": make51(resource_jurnal_balikPgResource, jurnalBalikIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, remoteAttributes12),
      "TransaksiFilter.daftarJurnalBalikByPembalikIdExist": make52(resource_jurnal_balikPgResource, jurnalBalikIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, remoteAttributes12),
      "TransaksiFilter.jurnalBalik": make61(resource_jurnal_balikPgResource, jurnalBalikIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, registryConfig.pgResources.jurnal_balik.uniques[0].attributes),
      "TransaksiFilter.jurnalBalikExists": make62(resource_jurnal_balikPgResource, jurnalBalikIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, registryConfig.pgResources.jurnal_balik.uniques[0].attributes),
      "TransaksiFilter.daftarKonfirmasiByDokumenId": make51(resource_konfirmasiPgResource, konfirmasiIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, remoteAttributes13),
      "TransaksiFilter.daftarKonfirmasiByDokumenIdExist": make52(resource_konfirmasiPgResource, konfirmasiIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, remoteAttributes13),
      "TransaksiFilter.daftarKonfirmasi": make51(resource_konfirmasiPgResource, konfirmasiIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, registryConfig.pgResources.jurnal_balik.uniques[0].attributes),
      "TransaksiFilter.daftarKonfirmasiExist": make52(resource_konfirmasiPgResource, konfirmasiIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, registryConfig.pgResources.jurnal_balik.uniques[0].attributes),
      "TransaksiFilter.daftarDraft": make51(resource_draftPgResource, draftIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, registryConfig.pgResources.jurnal_balik.uniques[0].attributes),
      "TransaksiFilter.daftarDraftExist": make52(resource_draftPgResource, draftIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, registryConfig.pgResources.jurnal_balik.uniques[0].attributes),
      "TransaksiFilter.daftarOrderGerakByOrderId": make51(resource_order_gerakPgResource, orderGerakIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, remoteAttributes14),
      "TransaksiFilter.daftarOrderGerakByOrderIdExist": make52(resource_order_gerakPgResource, orderGerakIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, remoteAttributes14),
      "TransaksiFilter.daftarOrderGerak": make51(resource_order_gerakPgResource, orderGerakIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, registryConfig.pgResources.jurnal_balik.uniques[0].attributes),
      "TransaksiFilter.daftarOrderGerakExist": make52(resource_order_gerakPgResource, orderGerakIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, registryConfig.pgResources.jurnal_balik.uniques[0].attributes),
      "TransaksiFilter.daftarAsetByPelepasanId": make51(resource_asetPgResource, asetIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, remoteAttributes15),
      "TransaksiFilter.daftarAsetByPelepasanIdExist": make52(resource_asetPgResource, asetIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, remoteAttributes15),
      "TransaksiFilter.daftarAsetSusut": make51(resource_aset_susutPgResource, asetSusutIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, registryConfig.pgResources.jurnal_balik.uniques[0].attributes),
      "TransaksiFilter.daftarAsetSusutExist": make52(resource_aset_susutPgResource, asetSusutIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, registryConfig.pgResources.jurnal_balik.uniques[0].attributes),
      "TransaksiFilter.daftarHppTertunda": make51(resource_hpp_tertundaPgResource, hppTertundaIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, registryConfig.pgResources.jurnal_balik.uniques[0].attributes),
      "TransaksiFilter.daftarHppTertundaExist": make52(resource_hpp_tertundaPgResource, hppTertundaIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, registryConfig.pgResources.jurnal_balik.uniques[0].attributes),
      "TransaksiFilter.daftarPoinLot": make51(resource_poin_lotPgResource, poinLotIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, registryConfig.pgResources.jurnal_balik.uniques[0].attributes),
      "TransaksiFilter.daftarPoinLotExist": make52(resource_poin_lotPgResource, poinLotIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, registryConfig.pgResources.jurnal_balik.uniques[0].attributes),
      "TransaksiFilter.daftarPoinGerak": make51(resource_poin_gerakPgResource, poinGerakIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, registryConfig.pgResources.jurnal_balik.uniques[0].attributes),
      "TransaksiFilter.daftarPoinGerakExist": make52(resource_poin_gerakPgResource, poinGerakIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, registryConfig.pgResources.jurnal_balik.uniques[0].attributes),
      "TransaksiFilter.dokumenAsal": make53(resource_transaksiPgResource, transaksiIdentifier, remoteAttributes11, registryConfig.pgResources.akun_subklas.uniques[0].attributes),
      "TransaksiFilter.dokumenAsalExists": make60(resource_transaksiPgResource, transaksiIdentifier, remoteAttributes11, registryConfig.pgResources.akun_subklas.uniques[0].attributes),
      "TransaksiFilter.gabungan": plans_parts_apply_BarangFilter_gabungan,
      "TransaksiFilter.gabunganExists": plans_parts_apply_BarangFilter_gabunganExists,
      "TransaksiFilter.hargaByHargaKode": plans_parts_apply_BarangHargaFilter_hargaByHargaKode,
      "TransaksiFilter.hargaByHargaKodeExists": plans_parts_apply_KontakFilter_hargaByHargaKodeExists,
      "TransaksiFilter.kontak": plans_parts_apply_TransaksiFilter_kontak,
      "TransaksiFilter.kontakExists": plans_parts_apply_TransaksiFilter_kontakExists,
      "TransaksiFilter.lokasi": plans_parts_apply_TransaksiFilter_lokasi,
      "TransaksiFilter.lokasiExists": plans_parts_apply_TransaksiFilter_lokasiExists,
      "TransaksiFilter.posting": plans_parts_apply_TransaksiFilter_posting,
      "TransaksiFilter.postingExists": make60(foreignTable_postingPgResource, postingIdentifier, localAttributes6, registryConfig.pgResources.akun_subklas.uniques[0].attributes),
      "TransaksiFilter.and": plans_parts_apply_AkunSubklasFilter_and,
      "TransaksiFilter.or": plans_parts_apply_AkunSubklasFilter_or,
      "TransaksiFilter.not": plans_parts_apply_AkunSubklasFilter_not,
      "JenisTransaksiFilter.isNull": pgAggregatesApply_isNull,
      "JenisTransaksiFilter.equalTo": pgAggregatesApply_equalTo,
      "JenisTransaksiFilter.notEqualTo": pgAggregatesApply_notEqualTo,
      "JenisTransaksiFilter.distinctFrom": pgAggregatesApply_distinctFrom,
      "JenisTransaksiFilter.notDistinctFrom": pgAggregatesApply_notDistinctFrom,
      "JenisTransaksiFilter.in": pgAggregatesApply_in,
      "JenisTransaksiFilter.notIn": pgAggregatesApply_notIn,
      "JenisTransaksiFilter.lessThan": pgAggregatesApply_lessThan,
      "JenisTransaksiFilter.lessThanOrEqualTo": pgAggregatesApply_lessThanOrEqualTo,
      "JenisTransaksiFilter.greaterThan": pgAggregatesApply_greaterThan,
      "JenisTransaksiFilter.greaterThanOrEqualTo": pgAggregatesApply_greaterThanOrEqualTo,
      "StatusTransaksiFilter.isNull": pgAggregatesApply_isNull,
      "StatusTransaksiFilter.equalTo": pgAggregatesApply_equalTo,
      "StatusTransaksiFilter.notEqualTo": pgAggregatesApply_notEqualTo,
      "StatusTransaksiFilter.distinctFrom": pgAggregatesApply_distinctFrom,
      "StatusTransaksiFilter.notDistinctFrom": pgAggregatesApply_notDistinctFrom,
      "StatusTransaksiFilter.in": pgAggregatesApply_in,
      "StatusTransaksiFilter.notIn": pgAggregatesApply_notIn,
      "StatusTransaksiFilter.lessThan": pgAggregatesApply_lessThan,
      "StatusTransaksiFilter.lessThanOrEqualTo": pgAggregatesApply_lessThanOrEqualTo,
      "StatusTransaksiFilter.greaterThan": pgAggregatesApply_greaterThan,
      "StatusTransaksiFilter.greaterThanOrEqualTo": pgAggregatesApply_greaterThanOrEqualTo,
      "StatusBayarFilter.isNull": pgAggregatesApply_isNull,
      "StatusBayarFilter.equalTo": pgAggregatesApply_equalTo,
      "StatusBayarFilter.notEqualTo": pgAggregatesApply_notEqualTo,
      "StatusBayarFilter.distinctFrom": pgAggregatesApply_distinctFrom,
      "StatusBayarFilter.notDistinctFrom": pgAggregatesApply_notDistinctFrom,
      "StatusBayarFilter.in": pgAggregatesApply_in,
      "StatusBayarFilter.notIn": pgAggregatesApply_notIn,
      "StatusBayarFilter.lessThan": pgAggregatesApply_lessThan,
      "StatusBayarFilter.lessThanOrEqualTo": pgAggregatesApply_lessThanOrEqualTo,
      "StatusBayarFilter.greaterThan": pgAggregatesApply_greaterThan,
      "StatusBayarFilter.greaterThanOrEqualTo": pgAggregatesApply_greaterThanOrEqualTo,
      "UUIDFilter.isNull": pgAggregatesApply_isNull,
      "UUIDFilter.equalTo": pgAggregatesApply_equalTo,
      "UUIDFilter.notEqualTo": pgAggregatesApply_notEqualTo,
      "UUIDFilter.distinctFrom": pgAggregatesApply_distinctFrom,
      "UUIDFilter.notDistinctFrom": pgAggregatesApply_notDistinctFrom,
      "UUIDFilter.in": pgAggregatesApply_in,
      "UUIDFilter.notIn": pgAggregatesApply_notIn,
      "UUIDFilter.lessThan": pgAggregatesApply_lessThan,
      "UUIDFilter.lessThanOrEqualTo": pgAggregatesApply_lessThanOrEqualTo,
      "UUIDFilter.greaterThan": pgAggregatesApply_greaterThan,
      "UUIDFilter.greaterThanOrEqualTo": pgAggregatesApply_greaterThanOrEqualTo,
      "UUIDListFilter.isNull": pgAggregatesApply_isNull,
      "UUIDListFilter.equalTo": pgAggregatesApply_equalTo,
      "UUIDListFilter.notEqualTo": pgAggregatesApply_notEqualTo,
      "UUIDListFilter.distinctFrom": pgAggregatesApply_distinctFrom,
      "UUIDListFilter.notDistinctFrom": pgAggregatesApply_notDistinctFrom,
      "UUIDListFilter.lessThan": pgAggregatesApply_lessThan,
      "UUIDListFilter.lessThanOrEqualTo": pgAggregatesApply_lessThanOrEqualTo,
      "UUIDListFilter.greaterThan": pgAggregatesApply_greaterThan,
      "UUIDListFilter.greaterThanOrEqualTo": pgAggregatesApply_greaterThanOrEqualTo,
      "UUIDListFilter.contains": pgAggregatesApply_arraycontains,
      "UUIDListFilter.containedBy": pgAggregatesApply_arraycontainedBy,
      "UUIDListFilter.overlaps": pgAggregatesApply_arrayoverlaps,
      "UUIDListFilter.anyEqualTo": pgAggregatesApply_arrayanyEqualTo,
      "UUIDListFilter.anyNotEqualTo": pgAggregatesApply_arrayanyNotEqualTo,
      "UUIDListFilter.anyLessThan": pgAggregatesApply_arrayanyLessThan,
      "UUIDListFilter.anyLessThanOrEqualTo": pgAggregatesApply_arrayanyLessThanOrEqualTo,
      "UUIDListFilter.anyGreaterThan": pgAggregatesApply_arrayanyGreaterThan,
      "UUIDListFilter.anyGreaterThanOrEqualTo": pgAggregatesApply_arrayanyGreaterThanOrEqualTo,
      "StatusOrderFilter.isNull": pgAggregatesApply_isNull,
      "StatusOrderFilter.equalTo": pgAggregatesApply_equalTo,
      "StatusOrderFilter.notEqualTo": pgAggregatesApply_notEqualTo,
      "StatusOrderFilter.distinctFrom": pgAggregatesApply_distinctFrom,
      "StatusOrderFilter.notDistinctFrom": pgAggregatesApply_notDistinctFrom,
      "StatusOrderFilter.in": pgAggregatesApply_in,
      "StatusOrderFilter.notIn": pgAggregatesApply_notIn,
      "StatusOrderFilter.lessThan": pgAggregatesApply_lessThan,
      "StatusOrderFilter.lessThanOrEqualTo": pgAggregatesApply_lessThanOrEqualTo,
      "StatusOrderFilter.greaterThan": pgAggregatesApply_greaterThan,
      "StatusOrderFilter.greaterThanOrEqualTo": pgAggregatesApply_greaterThanOrEqualTo,
      "TransaksiToManyTransaksiFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "TransaksiToManyTransaksiFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "TransaksiToManyTransaksiFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "TransaksiToManyTransaksiFilter.aggregates": plans_parts_apply_AkunToManyBarangFilter_aggregates,
      "TransaksiAggregatesFilter.filter": filterApply,
      "TransaksiAggregatesFilter.sum": plans_parts_apply_BarangAggregatesFilter_sum,
      "TransaksiSumAggregateFilter.bruto": plans_parts_apply_TransaksiSumAggregateFilter_bruto,
      "TransaksiSumAggregateFilter.diskon": plans_parts_apply_TransaksiSumAggregateFilter_diskon,
      "TransaksiSumAggregateFilter.dpp": plans_parts_apply_TransaksiSumAggregateFilter_dpp,
      "TransaksiSumAggregateFilter.ppn": plans_parts_apply_TransaksiSumAggregateFilter_ppn,
      "TransaksiSumAggregateFilter.ongkos": make66("ongkos", uangCodec),
      "TransaksiSumAggregateFilter.ongkosPpn": make66("ongkos_ppn", uangCodec),
      "TransaksiSumAggregateFilter.biayaTambahan": make66("biaya_tambahan", uangCodec),
      "TransaksiSumAggregateFilter.pembulatan": make66("pembulatan", uangCodec),
      "TransaksiSumAggregateFilter.totalNilai": make66("total_nilai", uangCodec),
      "TransaksiSumAggregateFilter.hppTotal": make66("hpp_total", uangCodec),
      "TransaksiSumAggregateFilter.dibayar": make66("dibayar", uangCodec),
      "TransaksiSumAggregateFilter.sisa": make66("sisa", uangCodec),
      "TransaksiToManyTransaksiBarisFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "TransaksiToManyTransaksiBarisFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "TransaksiToManyTransaksiBarisFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "TransaksiToManyTransaksiBarisFilter.aggregates": plans_parts_apply_AkunToManyBarangFilter_aggregates,
      "TransaksiBarisFilter.id": make50(spec_transaksiBaris.attributes.id, "id", "id"),
      "TransaksiBarisFilter.transaksiId": make50(spec_transaksiBaris.attributes.transaksi_id, "transaksi_id", "transaksiId"),
      "TransaksiBarisFilter.baris": make50(spec_transaksiBaris.attributes.baris, "baris", "baris"),
      "TransaksiBarisFilter.barangId": make50(spec_transaksiBaris.attributes.barang_id, "barang_id", "barangId"),
      "TransaksiBarisFilter.akunKode": make50(spec_transaksiBaris.attributes.akun_kode, "akun_kode", "akunKode"),
      "TransaksiBarisFilter.satuanId": make50(spec_transaksiBaris.attributes.satuan_id, "satuan_id", "satuanId"),
      "TransaksiBarisFilter.faktor": make50(spec_transaksiBaris.attributes.faktor, "faktor", "faktor"),
      "TransaksiBarisFilter.qty": make50(spec_transaksiBaris.attributes.qty, "qty", "qty"),
      "TransaksiBarisFilter.qtyDasar": make50(spec_transaksiBaris.attributes.qty_dasar, "qty_dasar", "qtyDasar"),
      "TransaksiBarisFilter.harga": make50(spec_transaksiBaris.attributes.harga, "harga", "harga"),
      "TransaksiBarisFilter.bruto": make50(spec_transaksiBaris.attributes.bruto, "bruto", "bruto"),
      "TransaksiBarisFilter.diskon": make50(spec_transaksiBaris.attributes.diskon, "diskon", "diskon"),
      "TransaksiBarisFilter.diskonDokumen": make50(spec_transaksiBaris.attributes.diskon_dokumen, "diskon_dokumen", "diskonDokumen"),
      "TransaksiBarisFilter.subtotal": make50(spec_transaksiBaris.attributes.subtotal, "subtotal", "subtotal"),
      "TransaksiBarisFilter.dpp": make50(spec_transaksiBaris.attributes.dpp, "dpp", "dpp"),
      "TransaksiBarisFilter.pajakKode": make50(spec_transaksiBaris.attributes.pajak_kode, "pajak_kode", "pajakKode"),
      "TransaksiBarisFilter.tarif": make50(spec_transaksiBaris.attributes.tarif, "tarif", "tarif"),
      "TransaksiBarisFilter.dppLain": make50(spec_transaksiBaris.attributes.dpp_lain, "dpp_lain", "dppLain"),
      "TransaksiBarisFilter.ppn": make50(spec_transaksiBaris.attributes.ppn, "ppn", "ppn"),
      "TransaksiBarisFilter.dikreditkan": make50(spec_transaksiBaris.attributes.dikreditkan, "dikreditkan", "dikreditkan"),
      "TransaksiBarisFilter.biaya": make50(spec_transaksiBaris.attributes.biaya, "biaya", "biaya"),
      "TransaksiBarisFilter.nilaiHpp": make50(spec_transaksiBaris.attributes.nilai_hpp, "nilai_hpp", "nilaiHpp"),
      "TransaksiBarisFilter.barisAsalId": make50(spec_transaksiBaris.attributes.baris_asal_id, "baris_asal_id", "barisAsalId"),
      "TransaksiBarisFilter.keterangan": make50(spec_transaksiBaris.attributes.keterangan, "keterangan", "keterangan"),
      "TransaksiBarisFilter.gabunganId": make50(spec_transaksiBaris.attributes.gabungan_id, "gabungan_id", "gabunganId"),
      "TransaksiBarisFilter.daftarTransaksiBarisByBarisAsalId": make51(resource_transaksi_barisPgResource, transaksiBarisIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, remoteAttributes16),
      "TransaksiBarisFilter.daftarTransaksiBarisByBarisAsalIdExist": make52(resource_transaksi_barisPgResource, transaksiBarisIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, remoteAttributes16),
      "TransaksiBarisFilter.daftarMutasiStokByBarisId": make51(resource_mutasi_stokPgResource, mutasiStokIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, remoteAttributes17),
      "TransaksiBarisFilter.daftarMutasiStokByBarisIdExist": make52(resource_mutasi_stokPgResource, mutasiStokIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, remoteAttributes17),
      "TransaksiBarisFilter.daftarOrderGerakByBarisId": make51(resource_order_gerakPgResource, orderGerakIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, remoteAttributes17),
      "TransaksiBarisFilter.daftarOrderGerakByBarisIdExist": make52(resource_order_gerakPgResource, orderGerakIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, remoteAttributes17),
      "TransaksiBarisFilter.daftarOrderGerakByPemenuhanId": make51(resource_order_gerakPgResource, orderGerakIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, remoteAttributes18),
      "TransaksiBarisFilter.daftarOrderGerakByPemenuhanIdExist": make52(resource_order_gerakPgResource, orderGerakIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, remoteAttributes18),
      "TransaksiBarisFilter.daftarAsetAsalByBarisId": make51(resource_aset_asalPgResource, asetAsalIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, remoteAttributes17),
      "TransaksiBarisFilter.daftarAsetAsalByBarisIdExist": make52(resource_aset_asalPgResource, asetAsalIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, remoteAttributes17),
      "TransaksiBarisFilter.akunByAkunKode": plans_parts_apply_AkunPeranFilter_akunByAkunKode,
      "TransaksiBarisFilter.akunByAkunKodeExists": plans_parts_apply_TransaksiBarisFilter_akunByAkunKodeExists,
      "TransaksiBarisFilter.barang": plans_parts_apply_BarangSatuanFilter_barang,
      "TransaksiBarisFilter.barangExists": make60(resource_barangPgResource, barangIdentifier, registryConfig.pgResources.hpp_tertunda.uniques[0].attributes, registryConfig.pgResources.akun_subklas.uniques[0].attributes),
      "TransaksiBarisFilter.barisAsal": make53(resource_transaksi_barisPgResource, transaksiBarisIdentifier, remoteAttributes16, registryConfig.pgResources.akun_subklas.uniques[0].attributes),
      "TransaksiBarisFilter.barisAsalExists": make60(resource_transaksi_barisPgResource, transaksiBarisIdentifier, remoteAttributes16, registryConfig.pgResources.akun_subklas.uniques[0].attributes),
      "TransaksiBarisFilter.gabungan": plans_parts_apply_BarangFilter_gabungan,
      "TransaksiBarisFilter.gabunganExists": plans_parts_apply_BarangFilter_gabunganExists,
      "TransaksiBarisFilter.pajakByPajakKode": plans_parts_apply_BarangFilter_pajakByPajakKode,
      "TransaksiBarisFilter.pajakByPajakKodeExists": plans_parts_apply_BarangFilter_pajakByPajakKodeExists,
      "TransaksiBarisFilter.satuan": plans_parts_apply_BarangFilter_satuan,
      "TransaksiBarisFilter.satuanExists": plans_parts_apply_BarangHargaFilter_satuanExists,
      "TransaksiBarisFilter.transaksi": plans_parts_apply_TransaksiBarisFilter_transaksi,
      "TransaksiBarisFilter.and": plans_parts_apply_AkunSubklasFilter_and,
      "TransaksiBarisFilter.or": plans_parts_apply_AkunSubklasFilter_or,
      "TransaksiBarisFilter.not": plans_parts_apply_AkunSubklasFilter_not,
      "TransaksiBarisToManyTransaksiBarisFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "TransaksiBarisToManyTransaksiBarisFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "TransaksiBarisToManyTransaksiBarisFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "TransaksiBarisToManyTransaksiBarisFilter.aggregates": plans_parts_apply_AkunToManyBarangFilter_aggregates,
      "TransaksiBarisAggregatesFilter.filter": filterApply,
      "TransaksiBarisAggregatesFilter.sum": plans_parts_apply_BarangAggregatesFilter_sum,
      "TransaksiBarisSumAggregateFilter.faktor": make66("faktor", kuantitasCodec),
      "TransaksiBarisSumAggregateFilter.qty": plans_parts_apply_TransaksiBarisSumAggregateFilter_qty,
      "TransaksiBarisSumAggregateFilter.qtyDasar": make66("qty_dasar", kuantitasCodec),
      "TransaksiBarisSumAggregateFilter.harga": make66("harga", hargaSatuanCodec),
      "TransaksiBarisSumAggregateFilter.bruto": plans_parts_apply_TransaksiSumAggregateFilter_bruto,
      "TransaksiBarisSumAggregateFilter.diskon": plans_parts_apply_TransaksiSumAggregateFilter_diskon,
      "TransaksiBarisSumAggregateFilter.diskonDokumen": make66("diskon_dokumen", uangCodec),
      "TransaksiBarisSumAggregateFilter.subtotal": make66("subtotal", uangCodec),
      "TransaksiBarisSumAggregateFilter.dpp": plans_parts_apply_TransaksiSumAggregateFilter_dpp,
      "TransaksiBarisSumAggregateFilter.tarif": make66("tarif", TYPES.numeric),
      "TransaksiBarisSumAggregateFilter.dppLain": make66("dpp_lain", uangCodec),
      "TransaksiBarisSumAggregateFilter.ppn": plans_parts_apply_TransaksiSumAggregateFilter_ppn,
      "TransaksiBarisSumAggregateFilter.biaya": make66("biaya", uangCodec),
      "TransaksiBarisSumAggregateFilter.nilaiHpp": make66("nilai_hpp", uangCodec),
      "TransaksiBarisToManyMutasiStokFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "TransaksiBarisToManyMutasiStokFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "TransaksiBarisToManyMutasiStokFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "TransaksiBarisToManyMutasiStokFilter.aggregates": plans_parts_apply_AkunToManyBarangFilter_aggregates,
      "MutasiStokFilter.id": make50(spec_mutasiStok.attributes.id, "id", "id"),
      "MutasiStokFilter.postingId": make50(spec_mutasiStok.attributes.posting_id, "posting_id", "postingId"),
      "MutasiStokFilter.transaksiId": make50(spec_mutasiStok.attributes.transaksi_id, "transaksi_id", "transaksiId"),
      "MutasiStokFilter.barisId": make50(spec_mutasiStok.attributes.baris_id, "baris_id", "barisId"),
      "MutasiStokFilter.jurnalId": make50(spec_mutasiStok.attributes.jurnal_id, "jurnal_id", "jurnalId"),
      "MutasiStokFilter.barangId": make50(spec_mutasiStok.attributes.barang_id, "barang_id", "barangId"),
      "MutasiStokFilter.lokasiId": make50(spec_mutasiStok.attributes.lokasi_id, "lokasi_id", "lokasiId"),
      "MutasiStokFilter.poolId": make50(spec_mutasiStok.attributes.pool_id, "pool_id", "poolId"),
      "MutasiStokFilter.jenis": make50(spec_mutasiStok.attributes.jenis, "jenis", "jenis"),
      "MutasiStokFilter.dasar": make50(spec_mutasiStok.attributes.dasar, "dasar", "dasar"),
      "MutasiStokFilter.tanggal": make50(spec_mutasiStok.attributes.tanggal, "tanggal", "tanggal"),
      "MutasiStokFilter.tanggalKunci": make50(spec_mutasiStok.attributes.tanggal_kunci, "tanggal_kunci", "tanggalKunci"),
      "MutasiStokFilter.urut": make50(spec_mutasiStok.attributes.urut, "urut", "urut"),
      "MutasiStokFilter.baris": make50(spec_mutasiStok.attributes.baris, "baris", "baris"),
      "MutasiStokFilter.sub": make50(spec_mutasiStok.attributes.sub, "sub", "sub"),
      "MutasiStokFilter.qty": make50(spec_mutasiStok.attributes.qty, "qty", "qty"),
      "MutasiStokFilter.nilai": make50(spec_mutasiStok.attributes.nilai, "nilai", "nilai"),
      "MutasiStokFilter.akunPersediaan": make50(spec_mutasiStok.attributes.akun_persediaan, "akun_persediaan", "akunPersediaan"),
      "MutasiStokFilter.akunLawan": make50(spec_mutasiStok.attributes.akun_lawan, "akun_lawan", "akunLawan"),
      "MutasiStokFilter.membalikId": make50(spec_mutasiStok.attributes.membalik_id, "membalik_id", "membalikId"),
      "MutasiStokFilter.koreksiUntuk": make50(spec_mutasiStok.attributes.koreksi_untuk, "koreksi_untuk", "koreksiUntuk"),
      "MutasiStokFilter.sumberId": make50(spec_mutasiStok.attributes.sumber_id, "sumber_id", "sumberId"),
      "MutasiStokFilter.dicatatPada": make50(spec_mutasiStok.attributes.dicatat_pada, "dicatat_pada", "dicatatPada"),
      "MutasiStokFilter.gabunganId": make50(spec_mutasiStok.attributes.gabungan_id, "gabungan_id", "gabunganId"),
      "MutasiStokFilter.daftarMutasiStokByKoreksiUntuk": make51(resource_mutasi_stokPgResource, mutasiStokIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, remoteAttributes19),
      "MutasiStokFilter.daftarMutasiStokByKoreksiUntukExist": make52(resource_mutasi_stokPgResource, mutasiStokIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, remoteAttributes19),
      "MutasiStokFilter.daftarMutasiStokByMembalikId": make51(resource_mutasi_stokPgResource, mutasiStokIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, remoteAttributes20),
      "MutasiStokFilter.daftarMutasiStokByMembalikIdExist": make52(resource_mutasi_stokPgResource, mutasiStokIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, remoteAttributes20),
      "MutasiStokFilter.daftarMutasiStokBySumberId": make51(resource_mutasi_stokPgResource, mutasiStokIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, remoteAttributes21),
      "MutasiStokFilter.daftarMutasiStokBySumberIdExist": make52(resource_mutasi_stokPgResource, mutasiStokIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, remoteAttributes21),
      "MutasiStokFilter.daftarStokLapisanByMutasiId": make51(resource_stok_lapisanPgResource, stokLapisanIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, remoteAttributes22),
      "MutasiStokFilter.daftarStokLapisanByMutasiIdExist": make52(resource_stok_lapisanPgResource, stokLapisanIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, remoteAttributes22),
      "MutasiStokFilter.daftarStokAmbilByLapisanId": make51(resource_stok_ambilPgResource, stokAmbilIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, remoteAttributes23),
      "MutasiStokFilter.daftarStokAmbilByLapisanIdExist": make52(resource_stok_ambilPgResource, stokAmbilIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, remoteAttributes23),
      "MutasiStokFilter.daftarStokAmbilByPemakaiId": make51(resource_stok_ambilPgResource, stokAmbilIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, remoteAttributes24),
      "MutasiStokFilter.daftarStokAmbilByPemakaiIdExist": make52(resource_stok_ambilPgResource, stokAmbilIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, remoteAttributes24),
      "MutasiStokFilter.akunByAkunLawan": make53(resource_akunPgResource, akunIdentifier, remoteAttributes7, registryConfig.pgResources.akun.uniques[0].attributes),
      "MutasiStokFilter.akunByAkunPersediaan": plans_parts_apply_BarangFilter_akunByAkunPersediaan,
      "MutasiStokFilter.barang": plans_parts_apply_BarangSatuanFilter_barang,
      "MutasiStokFilter.transaksiBaris": plans_parts_apply_MutasiStokFilter_transaksiBaris,
      "MutasiStokFilter.transaksiBarisExists": make60(resource_transaksi_barisPgResource, transaksiBarisIdentifier, remoteAttributes17, registryConfig.pgResources.akun_subklas.uniques[0].attributes),
      "MutasiStokFilter.gabungan": plans_parts_apply_BarangFilter_gabungan,
      "MutasiStokFilter.gabunganExists": plans_parts_apply_BarangFilter_gabunganExists,
      "MutasiStokFilter.jurnal": plans_parts_apply_MutasiStokFilter_jurnal,
      "MutasiStokFilter.jurnalExists": plans_parts_apply_MutasiStokFilter_jurnalExists,
      "MutasiStokFilter.mutasiStokByKoreksiUntuk": make53(resource_mutasi_stokPgResource, mutasiStokIdentifier, remoteAttributes19, registryConfig.pgResources.akun_subklas.uniques[0].attributes),
      "MutasiStokFilter.mutasiStokByKoreksiUntukExists": make60(resource_mutasi_stokPgResource, mutasiStokIdentifier, remoteAttributes19, registryConfig.pgResources.akun_subklas.uniques[0].attributes),
      "MutasiStokFilter.lokasi": plans_parts_apply_TransaksiFilter_lokasi,
      "MutasiStokFilter.membalik": make53(resource_mutasi_stokPgResource, mutasiStokIdentifier, remoteAttributes20, registryConfig.pgResources.akun_subklas.uniques[0].attributes),
      "MutasiStokFilter.membalikExists": make60(resource_mutasi_stokPgResource, mutasiStokIdentifier, remoteAttributes20, registryConfig.pgResources.akun_subklas.uniques[0].attributes),
      "MutasiStokFilter.posting": plans_parts_apply_TransaksiFilter_posting,
      "MutasiStokFilter.sumber": make53(resource_mutasi_stokPgResource, mutasiStokIdentifier, remoteAttributes21, registryConfig.pgResources.akun_subklas.uniques[0].attributes),
      "MutasiStokFilter.sumberExists": make60(resource_mutasi_stokPgResource, mutasiStokIdentifier, remoteAttributes21, registryConfig.pgResources.akun_subklas.uniques[0].attributes),
      "MutasiStokFilter.transaksi": plans_parts_apply_TransaksiBarisFilter_transaksi,
      "MutasiStokFilter.and": plans_parts_apply_AkunSubklasFilter_and,
      "MutasiStokFilter.or": plans_parts_apply_AkunSubklasFilter_or,
      "MutasiStokFilter.not": plans_parts_apply_AkunSubklasFilter_not,
      "JenisMutasiFilter.isNull": pgAggregatesApply_isNull,
      "JenisMutasiFilter.equalTo": pgAggregatesApply_equalTo,
      "JenisMutasiFilter.notEqualTo": pgAggregatesApply_notEqualTo,
      "JenisMutasiFilter.distinctFrom": pgAggregatesApply_distinctFrom,
      "JenisMutasiFilter.notDistinctFrom": pgAggregatesApply_notDistinctFrom,
      "JenisMutasiFilter.in": pgAggregatesApply_in,
      "JenisMutasiFilter.notIn": pgAggregatesApply_notIn,
      "JenisMutasiFilter.lessThan": pgAggregatesApply_lessThan,
      "JenisMutasiFilter.lessThanOrEqualTo": pgAggregatesApply_lessThanOrEqualTo,
      "JenisMutasiFilter.greaterThan": pgAggregatesApply_greaterThan,
      "JenisMutasiFilter.greaterThanOrEqualTo": pgAggregatesApply_greaterThanOrEqualTo,
      "DasarNilaiFilter.isNull": pgAggregatesApply_isNull,
      "DasarNilaiFilter.equalTo": pgAggregatesApply_equalTo,
      "DasarNilaiFilter.notEqualTo": pgAggregatesApply_notEqualTo,
      "DasarNilaiFilter.distinctFrom": pgAggregatesApply_distinctFrom,
      "DasarNilaiFilter.notDistinctFrom": pgAggregatesApply_notDistinctFrom,
      "DasarNilaiFilter.in": pgAggregatesApply_in,
      "DasarNilaiFilter.notIn": pgAggregatesApply_notIn,
      "DasarNilaiFilter.lessThan": pgAggregatesApply_lessThan,
      "DasarNilaiFilter.lessThanOrEqualTo": pgAggregatesApply_lessThanOrEqualTo,
      "DasarNilaiFilter.greaterThan": pgAggregatesApply_greaterThan,
      "DasarNilaiFilter.greaterThanOrEqualTo": pgAggregatesApply_greaterThanOrEqualTo,
      "MutasiStokToManyMutasiStokFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "MutasiStokToManyMutasiStokFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "MutasiStokToManyMutasiStokFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "MutasiStokToManyMutasiStokFilter.aggregates": plans_parts_apply_AkunToManyBarangFilter_aggregates,
      "MutasiStokAggregatesFilter.filter": filterApply,
      "MutasiStokAggregatesFilter.sum": plans_parts_apply_BarangAggregatesFilter_sum,
      "MutasiStokSumAggregateFilter.qty": plans_parts_apply_TransaksiBarisSumAggregateFilter_qty,
      "MutasiStokSumAggregateFilter.nilai": plans_parts_apply_MutasiStokSumAggregateFilter_nilai,
      "MutasiStokToManyStokLapisanFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "MutasiStokToManyStokLapisanFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "MutasiStokToManyStokLapisanFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "StokLapisanFilter.mutasiId": make50(spec_stokLapisan.attributes.mutasi_id, "mutasi_id", "mutasiId"),
      "StokLapisanFilter.ke": make50(spec_stokLapisan.attributes.ke, "ke", "ke"),
      "StokLapisanFilter.barangId": make50(spec_stokLapisan.attributes.barang_id, "barang_id", "barangId"),
      "StokLapisanFilter.poolId": make50(spec_stokLapisan.attributes.pool_id, "pool_id", "poolId"),
      "StokLapisanFilter.tanggalKunci": make50(spec_stokLapisan.attributes.tanggal_kunci, "tanggal_kunci", "tanggalKunci"),
      "StokLapisanFilter.urut": make50(spec_stokLapisan.attributes.urut, "urut", "urut"),
      "StokLapisanFilter.baris": make50(spec_stokLapisan.attributes.baris, "baris", "baris"),
      "StokLapisanFilter.sub": make50(spec_stokLapisan.attributes.sub, "sub", "sub"),
      "StokLapisanFilter.qty": make50(spec_stokLapisan.attributes.qty, "qty", "qty"),
      "StokLapisanFilter.nilai": make50(spec_stokLapisan.attributes.nilai, "nilai", "nilai"),
      "StokLapisanFilter.barang": plans_parts_apply_BarangSatuanFilter_barang,
      "StokLapisanFilter.mutasi": make53(resource_mutasi_stokPgResource, mutasiStokIdentifier, remoteAttributes22, registryConfig.pgResources.akun_subklas.uniques[0].attributes),
      "StokLapisanFilter.and": plans_parts_apply_AkunSubklasFilter_and,
      "StokLapisanFilter.or": plans_parts_apply_AkunSubklasFilter_or,
      "StokLapisanFilter.not": plans_parts_apply_AkunSubklasFilter_not,
      "MutasiStokToManyStokAmbilFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "MutasiStokToManyStokAmbilFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "MutasiStokToManyStokAmbilFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "StokAmbilFilter.id": make50(spec_stokAmbil.attributes.id, "id", "id"),
      "StokAmbilFilter.postingId": make50(spec_stokAmbil.attributes.posting_id, "posting_id", "postingId"),
      "StokAmbilFilter.barangId": make50(spec_stokAmbil.attributes.barang_id, "barang_id", "barangId"),
      "StokAmbilFilter.poolId": make50(spec_stokAmbil.attributes.pool_id, "pool_id", "poolId"),
      "StokAmbilFilter.pemakaiId": make50(spec_stokAmbil.attributes.pemakai_id, "pemakai_id", "pemakaiId"),
      "StokAmbilFilter.lapisanId": make50(spec_stokAmbil.attributes.lapisan_id, "lapisan_id", "lapisanId"),
      "StokAmbilFilter.ke": make50(spec_stokAmbil.attributes.ke, "ke", "ke"),
      "StokAmbilFilter.tanggalKunci": make50(spec_stokAmbil.attributes.tanggal_kunci, "tanggal_kunci", "tanggalKunci"),
      "StokAmbilFilter.urut": make50(spec_stokAmbil.attributes.urut, "urut", "urut"),
      "StokAmbilFilter.qty": make50(spec_stokAmbil.attributes.qty, "qty", "qty"),
      "StokAmbilFilter.nilai": make50(spec_stokAmbil.attributes.nilai, "nilai", "nilai"),
      "StokAmbilFilter.barang": plans_parts_apply_BarangSatuanFilter_barang,
      "StokAmbilFilter.lapisan": make53(resource_mutasi_stokPgResource, mutasiStokIdentifier, remoteAttributes23, registryConfig.pgResources.akun_subklas.uniques[0].attributes),
      "StokAmbilFilter.pemakai": make53(resource_mutasi_stokPgResource, mutasiStokIdentifier, remoteAttributes24, registryConfig.pgResources.akun_subklas.uniques[0].attributes),
      "StokAmbilFilter.posting": plans_parts_apply_TransaksiFilter_posting,
      "StokAmbilFilter.and": plans_parts_apply_AkunSubklasFilter_and,
      "StokAmbilFilter.or": plans_parts_apply_AkunSubklasFilter_or,
      "StokAmbilFilter.not": plans_parts_apply_AkunSubklasFilter_not,
      "PostingFilter.id": make50(spec_posting.attributes.id, "id", "id"),
      "PostingFilter.aksi": make50(spec_posting.attributes.aksi, "aksi", "aksi"),
      "PostingFilter.transaksiId": make50(spec_posting.attributes.transaksi_id, "transaksi_id", "transaksiId"),
      "PostingFilter.xid": make50(spec_posting.attributes.xid, "xid", "xid"),
      "PostingFilter.terbukti": make50(spec_posting.attributes.terbukti, "terbukti", "terbukti"),
      "PostingFilter.alasan": make50(spec_posting.attributes.alasan, "alasan", "alasan"),
      "PostingFilter.dicatatPada": make50(spec_posting.attributes.dicatat_pada, "dicatat_pada", "dicatatPada"),
      "PostingFilter.dicatatOleh": make50(spec_posting.attributes.dicatat_oleh, "dicatat_oleh", "dicatatOleh"),
      "PostingFilter.requestId": make50(spec_posting.attributes.request_id, "request_id", "requestId"),
      "PostingFilter.daftarTransaksi": make51(resource_transaksiPgResource, transaksiIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, localAttributes6),
      "PostingFilter.daftarTransaksiExist": make52(resource_transaksiPgResource, transaksiIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, localAttributes6),
      "PostingFilter.daftarJurnal": make51(resource_jurnalPgResource, jurnalIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, localAttributes6),
      "PostingFilter.daftarJurnalExist": make52(resource_jurnalPgResource, jurnalIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, localAttributes6),
      "PostingFilter.daftarJurnalBaris": make51(resource_jurnal_barisPgResource, jurnalBarisIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, localAttributes6),
      "PostingFilter.daftarJurnalBarisExist": make52(resource_jurnal_barisPgResource, jurnalBarisIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, localAttributes6),
      "PostingFilter.daftarMutasiStok": make51(resource_mutasi_stokPgResource, mutasiStokIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, localAttributes6),
      "PostingFilter.daftarMutasiStokExist": make52(resource_mutasi_stokPgResource, mutasiStokIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, localAttributes6),
      "PostingFilter.daftarPosTerbuka": make51(resource_pos_terbukaPgResource, posTerbukaIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, localAttributes6),
      "PostingFilter.daftarPosTerbukaExist": make52(resource_pos_terbukaPgResource, posTerbukaIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, localAttributes6),
      "PostingFilter.daftarAlokasi": make51(resource_alokasiPgResource, alokasiIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, localAttributes6),
      "PostingFilter.daftarAlokasiExist": make52(resource_alokasiPgResource, alokasiIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, localAttributes6),
      "PostingFilter.daftarOrderGerak": make51(resource_order_gerakPgResource, orderGerakIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, localAttributes6),
      "PostingFilter.daftarOrderGerakExist": make52(resource_order_gerakPgResource, orderGerakIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, localAttributes6),
      "PostingFilter.daftarAsetSusut": make51(resource_aset_susutPgResource, asetSusutIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, localAttributes6),
      "PostingFilter.daftarAsetSusutExist": make52(resource_aset_susutPgResource, asetSusutIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, localAttributes6),
      "PostingFilter.daftarStokAmbil": make51(resource_stok_ambilPgResource, stokAmbilIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, localAttributes6),
      "PostingFilter.daftarStokAmbilExist": make52(resource_stok_ambilPgResource, stokAmbilIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, localAttributes6),
      "PostingFilter.daftarPoinLot": make51(resource_poin_lotPgResource, poinLotIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, localAttributes6),
      "PostingFilter.daftarPoinLotExist": make52(resource_poin_lotPgResource, poinLotIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, localAttributes6),
      "PostingFilter.daftarPoinGerak": make51(resource_poin_gerakPgResource, poinGerakIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, localAttributes6),
      "PostingFilter.daftarPoinGerakExist": make52(resource_poin_gerakPgResource, poinGerakIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, localAttributes6),
      "PostingFilter.transaksi": plans_parts_apply_TransaksiBarisFilter_transaksi,
      "PostingFilter.transaksiExists": plans_parts_apply_PostingFilter_transaksiExists,
      "PostingFilter.and": plans_parts_apply_AkunSubklasFilter_and,
      "PostingFilter.or": plans_parts_apply_AkunSubklasFilter_or,
      "PostingFilter.not": plans_parts_apply_AkunSubklasFilter_not,
      "AksiPostingFilter.isNull": pgAggregatesApply_isNull,
      "AksiPostingFilter.equalTo": pgAggregatesApply_equalTo,
      "AksiPostingFilter.notEqualTo": pgAggregatesApply_notEqualTo,
      "AksiPostingFilter.distinctFrom": pgAggregatesApply_distinctFrom,
      "AksiPostingFilter.notDistinctFrom": pgAggregatesApply_notDistinctFrom,
      "AksiPostingFilter.in": pgAggregatesApply_in,
      "AksiPostingFilter.notIn": pgAggregatesApply_notIn,
      "AksiPostingFilter.lessThan": pgAggregatesApply_lessThan,
      "AksiPostingFilter.lessThanOrEqualTo": pgAggregatesApply_lessThanOrEqualTo,
      "AksiPostingFilter.greaterThan": pgAggregatesApply_greaterThan,
      "AksiPostingFilter.greaterThanOrEqualTo": pgAggregatesApply_greaterThanOrEqualTo,
      "PostingToManyTransaksiFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "PostingToManyTransaksiFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "PostingToManyTransaksiFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "PostingToManyTransaksiFilter.aggregates": plans_parts_apply_AkunToManyBarangFilter_aggregates,
      "PostingToManyJurnalFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "PostingToManyJurnalFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "PostingToManyJurnalFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "JurnalFilter.id": make50(spec_jurnal.attributes.id, "id", "id"),
      "JurnalFilter.postingId": make50(spec_jurnal.attributes.posting_id, "posting_id", "postingId"),
      "JurnalFilter.transaksiId": make50(spec_jurnal.attributes.transaksi_id, "transaksi_id", "transaksiId"),
      "JurnalFilter.jenis": make50(spec_jurnal.attributes.jenis, "jenis", "jenis"),
      "JurnalFilter.nomor": make50(spec_jurnal.attributes.nomor, "nomor", "nomor"),
      "JurnalFilter.tanggal": make50(spec_jurnal.attributes.tanggal, "tanggal", "tanggal"),
      "JurnalFilter.keterangan": make50(spec_jurnal.attributes.keterangan, "keterangan", "keterangan"),
      "JurnalFilter.lintasPeriode": make50(spec_jurnal.attributes.lintas_periode, "lintas_periode", "lintasPeriode"),
      "JurnalFilter.membalikId": make50(spec_jurnal.attributes.membalik_id, "membalik_id", "membalikId"),
      "JurnalFilter.dicatatPada": make50(spec_jurnal.attributes.dicatat_pada, "dicatat_pada", "dicatatPada"),
      "JurnalFilter.pembuka": make50(spec_jurnal.attributes.pembuka, "pembuka", "pembuka"),
      "JurnalFilter.daftarJurnalByMembalikId": make51(resource_jurnalPgResource, jurnalIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, remoteAttributes20),
      "JurnalFilter.daftarJurnalByMembalikIdExist": make52(resource_jurnalPgResource, jurnalIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, remoteAttributes20),
      "JurnalFilter.daftarJurnalBaris": make51(resource_jurnal_barisPgResource, jurnalBarisIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, localAttributes7),
      "JurnalFilter.daftarJurnalBarisExist": make52(resource_jurnal_barisPgResource, jurnalBarisIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, localAttributes7),
      "JurnalFilter.daftarMutasiStok": make51(resource_mutasi_stokPgResource, mutasiStokIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, localAttributes7),
      "JurnalFilter.daftarMutasiStokExist": make52(resource_mutasi_stokPgResource, mutasiStokIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, localAttributes7),
      "JurnalFilter.daftarPenutupan": make51(resource_penutupanPgResource, penutupanIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, localAttributes7),
      "JurnalFilter.daftarPenutupanExist": make52(resource_penutupanPgResource, penutupanIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, localAttributes7),
      "JurnalFilter.daftarPenutupanByPembalikId": make51(resource_penutupanPgResource, penutupanIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, remoteAttributes12),
      "JurnalFilter.daftarPenutupanByPembalikIdExist": make52(resource_penutupanPgResource, penutupanIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, remoteAttributes12),
      "JurnalFilter.membalik": make53(resource_jurnalPgResource, jurnalIdentifier, remoteAttributes20, registryConfig.pgResources.akun_subklas.uniques[0].attributes),
      "JurnalFilter.membalikExists": make60(resource_jurnalPgResource, jurnalIdentifier, remoteAttributes20, registryConfig.pgResources.akun_subklas.uniques[0].attributes),
      "JurnalFilter.posting": plans_parts_apply_TransaksiFilter_posting,
      "JurnalFilter.transaksi": plans_parts_apply_TransaksiBarisFilter_transaksi,
      "JurnalFilter.transaksiExists": plans_parts_apply_PostingFilter_transaksiExists,
      "JurnalFilter.and": plans_parts_apply_AkunSubklasFilter_and,
      "JurnalFilter.or": plans_parts_apply_AkunSubklasFilter_or,
      "JurnalFilter.not": plans_parts_apply_AkunSubklasFilter_not,
      "JenisJurnalFilter.isNull": pgAggregatesApply_isNull,
      "JenisJurnalFilter.equalTo": pgAggregatesApply_equalTo,
      "JenisJurnalFilter.notEqualTo": pgAggregatesApply_notEqualTo,
      "JenisJurnalFilter.distinctFrom": pgAggregatesApply_distinctFrom,
      "JenisJurnalFilter.notDistinctFrom": pgAggregatesApply_notDistinctFrom,
      "JenisJurnalFilter.in": pgAggregatesApply_in,
      "JenisJurnalFilter.notIn": pgAggregatesApply_notIn,
      "JenisJurnalFilter.lessThan": pgAggregatesApply_lessThan,
      "JenisJurnalFilter.lessThanOrEqualTo": pgAggregatesApply_lessThanOrEqualTo,
      "JenisJurnalFilter.greaterThan": pgAggregatesApply_greaterThan,
      "JenisJurnalFilter.greaterThanOrEqualTo": pgAggregatesApply_greaterThanOrEqualTo,
      "JurnalToManyJurnalFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "JurnalToManyJurnalFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "JurnalToManyJurnalFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "JurnalToManyJurnalBarisFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "JurnalToManyJurnalBarisFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "JurnalToManyJurnalBarisFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "JurnalToManyJurnalBarisFilter.aggregates": plans_parts_apply_AkunToManyBarangFilter_aggregates,
      "JurnalBarisFilter.id": make50(spec_jurnalBaris.attributes.id, "id", "id"),
      "JurnalBarisFilter.jurnalId": make50(spec_jurnalBaris.attributes.jurnal_id, "jurnal_id", "jurnalId"),
      "JurnalBarisFilter.postingId": make50(spec_jurnalBaris.attributes.posting_id, "posting_id", "postingId"),
      "JurnalBarisFilter.baris": make50(spec_jurnalBaris.attributes.baris, "baris", "baris"),
      "JurnalBarisFilter.tanggal": make50(spec_jurnalBaris.attributes.tanggal, "tanggal", "tanggal"),
      "JurnalBarisFilter.akunKode": make50(spec_jurnalBaris.attributes.akun_kode, "akun_kode", "akunKode"),
      "JurnalBarisFilter.debit": make50(spec_jurnalBaris.attributes.debit, "debit", "debit"),
      "JurnalBarisFilter.kredit": make50(spec_jurnalBaris.attributes.kredit, "kredit", "kredit"),
      "JurnalBarisFilter.kontakId": make50(spec_jurnalBaris.attributes.kontak_id, "kontak_id", "kontakId"),
      "JurnalBarisFilter.keterangan": make50(spec_jurnalBaris.attributes.keterangan, "keterangan", "keterangan"),
      "JurnalBarisFilter.gabunganId": make50(spec_jurnalBaris.attributes.gabungan_id, "gabungan_id", "gabunganId"),
      "JurnalBarisFilter.akunByAkunKode": plans_parts_apply_AkunPeranFilter_akunByAkunKode,
      "JurnalBarisFilter.gabungan": plans_parts_apply_BarangFilter_gabungan,
      "JurnalBarisFilter.gabunganExists": plans_parts_apply_BarangFilter_gabunganExists,
      "JurnalBarisFilter.jurnal": plans_parts_apply_MutasiStokFilter_jurnal,
      "JurnalBarisFilter.kontak": plans_parts_apply_TransaksiFilter_kontak,
      "JurnalBarisFilter.kontakExists": plans_parts_apply_TransaksiFilter_kontakExists,
      "JurnalBarisFilter.posting": plans_parts_apply_TransaksiFilter_posting,
      "JurnalBarisFilter.and": plans_parts_apply_AkunSubklasFilter_and,
      "JurnalBarisFilter.or": plans_parts_apply_AkunSubklasFilter_or,
      "JurnalBarisFilter.not": plans_parts_apply_AkunSubklasFilter_not,
      "DimensiGabunganFilter.id": make50(spec_dimensiGabungan.attributes.id, "id", "id"),
      "DimensiGabunganFilter.nilai1": make50(spec_dimensiGabungan.attributes.nilai_1, "nilai_1", "nilai1"),
      "DimensiGabunganFilter.nilai2": make50(spec_dimensiGabungan.attributes.nilai_2, "nilai_2", "nilai2"),
      "DimensiGabunganFilter.nilai3": make50(spec_dimensiGabungan.attributes.nilai_3, "nilai_3", "nilai3"),
      "DimensiGabunganFilter.nilai4": make50(spec_dimensiGabungan.attributes.nilai_4, "nilai_4", "nilai4"),
      "DimensiGabunganFilter.nilai5": make50(spec_dimensiGabungan.attributes.nilai_5, "nilai_5", "nilai5"),
      "DimensiGabunganFilter.daftarLokasiByGabunganId": make51(resource_lokasiPgResource, lokasiIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, localAttributes2),
      "DimensiGabunganFilter.daftarLokasiByGabunganIdExist": make52(resource_lokasiPgResource, lokasiIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, localAttributes2),
      "DimensiGabunganFilter.daftarKontakByGabunganId": make51(resource_kontakPgResource, kontakIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, localAttributes2),
      "DimensiGabunganFilter.daftarKontakByGabunganIdExist": make52(resource_kontakPgResource, kontakIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, localAttributes2),
      "DimensiGabunganFilter.daftarBarangByGabunganId": make51(resource_barangPgResource, barangIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, localAttributes2),
      "DimensiGabunganFilter.daftarBarangByGabunganIdExist": make52(resource_barangPgResource, barangIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, localAttributes2),
      "DimensiGabunganFilter.daftarTransaksiByGabunganId": make51(resource_transaksiPgResource, transaksiIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, localAttributes2),
      "DimensiGabunganFilter.daftarTransaksiByGabunganIdExist": make52(resource_transaksiPgResource, transaksiIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, localAttributes2),
      "DimensiGabunganFilter.daftarTransaksiBarisByGabunganId": make51(resource_transaksi_barisPgResource, transaksiBarisIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, localAttributes2),
      "DimensiGabunganFilter.daftarTransaksiBarisByGabunganIdExist": make52(resource_transaksi_barisPgResource, transaksiBarisIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, localAttributes2),
      "DimensiGabunganFilter.daftarJurnalBarisByGabunganId": make51(resource_jurnal_barisPgResource, jurnalBarisIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, localAttributes2),
      "DimensiGabunganFilter.daftarJurnalBarisByGabunganIdExist": make52(resource_jurnal_barisPgResource, jurnalBarisIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, localAttributes2),
      "DimensiGabunganFilter.daftarMutasiStokByGabunganId": make51(resource_mutasi_stokPgResource, mutasiStokIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, localAttributes2),
      "DimensiGabunganFilter.daftarMutasiStokByGabunganIdExist": make52(resource_mutasi_stokPgResource, mutasiStokIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, localAttributes2),
      "DimensiGabunganFilter.dimensiNilaiByNilai1": make53(resource_dimensi_nilaiPgResource, dimensiNilaiIdentifier, localAttributes8, registryConfig.pgResources.akun_subklas.uniques[0].attributes),
      "DimensiGabunganFilter.dimensiNilaiByNilai1Exists": make60(resource_dimensi_nilaiPgResource, dimensiNilaiIdentifier, localAttributes8, registryConfig.pgResources.akun_subklas.uniques[0].attributes),
      "DimensiGabunganFilter.dimensiNilaiByNilai2": make53(resource_dimensi_nilaiPgResource, dimensiNilaiIdentifier, localAttributes9, registryConfig.pgResources.akun_subklas.uniques[0].attributes),
      "DimensiGabunganFilter.dimensiNilaiByNilai2Exists": make60(resource_dimensi_nilaiPgResource, dimensiNilaiIdentifier, localAttributes9, registryConfig.pgResources.akun_subklas.uniques[0].attributes),
      "DimensiGabunganFilter.dimensiNilaiByNilai3": make53(resource_dimensi_nilaiPgResource, dimensiNilaiIdentifier, localAttributes10, registryConfig.pgResources.akun_subklas.uniques[0].attributes),
      "DimensiGabunganFilter.dimensiNilaiByNilai3Exists": make60(resource_dimensi_nilaiPgResource, dimensiNilaiIdentifier, localAttributes10, registryConfig.pgResources.akun_subklas.uniques[0].attributes),
      "DimensiGabunganFilter.dimensiNilaiByNilai4": make53(resource_dimensi_nilaiPgResource, dimensiNilaiIdentifier, localAttributes11, registryConfig.pgResources.akun_subklas.uniques[0].attributes),
      "DimensiGabunganFilter.dimensiNilaiByNilai4Exists": make60(resource_dimensi_nilaiPgResource, dimensiNilaiIdentifier, localAttributes11, registryConfig.pgResources.akun_subklas.uniques[0].attributes),
      "DimensiGabunganFilter.dimensiNilaiByNilai5": make53(resource_dimensi_nilaiPgResource, dimensiNilaiIdentifier, localAttributes12, registryConfig.pgResources.akun_subklas.uniques[0].attributes),
      "DimensiGabunganFilter.dimensiNilaiByNilai5Exists": make60(resource_dimensi_nilaiPgResource, dimensiNilaiIdentifier, localAttributes12, registryConfig.pgResources.akun_subklas.uniques[0].attributes),
      "DimensiGabunganFilter.and": plans_parts_apply_AkunSubklasFilter_and,
      "DimensiGabunganFilter.or": plans_parts_apply_AkunSubklasFilter_or,
      "DimensiGabunganFilter.not": plans_parts_apply_AkunSubklasFilter_not,
      "DimensiGabunganToManyLokasiFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "DimensiGabunganToManyLokasiFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "DimensiGabunganToManyLokasiFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "LokasiFilter.id": make50(spec_lokasi.attributes.id, "id", "id"),
      "LokasiFilter.kode": make50(spec_lokasi.attributes.kode, "kode", "kode"),
      "LokasiFilter.nama": make50(spec_lokasi.attributes.nama, "nama", "nama"),
      "LokasiFilter.tipe": make50(spec_lokasi.attributes.tipe, "tipe", "tipe"),
      "LokasiFilter.alamat": make50(spec_lokasi.attributes.alamat, "alamat", "alamat"),
      "LokasiFilter.aktif": make50(spec_lokasi.attributes.aktif, "aktif", "aktif"),
      "LokasiFilter.dibuatPada": make50(spec_lokasi.attributes.dibuat_pada, "dibuat_pada", "dibuatPada"),
      "LokasiFilter.diubahPada": make50(spec_lokasi.attributes.diubah_pada, "diubah_pada", "diubahPada"),
      "LokasiFilter.cari": make50(spec_lokasi.attributes.cari, "cari", "cari"),
      "LokasiFilter.gabunganId": make50(spec_lokasi.attributes.gabungan_id, "gabungan_id", "gabunganId"),
      "LokasiFilter.daftarTransaksi": make51(resource_transaksiPgResource, transaksiIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, registryConfig.pgRelations.lokasi.daftarTransaksiByTheirLokasiId.remoteAttributes),
      "LokasiFilter.daftarTransaksiExist": make52(resource_transaksiPgResource, transaksiIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, registryConfig.pgRelations.lokasi.daftarTransaksiByTheirLokasiId.remoteAttributes),
      "LokasiFilter.daftarMutasiStok": make51(resource_mutasi_stokPgResource, mutasiStokIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, registryConfig.pgRelations.lokasi.daftarTransaksiByTheirLokasiId.remoteAttributes),
      "LokasiFilter.daftarMutasiStokExist": make52(resource_mutasi_stokPgResource, mutasiStokIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, registryConfig.pgRelations.lokasi.daftarTransaksiByTheirLokasiId.remoteAttributes),
      "LokasiFilter.daftarStokLokasi": make51(resource_stok_lokasiPgResource, stokLokasiIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, registryConfig.pgRelations.lokasi.daftarTransaksiByTheirLokasiId.remoteAttributes),
      "LokasiFilter.daftarStokLokasiExist": make52(resource_stok_lokasiPgResource, stokLokasiIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, registryConfig.pgRelations.lokasi.daftarTransaksiByTheirLokasiId.remoteAttributes),
      "LokasiFilter.daftarOrderGerak": make51(resource_order_gerakPgResource, orderGerakIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, registryConfig.pgRelations.lokasi.daftarTransaksiByTheirLokasiId.remoteAttributes),
      "LokasiFilter.daftarOrderGerakExist": make52(resource_order_gerakPgResource, orderGerakIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, registryConfig.pgRelations.lokasi.daftarTransaksiByTheirLokasiId.remoteAttributes),
      "LokasiFilter.gabungan": plans_parts_apply_BarangFilter_gabungan,
      "LokasiFilter.gabunganExists": plans_parts_apply_BarangFilter_gabunganExists,
      "LokasiFilter.and": plans_parts_apply_AkunSubklasFilter_and,
      "LokasiFilter.or": plans_parts_apply_AkunSubklasFilter_or,
      "LokasiFilter.not": plans_parts_apply_AkunSubklasFilter_not,
      "LokasiTipeFilter.isNull": pgAggregatesApply_isNull,
      "LokasiTipeFilter.equalTo": pgAggregatesApply_equalTo,
      "LokasiTipeFilter.notEqualTo": pgAggregatesApply_notEqualTo,
      "LokasiTipeFilter.distinctFrom": pgAggregatesApply_distinctFrom,
      "LokasiTipeFilter.notDistinctFrom": pgAggregatesApply_notDistinctFrom,
      "LokasiTipeFilter.in": pgAggregatesApply_in,
      "LokasiTipeFilter.notIn": pgAggregatesApply_notIn,
      "LokasiTipeFilter.lessThan": pgAggregatesApply_lessThan,
      "LokasiTipeFilter.lessThanOrEqualTo": pgAggregatesApply_lessThanOrEqualTo,
      "LokasiTipeFilter.greaterThan": pgAggregatesApply_greaterThan,
      "LokasiTipeFilter.greaterThanOrEqualTo": pgAggregatesApply_greaterThanOrEqualTo,
      "LokasiToManyTransaksiFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "LokasiToManyTransaksiFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "LokasiToManyTransaksiFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "LokasiToManyTransaksiFilter.aggregates": plans_parts_apply_AkunToManyBarangFilter_aggregates,
      "LokasiToManyMutasiStokFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "LokasiToManyMutasiStokFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "LokasiToManyMutasiStokFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "LokasiToManyMutasiStokFilter.aggregates": plans_parts_apply_AkunToManyBarangFilter_aggregates,
      "LokasiToManyStokLokasiFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "LokasiToManyStokLokasiFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "LokasiToManyStokLokasiFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "StokLokasiFilter.barangId": make50(spec_stokLokasi.attributes.barang_id, "barang_id", "barangId"),
      "StokLokasiFilter.lokasiId": make50(spec_stokLokasi.attributes.lokasi_id, "lokasi_id", "lokasiId"),
      "StokLokasiFilter.qty": make50(spec_stokLokasi.attributes.qty, "qty", "qty"),
      "StokLokasiFilter.barang": plans_parts_apply_BarangSatuanFilter_barang,
      "StokLokasiFilter.lokasi": plans_parts_apply_TransaksiFilter_lokasi,
      "StokLokasiFilter.and": plans_parts_apply_AkunSubklasFilter_and,
      "StokLokasiFilter.or": plans_parts_apply_AkunSubklasFilter_or,
      "StokLokasiFilter.not": plans_parts_apply_AkunSubklasFilter_not,
      "LokasiToManyOrderGerakFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "LokasiToManyOrderGerakFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "LokasiToManyOrderGerakFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "OrderGerakFilter.id": make50(spec_orderGerak.attributes.id, "id", "id"),
      "OrderGerakFilter.postingId": make50(spec_orderGerak.attributes.posting_id, "posting_id", "postingId"),
      "OrderGerakFilter.transaksiId": make50(spec_orderGerak.attributes.transaksi_id, "transaksi_id", "transaksiId"),
      "OrderGerakFilter.orderId": make50(spec_orderGerak.attributes.order_id, "order_id", "orderId"),
      "OrderGerakFilter.barisId": make50(spec_orderGerak.attributes.baris_id, "baris_id", "barisId"),
      "OrderGerakFilter.pemenuhanId": make50(spec_orderGerak.attributes.pemenuhan_id, "pemenuhan_id", "pemenuhanId"),
      "OrderGerakFilter.barangId": make50(spec_orderGerak.attributes.barang_id, "barang_id", "barangId"),
      "OrderGerakFilter.lokasiId": make50(spec_orderGerak.attributes.lokasi_id, "lokasi_id", "lokasiId"),
      "OrderGerakFilter.tanggal": make50(spec_orderGerak.attributes.tanggal, "tanggal", "tanggal"),
      "OrderGerakFilter.dipenuhi": make50(spec_orderGerak.attributes.dipenuhi, "dipenuhi", "dipenuhi"),
      "OrderGerakFilter.sisa": make50(spec_orderGerak.attributes.sisa, "sisa", "sisa"),
      "OrderGerakFilter.reservasi": make50(spec_orderGerak.attributes.reservasi, "reservasi", "reservasi"),
      "OrderGerakFilter.membalikId": make50(spec_orderGerak.attributes.membalik_id, "membalik_id", "membalikId"),
      "OrderGerakFilter.daftarOrderGerakByMembalikId": make51(resource_order_gerakPgResource, orderGerakIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, remoteAttributes20),
      "OrderGerakFilter.daftarOrderGerakByMembalikIdExist": make52(resource_order_gerakPgResource, orderGerakIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, remoteAttributes20),
      "OrderGerakFilter.barang": plans_parts_apply_BarangSatuanFilter_barang,
      "OrderGerakFilter.baris": plans_parts_apply_MutasiStokFilter_transaksiBaris,
      "OrderGerakFilter.lokasi": plans_parts_apply_TransaksiFilter_lokasi,
      "OrderGerakFilter.lokasiExists": plans_parts_apply_TransaksiFilter_lokasiExists,
      "OrderGerakFilter.membalik": make53(resource_order_gerakPgResource, orderGerakIdentifier, remoteAttributes20, registryConfig.pgResources.akun_subklas.uniques[0].attributes),
      "OrderGerakFilter.membalikExists": make60(resource_order_gerakPgResource, orderGerakIdentifier, remoteAttributes20, registryConfig.pgResources.akun_subklas.uniques[0].attributes),
      "OrderGerakFilter.order": make53(resource_transaksiPgResource, transaksiIdentifier, remoteAttributes14, registryConfig.pgResources.akun_subklas.uniques[0].attributes),
      "OrderGerakFilter.pemenuhan": make53(resource_transaksi_barisPgResource, transaksiBarisIdentifier, remoteAttributes18, registryConfig.pgResources.akun_subklas.uniques[0].attributes),
      "OrderGerakFilter.pemenuhanExists": make60(resource_transaksi_barisPgResource, transaksiBarisIdentifier, remoteAttributes18, registryConfig.pgResources.akun_subklas.uniques[0].attributes),
      "OrderGerakFilter.posting": plans_parts_apply_TransaksiFilter_posting,
      "OrderGerakFilter.transaksi": plans_parts_apply_TransaksiBarisFilter_transaksi,
      "OrderGerakFilter.and": plans_parts_apply_AkunSubklasFilter_and,
      "OrderGerakFilter.or": plans_parts_apply_AkunSubklasFilter_or,
      "OrderGerakFilter.not": plans_parts_apply_AkunSubklasFilter_not,
      "OrderGerakToManyOrderGerakFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "OrderGerakToManyOrderGerakFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "OrderGerakToManyOrderGerakFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "DimensiGabunganToManyKontakFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "DimensiGabunganToManyKontakFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "DimensiGabunganToManyKontakFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "DimensiGabunganToManyKontakFilter.aggregates": plans_parts_apply_AkunToManyBarangFilter_aggregates,
      "KontakAggregatesFilter.filter": filterApply,
      "KontakAggregatesFilter.sum": plans_parts_apply_BarangAggregatesFilter_sum,
      "KontakSumAggregateFilter.batasKredit": make66("batas_kredit", uangCodec),
      "KontakSumAggregateFilter.saldoPiutang": make67(resource_kontak_saldo_piutangPgResource),
      "KontakSumAggregateFilter.saldoHutang": make67(resource_kontak_saldo_hutangPgResource),
      "DimensiGabunganToManyBarangFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "DimensiGabunganToManyBarangFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "DimensiGabunganToManyBarangFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "DimensiGabunganToManyBarangFilter.aggregates": plans_parts_apply_AkunToManyBarangFilter_aggregates,
      "DimensiGabunganToManyTransaksiFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "DimensiGabunganToManyTransaksiFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "DimensiGabunganToManyTransaksiFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "DimensiGabunganToManyTransaksiFilter.aggregates": plans_parts_apply_AkunToManyBarangFilter_aggregates,
      "DimensiGabunganToManyTransaksiBarisFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "DimensiGabunganToManyTransaksiBarisFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "DimensiGabunganToManyTransaksiBarisFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "DimensiGabunganToManyTransaksiBarisFilter.aggregates": plans_parts_apply_AkunToManyBarangFilter_aggregates,
      "DimensiGabunganToManyJurnalBarisFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "DimensiGabunganToManyJurnalBarisFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "DimensiGabunganToManyJurnalBarisFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "DimensiGabunganToManyJurnalBarisFilter.aggregates": plans_parts_apply_AkunToManyBarangFilter_aggregates,
      "JurnalBarisAggregatesFilter.filter": filterApply,
      "JurnalBarisAggregatesFilter.sum": plans_parts_apply_BarangAggregatesFilter_sum,
      "JurnalBarisSumAggregateFilter.debit": make66("debit", uangCodec),
      "JurnalBarisSumAggregateFilter.kredit": make66("kredit", uangCodec),
      "DimensiGabunganToManyMutasiStokFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "DimensiGabunganToManyMutasiStokFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "DimensiGabunganToManyMutasiStokFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "DimensiGabunganToManyMutasiStokFilter.aggregates": plans_parts_apply_AkunToManyBarangFilter_aggregates,
      "DimensiNilaiFilter.id": make50(spec_dimensiNilai.attributes.id, "id", "id"),
      "DimensiNilaiFilter.dimensiId": make50(spec_dimensiNilai.attributes.dimensi_id, "dimensi_id", "dimensiId"),
      "DimensiNilaiFilter.kode": make50(spec_dimensiNilai.attributes.kode, "kode", "kode"),
      "DimensiNilaiFilter.nama": make50(spec_dimensiNilai.attributes.nama, "nama", "nama"),
      "DimensiNilaiFilter.indukId": make50(spec_dimensiNilai.attributes.induk_id, "induk_id", "indukId"),
      "DimensiNilaiFilter.berlakuDari": make50(spec_dimensiNilai.attributes.berlaku_dari, "berlaku_dari", "berlakuDari"),
      "DimensiNilaiFilter.berlakuSampai": make50(spec_dimensiNilai.attributes.berlaku_sampai, "berlaku_sampai", "berlakuSampai"),
      "DimensiNilaiFilter.aktif": make50(spec_dimensiNilai.attributes.aktif, "aktif", "aktif"),
      "DimensiNilaiFilter.dibuatPada": make50(spec_dimensiNilai.attributes.dibuat_pada, "dibuat_pada", "dibuatPada"),
      "DimensiNilaiFilter.diubahPada": make50(spec_dimensiNilai.attributes.diubah_pada, "diubah_pada", "diubahPada"),
      "DimensiNilaiFilter.cari": make50(spec_dimensiNilai.attributes.cari, "cari", "cari"),
      "DimensiNilaiFilter.daftarAnggaranByNilaiId": make51(resource_anggaranPgResource, anggaranIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, remoteAttributes25),
      "DimensiNilaiFilter.daftarAnggaranByNilaiIdExist": make52(resource_anggaranPgResource, anggaranIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, remoteAttributes25),
      "DimensiNilaiFilter.daftarDimensiNilaiByDimensiIdAndIndukId": make51(resource_dimensi_nilaiPgResource, dimensiNilaiIdentifier, localAttributes13, remoteAttributes26),
      "DimensiNilaiFilter.daftarDimensiNilaiByDimensiIdAndIndukIdExist": make52(resource_dimensi_nilaiPgResource, dimensiNilaiIdentifier, localAttributes13, remoteAttributes26),
      "DimensiNilaiFilter.daftarDimensiGabunganByNilai1": make51(resource_dimensi_gabunganPgResource, dimensiGabunganIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, localAttributes8),
      "DimensiNilaiFilter.daftarDimensiGabunganByNilai1Exist": make52(resource_dimensi_gabunganPgResource, dimensiGabunganIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, localAttributes8),
      "DimensiNilaiFilter.daftarDimensiGabunganByNilai2": make51(resource_dimensi_gabunganPgResource, dimensiGabunganIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, localAttributes9),
      "DimensiNilaiFilter.daftarDimensiGabunganByNilai2Exist": make52(resource_dimensi_gabunganPgResource, dimensiGabunganIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, localAttributes9),
      "DimensiNilaiFilter.daftarDimensiGabunganByNilai3": make51(resource_dimensi_gabunganPgResource, dimensiGabunganIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, localAttributes10),
      "DimensiNilaiFilter.daftarDimensiGabunganByNilai3Exist": make52(resource_dimensi_gabunganPgResource, dimensiGabunganIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, localAttributes10),
      "DimensiNilaiFilter.daftarDimensiGabunganByNilai4": make51(resource_dimensi_gabunganPgResource, dimensiGabunganIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, localAttributes11),
      "DimensiNilaiFilter.daftarDimensiGabunganByNilai4Exist": make52(resource_dimensi_gabunganPgResource, dimensiGabunganIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, localAttributes11),
      "DimensiNilaiFilter.daftarDimensiGabunganByNilai5": make51(resource_dimensi_gabunganPgResource, dimensiGabunganIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, localAttributes12),
      "DimensiNilaiFilter.daftarDimensiGabunganByNilai5Exist": make52(resource_dimensi_gabunganPgResource, dimensiGabunganIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, localAttributes12),
      "DimensiNilaiFilter.dimensi": make53(resource_dimensiPgResource, dimensiIdentifier, localAttributes14, registryConfig.pgResources.akun_subklas.uniques[0].attributes),
      "DimensiNilaiFilter.dimensiInduk": make53(resource_dimensi_nilaiPgResource, dimensiNilaiIdentifier, remoteAttributes26, localAttributes13),
      "DimensiNilaiFilter.dimensiIndukExists": make60(resource_dimensi_nilaiPgResource, dimensiNilaiIdentifier, remoteAttributes26, localAttributes13),
      "DimensiNilaiFilter.and": plans_parts_apply_AkunSubklasFilter_and,
      "DimensiNilaiFilter.or": plans_parts_apply_AkunSubklasFilter_or,
      "DimensiNilaiFilter.not": plans_parts_apply_AkunSubklasFilter_not,
      "DimensiNilaiToManyAnggaranFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "DimensiNilaiToManyAnggaranFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "DimensiNilaiToManyAnggaranFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "AnggaranFilter.tahun": make50(spec_anggaran.attributes.tahun, "tahun", "tahun"),
      "AnggaranFilter.bulan": make50(spec_anggaran.attributes.bulan, "bulan", "bulan"),
      "AnggaranFilter.akunKode": make50(spec_anggaran.attributes.akun_kode, "akun_kode", "akunKode"),
      "AnggaranFilter.jumlah": make50(spec_anggaran.attributes.jumlah, "jumlah", "jumlah"),
      "AnggaranFilter.id": make50(spec_anggaran.attributes.id, "id", "id"),
      "AnggaranFilter.nilaiId": make50(spec_anggaran.attributes.nilai_id, "nilai_id", "nilaiId"),
      "AnggaranFilter.akunByAkunKode": plans_parts_apply_AkunPeranFilter_akunByAkunKode,
      "AnggaranFilter.nilai": make53(resource_dimensi_nilaiPgResource, dimensiNilaiIdentifier, remoteAttributes25, registryConfig.pgResources.akun_subklas.uniques[0].attributes),
      "AnggaranFilter.nilaiExists": make60(resource_dimensi_nilaiPgResource, dimensiNilaiIdentifier, remoteAttributes25, registryConfig.pgResources.akun_subklas.uniques[0].attributes),
      "AnggaranFilter.and": plans_parts_apply_AkunSubklasFilter_and,
      "AnggaranFilter.or": plans_parts_apply_AkunSubklasFilter_or,
      "AnggaranFilter.not": plans_parts_apply_AkunSubklasFilter_not,
      "DimensiNilaiToManyDimensiNilaiFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "DimensiNilaiToManyDimensiNilaiFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "DimensiNilaiToManyDimensiNilaiFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "DimensiNilaiToManyDimensiGabunganFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "DimensiNilaiToManyDimensiGabunganFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "DimensiNilaiToManyDimensiGabunganFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "DimensiFilter.id": make50(spec_dimensi.attributes.id, "id", "id"),
      "DimensiFilter.kode": make50(spec_dimensi.attributes.kode, "kode", "kode"),
      "DimensiFilter.nama": make50(spec_dimensi.attributes.nama, "nama", "nama"),
      "DimensiFilter.slot": make50(spec_dimensi.attributes.slot, "slot", "slot"),
      "DimensiFilter.wajibJenis": make50(spec_dimensi.attributes.wajib_jenis, "wajib_jenis", "wajibJenis"),
      "DimensiFilter.wajibAkun": make50(spec_dimensi.attributes.wajib_akun, "wajib_akun", "wajibAkun"),
      "DimensiFilter.aktif": make50(spec_dimensi.attributes.aktif, "aktif", "aktif"),
      "DimensiFilter.dibuatPada": make50(spec_dimensi.attributes.dibuat_pada, "dibuat_pada", "dibuatPada"),
      "DimensiFilter.diubahPada": make50(spec_dimensi.attributes.diubah_pada, "diubah_pada", "diubahPada"),
      "DimensiFilter.cari": make50(spec_dimensi.attributes.cari, "cari", "cari"),
      "DimensiFilter.daftarDimensiNilai": make51(resource_dimensi_nilaiPgResource, dimensiNilaiIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, localAttributes14),
      "DimensiFilter.daftarDimensiNilaiExist": make52(resource_dimensi_nilaiPgResource, dimensiNilaiIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, localAttributes14),
      "DimensiFilter.and": plans_parts_apply_AkunSubklasFilter_and,
      "DimensiFilter.or": plans_parts_apply_AkunSubklasFilter_or,
      "DimensiFilter.not": plans_parts_apply_AkunSubklasFilter_not,
      "JenisTransaksiListFilter.isNull": pgAggregatesApply_isNull,
      "JenisTransaksiListFilter.equalTo": pgAggregatesApply_equalTo,
      "JenisTransaksiListFilter.notEqualTo": pgAggregatesApply_notEqualTo,
      "JenisTransaksiListFilter.distinctFrom": pgAggregatesApply_distinctFrom,
      "JenisTransaksiListFilter.notDistinctFrom": pgAggregatesApply_notDistinctFrom,
      "JenisTransaksiListFilter.lessThan": pgAggregatesApply_lessThan,
      "JenisTransaksiListFilter.lessThanOrEqualTo": pgAggregatesApply_lessThanOrEqualTo,
      "JenisTransaksiListFilter.greaterThan": pgAggregatesApply_greaterThan,
      "JenisTransaksiListFilter.greaterThanOrEqualTo": pgAggregatesApply_greaterThanOrEqualTo,
      "JenisTransaksiListFilter.contains": pgAggregatesApply_arraycontains,
      "JenisTransaksiListFilter.containedBy": pgAggregatesApply_arraycontainedBy,
      "JenisTransaksiListFilter.overlaps": pgAggregatesApply_arrayoverlaps,
      "JenisTransaksiListFilter.anyEqualTo": pgAggregatesApply_arrayanyEqualTo,
      "JenisTransaksiListFilter.anyNotEqualTo": pgAggregatesApply_arrayanyNotEqualTo,
      "JenisTransaksiListFilter.anyLessThan": pgAggregatesApply_arrayanyLessThan,
      "JenisTransaksiListFilter.anyLessThanOrEqualTo": pgAggregatesApply_arrayanyLessThanOrEqualTo,
      "JenisTransaksiListFilter.anyGreaterThan": pgAggregatesApply_arrayanyGreaterThan,
      "JenisTransaksiListFilter.anyGreaterThanOrEqualTo": pgAggregatesApply_arrayanyGreaterThanOrEqualTo,
      "StringListFilter.isNull": pgAggregatesApply_isNull,
      "StringListFilter.equalTo": pgAggregatesApply_equalTo,
      "StringListFilter.notEqualTo": pgAggregatesApply_notEqualTo,
      "StringListFilter.distinctFrom": pgAggregatesApply_distinctFrom,
      "StringListFilter.notDistinctFrom": pgAggregatesApply_notDistinctFrom,
      "StringListFilter.lessThan": pgAggregatesApply_lessThan,
      "StringListFilter.lessThanOrEqualTo": pgAggregatesApply_lessThanOrEqualTo,
      "StringListFilter.greaterThan": pgAggregatesApply_greaterThan,
      "StringListFilter.greaterThanOrEqualTo": pgAggregatesApply_greaterThanOrEqualTo,
      "StringListFilter.contains": pgAggregatesApply_arraycontains,
      "StringListFilter.containedBy": pgAggregatesApply_arraycontainedBy,
      "StringListFilter.overlaps": pgAggregatesApply_arrayoverlaps,
      "StringListFilter.anyEqualTo": pgAggregatesApply_arrayanyEqualTo,
      "StringListFilter.anyNotEqualTo": pgAggregatesApply_arrayanyNotEqualTo,
      "StringListFilter.anyLessThan": pgAggregatesApply_arrayanyLessThan,
      "StringListFilter.anyLessThanOrEqualTo": pgAggregatesApply_arrayanyLessThanOrEqualTo,
      "StringListFilter.anyGreaterThan": pgAggregatesApply_arrayanyGreaterThan,
      "StringListFilter.anyGreaterThanOrEqualTo": pgAggregatesApply_arrayanyGreaterThanOrEqualTo,
      "DimensiToManyDimensiNilaiFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "DimensiToManyDimensiNilaiFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "DimensiToManyDimensiNilaiFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "JurnalToManyMutasiStokFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "JurnalToManyMutasiStokFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "JurnalToManyMutasiStokFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "JurnalToManyMutasiStokFilter.aggregates": plans_parts_apply_AkunToManyBarangFilter_aggregates,
      "JurnalToManyPenutupanFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "JurnalToManyPenutupanFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "JurnalToManyPenutupanFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "PenutupanFilter.id": make50(spec_penutupan.attributes.id, "id", "id"),
      "PenutupanFilter.tahun": make50(spec_penutupan.attributes.tahun, "tahun", "tahun"),
      "PenutupanFilter.mulai": make50(spec_penutupan.attributes.mulai, "mulai", "mulai"),
      "PenutupanFilter.akhir": make50(spec_penutupan.attributes.akhir, "akhir", "akhir"),
      "PenutupanFilter.jurnalId": make50(spec_penutupan.attributes.jurnal_id, "jurnal_id", "jurnalId"),
      "PenutupanFilter.laba": make50(spec_penutupan.attributes.laba, "laba", "laba"),
      "PenutupanFilter.prive": make50(spec_penutupan.attributes.prive, "prive", "prive"),
      "PenutupanFilter.denganPrive": make50(spec_penutupan.attributes.dengan_prive, "dengan_prive", "denganPrive"),
      "PenutupanFilter.kunciSebelum": make50(spec_penutupan.attributes.kunci_sebelum, "kunci_sebelum", "kunciSebelum"),
      "PenutupanFilter.ditutupPada": make50(spec_penutupan.attributes.ditutup_pada, "ditutup_pada", "ditutupPada"),
      "PenutupanFilter.ditutupOleh": make50(spec_penutupan.attributes.ditutup_oleh, "ditutup_oleh", "ditutupOleh"),
      "PenutupanFilter.pembalikId": make50(spec_penutupan.attributes.pembalik_id, "pembalik_id", "pembalikId"),
      "PenutupanFilter.dibukaPada": make50(spec_penutupan.attributes.dibuka_pada, "dibuka_pada", "dibukaPada"),
      "PenutupanFilter.dibukaOleh": make50(spec_penutupan.attributes.dibuka_oleh, "dibuka_oleh", "dibukaOleh"),
      "PenutupanFilter.kunciSaldoAwalSebelum": make50(spec_penutupan.attributes.kunci_saldo_awal_sebelum, "kunci_saldo_awal_sebelum", "kunciSaldoAwalSebelum"),
      "PenutupanFilter.jurnal": plans_parts_apply_MutasiStokFilter_jurnal,
      "PenutupanFilter.jurnalExists": plans_parts_apply_MutasiStokFilter_jurnalExists,
      "PenutupanFilter.pembalik": make53(resource_jurnalPgResource, jurnalIdentifier, remoteAttributes12, registryConfig.pgResources.akun_subklas.uniques[0].attributes),
      "PenutupanFilter.pembalikExists": make60(resource_jurnalPgResource, jurnalIdentifier, remoteAttributes12, registryConfig.pgResources.akun_subklas.uniques[0].attributes),
      "PenutupanFilter.and": plans_parts_apply_AkunSubklasFilter_and,
      "PenutupanFilter.or": plans_parts_apply_AkunSubklasFilter_or,
      "PenutupanFilter.not": plans_parts_apply_AkunSubklasFilter_not,
      "PostingToManyJurnalBarisFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "PostingToManyJurnalBarisFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "PostingToManyJurnalBarisFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "PostingToManyJurnalBarisFilter.aggregates": plans_parts_apply_AkunToManyBarangFilter_aggregates,
      "PostingToManyMutasiStokFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "PostingToManyMutasiStokFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "PostingToManyMutasiStokFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "PostingToManyMutasiStokFilter.aggregates": plans_parts_apply_AkunToManyBarangFilter_aggregates,
      "PostingToManyPosTerbukaFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "PostingToManyPosTerbukaFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "PostingToManyPosTerbukaFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "PostingToManyPosTerbukaFilter.aggregates": plans_parts_apply_AkunToManyBarangFilter_aggregates,
      "PosTerbukaFilter.id": make50(spec_posTerbuka.attributes.id, "id", "id"),
      "PosTerbukaFilter.postingId": make50(spec_posTerbuka.attributes.posting_id, "posting_id", "postingId"),
      "PosTerbukaFilter.transaksiId": make50(spec_posTerbuka.attributes.transaksi_id, "transaksi_id", "transaksiId"),
      "PosTerbukaFilter.jenis": make50(spec_posTerbuka.attributes.jenis, "jenis", "jenis"),
      "PosTerbukaFilter.akunKode": make50(spec_posTerbuka.attributes.akun_kode, "akun_kode", "akunKode"),
      "PosTerbukaFilter.kontakId": make50(spec_posTerbuka.attributes.kontak_id, "kontak_id", "kontakId"),
      "PosTerbukaFilter.tanggal": make50(spec_posTerbuka.attributes.tanggal, "tanggal", "tanggal"),
      "PosTerbukaFilter.jatuhTempo": make50(spec_posTerbuka.attributes.jatuh_tempo, "jatuh_tempo", "jatuhTempo"),
      "PosTerbukaFilter.nilai": make50(spec_posTerbuka.attributes.nilai, "nilai", "nilai"),
      "PosTerbukaFilter.membalikId": make50(spec_posTerbuka.attributes.membalik_id, "membalik_id", "membalikId"),
      "PosTerbukaFilter.tanggalFaktur": make50(spec_posTerbuka.attributes.tanggal_faktur, "tanggal_faktur", "tanggalFaktur"),
      "PosTerbukaFilter.nomorFakturAsli": make50(spec_posTerbuka.attributes.nomor_faktur_asli, "nomor_faktur_asli", "nomorFakturAsli"),
      "PosTerbukaFilter.tertahan": make50(spec_posTerbuka.attributes.tertahan, "tertahan", "tertahan"),
      "PosTerbukaFilter.daftarPosTerbukaByMembalikId": make51(resource_pos_terbukaPgResource, posTerbukaIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, remoteAttributes20),
      "PosTerbukaFilter.daftarPosTerbukaByMembalikIdExist": make52(resource_pos_terbukaPgResource, posTerbukaIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, remoteAttributes20),
      "PosTerbukaFilter.daftarAlokasiByPosId": make51(resource_alokasiPgResource, alokasiIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, remoteAttributes27),
      "PosTerbukaFilter.daftarAlokasiByPosIdExist": make52(resource_alokasiPgResource, alokasiIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, remoteAttributes27),
      "PosTerbukaFilter.akunByAkunKode": plans_parts_apply_AkunPeranFilter_akunByAkunKode,
      "PosTerbukaFilter.kontak": plans_parts_apply_TransaksiFilter_kontak,
      "PosTerbukaFilter.membalik": make53(resource_pos_terbukaPgResource, posTerbukaIdentifier, remoteAttributes20, registryConfig.pgResources.akun_subklas.uniques[0].attributes),
      "PosTerbukaFilter.membalikExists": make60(resource_pos_terbukaPgResource, posTerbukaIdentifier, remoteAttributes20, registryConfig.pgResources.akun_subklas.uniques[0].attributes),
      "PosTerbukaFilter.posting": plans_parts_apply_TransaksiFilter_posting,
      "PosTerbukaFilter.transaksi": plans_parts_apply_TransaksiBarisFilter_transaksi,
      "PosTerbukaFilter.and": plans_parts_apply_AkunSubklasFilter_and,
      "PosTerbukaFilter.or": plans_parts_apply_AkunSubklasFilter_or,
      "PosTerbukaFilter.not": plans_parts_apply_AkunSubklasFilter_not,
      "JenisPosFilter.isNull": pgAggregatesApply_isNull,
      "JenisPosFilter.equalTo": pgAggregatesApply_equalTo,
      "JenisPosFilter.notEqualTo": pgAggregatesApply_notEqualTo,
      "JenisPosFilter.distinctFrom": pgAggregatesApply_distinctFrom,
      "JenisPosFilter.notDistinctFrom": pgAggregatesApply_notDistinctFrom,
      "JenisPosFilter.in": pgAggregatesApply_in,
      "JenisPosFilter.notIn": pgAggregatesApply_notIn,
      "JenisPosFilter.lessThan": pgAggregatesApply_lessThan,
      "JenisPosFilter.lessThanOrEqualTo": pgAggregatesApply_lessThanOrEqualTo,
      "JenisPosFilter.greaterThan": pgAggregatesApply_greaterThan,
      "JenisPosFilter.greaterThanOrEqualTo": pgAggregatesApply_greaterThanOrEqualTo,
      "PosTerbukaToManyPosTerbukaFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "PosTerbukaToManyPosTerbukaFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "PosTerbukaToManyPosTerbukaFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "PosTerbukaToManyPosTerbukaFilter.aggregates": plans_parts_apply_AkunToManyBarangFilter_aggregates,
      "PosTerbukaAggregatesFilter.filter": filterApply,
      "PosTerbukaAggregatesFilter.sum": plans_parts_apply_BarangAggregatesFilter_sum,
      "PosTerbukaSumAggregateFilter.nilai": plans_parts_apply_MutasiStokSumAggregateFilter_nilai,
      "PosTerbukaToManyAlokasiFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "PosTerbukaToManyAlokasiFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "PosTerbukaToManyAlokasiFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "AlokasiFilter.id": make50(spec_alokasi.attributes.id, "id", "id"),
      "AlokasiFilter.postingId": make50(spec_alokasi.attributes.posting_id, "posting_id", "postingId"),
      "AlokasiFilter.transaksiId": make50(spec_alokasi.attributes.transaksi_id, "transaksi_id", "transaksiId"),
      "AlokasiFilter.posId": make50(spec_alokasi.attributes.pos_id, "pos_id", "posId"),
      "AlokasiFilter.tanggal": make50(spec_alokasi.attributes.tanggal, "tanggal", "tanggal"),
      "AlokasiFilter.jumlah": make50(spec_alokasi.attributes.jumlah, "jumlah", "jumlah"),
      "AlokasiFilter.potongan": make50(spec_alokasi.attributes.potongan, "potongan", "potongan"),
      "AlokasiFilter.pph": make50(spec_alokasi.attributes.pph, "pph", "pph"),
      "AlokasiFilter.nilai": make50(spec_alokasi.attributes.nilai, "nilai", "nilai"),
      "AlokasiFilter.membalikId": make50(spec_alokasi.attributes.membalik_id, "membalik_id", "membalikId"),
      "AlokasiFilter.ppn": make50(spec_alokasi.attributes.ppn, "ppn", "ppn"),
      "AlokasiFilter.pajakKode": make50(spec_alokasi.attributes.pajak_kode, "pajak_kode", "pajakKode"),
      "AlokasiFilter.tarif": make50(spec_alokasi.attributes.tarif, "tarif", "tarif"),
      "AlokasiFilter.dppLain": make50(spec_alokasi.attributes.dpp_lain, "dpp_lain", "dppLain"),
      "AlokasiFilter.tarifDokumen": make50(spec_alokasi.attributes.tarif_dokumen, "tarif_dokumen", "tarifDokumen"),
      "AlokasiFilter.dppLainDokumen": make50(spec_alokasi.attributes.dpp_lain_dokumen, "dpp_lain_dokumen", "dppLainDokumen"),
      "AlokasiFilter.ppnDokumen": make50(spec_alokasi.attributes.ppn_dokumen, "ppn_dokumen", "ppnDokumen"),
      "AlokasiFilter.daftarAlokasiByMembalikId": make51(resource_alokasiPgResource, alokasiIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, remoteAttributes20),
      "AlokasiFilter.daftarAlokasiByMembalikIdExist": make52(resource_alokasiPgResource, alokasiIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, remoteAttributes20),
      "AlokasiFilter.membalik": make53(resource_alokasiPgResource, alokasiIdentifier, remoteAttributes20, registryConfig.pgResources.akun_subklas.uniques[0].attributes),
      "AlokasiFilter.membalikExists": make60(resource_alokasiPgResource, alokasiIdentifier, remoteAttributes20, registryConfig.pgResources.akun_subklas.uniques[0].attributes),
      "AlokasiFilter.pajakByPajakKode": plans_parts_apply_BarangFilter_pajakByPajakKode,
      "AlokasiFilter.pajakByPajakKodeExists": plans_parts_apply_BarangFilter_pajakByPajakKodeExists,
      "AlokasiFilter.pos": make53(resource_pos_terbukaPgResource, posTerbukaIdentifier, remoteAttributes27, registryConfig.pgResources.akun_subklas.uniques[0].attributes),
      "AlokasiFilter.posting": plans_parts_apply_TransaksiFilter_posting,
      "AlokasiFilter.transaksi": plans_parts_apply_TransaksiBarisFilter_transaksi,
      "AlokasiFilter.and": plans_parts_apply_AkunSubklasFilter_and,
      "AlokasiFilter.or": plans_parts_apply_AkunSubklasFilter_or,
      "AlokasiFilter.not": plans_parts_apply_AkunSubklasFilter_not,
      "AlokasiToManyAlokasiFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "AlokasiToManyAlokasiFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "AlokasiToManyAlokasiFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "PajakFilter.kode": make50(spec_pajak.attributes.kode, "kode", "kode"),
      "PajakFilter.nama": make50(spec_pajak.attributes.nama, "nama", "nama"),
      "PajakFilter.daftarPajakTarifByPajakKode": make51(resource_pajak_tarifPgResource, pajakTarifIdentifier, registryConfig.pgResources.akun.uniques[0].attributes, localAttributes3),
      "PajakFilter.daftarPajakTarifByPajakKodeExist": make52(resource_pajak_tarifPgResource, pajakTarifIdentifier, registryConfig.pgResources.akun.uniques[0].attributes, localAttributes3),
      "PajakFilter.daftarBarangByPajakKode": make51(resource_barangPgResource, barangIdentifier, registryConfig.pgResources.akun.uniques[0].attributes, localAttributes3),
      "PajakFilter.daftarBarangByPajakKodeExist": make52(resource_barangPgResource, barangIdentifier, registryConfig.pgResources.akun.uniques[0].attributes, localAttributes3),
      "PajakFilter.daftarTransaksiBarisByPajakKode": make51(resource_transaksi_barisPgResource, transaksiBarisIdentifier, registryConfig.pgResources.akun.uniques[0].attributes, localAttributes3),
      "PajakFilter.daftarTransaksiBarisByPajakKodeExist": make52(resource_transaksi_barisPgResource, transaksiBarisIdentifier, registryConfig.pgResources.akun.uniques[0].attributes, localAttributes3),
      "PajakFilter.daftarAlokasiByPajakKode": make51(resource_alokasiPgResource, alokasiIdentifier, registryConfig.pgResources.akun.uniques[0].attributes, localAttributes3),
      "PajakFilter.daftarAlokasiByPajakKodeExist": make52(resource_alokasiPgResource, alokasiIdentifier, registryConfig.pgResources.akun.uniques[0].attributes, localAttributes3),
      "PajakFilter.and": plans_parts_apply_AkunSubklasFilter_and,
      "PajakFilter.or": plans_parts_apply_AkunSubklasFilter_or,
      "PajakFilter.not": plans_parts_apply_AkunSubklasFilter_not,
      "PajakToManyPajakTarifFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "PajakToManyPajakTarifFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "PajakToManyPajakTarifFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "PajakTarifFilter.pajakKode": make50(spec_pajakTarif.attributes.pajak_kode, "pajak_kode", "pajakKode"),
      "PajakTarifFilter.berlakuDari": make50(spec_pajakTarif.attributes.berlaku_dari, "berlaku_dari", "berlakuDari"),
      "PajakTarifFilter.tarif": make50(spec_pajakTarif.attributes.tarif, "tarif", "tarif"),
      "PajakTarifFilter.pembilang": make50(spec_pajakTarif.attributes.pembilang, "pembilang", "pembilang"),
      "PajakTarifFilter.penyebut": make50(spec_pajakTarif.attributes.penyebut, "penyebut", "penyebut"),
      "PajakTarifFilter.pajakByPajakKode": plans_parts_apply_BarangFilter_pajakByPajakKode,
      "PajakTarifFilter.and": plans_parts_apply_AkunSubklasFilter_and,
      "PajakTarifFilter.or": plans_parts_apply_AkunSubklasFilter_or,
      "PajakTarifFilter.not": plans_parts_apply_AkunSubklasFilter_not,
      "PajakToManyBarangFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "PajakToManyBarangFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "PajakToManyBarangFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "PajakToManyBarangFilter.aggregates": plans_parts_apply_AkunToManyBarangFilter_aggregates,
      "PajakToManyTransaksiBarisFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "PajakToManyTransaksiBarisFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "PajakToManyTransaksiBarisFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "PajakToManyTransaksiBarisFilter.aggregates": plans_parts_apply_AkunToManyBarangFilter_aggregates,
      "PajakToManyAlokasiFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "PajakToManyAlokasiFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "PajakToManyAlokasiFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "PostingToManyAlokasiFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "PostingToManyAlokasiFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "PostingToManyAlokasiFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "PostingToManyOrderGerakFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "PostingToManyOrderGerakFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "PostingToManyOrderGerakFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "PostingToManyAsetSusutFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "PostingToManyAsetSusutFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "PostingToManyAsetSusutFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "AsetSusutFilter.id": make50(spec_asetSusut.attributes.id, "id", "id"),
      "AsetSusutFilter.postingId": make50(spec_asetSusut.attributes.posting_id, "posting_id", "postingId"),
      "AsetSusutFilter.transaksiId": make50(spec_asetSusut.attributes.transaksi_id, "transaksi_id", "transaksiId"),
      "AsetSusutFilter.asetId": make50(spec_asetSusut.attributes.aset_id, "aset_id", "asetId"),
      "AsetSusutFilter.periode": make50(spec_asetSusut.attributes.periode, "periode", "periode"),
      "AsetSusutFilter.nilai": make50(spec_asetSusut.attributes.nilai, "nilai", "nilai"),
      "AsetSusutFilter.membalikId": make50(spec_asetSusut.attributes.membalik_id, "membalik_id", "membalikId"),
      "AsetSusutFilter.daftarAsetSusutByMembalikId": make51(resource_aset_susutPgResource, asetSusutIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, remoteAttributes20),
      "AsetSusutFilter.daftarAsetSusutByMembalikIdExist": make52(resource_aset_susutPgResource, asetSusutIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, remoteAttributes20),
      "AsetSusutFilter.aset": plans_parts_apply_AsetSusutFilter_aset,
      "AsetSusutFilter.membalik": make53(resource_aset_susutPgResource, asetSusutIdentifier, remoteAttributes20, registryConfig.pgResources.akun_subklas.uniques[0].attributes),
      "AsetSusutFilter.membalikExists": make60(resource_aset_susutPgResource, asetSusutIdentifier, remoteAttributes20, registryConfig.pgResources.akun_subklas.uniques[0].attributes),
      "AsetSusutFilter.posting": plans_parts_apply_TransaksiFilter_posting,
      "AsetSusutFilter.transaksi": plans_parts_apply_TransaksiBarisFilter_transaksi,
      "AsetSusutFilter.and": plans_parts_apply_AkunSubklasFilter_and,
      "AsetSusutFilter.or": plans_parts_apply_AkunSubklasFilter_or,
      "AsetSusutFilter.not": plans_parts_apply_AkunSubklasFilter_not,
      "AsetSusutToManyAsetSusutFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "AsetSusutToManyAsetSusutFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "AsetSusutToManyAsetSusutFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "AsetFilter.id": make50(spec_aset.attributes.id, "id", "id"),
      "AsetFilter.kode": make50(spec_aset.attributes.kode, "kode", "kode"),
      "AsetFilter.nama": make50(spec_aset.attributes.nama, "nama", "nama"),
      "AsetFilter.akunAset": make50(spec_aset.attributes.akun_aset, "akun_aset", "akunAset"),
      "AsetFilter.akunAkumulasi": make50(spec_aset.attributes.akun_akumulasi, "akun_akumulasi", "akunAkumulasi"),
      "AsetFilter.akunBeban": make50(spec_aset.attributes.akun_beban, "akun_beban", "akunBeban"),
      "AsetFilter.tanggal": make50(spec_aset.attributes.tanggal, "tanggal", "tanggal"),
      "AsetFilter.perolehan": make50(spec_aset.attributes.perolehan, "perolehan", "perolehan"),
      "AsetFilter.residu": make50(spec_aset.attributes.residu, "residu", "residu"),
      "AsetFilter.akumulasiAwal": make50(spec_aset.attributes.akumulasi_awal, "akumulasi_awal", "akumulasiAwal"),
      "AsetFilter.umurBulan": make50(spec_aset.attributes.umur_bulan, "umur_bulan", "umurBulan"),
      "AsetFilter.metode": make50(spec_aset.attributes.metode, "metode", "metode"),
      "AsetFilter.tarif": make50(spec_aset.attributes.tarif, "tarif", "tarif"),
      "AsetFilter.tanggalPelepasan": make50(spec_aset.attributes.tanggal_pelepasan, "tanggal_pelepasan", "tanggalPelepasan"),
      "AsetFilter.aktif": make50(spec_aset.attributes.aktif, "aktif", "aktif"),
      "AsetFilter.dibuatPada": make50(spec_aset.attributes.dibuat_pada, "dibuat_pada", "dibuatPada"),
      "AsetFilter.diubahPada": make50(spec_aset.attributes.diubah_pada, "diubah_pada", "diubahPada"),
      "AsetFilter.cari": make50(spec_aset.attributes.cari, "cari", "cari"),
      "AsetFilter.pelepasanId": make50(spec_aset.attributes.pelepasan_id, "pelepasan_id", "pelepasanId"),
      "AsetFilter.tidakBolehDikreditkan": make50(spec_aset.attributes.tidak_boleh_dikreditkan, "tidak_boleh_dikreditkan", "tidakBolehDikreditkan"),
      "AsetFilter.warisan": make50(spec_aset.attributes.warisan, "warisan", "warisan"),
      "AsetFilter.daftarAsetSusut": make51(resource_aset_susutPgResource, asetSusutIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, localAttributes15),
      "AsetFilter.daftarAsetSusutExist": make52(resource_aset_susutPgResource, asetSusutIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, localAttributes15),
      "AsetFilter.daftarAsetAsal": make51(resource_aset_asalPgResource, asetAsalIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, localAttributes15),
      "AsetFilter.daftarAsetAsalExist": make52(resource_aset_asalPgResource, asetAsalIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, localAttributes15),
      "AsetFilter.akunByAkunAkumulasi": make53(resource_akunPgResource, akunIdentifier, remoteAttributes8, registryConfig.pgResources.akun.uniques[0].attributes),
      "AsetFilter.akunByAkunAset": make53(resource_akunPgResource, akunIdentifier, remoteAttributes9, registryConfig.pgResources.akun.uniques[0].attributes),
      "AsetFilter.akunByAkunBeban": make53(resource_akunPgResource, akunIdentifier, remoteAttributes10, registryConfig.pgResources.akun.uniques[0].attributes),
      "AsetFilter.akunByAkunBebanExists": make60(resource_akunPgResource, akunIdentifier, remoteAttributes10, registryConfig.pgResources.akun.uniques[0].attributes),
      "AsetFilter.pelepasan": make53(resource_transaksiPgResource, transaksiIdentifier, remoteAttributes15, registryConfig.pgResources.akun_subklas.uniques[0].attributes),
      "AsetFilter.pelepasanExists": make60(resource_transaksiPgResource, transaksiIdentifier, remoteAttributes15, registryConfig.pgResources.akun_subklas.uniques[0].attributes),
      "AsetFilter.and": plans_parts_apply_AkunSubklasFilter_and,
      "AsetFilter.or": plans_parts_apply_AkunSubklasFilter_or,
      "AsetFilter.not": plans_parts_apply_AkunSubklasFilter_not,
      "MetodePenyusutanFilter.isNull": pgAggregatesApply_isNull,
      "MetodePenyusutanFilter.equalTo": pgAggregatesApply_equalTo,
      "MetodePenyusutanFilter.notEqualTo": pgAggregatesApply_notEqualTo,
      "MetodePenyusutanFilter.distinctFrom": pgAggregatesApply_distinctFrom,
      "MetodePenyusutanFilter.notDistinctFrom": pgAggregatesApply_notDistinctFrom,
      "MetodePenyusutanFilter.in": pgAggregatesApply_in,
      "MetodePenyusutanFilter.notIn": pgAggregatesApply_notIn,
      "MetodePenyusutanFilter.lessThan": pgAggregatesApply_lessThan,
      "MetodePenyusutanFilter.lessThanOrEqualTo": pgAggregatesApply_lessThanOrEqualTo,
      "MetodePenyusutanFilter.greaterThan": pgAggregatesApply_greaterThan,
      "MetodePenyusutanFilter.greaterThanOrEqualTo": pgAggregatesApply_greaterThanOrEqualTo,
      "AsetToManyAsetSusutFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "AsetToManyAsetSusutFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "AsetToManyAsetSusutFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "AsetToManyAsetAsalFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "AsetToManyAsetAsalFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "AsetToManyAsetAsalFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "AsetAsalFilter.id": make50(spec_asetAsal.attributes.id, "id", "id"),
      "AsetAsalFilter.asetId": make50(spec_asetAsal.attributes.aset_id, "aset_id", "asetId"),
      "AsetAsalFilter.barisId": make50(spec_asetAsal.attributes.baris_id, "baris_id", "barisId"),
      "AsetAsalFilter.akunKode": make50(spec_asetAsal.attributes.akun_kode, "akun_kode", "akunKode"),
      "AsetAsalFilter.nilai": make50(spec_asetAsal.attributes.nilai, "nilai", "nilai"),
      "AsetAsalFilter.dibuatPada": make50(spec_asetAsal.attributes.dibuat_pada, "dibuat_pada", "dibuatPada"),
      "AsetAsalFilter.dilepasPada": make50(spec_asetAsal.attributes.dilepas_pada, "dilepas_pada", "dilepasPada"),
      "AsetAsalFilter.akunByAkunKode": plans_parts_apply_AkunPeranFilter_akunByAkunKode,
      "AsetAsalFilter.aset": plans_parts_apply_AsetSusutFilter_aset,
      "AsetAsalFilter.baris": plans_parts_apply_MutasiStokFilter_transaksiBaris,
      "AsetAsalFilter.and": plans_parts_apply_AkunSubklasFilter_and,
      "AsetAsalFilter.or": plans_parts_apply_AkunSubklasFilter_or,
      "AsetAsalFilter.not": plans_parts_apply_AkunSubklasFilter_not,
      "PostingToManyStokAmbilFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "PostingToManyStokAmbilFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "PostingToManyStokAmbilFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "PostingToManyPoinLotFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "PostingToManyPoinLotFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "PostingToManyPoinLotFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "PoinLotFilter.id": make50(spec_poinLot.attributes.id, "id", "id"),
      "PoinLotFilter.postingId": make50(spec_poinLot.attributes.posting_id, "posting_id", "postingId"),
      "PoinLotFilter.transaksiId": make50(spec_poinLot.attributes.transaksi_id, "transaksi_id", "transaksiId"),
      "PoinLotFilter.kontakId": make50(spec_poinLot.attributes.kontak_id, "kontak_id", "kontakId"),
      "PoinLotFilter.akunKode": make50(spec_poinLot.attributes.akun_kode, "akun_kode", "akunKode"),
      "PoinLotFilter.tanggal": make50(spec_poinLot.attributes.tanggal, "tanggal", "tanggal"),
      "PoinLotFilter.kedaluwarsa": make50(spec_poinLot.attributes.kedaluwarsa, "kedaluwarsa", "kedaluwarsa"),
      "PoinLotFilter.metode": make50(spec_poinLot.attributes.metode, "metode", "metode"),
      "PoinLotFilter.nilaiPoin": make50(spec_poinLot.attributes.nilai_poin, "nilai_poin", "nilaiPoin"),
      "PoinLotFilter.poin": make50(spec_poinLot.attributes.poin, "poin", "poin"),
      "PoinLotFilter.nilai": make50(spec_poinLot.attributes.nilai, "nilai", "nilai"),
      "PoinLotFilter.daftarPoinGerakByLotId": make51(resource_poin_gerakPgResource, poinGerakIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, remoteAttributes28),
      "PoinLotFilter.daftarPoinGerakByLotIdExist": make52(resource_poin_gerakPgResource, poinGerakIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, remoteAttributes28),
      "PoinLotFilter.akunByAkunKode": plans_parts_apply_AkunPeranFilter_akunByAkunKode,
      "PoinLotFilter.kontak": plans_parts_apply_TransaksiFilter_kontak,
      "PoinLotFilter.posting": plans_parts_apply_TransaksiFilter_posting,
      "PoinLotFilter.transaksi": plans_parts_apply_TransaksiBarisFilter_transaksi,
      "PoinLotFilter.and": plans_parts_apply_AkunSubklasFilter_and,
      "PoinLotFilter.or": plans_parts_apply_AkunSubklasFilter_or,
      "PoinLotFilter.not": plans_parts_apply_AkunSubklasFilter_not,
      "MetodePoinFilter.isNull": pgAggregatesApply_isNull,
      "MetodePoinFilter.equalTo": pgAggregatesApply_equalTo,
      "MetodePoinFilter.notEqualTo": pgAggregatesApply_notEqualTo,
      "MetodePoinFilter.distinctFrom": pgAggregatesApply_distinctFrom,
      "MetodePoinFilter.notDistinctFrom": pgAggregatesApply_notDistinctFrom,
      "MetodePoinFilter.in": pgAggregatesApply_in,
      "MetodePoinFilter.notIn": pgAggregatesApply_notIn,
      "MetodePoinFilter.lessThan": pgAggregatesApply_lessThan,
      "MetodePoinFilter.lessThanOrEqualTo": pgAggregatesApply_lessThanOrEqualTo,
      "MetodePoinFilter.greaterThan": pgAggregatesApply_greaterThan,
      "MetodePoinFilter.greaterThanOrEqualTo": pgAggregatesApply_greaterThanOrEqualTo,
      "PoinLotToManyPoinGerakFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "PoinLotToManyPoinGerakFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "PoinLotToManyPoinGerakFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "PoinGerakFilter.id": make50(spec_poinGerak.attributes.id, "id", "id"),
      "PoinGerakFilter.postingId": make50(spec_poinGerak.attributes.posting_id, "posting_id", "postingId"),
      "PoinGerakFilter.transaksiId": make50(spec_poinGerak.attributes.transaksi_id, "transaksi_id", "transaksiId"),
      "PoinGerakFilter.lotId": make50(spec_poinGerak.attributes.lot_id, "lot_id", "lotId"),
      "PoinGerakFilter.kontakId": make50(spec_poinGerak.attributes.kontak_id, "kontak_id", "kontakId"),
      "PoinGerakFilter.jenis": make50(spec_poinGerak.attributes.jenis, "jenis", "jenis"),
      "PoinGerakFilter.tanggal": make50(spec_poinGerak.attributes.tanggal, "tanggal", "tanggal"),
      "PoinGerakFilter.poin": make50(spec_poinGerak.attributes.poin, "poin", "poin"),
      "PoinGerakFilter.nilai": make50(spec_poinGerak.attributes.nilai, "nilai", "nilai"),
      "PoinGerakFilter.membalikId": make50(spec_poinGerak.attributes.membalik_id, "membalik_id", "membalikId"),
      "PoinGerakFilter.daftarPoinGerakByMembalikId": make51(resource_poin_gerakPgResource, poinGerakIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, remoteAttributes20),
      "PoinGerakFilter.daftarPoinGerakByMembalikIdExist": make52(resource_poin_gerakPgResource, poinGerakIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, remoteAttributes20),
      "PoinGerakFilter.kontak": plans_parts_apply_TransaksiFilter_kontak,
      "PoinGerakFilter.lot": make53(resource_poin_lotPgResource, poinLotIdentifier, remoteAttributes28, registryConfig.pgResources.akun_subklas.uniques[0].attributes),
      "PoinGerakFilter.membalik": make53(resource_poin_gerakPgResource, poinGerakIdentifier, remoteAttributes20, registryConfig.pgResources.akun_subklas.uniques[0].attributes),
      "PoinGerakFilter.membalikExists": make60(resource_poin_gerakPgResource, poinGerakIdentifier, remoteAttributes20, registryConfig.pgResources.akun_subklas.uniques[0].attributes),
      "PoinGerakFilter.posting": plans_parts_apply_TransaksiFilter_posting,
      "PoinGerakFilter.transaksi": plans_parts_apply_TransaksiBarisFilter_transaksi,
      "PoinGerakFilter.transaksiExists": plans_parts_apply_PostingFilter_transaksiExists,
      "PoinGerakFilter.and": plans_parts_apply_AkunSubklasFilter_and,
      "PoinGerakFilter.or": plans_parts_apply_AkunSubklasFilter_or,
      "PoinGerakFilter.not": plans_parts_apply_AkunSubklasFilter_not,
      "JenisPoinFilter.isNull": pgAggregatesApply_isNull,
      "JenisPoinFilter.equalTo": pgAggregatesApply_equalTo,
      "JenisPoinFilter.notEqualTo": pgAggregatesApply_notEqualTo,
      "JenisPoinFilter.distinctFrom": pgAggregatesApply_distinctFrom,
      "JenisPoinFilter.notDistinctFrom": pgAggregatesApply_notDistinctFrom,
      "JenisPoinFilter.in": pgAggregatesApply_in,
      "JenisPoinFilter.notIn": pgAggregatesApply_notIn,
      "JenisPoinFilter.lessThan": pgAggregatesApply_lessThan,
      "JenisPoinFilter.lessThanOrEqualTo": pgAggregatesApply_lessThanOrEqualTo,
      "JenisPoinFilter.greaterThan": pgAggregatesApply_greaterThan,
      "JenisPoinFilter.greaterThanOrEqualTo": pgAggregatesApply_greaterThanOrEqualTo,
      "PoinGerakToManyPoinGerakFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "PoinGerakToManyPoinGerakFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "PoinGerakToManyPoinGerakFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "PostingToManyPoinGerakFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "PostingToManyPoinGerakFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "PostingToManyPoinGerakFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "TransaksiBarisToManyOrderGerakFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "TransaksiBarisToManyOrderGerakFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "TransaksiBarisToManyOrderGerakFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "TransaksiBarisToManyAsetAsalFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "TransaksiBarisToManyAsetAsalFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "TransaksiBarisToManyAsetAsalFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "TransaksiToManyTransaksiPembayaranFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "TransaksiToManyTransaksiPembayaranFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "TransaksiToManyTransaksiPembayaranFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "TransaksiPembayaranFilter.transaksiId": make50(spec_transaksiPembayaran.attributes.transaksi_id, "transaksi_id", "transaksiId"),
      "TransaksiPembayaranFilter.baris": make50(spec_transaksiPembayaran.attributes.baris, "baris", "baris"),
      "TransaksiPembayaranFilter.akunKode": make50(spec_transaksiPembayaran.attributes.akun_kode, "akun_kode", "akunKode"),
      "TransaksiPembayaranFilter.jumlah": make50(spec_transaksiPembayaran.attributes.jumlah, "jumlah", "jumlah"),
      "TransaksiPembayaranFilter.akunByAkunKode": plans_parts_apply_AkunPeranFilter_akunByAkunKode,
      "TransaksiPembayaranFilter.transaksi": plans_parts_apply_TransaksiBarisFilter_transaksi,
      "TransaksiPembayaranFilter.and": plans_parts_apply_AkunSubklasFilter_and,
      "TransaksiPembayaranFilter.or": plans_parts_apply_AkunSubklasFilter_or,
      "TransaksiPembayaranFilter.not": plans_parts_apply_AkunSubklasFilter_not,
      "TransaksiToManyTransaksiBiayaFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "TransaksiToManyTransaksiBiayaFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "TransaksiToManyTransaksiBiayaFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "TransaksiBiayaFilter.transaksiId": make50(spec_transaksiBiaya.attributes.transaksi_id, "transaksi_id", "transaksiId"),
      "TransaksiBiayaFilter.baris": make50(spec_transaksiBiaya.attributes.baris, "baris", "baris"),
      "TransaksiBiayaFilter.akunKode": make50(spec_transaksiBiaya.attributes.akun_kode, "akun_kode", "akunKode"),
      "TransaksiBiayaFilter.jumlah": make50(spec_transaksiBiaya.attributes.jumlah, "jumlah", "jumlah"),
      "TransaksiBiayaFilter.alokasi": make50(spec_transaksiBiaya.attributes.alokasi, "alokasi", "alokasi"),
      "TransaksiBiayaFilter.akunByAkunKode": plans_parts_apply_AkunPeranFilter_akunByAkunKode,
      "TransaksiBiayaFilter.akunByAkunKodeExists": plans_parts_apply_TransaksiBarisFilter_akunByAkunKodeExists,
      "TransaksiBiayaFilter.transaksi": plans_parts_apply_TransaksiBarisFilter_transaksi,
      "TransaksiBiayaFilter.and": plans_parts_apply_AkunSubklasFilter_and,
      "TransaksiBiayaFilter.or": plans_parts_apply_AkunSubklasFilter_or,
      "TransaksiBiayaFilter.not": plans_parts_apply_AkunSubklasFilter_not,
      "AlokasiBiayaFilter.isNull": pgAggregatesApply_isNull,
      "AlokasiBiayaFilter.equalTo": pgAggregatesApply_equalTo,
      "AlokasiBiayaFilter.notEqualTo": pgAggregatesApply_notEqualTo,
      "AlokasiBiayaFilter.distinctFrom": pgAggregatesApply_distinctFrom,
      "AlokasiBiayaFilter.notDistinctFrom": pgAggregatesApply_notDistinctFrom,
      "AlokasiBiayaFilter.in": pgAggregatesApply_in,
      "AlokasiBiayaFilter.notIn": pgAggregatesApply_notIn,
      "AlokasiBiayaFilter.lessThan": pgAggregatesApply_lessThan,
      "AlokasiBiayaFilter.lessThanOrEqualTo": pgAggregatesApply_lessThanOrEqualTo,
      "AlokasiBiayaFilter.greaterThan": pgAggregatesApply_greaterThan,
      "AlokasiBiayaFilter.greaterThanOrEqualTo": pgAggregatesApply_greaterThanOrEqualTo,
      "TransaksiToManyJurnalFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "TransaksiToManyJurnalFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "TransaksiToManyJurnalFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "TransaksiToManyMutasiStokFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "TransaksiToManyMutasiStokFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "TransaksiToManyMutasiStokFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "TransaksiToManyMutasiStokFilter.aggregates": plans_parts_apply_AkunToManyBarangFilter_aggregates,
      "TransaksiToManyPosTerbukaFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "TransaksiToManyPosTerbukaFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "TransaksiToManyPosTerbukaFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "TransaksiToManyPosTerbukaFilter.aggregates": plans_parts_apply_AkunToManyBarangFilter_aggregates,
      "TransaksiToManyAlokasiFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "TransaksiToManyAlokasiFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "TransaksiToManyAlokasiFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "TransaksiToManyJurnalBalikFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "TransaksiToManyJurnalBalikFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "TransaksiToManyJurnalBalikFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "JurnalBalikFilter.transaksiId": make50(spec_jurnalBalik.attributes.transaksi_id, "transaksi_id", "transaksiId"),
      "JurnalBalikFilter.tanggal": make50(spec_jurnalBalik.attributes.tanggal, "tanggal", "tanggal"),
      "JurnalBalikFilter.pembalikId": make50(spec_jurnalBalik.attributes.pembalik_id, "pembalik_id", "pembalikId"),
      "JurnalBalikFilter.pembalik": make53(resource_transaksiPgResource, transaksiIdentifier, remoteAttributes12, registryConfig.pgResources.akun_subklas.uniques[0].attributes),
      "JurnalBalikFilter.pembalikExists": make60(resource_transaksiPgResource, transaksiIdentifier, remoteAttributes12, registryConfig.pgResources.akun_subklas.uniques[0].attributes),
      "JurnalBalikFilter.transaksi": plans_parts_apply_TransaksiBarisFilter_transaksi,
      "JurnalBalikFilter.and": plans_parts_apply_AkunSubklasFilter_and,
      "JurnalBalikFilter.or": plans_parts_apply_AkunSubklasFilter_or,
      "JurnalBalikFilter.not": plans_parts_apply_AkunSubklasFilter_not,
      "TransaksiToManyKonfirmasiFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "TransaksiToManyKonfirmasiFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "TransaksiToManyKonfirmasiFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "KonfirmasiFilter.id": make50(spec_konfirmasi.attributes.id, "id", "id"),
      "KonfirmasiFilter.transaksiId": make50(spec_konfirmasi.attributes.transaksi_id, "transaksi_id", "transaksiId"),
      "KonfirmasiFilter.kontakId": make50(spec_konfirmasi.attributes.kontak_id, "kontak_id", "kontakId"),
      "KonfirmasiFilter.tanggal": make50(spec_konfirmasi.attributes.tanggal, "tanggal", "tanggal"),
      "KonfirmasiFilter.jenis": make50(spec_konfirmasi.attributes.jenis, "jenis", "jenis"),
      "KonfirmasiFilter.dokumenId": make50(spec_konfirmasi.attributes.dokumen_id, "dokumen_id", "dokumenId"),
      "KonfirmasiFilter.saldoSistem": make50(spec_konfirmasi.attributes.saldo_sistem, "saldo_sistem", "saldoSistem"),
      "KonfirmasiFilter.saldoKonfirmasi": make50(spec_konfirmasi.attributes.saldo_konfirmasi, "saldo_konfirmasi", "saldoKonfirmasi"),
      "KonfirmasiFilter.dokumen": make53(resource_transaksiPgResource, transaksiIdentifier, remoteAttributes13, registryConfig.pgResources.akun_subklas.uniques[0].attributes),
      "KonfirmasiFilter.kontak": plans_parts_apply_TransaksiFilter_kontak,
      "KonfirmasiFilter.transaksi": plans_parts_apply_TransaksiBarisFilter_transaksi,
      "KonfirmasiFilter.and": plans_parts_apply_AkunSubklasFilter_and,
      "KonfirmasiFilter.or": plans_parts_apply_AkunSubklasFilter_or,
      "KonfirmasiFilter.not": plans_parts_apply_AkunSubklasFilter_not,
      "SisiPosFilter.isNull": pgAggregatesApply_isNull,
      "SisiPosFilter.equalTo": pgAggregatesApply_equalTo,
      "SisiPosFilter.notEqualTo": pgAggregatesApply_notEqualTo,
      "SisiPosFilter.distinctFrom": pgAggregatesApply_distinctFrom,
      "SisiPosFilter.notDistinctFrom": pgAggregatesApply_notDistinctFrom,
      "SisiPosFilter.in": pgAggregatesApply_in,
      "SisiPosFilter.notIn": pgAggregatesApply_notIn,
      "SisiPosFilter.lessThan": pgAggregatesApply_lessThan,
      "SisiPosFilter.lessThanOrEqualTo": pgAggregatesApply_lessThanOrEqualTo,
      "SisiPosFilter.greaterThan": pgAggregatesApply_greaterThan,
      "SisiPosFilter.greaterThanOrEqualTo": pgAggregatesApply_greaterThanOrEqualTo,
      "TransaksiToManyDraftFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "TransaksiToManyDraftFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "TransaksiToManyDraftFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "DraftFilter.id": make50(spec_draft.attributes.id, "id", "id"),
      "DraftFilter.jenis": make50(spec_draft.attributes.jenis, "jenis", "jenis"),
      "DraftFilter.versi": make50(spec_draft.attributes.versi, "versi", "versi"),
      "DraftFilter.status": make50(spec_draft.attributes.status, "status", "status"),
      "DraftFilter.transaksiId": make50(spec_draft.attributes.transaksi_id, "transaksi_id", "transaksiId"),
      "DraftFilter.dibuatOleh": make50(spec_draft.attributes.dibuat_oleh, "dibuat_oleh", "dibuatOleh"),
      "DraftFilter.dibuatPada": make50(spec_draft.attributes.dibuat_pada, "dibuat_pada", "dibuatPada"),
      "DraftFilter.diubahPada": make50(spec_draft.attributes.diubah_pada, "diubah_pada", "diubahPada"),
      "DraftFilter.transaksi": plans_parts_apply_TransaksiBarisFilter_transaksi,
      "DraftFilter.transaksiExists": plans_parts_apply_PostingFilter_transaksiExists,
      "DraftFilter.and": plans_parts_apply_AkunSubklasFilter_and,
      "DraftFilter.or": plans_parts_apply_AkunSubklasFilter_or,
      "DraftFilter.not": plans_parts_apply_AkunSubklasFilter_not,
      "StatusDraftFilter.isNull": pgAggregatesApply_isNull,
      "StatusDraftFilter.equalTo": pgAggregatesApply_equalTo,
      "StatusDraftFilter.notEqualTo": pgAggregatesApply_notEqualTo,
      "StatusDraftFilter.distinctFrom": pgAggregatesApply_distinctFrom,
      "StatusDraftFilter.notDistinctFrom": pgAggregatesApply_notDistinctFrom,
      "StatusDraftFilter.in": pgAggregatesApply_in,
      "StatusDraftFilter.notIn": pgAggregatesApply_notIn,
      "StatusDraftFilter.lessThan": pgAggregatesApply_lessThan,
      "StatusDraftFilter.lessThanOrEqualTo": pgAggregatesApply_lessThanOrEqualTo,
      "StatusDraftFilter.greaterThan": pgAggregatesApply_greaterThan,
      "StatusDraftFilter.greaterThanOrEqualTo": pgAggregatesApply_greaterThanOrEqualTo,
      "TransaksiToManyOrderGerakFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "TransaksiToManyOrderGerakFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "TransaksiToManyOrderGerakFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "TransaksiToManyAsetFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "TransaksiToManyAsetFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "TransaksiToManyAsetFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "TransaksiToManyAsetSusutFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "TransaksiToManyAsetSusutFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "TransaksiToManyAsetSusutFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "TransaksiToManyHppTertundaFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "TransaksiToManyHppTertundaFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "TransaksiToManyHppTertundaFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "HppTertundaFilter.barangId": make50(spec_hppTertunda.attributes.barang_id, "barang_id", "barangId"),
      "HppTertundaFilter.tanggal": make50(spec_hppTertunda.attributes.tanggal, "tanggal", "tanggal"),
      "HppTertundaFilter.urut": make50(spec_hppTertunda.attributes.urut, "urut", "urut"),
      "HppTertundaFilter.transaksiId": make50(spec_hppTertunda.attributes.transaksi_id, "transaksi_id", "transaksiId"),
      "HppTertundaFilter.dicatatPada": make50(spec_hppTertunda.attributes.dicatat_pada, "dicatat_pada", "dicatatPada"),
      "HppTertundaFilter.barang": plans_parts_apply_BarangSatuanFilter_barang,
      "HppTertundaFilter.transaksi": plans_parts_apply_TransaksiBarisFilter_transaksi,
      "HppTertundaFilter.and": plans_parts_apply_AkunSubklasFilter_and,
      "HppTertundaFilter.or": plans_parts_apply_AkunSubklasFilter_or,
      "HppTertundaFilter.not": plans_parts_apply_AkunSubklasFilter_not,
      "TransaksiToManyPoinLotFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "TransaksiToManyPoinLotFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "TransaksiToManyPoinLotFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "TransaksiToManyPoinGerakFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "TransaksiToManyPoinGerakFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "TransaksiToManyPoinGerakFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "KontakToManyJurnalBarisFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "KontakToManyJurnalBarisFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "KontakToManyJurnalBarisFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "KontakToManyJurnalBarisFilter.aggregates": plans_parts_apply_AkunToManyBarangFilter_aggregates,
      "KontakToManyPosTerbukaFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "KontakToManyPosTerbukaFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "KontakToManyPosTerbukaFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "KontakToManyPosTerbukaFilter.aggregates": plans_parts_apply_AkunToManyBarangFilter_aggregates,
      "KontakToManyKonfirmasiFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "KontakToManyKonfirmasiFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "KontakToManyKonfirmasiFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "KontakToManyPoinLotFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "KontakToManyPoinLotFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "KontakToManyPoinLotFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "KontakToManyPoinGerakFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "KontakToManyPoinGerakFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "KontakToManyPoinGerakFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "PoinSaldoFilter.kontakId": make50(spec_poinSaldo.attributes.kontak_id, "kontak_id", "kontakId"),
      "PoinSaldoFilter.poin": make50(spec_poinSaldo.attributes.poin, "poin", "poin"),
      "PoinSaldoFilter.nilai": make50(spec_poinSaldo.attributes.nilai, "nilai", "nilai"),
      "PoinSaldoFilter.kontak": plans_parts_apply_TransaksiFilter_kontak,
      "PoinSaldoFilter.and": plans_parts_apply_AkunSubklasFilter_and,
      "PoinSaldoFilter.or": plans_parts_apply_AkunSubklasFilter_or,
      "PoinSaldoFilter.not": plans_parts_apply_AkunSubklasFilter_not,
      "HargaToManyBarangHargaFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "HargaToManyBarangHargaFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "HargaToManyBarangHargaFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "HargaToManyTransaksiFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "HargaToManyTransaksiFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "HargaToManyTransaksiFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "HargaToManyTransaksiFilter.aggregates": plans_parts_apply_AkunToManyBarangFilter_aggregates,
      "SatuanToManyTransaksiBarisFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "SatuanToManyTransaksiBarisFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "SatuanToManyTransaksiBarisFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "SatuanToManyTransaksiBarisFilter.aggregates": plans_parts_apply_AkunToManyBarangFilter_aggregates,
      "BarangToManyBarangHargaFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "BarangToManyBarangHargaFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "BarangToManyBarangHargaFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "BarangToManyTransaksiBarisFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "BarangToManyTransaksiBarisFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "BarangToManyTransaksiBarisFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "BarangToManyTransaksiBarisFilter.aggregates": plans_parts_apply_AkunToManyBarangFilter_aggregates,
      "BarangToManyMutasiStokFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "BarangToManyMutasiStokFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "BarangToManyMutasiStokFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "BarangToManyMutasiStokFilter.aggregates": plans_parts_apply_AkunToManyBarangFilter_aggregates,
      "BarangToManyStokPoolFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "BarangToManyStokPoolFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "BarangToManyStokPoolFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "StokPoolFilter.barangId": make50(spec_stokPool.attributes.barang_id, "barang_id", "barangId"),
      "StokPoolFilter.poolId": make50(spec_stokPool.attributes.pool_id, "pool_id", "poolId"),
      "StokPoolFilter.qty": make50(spec_stokPool.attributes.qty, "qty", "qty"),
      "StokPoolFilter.nilai": make50(spec_stokPool.attributes.nilai, "nilai", "nilai"),
      "StokPoolFilter.hppTerakhir": make50(spec_stokPool.attributes.hpp_terakhir, "hpp_terakhir", "hppTerakhir"),
      "StokPoolFilter.tanggalTerakhir": make50(spec_stokPool.attributes.tanggal_terakhir, "tanggal_terakhir", "tanggalTerakhir"),
      "StokPoolFilter.barang": plans_parts_apply_BarangSatuanFilter_barang,
      "StokPoolFilter.and": plans_parts_apply_AkunSubklasFilter_and,
      "StokPoolFilter.or": plans_parts_apply_AkunSubklasFilter_or,
      "StokPoolFilter.not": plans_parts_apply_AkunSubklasFilter_not,
      "BarangToManyStokLokasiFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "BarangToManyStokLokasiFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "BarangToManyStokLokasiFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "BarangToManyOrderGerakFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "BarangToManyOrderGerakFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "BarangToManyOrderGerakFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "BarangToManyStokLapisanFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "BarangToManyStokLapisanFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "BarangToManyStokLapisanFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "BarangToManyStokAmbilFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "BarangToManyStokAmbilFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "BarangToManyStokAmbilFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "StokKurangFilter.barangId": make50(spec_stokKurang.attributes.barang_id, "barang_id", "barangId"),
      "StokKurangFilter.sejak": make50(spec_stokKurang.attributes.sejak, "sejak", "sejak"),
      "StokKurangFilter.barang": plans_parts_apply_BarangSatuanFilter_barang,
      "StokKurangFilter.and": plans_parts_apply_AkunSubklasFilter_and,
      "StokKurangFilter.or": plans_parts_apply_AkunSubklasFilter_or,
      "StokKurangFilter.not": plans_parts_apply_AkunSubklasFilter_not,
      "AkunToManyTransaksiBarisFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "AkunToManyTransaksiBarisFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "AkunToManyTransaksiBarisFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "AkunToManyTransaksiBarisFilter.aggregates": plans_parts_apply_AkunToManyBarangFilter_aggregates,
      "AkunToManyTransaksiPembayaranFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "AkunToManyTransaksiPembayaranFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "AkunToManyTransaksiPembayaranFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "AkunToManyTransaksiBiayaFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "AkunToManyTransaksiBiayaFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "AkunToManyTransaksiBiayaFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "AkunToManyJurnalBarisFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "AkunToManyJurnalBarisFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "AkunToManyJurnalBarisFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "AkunToManyJurnalBarisFilter.aggregates": plans_parts_apply_AkunToManyBarangFilter_aggregates,
      "AkunToManySaldoHarianFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "AkunToManySaldoHarianFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "AkunToManySaldoHarianFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "SaldoHarianFilter.akunKode": make50(spec_saldoHarian.attributes.akun_kode, "akun_kode", "akunKode"),
      "SaldoHarianFilter.tanggal": make50(spec_saldoHarian.attributes.tanggal, "tanggal", "tanggal"),
      "SaldoHarianFilter.debit": make50(spec_saldoHarian.attributes.debit, "debit", "debit"),
      "SaldoHarianFilter.kredit": make50(spec_saldoHarian.attributes.kredit, "kredit", "kredit"),
      "SaldoHarianFilter.akunByAkunKode": plans_parts_apply_AkunPeranFilter_akunByAkunKode,
      "SaldoHarianFilter.and": plans_parts_apply_AkunSubklasFilter_and,
      "SaldoHarianFilter.or": plans_parts_apply_AkunSubklasFilter_or,
      "SaldoHarianFilter.not": plans_parts_apply_AkunSubklasFilter_not,
      "AkunToManyMutasiStokFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "AkunToManyMutasiStokFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "AkunToManyMutasiStokFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "AkunToManyMutasiStokFilter.aggregates": plans_parts_apply_AkunToManyBarangFilter_aggregates,
      "AkunToManyPosTerbukaFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "AkunToManyPosTerbukaFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "AkunToManyPosTerbukaFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "AkunToManyPosTerbukaFilter.aggregates": plans_parts_apply_AkunToManyBarangFilter_aggregates,
      "AkunToManyAsetFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "AkunToManyAsetFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "AkunToManyAsetFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "AkunToManyPoinLotFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "AkunToManyPoinLotFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "AkunToManyPoinLotFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "AkunToManyAsetAsalFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "AkunToManyAsetAsalFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "AkunToManyAsetAsalFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "AkunToManyAnggaranFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "AkunToManyAnggaranFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "AkunToManyAnggaranFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "AkunKlasFilter.id": make50(spec_akunKlas.attributes.id, "id", "id"),
      "AkunKlasFilter.nama": make50(spec_akunKlas.attributes.nama, "nama", "nama"),
      "AkunKlasFilter.saldoNormal": make50(spec_akunKlas.attributes.saldo_normal, "saldo_normal", "saldoNormal"),
      "AkunKlasFilter.daftarAkunSubklasByKlasId": make51(resource_akun_subklasPgResource, akunSubklasIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, localAttributes),
      "AkunKlasFilter.daftarAkunSubklasByKlasIdExist": make52(resource_akun_subklasPgResource, akunSubklasIdentifier, registryConfig.pgResources.akun_subklas.uniques[0].attributes, localAttributes),
      "AkunKlasFilter.and": plans_parts_apply_AkunSubklasFilter_and,
      "AkunKlasFilter.or": plans_parts_apply_AkunSubklasFilter_or,
      "AkunKlasFilter.not": plans_parts_apply_AkunSubklasFilter_not,
      "AkunKlasToManyAkunSubklasFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "AkunKlasToManyAkunSubklasFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "AkunKlasToManyAkunSubklasFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "AkunSubklasOrderBy.PRIMARY_KEY_ASC": plans_parts_apply_AkunSubklasOrderBy_PRIMARY_KEY_ASC,
      "AkunSubklasOrderBy.PRIMARY_KEY_DESC": plans_parts_apply_AkunSubklasOrderBy_PRIMARY_KEY_DESC,
      "AkunSubklasOrderBy.ID_ASC": plans_parts_apply_AkunSubklasOrderBy_ID_ASC,
      "AkunSubklasOrderBy.ID_DESC": plans_parts_apply_AkunSubklasOrderBy_ID_DESC,
      "AkunSubklasOrderBy.KLAS_ID_ASC": make70("klas_id", false),
      "AkunSubklasOrderBy.KLAS_ID_DESC": make71("klas_id", false),
      "AkunSubklasOrderBy.NAMA_ASC": plans_parts_apply_AkunSubklasOrderBy_NAMA_ASC,
      "AkunSubklasOrderBy.NAMA_DESC": plans_parts_apply_AkunSubklasOrderBy_NAMA_DESC,
      "AkunOrderBy.PRIMARY_KEY_ASC": plans_parts_apply_AkunOrderBy_PRIMARY_KEY_ASC,
      "AkunOrderBy.PRIMARY_KEY_DESC": plans_parts_apply_AkunOrderBy_PRIMARY_KEY_DESC,
      "AkunOrderBy.KODE_ASC": plans_parts_apply_AkunOrderBy_KODE_ASC,
      "AkunOrderBy.KODE_DESC": plans_parts_apply_AkunOrderBy_KODE_DESC,
      "AkunOrderBy.NAMA_ASC": plans_parts_apply_AkunSubklasOrderBy_NAMA_ASC,
      "AkunOrderBy.NAMA_DESC": plans_parts_apply_AkunSubklasOrderBy_NAMA_DESC,
      "AkunOrderBy.SUBKLAS_ID_ASC": make70("subklas_id", false),
      "AkunOrderBy.SUBKLAS_ID_DESC": make71("subklas_id", false),
      "AkunOrderBy.INDUK_KODE_ASC": make70("induk_kode", false),
      "AkunOrderBy.INDUK_KODE_DESC": make71("induk_kode", false),
      "AkunOrderBy.ADALAH_KAS_ASC": make70("adalah_kas", false),
      "AkunOrderBy.ADALAH_KAS_DESC": make71("adalah_kas", false),
      "AkunOrderBy.AKTIF_ASC": plans_parts_apply_AkunOrderBy_AKTIF_ASC,
      "AkunOrderBy.AKTIF_DESC": plans_parts_apply_AkunOrderBy_AKTIF_DESC,
      "AkunOrderBy.DIBUAT_PADA_ASC": plans_parts_apply_AkunOrderBy_DIBUAT_PADA_ASC,
      "AkunOrderBy.DIBUAT_PADA_DESC": plans_parts_apply_AkunOrderBy_DIBUAT_PADA_DESC,
      "AkunOrderBy.DIUBAH_PADA_ASC": plans_parts_apply_AkunOrderBy_DIUBAH_PADA_ASC,
      "AkunOrderBy.DIUBAH_PADA_DESC": plans_parts_apply_AkunOrderBy_DIUBAH_PADA_DESC,
      "AkunOrderBy.CARI_ASC": plans_parts_apply_AkunOrderBy_CARI_ASC,
      "AkunOrderBy.CARI_DESC": plans_parts_apply_AkunOrderBy_CARI_DESC,
      "AkunPeranOrderBy.PRIMARY_KEY_ASC": plans_parts_apply_AkunPeranOrderBy_PRIMARY_KEY_ASC,
      "AkunPeranOrderBy.PRIMARY_KEY_DESC": plans_parts_apply_AkunPeranOrderBy_PRIMARY_KEY_DESC,
      "AkunPeranOrderBy.PERAN_ASC": plans_parts_apply_AkunPeranOrderBy_PERAN_ASC,
      "AkunPeranOrderBy.PERAN_DESC": plans_parts_apply_AkunPeranOrderBy_PERAN_DESC,
      "AkunPeranOrderBy.AKUN_KODE_ASC": plans_parts_apply_AkunPeranOrderBy_AKUN_KODE_ASC,
      "AkunPeranOrderBy.AKUN_KODE_DESC": plans_parts_apply_AkunPeranOrderBy_AKUN_KODE_DESC,
      "DimensiNilaiOrderBy.PRIMARY_KEY_ASC": plans_parts_apply_AkunSubklasOrderBy_PRIMARY_KEY_ASC,
      "DimensiNilaiOrderBy.PRIMARY_KEY_DESC": plans_parts_apply_AkunSubklasOrderBy_PRIMARY_KEY_DESC,
      "DimensiNilaiOrderBy.ID_ASC": plans_parts_apply_AkunSubklasOrderBy_ID_ASC,
      "DimensiNilaiOrderBy.ID_DESC": plans_parts_apply_AkunSubklasOrderBy_ID_DESC,
      "DimensiNilaiOrderBy.DIMENSI_ID_ASC": make70("dimensi_id", true),
      "DimensiNilaiOrderBy.DIMENSI_ID_DESC": make71("dimensi_id", true),
      "DimensiNilaiOrderBy.KODE_ASC": make70("kode", false),
      "DimensiNilaiOrderBy.KODE_DESC": make71("kode", false),
      "DimensiNilaiOrderBy.NAMA_ASC": plans_parts_apply_AkunSubklasOrderBy_NAMA_ASC,
      "DimensiNilaiOrderBy.NAMA_DESC": plans_parts_apply_AkunSubklasOrderBy_NAMA_DESC,
      "DimensiNilaiOrderBy.INDUK_ID_ASC": make70("induk_id", false),
      "DimensiNilaiOrderBy.INDUK_ID_DESC": make71("induk_id", false),
      "DimensiNilaiOrderBy.BERLAKU_DARI_ASC": plans_parts_apply_DimensiNilaiOrderBy_BERLAKU_DARI_ASC,
      "DimensiNilaiOrderBy.BERLAKU_DARI_DESC": plans_parts_apply_DimensiNilaiOrderBy_BERLAKU_DARI_DESC,
      "DimensiNilaiOrderBy.BERLAKU_SAMPAI_ASC": plans_parts_apply_DimensiNilaiOrderBy_BERLAKU_SAMPAI_ASC,
      "DimensiNilaiOrderBy.BERLAKU_SAMPAI_DESC": plans_parts_apply_DimensiNilaiOrderBy_BERLAKU_SAMPAI_DESC,
      "DimensiNilaiOrderBy.AKTIF_ASC": plans_parts_apply_AkunOrderBy_AKTIF_ASC,
      "DimensiNilaiOrderBy.AKTIF_DESC": plans_parts_apply_AkunOrderBy_AKTIF_DESC,
      "DimensiNilaiOrderBy.DIBUAT_PADA_ASC": plans_parts_apply_AkunOrderBy_DIBUAT_PADA_ASC,
      "DimensiNilaiOrderBy.DIBUAT_PADA_DESC": plans_parts_apply_AkunOrderBy_DIBUAT_PADA_DESC,
      "DimensiNilaiOrderBy.DIUBAH_PADA_ASC": plans_parts_apply_AkunOrderBy_DIUBAH_PADA_ASC,
      "DimensiNilaiOrderBy.DIUBAH_PADA_DESC": plans_parts_apply_AkunOrderBy_DIUBAH_PADA_DESC,
      "DimensiNilaiOrderBy.CARI_ASC": plans_parts_apply_AkunOrderBy_CARI_ASC,
      "DimensiNilaiOrderBy.CARI_DESC": plans_parts_apply_AkunOrderBy_CARI_DESC,
      "AnggaranOrderBy.PRIMARY_KEY_ASC": plans_parts_apply_AkunSubklasOrderBy_PRIMARY_KEY_ASC,
      "AnggaranOrderBy.PRIMARY_KEY_DESC": plans_parts_apply_AkunSubklasOrderBy_PRIMARY_KEY_DESC,
      "AnggaranOrderBy.TAHUN_ASC": make70("tahun", true),
      "AnggaranOrderBy.TAHUN_DESC": make71("tahun", true),
      "AnggaranOrderBy.BULAN_ASC": plans_parts_apply_AnggaranOrderBy_BULAN_ASC,
      "AnggaranOrderBy.BULAN_DESC": plans_parts_apply_AnggaranOrderBy_BULAN_DESC,
      "AnggaranOrderBy.AKUN_KODE_ASC": plans_parts_apply_AkunPeranOrderBy_AKUN_KODE_ASC,
      "AnggaranOrderBy.AKUN_KODE_DESC": plans_parts_apply_AkunPeranOrderBy_AKUN_KODE_DESC,
      "AnggaranOrderBy.JUMLAH_ASC": plans_parts_apply_AnggaranOrderBy_JUMLAH_ASC,
      "AnggaranOrderBy.JUMLAH_DESC": plans_parts_apply_AnggaranOrderBy_JUMLAH_DESC,
      "AnggaranOrderBy.ID_ASC": plans_parts_apply_AkunSubklasOrderBy_ID_ASC,
      "AnggaranOrderBy.ID_DESC": plans_parts_apply_AkunSubklasOrderBy_ID_DESC,
      "AnggaranOrderBy.NILAI_ID_ASC": make70("nilai_id", false),
      "AnggaranOrderBy.NILAI_ID_DESC": make71("nilai_id", false),
      "DimensiGabunganOrderBy.PRIMARY_KEY_ASC": plans_parts_apply_AkunSubklasOrderBy_PRIMARY_KEY_ASC,
      "DimensiGabunganOrderBy.PRIMARY_KEY_DESC": plans_parts_apply_AkunSubklasOrderBy_PRIMARY_KEY_DESC,
      "DimensiGabunganOrderBy.ID_ASC": plans_parts_apply_AkunSubklasOrderBy_ID_ASC,
      "DimensiGabunganOrderBy.ID_DESC": plans_parts_apply_AkunSubklasOrderBy_ID_DESC,
      "DimensiGabunganOrderBy.NILAI_1_ASC": make70("nilai_1", true),
      "DimensiGabunganOrderBy.NILAI_1_DESC": make71("nilai_1", true),
      "DimensiGabunganOrderBy.NILAI_2_ASC": make70("nilai_2", false),
      "DimensiGabunganOrderBy.NILAI_2_DESC": make71("nilai_2", false),
      "DimensiGabunganOrderBy.NILAI_3_ASC": make70("nilai_3", false),
      "DimensiGabunganOrderBy.NILAI_3_DESC": make71("nilai_3", false),
      "DimensiGabunganOrderBy.NILAI_4_ASC": make70("nilai_4", false),
      "DimensiGabunganOrderBy.NILAI_4_DESC": make71("nilai_4", false),
      "DimensiGabunganOrderBy.NILAI_5_ASC": make70("nilai_5", false),
      "DimensiGabunganOrderBy.NILAI_5_DESC": make71("nilai_5", false),
      "TransaksiOrderBy.PRIMARY_KEY_ASC": plans_parts_apply_AkunSubklasOrderBy_PRIMARY_KEY_ASC,
      "TransaksiOrderBy.PRIMARY_KEY_DESC": plans_parts_apply_AkunSubklasOrderBy_PRIMARY_KEY_DESC,
      "TransaksiOrderBy.ID_ASC": plans_parts_apply_AkunSubklasOrderBy_ID_ASC,
      "TransaksiOrderBy.ID_DESC": plans_parts_apply_AkunSubklasOrderBy_ID_DESC,
      "TransaksiOrderBy.NOMOR_ASC": plans_parts_apply_TransaksiOrderBy_NOMOR_ASC,
      "TransaksiOrderBy.NOMOR_DESC": plans_parts_apply_TransaksiOrderBy_NOMOR_DESC,
      "TransaksiOrderBy.TANGGAL_ASC": plans_parts_apply_TransaksiOrderBy_TANGGAL_ASC,
      "TransaksiOrderBy.TANGGAL_DESC": plans_parts_apply_TransaksiOrderBy_TANGGAL_DESC,
      "TransaksiOrderBy.KONTAK_ID_ASC": plans_parts_apply_TransaksiOrderBy_KONTAK_ID_ASC,
      "TransaksiOrderBy.KONTAK_ID_DESC": plans_parts_apply_TransaksiOrderBy_KONTAK_ID_DESC,
      "TransaksiOrderBy.LOKASI_ID_ASC": plans_parts_apply_TransaksiOrderBy_LOKASI_ID_ASC,
      "TransaksiOrderBy.LOKASI_ID_DESC": plans_parts_apply_TransaksiOrderBy_LOKASI_ID_DESC,
      "TransaksiOrderBy.JATUH_TEMPO_ASC": plans_parts_apply_TransaksiOrderBy_JATUH_TEMPO_ASC,
      "TransaksiOrderBy.JATUH_TEMPO_DESC": plans_parts_apply_TransaksiOrderBy_JATUH_TEMPO_DESC,
      "TransaksiOrderBy.NOMOR_REFERENSI_ASC": make70("nomor_referensi", false),
      "TransaksiOrderBy.NOMOR_REFERENSI_DESC": make71("nomor_referensi", false),
      "TransaksiOrderBy.NOMOR_FAKTUR_SUPPLIER_ASC": make70("nomor_faktur_supplier", false),
      "TransaksiOrderBy.NOMOR_FAKTUR_SUPPLIER_DESC": make71("nomor_faktur_supplier", false),
      "TransaksiOrderBy.KETERANGAN_ASC": plans_parts_apply_TransaksiOrderBy_KETERANGAN_ASC,
      "TransaksiOrderBy.KETERANGAN_DESC": plans_parts_apply_TransaksiOrderBy_KETERANGAN_DESC,
      "TransaksiOrderBy.HARGA_KODE_ASC": plans_parts_apply_TransaksiOrderBy_HARGA_KODE_ASC,
      "TransaksiOrderBy.HARGA_KODE_DESC": plans_parts_apply_TransaksiOrderBy_HARGA_KODE_DESC,
      "TransaksiOrderBy.HARGA_TERMASUK_PAJAK_ASC": make70("harga_termasuk_pajak", false),
      "TransaksiOrderBy.HARGA_TERMASUK_PAJAK_DESC": make71("harga_termasuk_pajak", false),
      "TransaksiOrderBy.BRUTO_ASC": plans_parts_apply_TransaksiOrderBy_BRUTO_ASC,
      "TransaksiOrderBy.BRUTO_DESC": plans_parts_apply_TransaksiOrderBy_BRUTO_DESC,
      "TransaksiOrderBy.DISKON_ASC": plans_parts_apply_TransaksiOrderBy_DISKON_ASC,
      "TransaksiOrderBy.DISKON_DESC": plans_parts_apply_TransaksiOrderBy_DISKON_DESC,
      "TransaksiOrderBy.DPP_ASC": plans_parts_apply_TransaksiOrderBy_DPP_ASC,
      "TransaksiOrderBy.DPP_DESC": plans_parts_apply_TransaksiOrderBy_DPP_DESC,
      "TransaksiOrderBy.PPN_ASC": plans_parts_apply_TransaksiOrderBy_PPN_ASC,
      "TransaksiOrderBy.PPN_DESC": plans_parts_apply_TransaksiOrderBy_PPN_DESC,
      "TransaksiOrderBy.ONGKOS_ASC": make70("ongkos", false),
      "TransaksiOrderBy.ONGKOS_DESC": make71("ongkos", false),
      "TransaksiOrderBy.ONGKOS_PPN_ASC": make70("ongkos_ppn", false),
      "TransaksiOrderBy.ONGKOS_PPN_DESC": make71("ongkos_ppn", false),
      "TransaksiOrderBy.BIAYA_TAMBAHAN_ASC": make70("biaya_tambahan", false),
      "TransaksiOrderBy.BIAYA_TAMBAHAN_DESC": make71("biaya_tambahan", false),
      "TransaksiOrderBy.PEMBULATAN_ASC": plans_parts_apply_TransaksiOrderBy_PEMBULATAN_ASC,
      "TransaksiOrderBy.PEMBULATAN_DESC": plans_parts_apply_TransaksiOrderBy_PEMBULATAN_DESC,
      "TransaksiOrderBy.TOTAL_NILAI_ASC": make70("total_nilai", false),
      "TransaksiOrderBy.TOTAL_NILAI_DESC": make71("total_nilai", false),
      "TransaksiOrderBy.HPP_TOTAL_ASC": make70("hpp_total", false),
      "TransaksiOrderBy.HPP_TOTAL_DESC": make71("hpp_total", false),
      "TransaksiOrderBy.DIBAYAR_ASC": make70("dibayar", false),
      "TransaksiOrderBy.DIBAYAR_DESC": make71("dibayar", false),
      "TransaksiOrderBy.SISA_ASC": plans_parts_apply_TransaksiOrderBy_SISA_ASC,
      "TransaksiOrderBy.SISA_DESC": plans_parts_apply_TransaksiOrderBy_SISA_DESC,
      "TransaksiOrderBy.POSTING_ID_ASC": plans_parts_apply_TransaksiOrderBy_POSTING_ID_ASC,
      "TransaksiOrderBy.POSTING_ID_DESC": plans_parts_apply_TransaksiOrderBy_POSTING_ID_DESC,
      "TransaksiOrderBy.ALASAN_ASC": make70("alasan", false),
      "TransaksiOrderBy.ALASAN_DESC": make71("alasan", false),
      "TransaksiOrderBy.DIBUAT_OLEH_ASC": plans_parts_apply_TransaksiOrderBy_DIBUAT_OLEH_ASC,
      "TransaksiOrderBy.DIBUAT_OLEH_DESC": plans_parts_apply_TransaksiOrderBy_DIBUAT_OLEH_DESC,
      "TransaksiOrderBy.DIBUAT_PADA_ASC": plans_parts_apply_AkunOrderBy_DIBUAT_PADA_ASC,
      "TransaksiOrderBy.DIBUAT_PADA_DESC": plans_parts_apply_AkunOrderBy_DIBUAT_PADA_DESC,
      "TransaksiOrderBy.DIUBAH_PADA_ASC": plans_parts_apply_AkunOrderBy_DIUBAH_PADA_ASC,
      "TransaksiOrderBy.DIUBAH_PADA_DESC": plans_parts_apply_AkunOrderBy_DIUBAH_PADA_DESC,
      "TransaksiOrderBy.DISETUJUI_OLEH_ASC": make70("disetujui_oleh", false),
      "TransaksiOrderBy.DISETUJUI_OLEH_DESC": make71("disetujui_oleh", false),
      "TransaksiOrderBy.DOKUMEN_ASAL_ID_ASC": make70("dokumen_asal_id", false),
      "TransaksiOrderBy.DOKUMEN_ASAL_ID_DESC": make71("dokumen_asal_id", false),
      "TransaksiOrderBy.CARI_ASC": plans_parts_apply_AkunOrderBy_CARI_ASC,
      "TransaksiOrderBy.CARI_DESC": plans_parts_apply_AkunOrderBy_CARI_DESC,
      "TransaksiOrderBy.GABUNGAN_ID_ASC": plans_parts_apply_TransaksiOrderBy_GABUNGAN_ID_ASC,
      "TransaksiOrderBy.GABUNGAN_ID_DESC": plans_parts_apply_TransaksiOrderBy_GABUNGAN_ID_DESC,
      "TransaksiOrderBy.DAFTAR_TRANSAKSI_BARIS_COUNT_ASC": make72("ASC", relation, resource_transaksi_barisPgResource),
      "TransaksiOrderBy.DAFTAR_TRANSAKSI_BARIS_COUNT_DESC": make72("DESC", relation, resource_transaksi_barisPgResource),
      "TransaksiOrderBy.DAFTAR_TRANSAKSI_BARIS_SUM_FAKTOR_ASC": make73(spec_transaksiBaris.attributes.faktor, "faktor", "ASC", relation, resource_transaksi_barisPgResource),
      "TransaksiOrderBy.DAFTAR_TRANSAKSI_BARIS_SUM_FAKTOR_DESC": make73(spec_transaksiBaris.attributes.faktor, "faktor", "DESC", relation, resource_transaksi_barisPgResource),
      "TransaksiOrderBy.DAFTAR_TRANSAKSI_BARIS_SUM_QTY_ASC": make73(spec_transaksiBaris.attributes.qty, "qty", "ASC", relation, resource_transaksi_barisPgResource),
      "TransaksiOrderBy.DAFTAR_TRANSAKSI_BARIS_SUM_QTY_DESC": make73(spec_transaksiBaris.attributes.qty, "qty", "DESC", relation, resource_transaksi_barisPgResource),
      "TransaksiOrderBy.DAFTAR_TRANSAKSI_BARIS_SUM_QTY_DASAR_ASC": make73(spec_transaksiBaris.attributes.qty_dasar, "qty_dasar", "ASC", relation, resource_transaksi_barisPgResource),
      "TransaksiOrderBy.DAFTAR_TRANSAKSI_BARIS_SUM_QTY_DASAR_DESC": make73(spec_transaksiBaris.attributes.qty_dasar, "qty_dasar", "DESC", relation, resource_transaksi_barisPgResource),
      "TransaksiOrderBy.DAFTAR_TRANSAKSI_BARIS_SUM_HARGA_ASC": make73(spec_transaksiBaris.attributes.harga, "harga", "ASC", relation, resource_transaksi_barisPgResource),
      "TransaksiOrderBy.DAFTAR_TRANSAKSI_BARIS_SUM_HARGA_DESC": make73(spec_transaksiBaris.attributes.harga, "harga", "DESC", relation, resource_transaksi_barisPgResource),
      "TransaksiOrderBy.DAFTAR_TRANSAKSI_BARIS_SUM_BRUTO_ASC": make73(spec_transaksiBaris.attributes.bruto, "bruto", "ASC", relation, resource_transaksi_barisPgResource),
      "TransaksiOrderBy.DAFTAR_TRANSAKSI_BARIS_SUM_BRUTO_DESC": make73(spec_transaksiBaris.attributes.bruto, "bruto", "DESC", relation, resource_transaksi_barisPgResource),
      "TransaksiOrderBy.DAFTAR_TRANSAKSI_BARIS_SUM_DISKON_ASC": make73(spec_transaksiBaris.attributes.diskon, "diskon", "ASC", relation, resource_transaksi_barisPgResource),
      "TransaksiOrderBy.DAFTAR_TRANSAKSI_BARIS_SUM_DISKON_DESC": make73(spec_transaksiBaris.attributes.diskon, "diskon", "DESC", relation, resource_transaksi_barisPgResource),
      "TransaksiOrderBy.DAFTAR_TRANSAKSI_BARIS_SUM_DISKON_DOKUMEN_ASC": make73(spec_transaksiBaris.attributes.diskon_dokumen, "diskon_dokumen", "ASC", relation, resource_transaksi_barisPgResource),
      "TransaksiOrderBy.DAFTAR_TRANSAKSI_BARIS_SUM_DISKON_DOKUMEN_DESC": make73(spec_transaksiBaris.attributes.diskon_dokumen, "diskon_dokumen", "DESC", relation, resource_transaksi_barisPgResource),
      "TransaksiOrderBy.DAFTAR_TRANSAKSI_BARIS_SUM_SUBTOTAL_ASC": make73(spec_transaksiBaris.attributes.subtotal, "subtotal", "ASC", relation, resource_transaksi_barisPgResource),
      "TransaksiOrderBy.DAFTAR_TRANSAKSI_BARIS_SUM_SUBTOTAL_DESC": make73(spec_transaksiBaris.attributes.subtotal, "subtotal", "DESC", relation, resource_transaksi_barisPgResource),
      "TransaksiOrderBy.DAFTAR_TRANSAKSI_BARIS_SUM_DPP_ASC": make73(spec_transaksiBaris.attributes.dpp, "dpp", "ASC", relation, resource_transaksi_barisPgResource),
      "TransaksiOrderBy.DAFTAR_TRANSAKSI_BARIS_SUM_DPP_DESC": make73(spec_transaksiBaris.attributes.dpp, "dpp", "DESC", relation, resource_transaksi_barisPgResource),
      "TransaksiOrderBy.DAFTAR_TRANSAKSI_BARIS_SUM_TARIF_ASC": make73(spec_transaksiBaris.attributes.tarif, "tarif", "ASC", relation, resource_transaksi_barisPgResource),
      "TransaksiOrderBy.DAFTAR_TRANSAKSI_BARIS_SUM_TARIF_DESC": make73(spec_transaksiBaris.attributes.tarif, "tarif", "DESC", relation, resource_transaksi_barisPgResource),
      "TransaksiOrderBy.DAFTAR_TRANSAKSI_BARIS_SUM_DPP_LAIN_ASC": make73(spec_transaksiBaris.attributes.dpp_lain, "dpp_lain", "ASC", relation, resource_transaksi_barisPgResource),
      "TransaksiOrderBy.DAFTAR_TRANSAKSI_BARIS_SUM_DPP_LAIN_DESC": make73(spec_transaksiBaris.attributes.dpp_lain, "dpp_lain", "DESC", relation, resource_transaksi_barisPgResource),
      "TransaksiOrderBy.DAFTAR_TRANSAKSI_BARIS_SUM_PPN_ASC": make73(spec_transaksiBaris.attributes.ppn, "ppn", "ASC", relation, resource_transaksi_barisPgResource),
      "TransaksiOrderBy.DAFTAR_TRANSAKSI_BARIS_SUM_PPN_DESC": make73(spec_transaksiBaris.attributes.ppn, "ppn", "DESC", relation, resource_transaksi_barisPgResource),
      "TransaksiOrderBy.DAFTAR_TRANSAKSI_BARIS_SUM_BIAYA_ASC": make73(spec_transaksiBaris.attributes.biaya, "biaya", "ASC", relation, resource_transaksi_barisPgResource),
      "TransaksiOrderBy.DAFTAR_TRANSAKSI_BARIS_SUM_BIAYA_DESC": make73(spec_transaksiBaris.attributes.biaya, "biaya", "DESC", relation, resource_transaksi_barisPgResource),
      "TransaksiOrderBy.DAFTAR_TRANSAKSI_BARIS_SUM_NILAI_HPP_ASC": make73(spec_transaksiBaris.attributes.nilai_hpp, "nilai_hpp", "ASC", relation, resource_transaksi_barisPgResource),
      "TransaksiOrderBy.DAFTAR_TRANSAKSI_BARIS_SUM_NILAI_HPP_DESC": make73(spec_transaksiBaris.attributes.nilai_hpp, "nilai_hpp", "DESC", relation, resource_transaksi_barisPgResource),
      "JurnalOrderBy.PRIMARY_KEY_ASC": plans_parts_apply_AkunSubklasOrderBy_PRIMARY_KEY_ASC,
      "JurnalOrderBy.PRIMARY_KEY_DESC": plans_parts_apply_AkunSubklasOrderBy_PRIMARY_KEY_DESC,
      "JurnalOrderBy.ID_ASC": plans_parts_apply_AkunSubklasOrderBy_ID_ASC,
      "JurnalOrderBy.ID_DESC": plans_parts_apply_AkunSubklasOrderBy_ID_DESC,
      "JurnalOrderBy.POSTING_ID_ASC": plans_parts_apply_TransaksiOrderBy_POSTING_ID_ASC,
      "JurnalOrderBy.POSTING_ID_DESC": plans_parts_apply_TransaksiOrderBy_POSTING_ID_DESC,
      "JurnalOrderBy.TRANSAKSI_ID_ASC": plans_parts_apply_JurnalOrderBy_TRANSAKSI_ID_ASC,
      "JurnalOrderBy.TRANSAKSI_ID_DESC": plans_parts_apply_JurnalOrderBy_TRANSAKSI_ID_DESC,
      "JurnalOrderBy.NOMOR_ASC": plans_parts_apply_TransaksiOrderBy_NOMOR_ASC,
      "JurnalOrderBy.NOMOR_DESC": plans_parts_apply_TransaksiOrderBy_NOMOR_DESC,
      "JurnalOrderBy.TANGGAL_ASC": plans_parts_apply_TransaksiOrderBy_TANGGAL_ASC,
      "JurnalOrderBy.TANGGAL_DESC": plans_parts_apply_TransaksiOrderBy_TANGGAL_DESC,
      "JurnalOrderBy.KETERANGAN_ASC": plans_parts_apply_TransaksiOrderBy_KETERANGAN_ASC,
      "JurnalOrderBy.KETERANGAN_DESC": plans_parts_apply_TransaksiOrderBy_KETERANGAN_DESC,
      "JurnalOrderBy.LINTAS_PERIODE_ASC": make70("lintas_periode", false),
      "JurnalOrderBy.LINTAS_PERIODE_DESC": make71("lintas_periode", false),
      "JurnalOrderBy.MEMBALIK_ID_ASC": plans_parts_apply_JurnalOrderBy_MEMBALIK_ID_ASC,
      "JurnalOrderBy.MEMBALIK_ID_DESC": plans_parts_apply_JurnalOrderBy_MEMBALIK_ID_DESC,
      "JurnalOrderBy.DICATAT_PADA_ASC": plans_parts_apply_JurnalOrderBy_DICATAT_PADA_ASC,
      "JurnalOrderBy.DICATAT_PADA_DESC": plans_parts_apply_JurnalOrderBy_DICATAT_PADA_DESC,
      "JurnalOrderBy.PEMBUKA_ASC": make70("pembuka", false),
      "JurnalOrderBy.PEMBUKA_DESC": make71("pembuka", false),
      "JurnalBarisOrderBy.PRIMARY_KEY_ASC": plans_parts_apply_AkunSubklasOrderBy_PRIMARY_KEY_ASC,
      "JurnalBarisOrderBy.PRIMARY_KEY_DESC": plans_parts_apply_AkunSubklasOrderBy_PRIMARY_KEY_DESC,
      "JurnalBarisOrderBy.ID_ASC": plans_parts_apply_AkunSubklasOrderBy_ID_ASC,
      "JurnalBarisOrderBy.ID_DESC": plans_parts_apply_AkunSubklasOrderBy_ID_DESC,
      "JurnalBarisOrderBy.JURNAL_ID_ASC": make70("jurnal_id", true),
      "JurnalBarisOrderBy.JURNAL_ID_DESC": make71("jurnal_id", true),
      "JurnalBarisOrderBy.POSTING_ID_ASC": plans_parts_apply_TransaksiOrderBy_POSTING_ID_ASC,
      "JurnalBarisOrderBy.POSTING_ID_DESC": plans_parts_apply_TransaksiOrderBy_POSTING_ID_DESC,
      "JurnalBarisOrderBy.BARIS_ASC": plans_parts_apply_JurnalBarisOrderBy_BARIS_ASC,
      "JurnalBarisOrderBy.BARIS_DESC": plans_parts_apply_JurnalBarisOrderBy_BARIS_DESC,
      "JurnalBarisOrderBy.TANGGAL_ASC": plans_parts_apply_TransaksiOrderBy_TANGGAL_ASC,
      "JurnalBarisOrderBy.TANGGAL_DESC": plans_parts_apply_TransaksiOrderBy_TANGGAL_DESC,
      "JurnalBarisOrderBy.AKUN_KODE_ASC": plans_parts_apply_AkunPeranOrderBy_AKUN_KODE_ASC,
      "JurnalBarisOrderBy.AKUN_KODE_DESC": plans_parts_apply_AkunPeranOrderBy_AKUN_KODE_DESC,
      "JurnalBarisOrderBy.DEBIT_ASC": plans_parts_apply_JurnalBarisOrderBy_DEBIT_ASC,
      "JurnalBarisOrderBy.DEBIT_DESC": plans_parts_apply_JurnalBarisOrderBy_DEBIT_DESC,
      "JurnalBarisOrderBy.KREDIT_ASC": plans_parts_apply_JurnalBarisOrderBy_KREDIT_ASC,
      "JurnalBarisOrderBy.KREDIT_DESC": plans_parts_apply_JurnalBarisOrderBy_KREDIT_DESC,
      "JurnalBarisOrderBy.KONTAK_ID_ASC": plans_parts_apply_TransaksiOrderBy_KONTAK_ID_ASC,
      "JurnalBarisOrderBy.KONTAK_ID_DESC": plans_parts_apply_TransaksiOrderBy_KONTAK_ID_DESC,
      "JurnalBarisOrderBy.KETERANGAN_ASC": plans_parts_apply_TransaksiOrderBy_KETERANGAN_ASC,
      "JurnalBarisOrderBy.KETERANGAN_DESC": plans_parts_apply_TransaksiOrderBy_KETERANGAN_DESC,
      "JurnalBarisOrderBy.GABUNGAN_ID_ASC": plans_parts_apply_TransaksiOrderBy_GABUNGAN_ID_ASC,
      "JurnalBarisOrderBy.GABUNGAN_ID_DESC": plans_parts_apply_TransaksiOrderBy_GABUNGAN_ID_DESC,
      "PajakTarifOrderBy.PRIMARY_KEY_ASC": make68(registryConfig.pgResources.pajak_tarif.uniques[0].attributes),
      "PajakTarifOrderBy.PRIMARY_KEY_DESC": make69(registryConfig.pgResources.pajak_tarif.uniques[0].attributes),
      "PajakTarifOrderBy.PAJAK_KODE_ASC": make70("pajak_kode", true),
      "PajakTarifOrderBy.PAJAK_KODE_DESC": make71("pajak_kode", true),
      "PajakTarifOrderBy.BERLAKU_DARI_ASC": plans_parts_apply_DimensiNilaiOrderBy_BERLAKU_DARI_ASC,
      "PajakTarifOrderBy.BERLAKU_DARI_DESC": plans_parts_apply_DimensiNilaiOrderBy_BERLAKU_DARI_DESC,
      "PajakTarifOrderBy.TARIF_ASC": plans_parts_apply_PajakTarifOrderBy_TARIF_ASC,
      "PajakTarifOrderBy.TARIF_DESC": plans_parts_apply_PajakTarifOrderBy_TARIF_DESC,
      "PajakTarifOrderBy.PEMBILANG_ASC": make70("pembilang", false),
      "PajakTarifOrderBy.PEMBILANG_DESC": make71("pembilang", false),
      "PajakTarifOrderBy.PENYEBUT_ASC": make70("penyebut", false),
      "PajakTarifOrderBy.PENYEBUT_DESC": make71("penyebut", false),
      "BarangOrderBy.STOK_ASC": make74("asc", resource_barang_stokPgResource),
      "BarangOrderBy.STOK_DESC": make74("desc", resource_barang_stokPgResource),
      "BarangOrderBy.NILAI_STOK_ASC": make74("asc", resource_barang_nilai_stokPgResource),
      "BarangOrderBy.NILAI_STOK_DESC": make74("desc", resource_barang_nilai_stokPgResource),
      "BarangOrderBy.HPP_ASC": make74("asc", resource_barang_hppPgResource),
      "BarangOrderBy.HPP_DESC": make74("desc", resource_barang_hppPgResource),
      "BarangOrderBy.PRIMARY_KEY_ASC": plans_parts_apply_AkunSubklasOrderBy_PRIMARY_KEY_ASC,
      "BarangOrderBy.PRIMARY_KEY_DESC": plans_parts_apply_AkunSubklasOrderBy_PRIMARY_KEY_DESC,
      "BarangOrderBy.ID_ASC": plans_parts_apply_AkunSubklasOrderBy_ID_ASC,
      "BarangOrderBy.ID_DESC": plans_parts_apply_AkunSubklasOrderBy_ID_DESC,
      "BarangOrderBy.KODE_ASC": plans_parts_apply_AkunOrderBy_KODE_ASC,
      "BarangOrderBy.KODE_DESC": plans_parts_apply_AkunOrderBy_KODE_DESC,
      "BarangOrderBy.NAMA_ASC": plans_parts_apply_AkunSubklasOrderBy_NAMA_ASC,
      "BarangOrderBy.NAMA_DESC": plans_parts_apply_AkunSubklasOrderBy_NAMA_DESC,
      "BarangOrderBy.SATUAN_ID_ASC": plans_parts_apply_BarangOrderBy_SATUAN_ID_ASC,
      "BarangOrderBy.SATUAN_ID_DESC": plans_parts_apply_BarangOrderBy_SATUAN_ID_DESC,
      "BarangOrderBy.KATEGORI_ASC": make70("kategori", false),
      "BarangOrderBy.KATEGORI_DESC": make71("kategori", false),
      "BarangOrderBy.MEREK_ASC": make70("merek", false),
      "BarangOrderBy.MEREK_DESC": make71("merek", false),
      "BarangOrderBy.BARCODE_ASC": plans_parts_apply_BarangOrderBy_BARCODE_ASC,
      "BarangOrderBy.BARCODE_DESC": plans_parts_apply_BarangOrderBy_BARCODE_DESC,
      "BarangOrderBy.HARGA_BELI_ASC": make70("harga_beli", false),
      "BarangOrderBy.HARGA_BELI_DESC": make71("harga_beli", false),
      "BarangOrderBy.HARGA_JUAL_ASC": make70("harga_jual", false),
      "BarangOrderBy.HARGA_JUAL_DESC": make71("harga_jual", false),
      "BarangOrderBy.STOK_MINIMUM_ASC": make70("stok_minimum", false),
      "BarangOrderBy.STOK_MINIMUM_DESC": make71("stok_minimum", false),
      "BarangOrderBy.PAJAK_KODE_ASC": plans_parts_apply_BarangOrderBy_PAJAK_KODE_ASC,
      "BarangOrderBy.PAJAK_KODE_DESC": plans_parts_apply_BarangOrderBy_PAJAK_KODE_DESC,
      "BarangOrderBy.AKUN_PERSEDIAAN_ASC": plans_parts_apply_BarangOrderBy_AKUN_PERSEDIAAN_ASC,
      "BarangOrderBy.AKUN_PERSEDIAAN_DESC": plans_parts_apply_BarangOrderBy_AKUN_PERSEDIAAN_DESC,
      "BarangOrderBy.AKUN_HPP_ASC": make70("akun_hpp", false),
      "BarangOrderBy.AKUN_HPP_DESC": make71("akun_hpp", false),
      "BarangOrderBy.AKUN_PENJUALAN_ASC": make70("akun_penjualan", false),
      "BarangOrderBy.AKUN_PENJUALAN_DESC": make71("akun_penjualan", false),
      "BarangOrderBy.AKTIF_ASC": plans_parts_apply_AkunOrderBy_AKTIF_ASC,
      "BarangOrderBy.AKTIF_DESC": plans_parts_apply_AkunOrderBy_AKTIF_DESC,
      "BarangOrderBy.DIBUAT_PADA_ASC": plans_parts_apply_AkunOrderBy_DIBUAT_PADA_ASC,
      "BarangOrderBy.DIBUAT_PADA_DESC": plans_parts_apply_AkunOrderBy_DIBUAT_PADA_DESC,
      "BarangOrderBy.DIUBAH_PADA_ASC": plans_parts_apply_AkunOrderBy_DIUBAH_PADA_ASC,
      "BarangOrderBy.DIUBAH_PADA_DESC": plans_parts_apply_AkunOrderBy_DIUBAH_PADA_DESC,
      "BarangOrderBy.CARI_ASC": plans_parts_apply_AkunOrderBy_CARI_ASC,
      "BarangOrderBy.CARI_DESC": plans_parts_apply_AkunOrderBy_CARI_DESC,
      "BarangOrderBy.GABUNGAN_ID_ASC": plans_parts_apply_TransaksiOrderBy_GABUNGAN_ID_ASC,
      "BarangOrderBy.GABUNGAN_ID_DESC": plans_parts_apply_TransaksiOrderBy_GABUNGAN_ID_DESC,
      "BarangOrderBy.DAFTAR_TRANSAKSI_BARIS_COUNT_ASC": make72("ASC", relation2, resource_transaksi_barisPgResource),
      "BarangOrderBy.DAFTAR_TRANSAKSI_BARIS_COUNT_DESC": make72("DESC", relation2, resource_transaksi_barisPgResource),
      "BarangOrderBy.DAFTAR_TRANSAKSI_BARIS_SUM_FAKTOR_ASC": make73(spec_transaksiBaris.attributes.faktor, "faktor", "ASC", relation2, resource_transaksi_barisPgResource),
      "BarangOrderBy.DAFTAR_TRANSAKSI_BARIS_SUM_FAKTOR_DESC": make73(spec_transaksiBaris.attributes.faktor, "faktor", "DESC", relation2, resource_transaksi_barisPgResource),
      "BarangOrderBy.DAFTAR_TRANSAKSI_BARIS_SUM_QTY_ASC": make73(spec_transaksiBaris.attributes.qty, "qty", "ASC", relation2, resource_transaksi_barisPgResource),
      "BarangOrderBy.DAFTAR_TRANSAKSI_BARIS_SUM_QTY_DESC": make73(spec_transaksiBaris.attributes.qty, "qty", "DESC", relation2, resource_transaksi_barisPgResource),
      "BarangOrderBy.DAFTAR_TRANSAKSI_BARIS_SUM_QTY_DASAR_ASC": make73(spec_transaksiBaris.attributes.qty_dasar, "qty_dasar", "ASC", relation2, resource_transaksi_barisPgResource),
      "BarangOrderBy.DAFTAR_TRANSAKSI_BARIS_SUM_QTY_DASAR_DESC": make73(spec_transaksiBaris.attributes.qty_dasar, "qty_dasar", "DESC", relation2, resource_transaksi_barisPgResource),
      "BarangOrderBy.DAFTAR_TRANSAKSI_BARIS_SUM_HARGA_ASC": make73(spec_transaksiBaris.attributes.harga, "harga", "ASC", relation2, resource_transaksi_barisPgResource),
      "BarangOrderBy.DAFTAR_TRANSAKSI_BARIS_SUM_HARGA_DESC": make73(spec_transaksiBaris.attributes.harga, "harga", "DESC", relation2, resource_transaksi_barisPgResource),
      "BarangOrderBy.DAFTAR_TRANSAKSI_BARIS_SUM_BRUTO_ASC": make73(spec_transaksiBaris.attributes.bruto, "bruto", "ASC", relation2, resource_transaksi_barisPgResource),
      "BarangOrderBy.DAFTAR_TRANSAKSI_BARIS_SUM_BRUTO_DESC": make73(spec_transaksiBaris.attributes.bruto, "bruto", "DESC", relation2, resource_transaksi_barisPgResource),
      "BarangOrderBy.DAFTAR_TRANSAKSI_BARIS_SUM_DISKON_ASC": make73(spec_transaksiBaris.attributes.diskon, "diskon", "ASC", relation2, resource_transaksi_barisPgResource),
      "BarangOrderBy.DAFTAR_TRANSAKSI_BARIS_SUM_DISKON_DESC": make73(spec_transaksiBaris.attributes.diskon, "diskon", "DESC", relation2, resource_transaksi_barisPgResource),
      "BarangOrderBy.DAFTAR_TRANSAKSI_BARIS_SUM_DISKON_DOKUMEN_ASC": make73(spec_transaksiBaris.attributes.diskon_dokumen, "diskon_dokumen", "ASC", relation2, resource_transaksi_barisPgResource),
      "BarangOrderBy.DAFTAR_TRANSAKSI_BARIS_SUM_DISKON_DOKUMEN_DESC": make73(spec_transaksiBaris.attributes.diskon_dokumen, "diskon_dokumen", "DESC", relation2, resource_transaksi_barisPgResource),
      "BarangOrderBy.DAFTAR_TRANSAKSI_BARIS_SUM_SUBTOTAL_ASC": make73(spec_transaksiBaris.attributes.subtotal, "subtotal", "ASC", relation2, resource_transaksi_barisPgResource),
      "BarangOrderBy.DAFTAR_TRANSAKSI_BARIS_SUM_SUBTOTAL_DESC": make73(spec_transaksiBaris.attributes.subtotal, "subtotal", "DESC", relation2, resource_transaksi_barisPgResource),
      "BarangOrderBy.DAFTAR_TRANSAKSI_BARIS_SUM_DPP_ASC": make73(spec_transaksiBaris.attributes.dpp, "dpp", "ASC", relation2, resource_transaksi_barisPgResource),
      "BarangOrderBy.DAFTAR_TRANSAKSI_BARIS_SUM_DPP_DESC": make73(spec_transaksiBaris.attributes.dpp, "dpp", "DESC", relation2, resource_transaksi_barisPgResource),
      "BarangOrderBy.DAFTAR_TRANSAKSI_BARIS_SUM_TARIF_ASC": make73(spec_transaksiBaris.attributes.tarif, "tarif", "ASC", relation2, resource_transaksi_barisPgResource),
      "BarangOrderBy.DAFTAR_TRANSAKSI_BARIS_SUM_TARIF_DESC": make73(spec_transaksiBaris.attributes.tarif, "tarif", "DESC", relation2, resource_transaksi_barisPgResource),
      "BarangOrderBy.DAFTAR_TRANSAKSI_BARIS_SUM_DPP_LAIN_ASC": make73(spec_transaksiBaris.attributes.dpp_lain, "dpp_lain", "ASC", relation2, resource_transaksi_barisPgResource),
      "BarangOrderBy.DAFTAR_TRANSAKSI_BARIS_SUM_DPP_LAIN_DESC": make73(spec_transaksiBaris.attributes.dpp_lain, "dpp_lain", "DESC", relation2, resource_transaksi_barisPgResource),
      "BarangOrderBy.DAFTAR_TRANSAKSI_BARIS_SUM_PPN_ASC": make73(spec_transaksiBaris.attributes.ppn, "ppn", "ASC", relation2, resource_transaksi_barisPgResource),
      "BarangOrderBy.DAFTAR_TRANSAKSI_BARIS_SUM_PPN_DESC": make73(spec_transaksiBaris.attributes.ppn, "ppn", "DESC", relation2, resource_transaksi_barisPgResource),
      "BarangOrderBy.DAFTAR_TRANSAKSI_BARIS_SUM_BIAYA_ASC": make73(spec_transaksiBaris.attributes.biaya, "biaya", "ASC", relation2, resource_transaksi_barisPgResource),
      "BarangOrderBy.DAFTAR_TRANSAKSI_BARIS_SUM_BIAYA_DESC": make73(spec_transaksiBaris.attributes.biaya, "biaya", "DESC", relation2, resource_transaksi_barisPgResource),
      "BarangOrderBy.DAFTAR_TRANSAKSI_BARIS_SUM_NILAI_HPP_ASC": make73(spec_transaksiBaris.attributes.nilai_hpp, "nilai_hpp", "ASC", relation2, resource_transaksi_barisPgResource),
      "BarangOrderBy.DAFTAR_TRANSAKSI_BARIS_SUM_NILAI_HPP_DESC": make73(spec_transaksiBaris.attributes.nilai_hpp, "nilai_hpp", "DESC", relation2, resource_transaksi_barisPgResource),
      "BarangOrderBy.DAFTAR_MUTASI_STOK_COUNT_ASC": make72("ASC", relation3, resource_mutasi_stokPgResource),
      "BarangOrderBy.DAFTAR_MUTASI_STOK_COUNT_DESC": make72("DESC", relation3, resource_mutasi_stokPgResource),
      "BarangOrderBy.DAFTAR_MUTASI_STOK_SUM_QTY_ASC": make73(spec_mutasiStok.attributes.qty, "qty", "ASC", relation3, resource_mutasi_stokPgResource),
      "BarangOrderBy.DAFTAR_MUTASI_STOK_SUM_QTY_DESC": make73(spec_mutasiStok.attributes.qty, "qty", "DESC", relation3, resource_mutasi_stokPgResource),
      "BarangOrderBy.DAFTAR_MUTASI_STOK_SUM_NILAI_ASC": make73(spec_mutasiStok.attributes.nilai, "nilai", "ASC", relation3, resource_mutasi_stokPgResource),
      "BarangOrderBy.DAFTAR_MUTASI_STOK_SUM_NILAI_DESC": make73(spec_mutasiStok.attributes.nilai, "nilai", "DESC", relation3, resource_mutasi_stokPgResource),
      "TransaksiBarisGroupBy.BARANG_ID": plans_parts_apply_TransaksiBarisGroupBy_BARANG_ID,
      "TransaksiBarisGroupBy.AKUN_KODE": plans_parts_apply_TransaksiBarisGroupBy_AKUN_KODE,
      "TransaksiBarisGroupBy.SATUAN_ID": plans_parts_apply_TransaksiBarisGroupBy_SATUAN_ID,
      "TransaksiBarisGroupBy.PAJAK_KODE": make75(TYPES.text, "pajak_kode"),
      "TransaksiBarisGroupBy.BARANG_NAMA": make76(TYPES.text, "nama", [{
        path: "by_barangByMyBarangId",
        from: barangIdentifier,
        local: "barang_id",
        remote: "id"
      }]),
      "TransaksiBarisGroupBy.KATEGORI": make76(TYPES.text, "kategori", hops2),
      "TransaksiBarisGroupBy.TANGGAL": make76(TYPES.date, "tanggal", hops3),
      "TransaksiBarisGroupBy.TANGGAL_BULAN": builder => builder.groupBy({
        fragment: sql`to_char(${columnAt(builder, hops3, "tanggal")}, 'YYYY-MM')`,
        codec: TYPES.text
      }),
      "TransaksiBarisGroupBy.JENIS": make76(jenisTransaksiCodec, "jenis", hops4),
      "TransaksiBarisGroupBy.STATUS": make76(statusTransaksiCodec, "status", hops5),
      "TransaksiBarisGroupBy.KONTAK_ID": make76(TYPES.bigint, "kontak_id", hops6),
      "TransaksiBarisGroupBy.KONTAK_NAMA": make76(TYPES.text, "nama", [{
        path: "by_transaksiByMyTransaksiId",
        from: transaksiIdentifier,
        local: "transaksi_id",
        remote: "id"
      }, {
        path: "by_transaksiByMyTransaksiId_kontakByMyKontakId",
        from: kontakIdentifier,
        local: "kontak_id",
        remote: "id"
      }]),
      "TransaksiBarisGroupBy.LOKASI_ID": make76(TYPES.bigint, "lokasi_id", hops8),
      "TransaksiBarisGroupBy.LOKASI_NAMA": make76(TYPES.text, "nama", [{
        path: "by_transaksiByMyTransaksiId",
        from: transaksiIdentifier,
        local: "transaksi_id",
        remote: "id"
      }, {
        path: "by_transaksiByMyTransaksiId_lokasiByMyLokasiId",
        from: lokasiIdentifier,
        local: "lokasi_id",
        remote: "id"
      }]),
      "TransaksiBarisHavingInput.AND": pgAggregatesApplyAnd,
      "TransaksiBarisHavingInput.OR": plans_parts_apply_TransaksiBarisHavingInput_OR,
      "TransaksiBarisHavingInput.sum": pgAggregatesPlanAggregatesField,
      "TransaksiBarisHavingSumInput.faktor": make78(spec_transaksiBaris.attributes.faktor, "faktor"),
      "TransaksiBarisHavingSumInput.qty": make78(spec_transaksiBaris.attributes.qty, "qty"),
      "TransaksiBarisHavingSumInput.qtyDasar": make78(spec_transaksiBaris.attributes.qty_dasar, "qty_dasar"),
      "TransaksiBarisHavingSumInput.harga": make78(spec_transaksiBaris.attributes.harga, "harga"),
      "TransaksiBarisHavingSumInput.bruto": make78(spec_transaksiBaris.attributes.bruto, "bruto"),
      "TransaksiBarisHavingSumInput.diskon": make78(spec_transaksiBaris.attributes.diskon, "diskon"),
      "TransaksiBarisHavingSumInput.diskonDokumen": make78(spec_transaksiBaris.attributes.diskon_dokumen, "diskon_dokumen"),
      "TransaksiBarisHavingSumInput.subtotal": make78(spec_transaksiBaris.attributes.subtotal, "subtotal"),
      "TransaksiBarisHavingSumInput.dpp": make78(spec_transaksiBaris.attributes.dpp, "dpp"),
      "TransaksiBarisHavingSumInput.tarif": make78(spec_transaksiBaris.attributes.tarif, "tarif"),
      "TransaksiBarisHavingSumInput.dppLain": make78(spec_transaksiBaris.attributes.dpp_lain, "dpp_lain"),
      "TransaksiBarisHavingSumInput.ppn": make78(spec_transaksiBaris.attributes.ppn, "ppn"),
      "TransaksiBarisHavingSumInput.biaya": make78(spec_transaksiBaris.attributes.biaya, "biaya"),
      "TransaksiBarisHavingSumInput.nilaiHpp": make78(spec_transaksiBaris.attributes.nilai_hpp, "nilai_hpp"),
      "HavingBigfloatFilter.equalTo": make79(() => sql.fragment`=`),
      "HavingBigfloatFilter.notEqualTo": make79(() => sql.fragment`<>`),
      "HavingBigfloatFilter.greaterThan": make79(() => sql.fragment`>`),
      "HavingBigfloatFilter.greaterThanOrEqualTo": make79(() => sql.fragment`>=`),
      "HavingBigfloatFilter.lessThan": make79(() => sql.fragment`<`),
      "HavingBigfloatFilter.lessThanOrEqualTo": make79(() => sql.fragment`<=`),
      "TransaksiBarisOrderBy.PRIMARY_KEY_ASC": plans_parts_apply_AkunSubklasOrderBy_PRIMARY_KEY_ASC,
      "TransaksiBarisOrderBy.PRIMARY_KEY_DESC": plans_parts_apply_AkunSubklasOrderBy_PRIMARY_KEY_DESC,
      "TransaksiBarisOrderBy.ID_ASC": plans_parts_apply_AkunSubklasOrderBy_ID_ASC,
      "TransaksiBarisOrderBy.ID_DESC": plans_parts_apply_AkunSubklasOrderBy_ID_DESC,
      "TransaksiBarisOrderBy.TRANSAKSI_ID_ASC": plans_parts_apply_TransaksiBarisOrderBy_TRANSAKSI_ID_ASC,
      "TransaksiBarisOrderBy.TRANSAKSI_ID_DESC": plans_parts_apply_TransaksiBarisOrderBy_TRANSAKSI_ID_DESC,
      "TransaksiBarisOrderBy.BARIS_ASC": plans_parts_apply_JurnalBarisOrderBy_BARIS_ASC,
      "TransaksiBarisOrderBy.BARIS_DESC": plans_parts_apply_JurnalBarisOrderBy_BARIS_DESC,
      "TransaksiBarisOrderBy.BARANG_ID_ASC": plans_parts_apply_TransaksiBarisOrderBy_BARANG_ID_ASC,
      "TransaksiBarisOrderBy.BARANG_ID_DESC": plans_parts_apply_TransaksiBarisOrderBy_BARANG_ID_DESC,
      "TransaksiBarisOrderBy.AKUN_KODE_ASC": plans_parts_apply_AkunPeranOrderBy_AKUN_KODE_ASC,
      "TransaksiBarisOrderBy.AKUN_KODE_DESC": plans_parts_apply_AkunPeranOrderBy_AKUN_KODE_DESC,
      "TransaksiBarisOrderBy.SATUAN_ID_ASC": plans_parts_apply_BarangOrderBy_SATUAN_ID_ASC,
      "TransaksiBarisOrderBy.SATUAN_ID_DESC": plans_parts_apply_BarangOrderBy_SATUAN_ID_DESC,
      "TransaksiBarisOrderBy.FAKTOR_ASC": plans_parts_apply_TransaksiBarisOrderBy_FAKTOR_ASC,
      "TransaksiBarisOrderBy.FAKTOR_DESC": plans_parts_apply_TransaksiBarisOrderBy_FAKTOR_DESC,
      "TransaksiBarisOrderBy.QTY_ASC": plans_parts_apply_TransaksiBarisOrderBy_QTY_ASC,
      "TransaksiBarisOrderBy.QTY_DESC": plans_parts_apply_TransaksiBarisOrderBy_QTY_DESC,
      "TransaksiBarisOrderBy.QTY_DASAR_ASC": make70("qty_dasar", false),
      "TransaksiBarisOrderBy.QTY_DASAR_DESC": make71("qty_dasar", false),
      "TransaksiBarisOrderBy.HARGA_ASC": plans_parts_apply_TransaksiBarisOrderBy_HARGA_ASC,
      "TransaksiBarisOrderBy.HARGA_DESC": plans_parts_apply_TransaksiBarisOrderBy_HARGA_DESC,
      "TransaksiBarisOrderBy.BRUTO_ASC": plans_parts_apply_TransaksiOrderBy_BRUTO_ASC,
      "TransaksiBarisOrderBy.BRUTO_DESC": plans_parts_apply_TransaksiOrderBy_BRUTO_DESC,
      "TransaksiBarisOrderBy.DISKON_ASC": plans_parts_apply_TransaksiOrderBy_DISKON_ASC,
      "TransaksiBarisOrderBy.DISKON_DESC": plans_parts_apply_TransaksiOrderBy_DISKON_DESC,
      "TransaksiBarisOrderBy.DISKON_DOKUMEN_ASC": make70("diskon_dokumen", false),
      "TransaksiBarisOrderBy.DISKON_DOKUMEN_DESC": make71("diskon_dokumen", false),
      "TransaksiBarisOrderBy.SUBTOTAL_ASC": make70("subtotal", false),
      "TransaksiBarisOrderBy.SUBTOTAL_DESC": make71("subtotal", false),
      "TransaksiBarisOrderBy.DPP_ASC": plans_parts_apply_TransaksiOrderBy_DPP_ASC,
      "TransaksiBarisOrderBy.DPP_DESC": plans_parts_apply_TransaksiOrderBy_DPP_DESC,
      "TransaksiBarisOrderBy.PAJAK_KODE_ASC": plans_parts_apply_BarangOrderBy_PAJAK_KODE_ASC,
      "TransaksiBarisOrderBy.PAJAK_KODE_DESC": plans_parts_apply_BarangOrderBy_PAJAK_KODE_DESC,
      "TransaksiBarisOrderBy.TARIF_ASC": plans_parts_apply_PajakTarifOrderBy_TARIF_ASC,
      "TransaksiBarisOrderBy.TARIF_DESC": plans_parts_apply_PajakTarifOrderBy_TARIF_DESC,
      "TransaksiBarisOrderBy.DPP_LAIN_ASC": plans_parts_apply_TransaksiBarisOrderBy_DPP_LAIN_ASC,
      "TransaksiBarisOrderBy.DPP_LAIN_DESC": plans_parts_apply_TransaksiBarisOrderBy_DPP_LAIN_DESC,
      "TransaksiBarisOrderBy.PPN_ASC": plans_parts_apply_TransaksiOrderBy_PPN_ASC,
      "TransaksiBarisOrderBy.PPN_DESC": plans_parts_apply_TransaksiOrderBy_PPN_DESC,
      "TransaksiBarisOrderBy.DIKREDITKAN_ASC": make70("dikreditkan", false),
      "TransaksiBarisOrderBy.DIKREDITKAN_DESC": make71("dikreditkan", false),
      "TransaksiBarisOrderBy.BIAYA_ASC": make70("biaya", false),
      "TransaksiBarisOrderBy.BIAYA_DESC": make71("biaya", false),
      "TransaksiBarisOrderBy.NILAI_HPP_ASC": make70("nilai_hpp", false),
      "TransaksiBarisOrderBy.NILAI_HPP_DESC": make71("nilai_hpp", false),
      "TransaksiBarisOrderBy.BARIS_ASAL_ID_ASC": make70("baris_asal_id", false),
      "TransaksiBarisOrderBy.BARIS_ASAL_ID_DESC": make71("baris_asal_id", false),
      "TransaksiBarisOrderBy.KETERANGAN_ASC": plans_parts_apply_TransaksiOrderBy_KETERANGAN_ASC,
      "TransaksiBarisOrderBy.KETERANGAN_DESC": plans_parts_apply_TransaksiOrderBy_KETERANGAN_DESC,
      "TransaksiBarisOrderBy.GABUNGAN_ID_ASC": plans_parts_apply_TransaksiOrderBy_GABUNGAN_ID_ASC,
      "TransaksiBarisOrderBy.GABUNGAN_ID_DESC": plans_parts_apply_TransaksiOrderBy_GABUNGAN_ID_DESC,
      "TransaksiBarisOrderBy.KATEGORI_ASC": make80(TYPES.text, "kategori", "ASC", hops2),
      "TransaksiBarisOrderBy.KATEGORI_DESC": make80(TYPES.text, "kategori", "DESC", hops2),
      "TransaksiBarisOrderBy.TANGGAL_ASC": make80(TYPES.date, "tanggal", "ASC", hops3),
      "TransaksiBarisOrderBy.TANGGAL_DESC": make80(TYPES.date, "tanggal", "DESC", hops3),
      "TransaksiBarisOrderBy.JENIS_ASC": make80(jenisTransaksiCodec, "jenis", "ASC", hops4),
      "TransaksiBarisOrderBy.JENIS_DESC": make80(jenisTransaksiCodec, "jenis", "DESC", hops4),
      "TransaksiBarisOrderBy.STATUS_ASC": make80(statusTransaksiCodec, "status", "ASC", hops5),
      "TransaksiBarisOrderBy.STATUS_DESC": make80(statusTransaksiCodec, "status", "DESC", hops5),
      "TransaksiBarisOrderBy.KONTAK_ID_ASC": make80(TYPES.bigint, "kontak_id", "ASC", hops6),
      "TransaksiBarisOrderBy.KONTAK_ID_DESC": make80(TYPES.bigint, "kontak_id", "DESC", hops6),
      "TransaksiBarisOrderBy.LOKASI_ID_ASC": make80(TYPES.bigint, "lokasi_id", "ASC", hops8),
      "TransaksiBarisOrderBy.LOKASI_ID_DESC": make80(TYPES.bigint, "lokasi_id", "DESC", hops8),
      "PosTerbukaGroupBy.JENIS": make75(jenisPosCodec, "jenis"),
      "PosTerbukaGroupBy.AKUN_KODE": plans_parts_apply_TransaksiBarisGroupBy_AKUN_KODE,
      "PosTerbukaGroupBy.KONTAK_ID": plans_parts_apply_PosTerbukaGroupBy_KONTAK_ID,
      "PosTerbukaGroupBy.TANGGAL": plans_parts_apply_PosTerbukaGroupBy_TANGGAL,
      "PosTerbukaGroupBy.TANGGAL_BULAN": plans_parts_apply_PosTerbukaGroupBy_TANGGAL_BULAN,
      "PosTerbukaGroupBy.JATUH_TEMPO": make75(TYPES.date, "jatuh_tempo"),
      "PosTerbukaGroupBy.JATUH_TEMPO_BULAN": make81("jatuh_tempo"),
      "PosTerbukaGroupBy.KONTAK_NAMA": make76(TYPES.text, "nama", [{
        path: "by_kontakByMyKontakId",
        from: kontakIdentifier,
        local: "kontak_id",
        remote: "id"
      }]),
      "PosTerbukaHavingInput.AND": pgAggregatesApplyAnd,
      "PosTerbukaHavingInput.OR": plans_parts_apply_TransaksiBarisHavingInput_OR,
      "PosTerbukaHavingInput.sum": pgAggregatesPlanAggregatesField,
      "PosTerbukaHavingSumInput.nilai": make78(spec_posTerbuka.attributes.nilai, "nilai"),
      "PosTerbukaOrderBy.PRIMARY_KEY_ASC": plans_parts_apply_AkunSubklasOrderBy_PRIMARY_KEY_ASC,
      "PosTerbukaOrderBy.PRIMARY_KEY_DESC": plans_parts_apply_AkunSubklasOrderBy_PRIMARY_KEY_DESC,
      "PosTerbukaOrderBy.ID_ASC": plans_parts_apply_AkunSubklasOrderBy_ID_ASC,
      "PosTerbukaOrderBy.ID_DESC": plans_parts_apply_AkunSubklasOrderBy_ID_DESC,
      "PosTerbukaOrderBy.POSTING_ID_ASC": plans_parts_apply_TransaksiOrderBy_POSTING_ID_ASC,
      "PosTerbukaOrderBy.POSTING_ID_DESC": plans_parts_apply_TransaksiOrderBy_POSTING_ID_DESC,
      "PosTerbukaOrderBy.TRANSAKSI_ID_ASC": plans_parts_apply_JurnalOrderBy_TRANSAKSI_ID_ASC,
      "PosTerbukaOrderBy.TRANSAKSI_ID_DESC": plans_parts_apply_JurnalOrderBy_TRANSAKSI_ID_DESC,
      "PosTerbukaOrderBy.AKUN_KODE_ASC": plans_parts_apply_AkunPeranOrderBy_AKUN_KODE_ASC,
      "PosTerbukaOrderBy.AKUN_KODE_DESC": plans_parts_apply_AkunPeranOrderBy_AKUN_KODE_DESC,
      "PosTerbukaOrderBy.KONTAK_ID_ASC": plans_parts_apply_TransaksiOrderBy_KONTAK_ID_ASC,
      "PosTerbukaOrderBy.KONTAK_ID_DESC": plans_parts_apply_TransaksiOrderBy_KONTAK_ID_DESC,
      "PosTerbukaOrderBy.TANGGAL_ASC": plans_parts_apply_TransaksiOrderBy_TANGGAL_ASC,
      "PosTerbukaOrderBy.TANGGAL_DESC": plans_parts_apply_TransaksiOrderBy_TANGGAL_DESC,
      "PosTerbukaOrderBy.JATUH_TEMPO_ASC": plans_parts_apply_TransaksiOrderBy_JATUH_TEMPO_ASC,
      "PosTerbukaOrderBy.JATUH_TEMPO_DESC": plans_parts_apply_TransaksiOrderBy_JATUH_TEMPO_DESC,
      "PosTerbukaOrderBy.NILAI_ASC": plans_parts_apply_PosTerbukaOrderBy_NILAI_ASC,
      "PosTerbukaOrderBy.NILAI_DESC": plans_parts_apply_PosTerbukaOrderBy_NILAI_DESC,
      "PosTerbukaOrderBy.MEMBALIK_ID_ASC": plans_parts_apply_JurnalOrderBy_MEMBALIK_ID_ASC,
      "PosTerbukaOrderBy.MEMBALIK_ID_DESC": plans_parts_apply_JurnalOrderBy_MEMBALIK_ID_DESC,
      "PosTerbukaOrderBy.TANGGAL_FAKTUR_ASC": make70("tanggal_faktur", false),
      "PosTerbukaOrderBy.TANGGAL_FAKTUR_DESC": make71("tanggal_faktur", false),
      "PosTerbukaOrderBy.NOMOR_FAKTUR_ASLI_ASC": make70("nomor_faktur_asli", false),
      "PosTerbukaOrderBy.NOMOR_FAKTUR_ASLI_DESC": make71("nomor_faktur_asli", false),
      "PosTerbukaOrderBy.TERTAHAN_ASC": make70("tertahan", false),
      "PosTerbukaOrderBy.TERTAHAN_DESC": make71("tertahan", false),
      "AlokasiOrderBy.PRIMARY_KEY_ASC": plans_parts_apply_AkunSubklasOrderBy_PRIMARY_KEY_ASC,
      "AlokasiOrderBy.PRIMARY_KEY_DESC": plans_parts_apply_AkunSubklasOrderBy_PRIMARY_KEY_DESC,
      "AlokasiOrderBy.ID_ASC": plans_parts_apply_AkunSubklasOrderBy_ID_ASC,
      "AlokasiOrderBy.ID_DESC": plans_parts_apply_AkunSubklasOrderBy_ID_DESC,
      "AlokasiOrderBy.POSTING_ID_ASC": plans_parts_apply_TransaksiOrderBy_POSTING_ID_ASC,
      "AlokasiOrderBy.POSTING_ID_DESC": plans_parts_apply_TransaksiOrderBy_POSTING_ID_DESC,
      "AlokasiOrderBy.TRANSAKSI_ID_ASC": plans_parts_apply_JurnalOrderBy_TRANSAKSI_ID_ASC,
      "AlokasiOrderBy.TRANSAKSI_ID_DESC": plans_parts_apply_JurnalOrderBy_TRANSAKSI_ID_DESC,
      "AlokasiOrderBy.POS_ID_ASC": make70("pos_id", false),
      "AlokasiOrderBy.POS_ID_DESC": make71("pos_id", false),
      "AlokasiOrderBy.TANGGAL_ASC": plans_parts_apply_TransaksiOrderBy_TANGGAL_ASC,
      "AlokasiOrderBy.TANGGAL_DESC": plans_parts_apply_TransaksiOrderBy_TANGGAL_DESC,
      "AlokasiOrderBy.JUMLAH_ASC": plans_parts_apply_AnggaranOrderBy_JUMLAH_ASC,
      "AlokasiOrderBy.JUMLAH_DESC": plans_parts_apply_AnggaranOrderBy_JUMLAH_DESC,
      "AlokasiOrderBy.POTONGAN_ASC": make70("potongan", false),
      "AlokasiOrderBy.POTONGAN_DESC": make71("potongan", false),
      "AlokasiOrderBy.PPH_ASC": make70("pph", false),
      "AlokasiOrderBy.PPH_DESC": make71("pph", false),
      "AlokasiOrderBy.NILAI_ASC": plans_parts_apply_PosTerbukaOrderBy_NILAI_ASC,
      "AlokasiOrderBy.NILAI_DESC": plans_parts_apply_PosTerbukaOrderBy_NILAI_DESC,
      "AlokasiOrderBy.MEMBALIK_ID_ASC": plans_parts_apply_JurnalOrderBy_MEMBALIK_ID_ASC,
      "AlokasiOrderBy.MEMBALIK_ID_DESC": plans_parts_apply_JurnalOrderBy_MEMBALIK_ID_DESC,
      "AlokasiOrderBy.PPN_ASC": plans_parts_apply_TransaksiOrderBy_PPN_ASC,
      "AlokasiOrderBy.PPN_DESC": plans_parts_apply_TransaksiOrderBy_PPN_DESC,
      "AlokasiOrderBy.PAJAK_KODE_ASC": plans_parts_apply_BarangOrderBy_PAJAK_KODE_ASC,
      "AlokasiOrderBy.PAJAK_KODE_DESC": plans_parts_apply_BarangOrderBy_PAJAK_KODE_DESC,
      "AlokasiOrderBy.TARIF_ASC": plans_parts_apply_PajakTarifOrderBy_TARIF_ASC,
      "AlokasiOrderBy.TARIF_DESC": plans_parts_apply_PajakTarifOrderBy_TARIF_DESC,
      "AlokasiOrderBy.DPP_LAIN_ASC": plans_parts_apply_TransaksiBarisOrderBy_DPP_LAIN_ASC,
      "AlokasiOrderBy.DPP_LAIN_DESC": plans_parts_apply_TransaksiBarisOrderBy_DPP_LAIN_DESC,
      "AlokasiOrderBy.TARIF_DOKUMEN_ASC": make70("tarif_dokumen", false),
      "AlokasiOrderBy.TARIF_DOKUMEN_DESC": make71("tarif_dokumen", false),
      "AlokasiOrderBy.DPP_LAIN_DOKUMEN_ASC": make70("dpp_lain_dokumen", false),
      "AlokasiOrderBy.DPP_LAIN_DOKUMEN_DESC": make71("dpp_lain_dokumen", false),
      "AlokasiOrderBy.PPN_DOKUMEN_ASC": make70("ppn_dokumen", false),
      "AlokasiOrderBy.PPN_DOKUMEN_DESC": make71("ppn_dokumen", false),
      "BarangSatuanOrderBy.PRIMARY_KEY_ASC": plans_parts_apply_AkunSubklasOrderBy_PRIMARY_KEY_ASC,
      "BarangSatuanOrderBy.PRIMARY_KEY_DESC": plans_parts_apply_AkunSubklasOrderBy_PRIMARY_KEY_DESC,
      "BarangSatuanOrderBy.ID_ASC": plans_parts_apply_AkunSubklasOrderBy_ID_ASC,
      "BarangSatuanOrderBy.ID_DESC": plans_parts_apply_AkunSubklasOrderBy_ID_DESC,
      "BarangSatuanOrderBy.BARANG_ID_ASC": plans_parts_apply_BarangSatuanOrderBy_BARANG_ID_ASC,
      "BarangSatuanOrderBy.BARANG_ID_DESC": plans_parts_apply_BarangSatuanOrderBy_BARANG_ID_DESC,
      "BarangSatuanOrderBy.SATUAN_ID_ASC": plans_parts_apply_BarangOrderBy_SATUAN_ID_ASC,
      "BarangSatuanOrderBy.SATUAN_ID_DESC": plans_parts_apply_BarangOrderBy_SATUAN_ID_DESC,
      "BarangSatuanOrderBy.FAKTOR_ASC": plans_parts_apply_TransaksiBarisOrderBy_FAKTOR_ASC,
      "BarangSatuanOrderBy.FAKTOR_DESC": plans_parts_apply_TransaksiBarisOrderBy_FAKTOR_DESC,
      "BarangSatuanOrderBy.BARCODE_ASC": plans_parts_apply_BarangOrderBy_BARCODE_ASC,
      "BarangSatuanOrderBy.BARCODE_DESC": plans_parts_apply_BarangOrderBy_BARCODE_DESC,
      "BarangSatuanOrderBy.AKTIF_ASC": plans_parts_apply_AkunOrderBy_AKTIF_ASC,
      "BarangSatuanOrderBy.AKTIF_DESC": plans_parts_apply_AkunOrderBy_AKTIF_DESC,
      "BarangSatuanOrderBy.DIBUAT_PADA_ASC": plans_parts_apply_AkunOrderBy_DIBUAT_PADA_ASC,
      "BarangSatuanOrderBy.DIBUAT_PADA_DESC": plans_parts_apply_AkunOrderBy_DIBUAT_PADA_DESC,
      "BarangSatuanOrderBy.DIUBAH_PADA_ASC": plans_parts_apply_AkunOrderBy_DIUBAH_PADA_ASC,
      "BarangSatuanOrderBy.DIUBAH_PADA_DESC": plans_parts_apply_AkunOrderBy_DIUBAH_PADA_DESC,
      "BarangHargaOrderBy.PRIMARY_KEY_ASC": plans_parts_apply_AkunSubklasOrderBy_PRIMARY_KEY_ASC,
      "BarangHargaOrderBy.PRIMARY_KEY_DESC": plans_parts_apply_AkunSubklasOrderBy_PRIMARY_KEY_DESC,
      "BarangHargaOrderBy.ID_ASC": plans_parts_apply_AkunSubklasOrderBy_ID_ASC,
      "BarangHargaOrderBy.ID_DESC": plans_parts_apply_AkunSubklasOrderBy_ID_DESC,
      "BarangHargaOrderBy.BARANG_ID_ASC": plans_parts_apply_BarangSatuanOrderBy_BARANG_ID_ASC,
      "BarangHargaOrderBy.BARANG_ID_DESC": plans_parts_apply_BarangSatuanOrderBy_BARANG_ID_DESC,
      "BarangHargaOrderBy.HARGA_KODE_ASC": plans_parts_apply_TransaksiOrderBy_HARGA_KODE_ASC,
      "BarangHargaOrderBy.HARGA_KODE_DESC": plans_parts_apply_TransaksiOrderBy_HARGA_KODE_DESC,
      "BarangHargaOrderBy.SATUAN_ID_ASC": plans_parts_apply_BarangOrderBy_SATUAN_ID_ASC,
      "BarangHargaOrderBy.SATUAN_ID_DESC": plans_parts_apply_BarangOrderBy_SATUAN_ID_DESC,
      "BarangHargaOrderBy.HARGA_ASC": plans_parts_apply_TransaksiBarisOrderBy_HARGA_ASC,
      "BarangHargaOrderBy.HARGA_DESC": plans_parts_apply_TransaksiBarisOrderBy_HARGA_DESC,
      "BarangHargaOrderBy.QTY_MINIMUM_ASC": make70("qty_minimum", false),
      "BarangHargaOrderBy.QTY_MINIMUM_DESC": make71("qty_minimum", false),
      "BarangHargaOrderBy.BERLAKU_DARI_ASC": plans_parts_apply_DimensiNilaiOrderBy_BERLAKU_DARI_ASC,
      "BarangHargaOrderBy.BERLAKU_DARI_DESC": plans_parts_apply_DimensiNilaiOrderBy_BERLAKU_DARI_DESC,
      "BarangHargaOrderBy.BERLAKU_SAMPAI_ASC": plans_parts_apply_DimensiNilaiOrderBy_BERLAKU_SAMPAI_ASC,
      "BarangHargaOrderBy.BERLAKU_SAMPAI_DESC": plans_parts_apply_DimensiNilaiOrderBy_BERLAKU_SAMPAI_DESC,
      "BarangHargaOrderBy.AKTIF_ASC": plans_parts_apply_AkunOrderBy_AKTIF_ASC,
      "BarangHargaOrderBy.AKTIF_DESC": plans_parts_apply_AkunOrderBy_AKTIF_DESC,
      "BarangHargaOrderBy.DIBUAT_PADA_ASC": plans_parts_apply_AkunOrderBy_DIBUAT_PADA_ASC,
      "BarangHargaOrderBy.DIBUAT_PADA_DESC": plans_parts_apply_AkunOrderBy_DIBUAT_PADA_DESC,
      "BarangHargaOrderBy.DIUBAH_PADA_ASC": plans_parts_apply_AkunOrderBy_DIUBAH_PADA_ASC,
      "BarangHargaOrderBy.DIUBAH_PADA_DESC": plans_parts_apply_AkunOrderBy_DIUBAH_PADA_DESC,
      "MutasiStokOrderBy.PRIMARY_KEY_ASC": plans_parts_apply_AkunSubklasOrderBy_PRIMARY_KEY_ASC,
      "MutasiStokOrderBy.PRIMARY_KEY_DESC": plans_parts_apply_AkunSubklasOrderBy_PRIMARY_KEY_DESC,
      "MutasiStokOrderBy.ID_ASC": plans_parts_apply_AkunSubklasOrderBy_ID_ASC,
      "MutasiStokOrderBy.ID_DESC": plans_parts_apply_AkunSubklasOrderBy_ID_DESC,
      "MutasiStokOrderBy.POSTING_ID_ASC": plans_parts_apply_TransaksiOrderBy_POSTING_ID_ASC,
      "MutasiStokOrderBy.POSTING_ID_DESC": plans_parts_apply_TransaksiOrderBy_POSTING_ID_DESC,
      "MutasiStokOrderBy.TRANSAKSI_ID_ASC": plans_parts_apply_JurnalOrderBy_TRANSAKSI_ID_ASC,
      "MutasiStokOrderBy.TRANSAKSI_ID_DESC": plans_parts_apply_JurnalOrderBy_TRANSAKSI_ID_DESC,
      "MutasiStokOrderBy.BARIS_ID_ASC": plans_parts_apply_MutasiStokOrderBy_BARIS_ID_ASC,
      "MutasiStokOrderBy.BARIS_ID_DESC": plans_parts_apply_MutasiStokOrderBy_BARIS_ID_DESC,
      "MutasiStokOrderBy.JURNAL_ID_ASC": plans_parts_apply_MutasiStokOrderBy_JURNAL_ID_ASC,
      "MutasiStokOrderBy.JURNAL_ID_DESC": plans_parts_apply_MutasiStokOrderBy_JURNAL_ID_DESC,
      "MutasiStokOrderBy.BARANG_ID_ASC": plans_parts_apply_TransaksiBarisOrderBy_BARANG_ID_ASC,
      "MutasiStokOrderBy.BARANG_ID_DESC": plans_parts_apply_TransaksiBarisOrderBy_BARANG_ID_DESC,
      "MutasiStokOrderBy.LOKASI_ID_ASC": plans_parts_apply_TransaksiOrderBy_LOKASI_ID_ASC,
      "MutasiStokOrderBy.LOKASI_ID_DESC": plans_parts_apply_TransaksiOrderBy_LOKASI_ID_DESC,
      "MutasiStokOrderBy.POOL_ID_ASC": plans_parts_apply_MutasiStokOrderBy_POOL_ID_ASC,
      "MutasiStokOrderBy.POOL_ID_DESC": plans_parts_apply_MutasiStokOrderBy_POOL_ID_DESC,
      "MutasiStokOrderBy.TANGGAL_ASC": plans_parts_apply_TransaksiOrderBy_TANGGAL_ASC,
      "MutasiStokOrderBy.TANGGAL_DESC": plans_parts_apply_TransaksiOrderBy_TANGGAL_DESC,
      "MutasiStokOrderBy.TANGGAL_KUNCI_ASC": plans_parts_apply_MutasiStokOrderBy_TANGGAL_KUNCI_ASC,
      "MutasiStokOrderBy.TANGGAL_KUNCI_DESC": plans_parts_apply_MutasiStokOrderBy_TANGGAL_KUNCI_DESC,
      "MutasiStokOrderBy.URUT_ASC": plans_parts_apply_MutasiStokOrderBy_URUT_ASC,
      "MutasiStokOrderBy.URUT_DESC": plans_parts_apply_MutasiStokOrderBy_URUT_DESC,
      "MutasiStokOrderBy.BARIS_ASC": plans_parts_apply_JurnalBarisOrderBy_BARIS_ASC,
      "MutasiStokOrderBy.BARIS_DESC": plans_parts_apply_JurnalBarisOrderBy_BARIS_DESC,
      "MutasiStokOrderBy.SUB_ASC": plans_parts_apply_MutasiStokOrderBy_SUB_ASC,
      "MutasiStokOrderBy.SUB_DESC": plans_parts_apply_MutasiStokOrderBy_SUB_DESC,
      "MutasiStokOrderBy.QTY_ASC": plans_parts_apply_TransaksiBarisOrderBy_QTY_ASC,
      "MutasiStokOrderBy.QTY_DESC": plans_parts_apply_TransaksiBarisOrderBy_QTY_DESC,
      "MutasiStokOrderBy.NILAI_ASC": plans_parts_apply_PosTerbukaOrderBy_NILAI_ASC,
      "MutasiStokOrderBy.NILAI_DESC": plans_parts_apply_PosTerbukaOrderBy_NILAI_DESC,
      "MutasiStokOrderBy.AKUN_PERSEDIAAN_ASC": plans_parts_apply_BarangOrderBy_AKUN_PERSEDIAAN_ASC,
      "MutasiStokOrderBy.AKUN_PERSEDIAAN_DESC": plans_parts_apply_BarangOrderBy_AKUN_PERSEDIAAN_DESC,
      "MutasiStokOrderBy.AKUN_LAWAN_ASC": make70("akun_lawan", false),
      "MutasiStokOrderBy.AKUN_LAWAN_DESC": make71("akun_lawan", false),
      "MutasiStokOrderBy.MEMBALIK_ID_ASC": plans_parts_apply_JurnalOrderBy_MEMBALIK_ID_ASC,
      "MutasiStokOrderBy.MEMBALIK_ID_DESC": plans_parts_apply_JurnalOrderBy_MEMBALIK_ID_DESC,
      "MutasiStokOrderBy.KOREKSI_UNTUK_ASC": make70("koreksi_untuk", false),
      "MutasiStokOrderBy.KOREKSI_UNTUK_DESC": make71("koreksi_untuk", false),
      "MutasiStokOrderBy.SUMBER_ID_ASC": make70("sumber_id", false),
      "MutasiStokOrderBy.SUMBER_ID_DESC": make71("sumber_id", false),
      "MutasiStokOrderBy.DICATAT_PADA_ASC": plans_parts_apply_JurnalOrderBy_DICATAT_PADA_ASC,
      "MutasiStokOrderBy.DICATAT_PADA_DESC": plans_parts_apply_JurnalOrderBy_DICATAT_PADA_DESC,
      "MutasiStokOrderBy.GABUNGAN_ID_ASC": plans_parts_apply_TransaksiOrderBy_GABUNGAN_ID_ASC,
      "MutasiStokOrderBy.GABUNGAN_ID_DESC": plans_parts_apply_TransaksiOrderBy_GABUNGAN_ID_DESC,
      "MutasiStokOrderBy.KATEGORI_ASC": make80(TYPES.text, "kategori", "ASC", hops11),
      "MutasiStokOrderBy.KATEGORI_DESC": make80(TYPES.text, "kategori", "DESC", hops11),
      "OrderGerakOrderBy.PRIMARY_KEY_ASC": plans_parts_apply_AkunSubklasOrderBy_PRIMARY_KEY_ASC,
      "OrderGerakOrderBy.PRIMARY_KEY_DESC": plans_parts_apply_AkunSubklasOrderBy_PRIMARY_KEY_DESC,
      "OrderGerakOrderBy.ID_ASC": plans_parts_apply_AkunSubklasOrderBy_ID_ASC,
      "OrderGerakOrderBy.ID_DESC": plans_parts_apply_AkunSubklasOrderBy_ID_DESC,
      "OrderGerakOrderBy.POSTING_ID_ASC": plans_parts_apply_TransaksiOrderBy_POSTING_ID_ASC,
      "OrderGerakOrderBy.POSTING_ID_DESC": plans_parts_apply_TransaksiOrderBy_POSTING_ID_DESC,
      "OrderGerakOrderBy.TRANSAKSI_ID_ASC": plans_parts_apply_JurnalOrderBy_TRANSAKSI_ID_ASC,
      "OrderGerakOrderBy.TRANSAKSI_ID_DESC": plans_parts_apply_JurnalOrderBy_TRANSAKSI_ID_DESC,
      "OrderGerakOrderBy.ORDER_ID_ASC": make70("order_id", false),
      "OrderGerakOrderBy.ORDER_ID_DESC": make71("order_id", false),
      "OrderGerakOrderBy.BARIS_ID_ASC": plans_parts_apply_MutasiStokOrderBy_BARIS_ID_ASC,
      "OrderGerakOrderBy.BARIS_ID_DESC": plans_parts_apply_MutasiStokOrderBy_BARIS_ID_DESC,
      "OrderGerakOrderBy.PEMENUHAN_ID_ASC": make70("pemenuhan_id", false),
      "OrderGerakOrderBy.PEMENUHAN_ID_DESC": make71("pemenuhan_id", false),
      "OrderGerakOrderBy.BARANG_ID_ASC": plans_parts_apply_TransaksiBarisOrderBy_BARANG_ID_ASC,
      "OrderGerakOrderBy.BARANG_ID_DESC": plans_parts_apply_TransaksiBarisOrderBy_BARANG_ID_DESC,
      "OrderGerakOrderBy.LOKASI_ID_ASC": plans_parts_apply_TransaksiOrderBy_LOKASI_ID_ASC,
      "OrderGerakOrderBy.LOKASI_ID_DESC": plans_parts_apply_TransaksiOrderBy_LOKASI_ID_DESC,
      "OrderGerakOrderBy.TANGGAL_ASC": plans_parts_apply_TransaksiOrderBy_TANGGAL_ASC,
      "OrderGerakOrderBy.TANGGAL_DESC": plans_parts_apply_TransaksiOrderBy_TANGGAL_DESC,
      "OrderGerakOrderBy.DIPENUHI_ASC": make70("dipenuhi", false),
      "OrderGerakOrderBy.DIPENUHI_DESC": make71("dipenuhi", false),
      "OrderGerakOrderBy.SISA_ASC": plans_parts_apply_TransaksiOrderBy_SISA_ASC,
      "OrderGerakOrderBy.SISA_DESC": plans_parts_apply_TransaksiOrderBy_SISA_DESC,
      "OrderGerakOrderBy.RESERVASI_ASC": make70("reservasi", false),
      "OrderGerakOrderBy.RESERVASI_DESC": make71("reservasi", false),
      "OrderGerakOrderBy.MEMBALIK_ID_ASC": plans_parts_apply_JurnalOrderBy_MEMBALIK_ID_ASC,
      "OrderGerakOrderBy.MEMBALIK_ID_DESC": plans_parts_apply_JurnalOrderBy_MEMBALIK_ID_DESC,
      "AsetSusutOrderBy.PRIMARY_KEY_ASC": plans_parts_apply_AkunSubklasOrderBy_PRIMARY_KEY_ASC,
      "AsetSusutOrderBy.PRIMARY_KEY_DESC": plans_parts_apply_AkunSubklasOrderBy_PRIMARY_KEY_DESC,
      "AsetSusutOrderBy.ID_ASC": plans_parts_apply_AkunSubklasOrderBy_ID_ASC,
      "AsetSusutOrderBy.ID_DESC": plans_parts_apply_AkunSubklasOrderBy_ID_DESC,
      "AsetSusutOrderBy.POSTING_ID_ASC": plans_parts_apply_TransaksiOrderBy_POSTING_ID_ASC,
      "AsetSusutOrderBy.POSTING_ID_DESC": plans_parts_apply_TransaksiOrderBy_POSTING_ID_DESC,
      "AsetSusutOrderBy.TRANSAKSI_ID_ASC": plans_parts_apply_JurnalOrderBy_TRANSAKSI_ID_ASC,
      "AsetSusutOrderBy.TRANSAKSI_ID_DESC": plans_parts_apply_JurnalOrderBy_TRANSAKSI_ID_DESC,
      "AsetSusutOrderBy.ASET_ID_ASC": plans_parts_apply_AsetSusutOrderBy_ASET_ID_ASC,
      "AsetSusutOrderBy.ASET_ID_DESC": plans_parts_apply_AsetSusutOrderBy_ASET_ID_DESC,
      "AsetSusutOrderBy.PERIODE_ASC": make70("periode", false),
      "AsetSusutOrderBy.PERIODE_DESC": make71("periode", false),
      "AsetSusutOrderBy.NILAI_ASC": plans_parts_apply_PosTerbukaOrderBy_NILAI_ASC,
      "AsetSusutOrderBy.NILAI_DESC": plans_parts_apply_PosTerbukaOrderBy_NILAI_DESC,
      "AsetSusutOrderBy.MEMBALIK_ID_ASC": plans_parts_apply_JurnalOrderBy_MEMBALIK_ID_ASC,
      "AsetSusutOrderBy.MEMBALIK_ID_DESC": plans_parts_apply_JurnalOrderBy_MEMBALIK_ID_DESC,
      "AsetAsalOrderBy.PRIMARY_KEY_ASC": plans_parts_apply_AkunSubklasOrderBy_PRIMARY_KEY_ASC,
      "AsetAsalOrderBy.PRIMARY_KEY_DESC": plans_parts_apply_AkunSubklasOrderBy_PRIMARY_KEY_DESC,
      "AsetAsalOrderBy.ID_ASC": plans_parts_apply_AkunSubklasOrderBy_ID_ASC,
      "AsetAsalOrderBy.ID_DESC": plans_parts_apply_AkunSubklasOrderBy_ID_DESC,
      "AsetAsalOrderBy.ASET_ID_ASC": plans_parts_apply_AsetSusutOrderBy_ASET_ID_ASC,
      "AsetAsalOrderBy.ASET_ID_DESC": plans_parts_apply_AsetSusutOrderBy_ASET_ID_DESC,
      "AsetAsalOrderBy.BARIS_ID_ASC": plans_parts_apply_MutasiStokOrderBy_BARIS_ID_ASC,
      "AsetAsalOrderBy.BARIS_ID_DESC": plans_parts_apply_MutasiStokOrderBy_BARIS_ID_DESC,
      "AsetAsalOrderBy.AKUN_KODE_ASC": plans_parts_apply_AkunPeranOrderBy_AKUN_KODE_ASC,
      "AsetAsalOrderBy.AKUN_KODE_DESC": plans_parts_apply_AkunPeranOrderBy_AKUN_KODE_DESC,
      "AsetAsalOrderBy.NILAI_ASC": plans_parts_apply_PosTerbukaOrderBy_NILAI_ASC,
      "AsetAsalOrderBy.NILAI_DESC": plans_parts_apply_PosTerbukaOrderBy_NILAI_DESC,
      "AsetAsalOrderBy.DIBUAT_PADA_ASC": plans_parts_apply_AkunOrderBy_DIBUAT_PADA_ASC,
      "AsetAsalOrderBy.DIBUAT_PADA_DESC": plans_parts_apply_AkunOrderBy_DIBUAT_PADA_DESC,
      "AsetAsalOrderBy.DILEPAS_PADA_ASC": make70("dilepas_pada", false),
      "AsetAsalOrderBy.DILEPAS_PADA_DESC": make71("dilepas_pada", false),
      "StokLapisanOrderBy.PRIMARY_KEY_ASC": make68(registryConfig.pgResources.stok_lapisan.uniques[0].attributes),
      "StokLapisanOrderBy.PRIMARY_KEY_DESC": make69(registryConfig.pgResources.stok_lapisan.uniques[0].attributes),
      "StokLapisanOrderBy.MUTASI_ID_ASC": make70("mutasi_id", true),
      "StokLapisanOrderBy.MUTASI_ID_DESC": make71("mutasi_id", true),
      "StokLapisanOrderBy.KE_ASC": plans_parts_apply_StokLapisanOrderBy_KE_ASC,
      "StokLapisanOrderBy.KE_DESC": plans_parts_apply_StokLapisanOrderBy_KE_DESC,
      "StokLapisanOrderBy.BARANG_ID_ASC": plans_parts_apply_TransaksiBarisOrderBy_BARANG_ID_ASC,
      "StokLapisanOrderBy.BARANG_ID_DESC": plans_parts_apply_TransaksiBarisOrderBy_BARANG_ID_DESC,
      "StokLapisanOrderBy.POOL_ID_ASC": plans_parts_apply_MutasiStokOrderBy_POOL_ID_ASC,
      "StokLapisanOrderBy.POOL_ID_DESC": plans_parts_apply_MutasiStokOrderBy_POOL_ID_DESC,
      "StokLapisanOrderBy.TANGGAL_KUNCI_ASC": plans_parts_apply_MutasiStokOrderBy_TANGGAL_KUNCI_ASC,
      "StokLapisanOrderBy.TANGGAL_KUNCI_DESC": plans_parts_apply_MutasiStokOrderBy_TANGGAL_KUNCI_DESC,
      "StokLapisanOrderBy.URUT_ASC": plans_parts_apply_MutasiStokOrderBy_URUT_ASC,
      "StokLapisanOrderBy.URUT_DESC": plans_parts_apply_MutasiStokOrderBy_URUT_DESC,
      "StokLapisanOrderBy.BARIS_ASC": plans_parts_apply_JurnalBarisOrderBy_BARIS_ASC,
      "StokLapisanOrderBy.BARIS_DESC": plans_parts_apply_JurnalBarisOrderBy_BARIS_DESC,
      "StokLapisanOrderBy.SUB_ASC": plans_parts_apply_MutasiStokOrderBy_SUB_ASC,
      "StokLapisanOrderBy.SUB_DESC": plans_parts_apply_MutasiStokOrderBy_SUB_DESC,
      "StokLapisanOrderBy.QTY_ASC": plans_parts_apply_TransaksiBarisOrderBy_QTY_ASC,
      "StokLapisanOrderBy.QTY_DESC": plans_parts_apply_TransaksiBarisOrderBy_QTY_DESC,
      "StokLapisanOrderBy.NILAI_ASC": plans_parts_apply_PosTerbukaOrderBy_NILAI_ASC,
      "StokLapisanOrderBy.NILAI_DESC": plans_parts_apply_PosTerbukaOrderBy_NILAI_DESC,
      "StokAmbilOrderBy.PRIMARY_KEY_ASC": plans_parts_apply_AkunSubklasOrderBy_PRIMARY_KEY_ASC,
      "StokAmbilOrderBy.PRIMARY_KEY_DESC": plans_parts_apply_AkunSubklasOrderBy_PRIMARY_KEY_DESC,
      "StokAmbilOrderBy.ID_ASC": plans_parts_apply_AkunSubklasOrderBy_ID_ASC,
      "StokAmbilOrderBy.ID_DESC": plans_parts_apply_AkunSubklasOrderBy_ID_DESC,
      "StokAmbilOrderBy.POSTING_ID_ASC": plans_parts_apply_TransaksiOrderBy_POSTING_ID_ASC,
      "StokAmbilOrderBy.POSTING_ID_DESC": plans_parts_apply_TransaksiOrderBy_POSTING_ID_DESC,
      "StokAmbilOrderBy.BARANG_ID_ASC": plans_parts_apply_TransaksiBarisOrderBy_BARANG_ID_ASC,
      "StokAmbilOrderBy.BARANG_ID_DESC": plans_parts_apply_TransaksiBarisOrderBy_BARANG_ID_DESC,
      "StokAmbilOrderBy.POOL_ID_ASC": plans_parts_apply_MutasiStokOrderBy_POOL_ID_ASC,
      "StokAmbilOrderBy.POOL_ID_DESC": plans_parts_apply_MutasiStokOrderBy_POOL_ID_DESC,
      "StokAmbilOrderBy.PEMAKAI_ID_ASC": make70("pemakai_id", false),
      "StokAmbilOrderBy.PEMAKAI_ID_DESC": make71("pemakai_id", false),
      "StokAmbilOrderBy.LAPISAN_ID_ASC": make70("lapisan_id", false),
      "StokAmbilOrderBy.LAPISAN_ID_DESC": make71("lapisan_id", false),
      "StokAmbilOrderBy.KE_ASC": plans_parts_apply_StokLapisanOrderBy_KE_ASC,
      "StokAmbilOrderBy.KE_DESC": plans_parts_apply_StokLapisanOrderBy_KE_DESC,
      "StokAmbilOrderBy.TANGGAL_KUNCI_ASC": plans_parts_apply_MutasiStokOrderBy_TANGGAL_KUNCI_ASC,
      "StokAmbilOrderBy.TANGGAL_KUNCI_DESC": plans_parts_apply_MutasiStokOrderBy_TANGGAL_KUNCI_DESC,
      "StokAmbilOrderBy.URUT_ASC": plans_parts_apply_MutasiStokOrderBy_URUT_ASC,
      "StokAmbilOrderBy.URUT_DESC": plans_parts_apply_MutasiStokOrderBy_URUT_DESC,
      "StokAmbilOrderBy.QTY_ASC": plans_parts_apply_TransaksiBarisOrderBy_QTY_ASC,
      "StokAmbilOrderBy.QTY_DESC": plans_parts_apply_TransaksiBarisOrderBy_QTY_DESC,
      "StokAmbilOrderBy.NILAI_ASC": plans_parts_apply_PosTerbukaOrderBy_NILAI_ASC,
      "StokAmbilOrderBy.NILAI_DESC": plans_parts_apply_PosTerbukaOrderBy_NILAI_DESC,
      "MutasiStokGroupBy.BARANG_ID": plans_parts_apply_TransaksiBarisGroupBy_BARANG_ID,
      "MutasiStokGroupBy.LOKASI_ID": plans_parts_apply_MutasiStokGroupBy_LOKASI_ID,
      "MutasiStokGroupBy.JENIS": make75(jenisMutasiCodec, "jenis"),
      "MutasiStokGroupBy.TANGGAL": plans_parts_apply_PosTerbukaGroupBy_TANGGAL,
      "MutasiStokGroupBy.TANGGAL_BULAN": plans_parts_apply_PosTerbukaGroupBy_TANGGAL_BULAN,
      "MutasiStokGroupBy.BARANG_NAMA": make76(TYPES.text, "nama", [{
        path: "by_barangByMyBarangId",
        from: barangIdentifier,
        local: "barang_id",
        remote: "id"
      }]),
      "MutasiStokGroupBy.KATEGORI": make76(TYPES.text, "kategori", hops11),
      "MutasiStokGroupBy.LOKASI_NAMA": make76(TYPES.text, "nama", [{
        path: "by_lokasiByMyLokasiId",
        from: lokasiIdentifier,
        local: "lokasi_id",
        remote: "id"
      }]),
      "MutasiStokHavingInput.AND": pgAggregatesApplyAnd,
      "MutasiStokHavingInput.OR": plans_parts_apply_TransaksiBarisHavingInput_OR,
      "MutasiStokHavingInput.sum": pgAggregatesPlanAggregatesField,
      "MutasiStokHavingSumInput.qty": make78(spec_mutasiStok.attributes.qty, "qty"),
      "MutasiStokHavingSumInput.nilai": make78(spec_mutasiStok.attributes.nilai, "nilai"),
      "PenutupanOrderBy.PRIMARY_KEY_ASC": plans_parts_apply_AkunSubklasOrderBy_PRIMARY_KEY_ASC,
      "PenutupanOrderBy.PRIMARY_KEY_DESC": plans_parts_apply_AkunSubklasOrderBy_PRIMARY_KEY_DESC,
      "PenutupanOrderBy.ID_ASC": plans_parts_apply_AkunSubklasOrderBy_ID_ASC,
      "PenutupanOrderBy.ID_DESC": plans_parts_apply_AkunSubklasOrderBy_ID_DESC,
      "PenutupanOrderBy.TAHUN_ASC": make70("tahun", false),
      "PenutupanOrderBy.TAHUN_DESC": make71("tahun", false),
      "PenutupanOrderBy.MULAI_ASC": make70("mulai", false),
      "PenutupanOrderBy.MULAI_DESC": make71("mulai", false),
      "PenutupanOrderBy.AKHIR_ASC": make70("akhir", false),
      "PenutupanOrderBy.AKHIR_DESC": make71("akhir", false),
      "PenutupanOrderBy.JURNAL_ID_ASC": plans_parts_apply_MutasiStokOrderBy_JURNAL_ID_ASC,
      "PenutupanOrderBy.JURNAL_ID_DESC": plans_parts_apply_MutasiStokOrderBy_JURNAL_ID_DESC,
      "PenutupanOrderBy.LABA_ASC": make70("laba", false),
      "PenutupanOrderBy.LABA_DESC": make71("laba", false),
      "PenutupanOrderBy.PRIVE_ASC": make70("prive", false),
      "PenutupanOrderBy.PRIVE_DESC": make71("prive", false),
      "PenutupanOrderBy.DENGAN_PRIVE_ASC": make70("dengan_prive", false),
      "PenutupanOrderBy.DENGAN_PRIVE_DESC": make71("dengan_prive", false),
      "PenutupanOrderBy.KUNCI_SEBELUM_ASC": make70("kunci_sebelum", false),
      "PenutupanOrderBy.KUNCI_SEBELUM_DESC": make71("kunci_sebelum", false),
      "PenutupanOrderBy.DITUTUP_PADA_ASC": make70("ditutup_pada", false),
      "PenutupanOrderBy.DITUTUP_PADA_DESC": make71("ditutup_pada", false),
      "PenutupanOrderBy.DITUTUP_OLEH_ASC": make70("ditutup_oleh", false),
      "PenutupanOrderBy.DITUTUP_OLEH_DESC": make71("ditutup_oleh", false),
      "PenutupanOrderBy.PEMBALIK_ID_ASC": plans_parts_apply_PenutupanOrderBy_PEMBALIK_ID_ASC,
      "PenutupanOrderBy.PEMBALIK_ID_DESC": plans_parts_apply_PenutupanOrderBy_PEMBALIK_ID_DESC,
      "PenutupanOrderBy.DIBUKA_PADA_ASC": make70("dibuka_pada", false),
      "PenutupanOrderBy.DIBUKA_PADA_DESC": make71("dibuka_pada", false),
      "PenutupanOrderBy.DIBUKA_OLEH_ASC": make70("dibuka_oleh", false),
      "PenutupanOrderBy.DIBUKA_OLEH_DESC": make71("dibuka_oleh", false),
      "PenutupanOrderBy.KUNCI_SALDO_AWAL_SEBELUM_ASC": make70("kunci_saldo_awal_sebelum", false),
      "PenutupanOrderBy.KUNCI_SALDO_AWAL_SEBELUM_DESC": make71("kunci_saldo_awal_sebelum", false),
      "JurnalBarisGroupBy.TANGGAL": plans_parts_apply_PosTerbukaGroupBy_TANGGAL,
      "JurnalBarisGroupBy.TANGGAL_BULAN": plans_parts_apply_PosTerbukaGroupBy_TANGGAL_BULAN,
      "JurnalBarisGroupBy.AKUN_KODE": plans_parts_apply_TransaksiBarisGroupBy_AKUN_KODE,
      "JurnalBarisGroupBy.KONTAK_ID": plans_parts_apply_PosTerbukaGroupBy_KONTAK_ID,
      "JurnalBarisGroupBy.AKUN_NAMA": make76(TYPES.text, "nama", [{
        path: "by_akunByMyAkunKode",
        from: akunIdentifier,
        local: "akun_kode",
        remote: "kode"
      }]),
      "JurnalBarisGroupBy.KONTAK_NAMA": make76(TYPES.text, "nama", [{
        path: "by_kontakByMyKontakId",
        from: kontakIdentifier,
        local: "kontak_id",
        remote: "id"
      }]),
      "JurnalBarisHavingInput.AND": pgAggregatesApplyAnd,
      "JurnalBarisHavingInput.OR": plans_parts_apply_TransaksiBarisHavingInput_OR,
      "JurnalBarisHavingInput.sum": pgAggregatesPlanAggregatesField,
      "JurnalBarisHavingSumInput.debit": make78(spec_jurnalBaris.attributes.debit, "debit"),
      "JurnalBarisHavingSumInput.kredit": make78(spec_jurnalBaris.attributes.kredit, "kredit"),
      "KonfirmasiOrderBy.PRIMARY_KEY_ASC": plans_parts_apply_AkunSubklasOrderBy_PRIMARY_KEY_ASC,
      "KonfirmasiOrderBy.PRIMARY_KEY_DESC": plans_parts_apply_AkunSubklasOrderBy_PRIMARY_KEY_DESC,
      "KonfirmasiOrderBy.ID_ASC": plans_parts_apply_AkunSubklasOrderBy_ID_ASC,
      "KonfirmasiOrderBy.ID_DESC": plans_parts_apply_AkunSubklasOrderBy_ID_DESC,
      "KonfirmasiOrderBy.TRANSAKSI_ID_ASC": plans_parts_apply_JurnalOrderBy_TRANSAKSI_ID_ASC,
      "KonfirmasiOrderBy.TRANSAKSI_ID_DESC": plans_parts_apply_JurnalOrderBy_TRANSAKSI_ID_DESC,
      "KonfirmasiOrderBy.KONTAK_ID_ASC": plans_parts_apply_TransaksiOrderBy_KONTAK_ID_ASC,
      "KonfirmasiOrderBy.KONTAK_ID_DESC": plans_parts_apply_TransaksiOrderBy_KONTAK_ID_DESC,
      "KonfirmasiOrderBy.TANGGAL_ASC": plans_parts_apply_TransaksiOrderBy_TANGGAL_ASC,
      "KonfirmasiOrderBy.TANGGAL_DESC": plans_parts_apply_TransaksiOrderBy_TANGGAL_DESC,
      "KonfirmasiOrderBy.DOKUMEN_ID_ASC": make70("dokumen_id", false),
      "KonfirmasiOrderBy.DOKUMEN_ID_DESC": make71("dokumen_id", false),
      "KonfirmasiOrderBy.SALDO_SISTEM_ASC": make70("saldo_sistem", false),
      "KonfirmasiOrderBy.SALDO_SISTEM_DESC": make71("saldo_sistem", false),
      "KonfirmasiOrderBy.SALDO_KONFIRMASI_ASC": make70("saldo_konfirmasi", false),
      "KonfirmasiOrderBy.SALDO_KONFIRMASI_DESC": make71("saldo_konfirmasi", false),
      "PoinGerakOrderBy.PRIMARY_KEY_ASC": plans_parts_apply_AkunSubklasOrderBy_PRIMARY_KEY_ASC,
      "PoinGerakOrderBy.PRIMARY_KEY_DESC": plans_parts_apply_AkunSubklasOrderBy_PRIMARY_KEY_DESC,
      "PoinGerakOrderBy.ID_ASC": plans_parts_apply_AkunSubklasOrderBy_ID_ASC,
      "PoinGerakOrderBy.ID_DESC": plans_parts_apply_AkunSubklasOrderBy_ID_DESC,
      "PoinGerakOrderBy.POSTING_ID_ASC": plans_parts_apply_TransaksiOrderBy_POSTING_ID_ASC,
      "PoinGerakOrderBy.POSTING_ID_DESC": plans_parts_apply_TransaksiOrderBy_POSTING_ID_DESC,
      "PoinGerakOrderBy.TRANSAKSI_ID_ASC": plans_parts_apply_JurnalOrderBy_TRANSAKSI_ID_ASC,
      "PoinGerakOrderBy.TRANSAKSI_ID_DESC": plans_parts_apply_JurnalOrderBy_TRANSAKSI_ID_DESC,
      "PoinGerakOrderBy.LOT_ID_ASC": make70("lot_id", false),
      "PoinGerakOrderBy.LOT_ID_DESC": make71("lot_id", false),
      "PoinGerakOrderBy.KONTAK_ID_ASC": plans_parts_apply_TransaksiOrderBy_KONTAK_ID_ASC,
      "PoinGerakOrderBy.KONTAK_ID_DESC": plans_parts_apply_TransaksiOrderBy_KONTAK_ID_DESC,
      "PoinGerakOrderBy.TANGGAL_ASC": plans_parts_apply_TransaksiOrderBy_TANGGAL_ASC,
      "PoinGerakOrderBy.TANGGAL_DESC": plans_parts_apply_TransaksiOrderBy_TANGGAL_DESC,
      "PoinGerakOrderBy.POIN_ASC": plans_parts_apply_PoinGerakOrderBy_POIN_ASC,
      "PoinGerakOrderBy.POIN_DESC": plans_parts_apply_PoinGerakOrderBy_POIN_DESC,
      "PoinGerakOrderBy.NILAI_ASC": plans_parts_apply_PosTerbukaOrderBy_NILAI_ASC,
      "PoinGerakOrderBy.NILAI_DESC": plans_parts_apply_PosTerbukaOrderBy_NILAI_DESC,
      "PoinGerakOrderBy.MEMBALIK_ID_ASC": plans_parts_apply_JurnalOrderBy_MEMBALIK_ID_ASC,
      "PoinGerakOrderBy.MEMBALIK_ID_DESC": plans_parts_apply_JurnalOrderBy_MEMBALIK_ID_DESC,
      "PoinLotOrderBy.PRIMARY_KEY_ASC": plans_parts_apply_AkunSubklasOrderBy_PRIMARY_KEY_ASC,
      "PoinLotOrderBy.PRIMARY_KEY_DESC": plans_parts_apply_AkunSubklasOrderBy_PRIMARY_KEY_DESC,
      "PoinLotOrderBy.ID_ASC": plans_parts_apply_AkunSubklasOrderBy_ID_ASC,
      "PoinLotOrderBy.ID_DESC": plans_parts_apply_AkunSubklasOrderBy_ID_DESC,
      "PoinLotOrderBy.POSTING_ID_ASC": plans_parts_apply_TransaksiOrderBy_POSTING_ID_ASC,
      "PoinLotOrderBy.POSTING_ID_DESC": plans_parts_apply_TransaksiOrderBy_POSTING_ID_DESC,
      "PoinLotOrderBy.TRANSAKSI_ID_ASC": plans_parts_apply_JurnalOrderBy_TRANSAKSI_ID_ASC,
      "PoinLotOrderBy.TRANSAKSI_ID_DESC": plans_parts_apply_JurnalOrderBy_TRANSAKSI_ID_DESC,
      "PoinLotOrderBy.KONTAK_ID_ASC": plans_parts_apply_TransaksiOrderBy_KONTAK_ID_ASC,
      "PoinLotOrderBy.KONTAK_ID_DESC": plans_parts_apply_TransaksiOrderBy_KONTAK_ID_DESC,
      "PoinLotOrderBy.AKUN_KODE_ASC": plans_parts_apply_AkunPeranOrderBy_AKUN_KODE_ASC,
      "PoinLotOrderBy.AKUN_KODE_DESC": plans_parts_apply_AkunPeranOrderBy_AKUN_KODE_DESC,
      "PoinLotOrderBy.TANGGAL_ASC": plans_parts_apply_TransaksiOrderBy_TANGGAL_ASC,
      "PoinLotOrderBy.TANGGAL_DESC": plans_parts_apply_TransaksiOrderBy_TANGGAL_DESC,
      "PoinLotOrderBy.KEDALUWARSA_ASC": make70("kedaluwarsa", false),
      "PoinLotOrderBy.KEDALUWARSA_DESC": make71("kedaluwarsa", false),
      "PoinLotOrderBy.NILAI_POIN_ASC": make70("nilai_poin", false),
      "PoinLotOrderBy.NILAI_POIN_DESC": make71("nilai_poin", false),
      "PoinLotOrderBy.POIN_ASC": plans_parts_apply_PoinGerakOrderBy_POIN_ASC,
      "PoinLotOrderBy.POIN_DESC": plans_parts_apply_PoinGerakOrderBy_POIN_DESC,
      "PoinLotOrderBy.NILAI_ASC": plans_parts_apply_PosTerbukaOrderBy_NILAI_ASC,
      "PoinLotOrderBy.NILAI_DESC": plans_parts_apply_PosTerbukaOrderBy_NILAI_DESC,
      "KontakGroupBy.TIPE": make75(kontakTipeCodec, "tipe"),
      "KontakGroupBy.KOTA": make75(TYPES.text, "kota"),
      "KontakGroupBy.HARGA_KODE": plans_parts_apply_KontakGroupBy_HARGA_KODE,
      "KontakGroupBy.AKTIF": plans_parts_apply_KontakGroupBy_AKTIF,
      "KontakHavingInput.AND": pgAggregatesApplyAnd,
      "KontakHavingInput.OR": plans_parts_apply_TransaksiBarisHavingInput_OR,
      "KontakHavingInput.sum": pgAggregatesPlanAggregatesField,
      "KontakHavingSumInput.batasKredit": make78(spec_kontak.attributes.batas_kredit, "batas_kredit"),
      "KontakOrderBy.SALDO_PIUTANG_ASC": make74("asc", resource_kontak_saldo_piutangPgResource),
      "KontakOrderBy.SALDO_PIUTANG_DESC": make74("desc", resource_kontak_saldo_piutangPgResource),
      "KontakOrderBy.SALDO_HUTANG_ASC": make74("asc", resource_kontak_saldo_hutangPgResource),
      "KontakOrderBy.SALDO_HUTANG_DESC": make74("desc", resource_kontak_saldo_hutangPgResource),
      "KontakOrderBy.PRIMARY_KEY_ASC": plans_parts_apply_AkunSubklasOrderBy_PRIMARY_KEY_ASC,
      "KontakOrderBy.PRIMARY_KEY_DESC": plans_parts_apply_AkunSubklasOrderBy_PRIMARY_KEY_DESC,
      "KontakOrderBy.ID_ASC": plans_parts_apply_AkunSubklasOrderBy_ID_ASC,
      "KontakOrderBy.ID_DESC": plans_parts_apply_AkunSubklasOrderBy_ID_DESC,
      "KontakOrderBy.KODE_ASC": plans_parts_apply_AkunOrderBy_KODE_ASC,
      "KontakOrderBy.KODE_DESC": plans_parts_apply_AkunOrderBy_KODE_DESC,
      "KontakOrderBy.NAMA_ASC": plans_parts_apply_AkunSubklasOrderBy_NAMA_ASC,
      "KontakOrderBy.NAMA_DESC": plans_parts_apply_AkunSubklasOrderBy_NAMA_DESC,
      "KontakOrderBy.ALAMAT_ASC": plans_parts_apply_KontakOrderBy_ALAMAT_ASC,
      "KontakOrderBy.ALAMAT_DESC": plans_parts_apply_KontakOrderBy_ALAMAT_DESC,
      "KontakOrderBy.KOTA_ASC": make70("kota", false),
      "KontakOrderBy.KOTA_DESC": make71("kota", false),
      "KontakOrderBy.TELEPON_ASC": plans_parts_apply_KontakOrderBy_TELEPON_ASC,
      "KontakOrderBy.TELEPON_DESC": plans_parts_apply_KontakOrderBy_TELEPON_DESC,
      "KontakOrderBy.EMAIL_ASC": make70("email", false),
      "KontakOrderBy.EMAIL_DESC": make71("email", false),
      "KontakOrderBy.NPWP_ASC": plans_parts_apply_KontakOrderBy_NPWP_ASC,
      "KontakOrderBy.NPWP_DESC": plans_parts_apply_KontakOrderBy_NPWP_DESC,
      "KontakOrderBy.BATAS_KREDIT_ASC": make70("batas_kredit", false),
      "KontakOrderBy.BATAS_KREDIT_DESC": make71("batas_kredit", false),
      "KontakOrderBy.TERMIN_HARI_ASC": make70("termin_hari", false),
      "KontakOrderBy.TERMIN_HARI_DESC": make71("termin_hari", false),
      "KontakOrderBy.HARGA_KODE_ASC": plans_parts_apply_TransaksiOrderBy_HARGA_KODE_ASC,
      "KontakOrderBy.HARGA_KODE_DESC": plans_parts_apply_TransaksiOrderBy_HARGA_KODE_DESC,
      "KontakOrderBy.AKTIF_ASC": plans_parts_apply_AkunOrderBy_AKTIF_ASC,
      "KontakOrderBy.AKTIF_DESC": plans_parts_apply_AkunOrderBy_AKTIF_DESC,
      "KontakOrderBy.DIBUAT_PADA_ASC": plans_parts_apply_AkunOrderBy_DIBUAT_PADA_ASC,
      "KontakOrderBy.DIBUAT_PADA_DESC": plans_parts_apply_AkunOrderBy_DIBUAT_PADA_DESC,
      "KontakOrderBy.DIUBAH_PADA_ASC": plans_parts_apply_AkunOrderBy_DIUBAH_PADA_ASC,
      "KontakOrderBy.DIUBAH_PADA_DESC": plans_parts_apply_AkunOrderBy_DIUBAH_PADA_DESC,
      "KontakOrderBy.CARI_ASC": plans_parts_apply_AkunOrderBy_CARI_ASC,
      "KontakOrderBy.CARI_DESC": plans_parts_apply_AkunOrderBy_CARI_DESC,
      "KontakOrderBy.GABUNGAN_ID_ASC": plans_parts_apply_TransaksiOrderBy_GABUNGAN_ID_ASC,
      "KontakOrderBy.GABUNGAN_ID_DESC": plans_parts_apply_TransaksiOrderBy_GABUNGAN_ID_DESC,
      "KontakOrderBy.DAFTAR_TRANSAKSI_COUNT_ASC": make72("ASC", relation4, resource_transaksiPgResource),
      "KontakOrderBy.DAFTAR_TRANSAKSI_COUNT_DESC": make72("DESC", relation4, resource_transaksiPgResource),
      "KontakOrderBy.DAFTAR_TRANSAKSI_SUM_BRUTO_ASC": make73(spec_transaksi.attributes.bruto, "bruto", "ASC", relation4, resource_transaksiPgResource),
      "KontakOrderBy.DAFTAR_TRANSAKSI_SUM_BRUTO_DESC": make73(spec_transaksi.attributes.bruto, "bruto", "DESC", relation4, resource_transaksiPgResource),
      "KontakOrderBy.DAFTAR_TRANSAKSI_SUM_DISKON_ASC": make73(spec_transaksi.attributes.diskon, "diskon", "ASC", relation4, resource_transaksiPgResource),
      "KontakOrderBy.DAFTAR_TRANSAKSI_SUM_DISKON_DESC": make73(spec_transaksi.attributes.diskon, "diskon", "DESC", relation4, resource_transaksiPgResource),
      "KontakOrderBy.DAFTAR_TRANSAKSI_SUM_DPP_ASC": make73(spec_transaksi.attributes.dpp, "dpp", "ASC", relation4, resource_transaksiPgResource),
      "KontakOrderBy.DAFTAR_TRANSAKSI_SUM_DPP_DESC": make73(spec_transaksi.attributes.dpp, "dpp", "DESC", relation4, resource_transaksiPgResource),
      "KontakOrderBy.DAFTAR_TRANSAKSI_SUM_PPN_ASC": make73(spec_transaksi.attributes.ppn, "ppn", "ASC", relation4, resource_transaksiPgResource),
      "KontakOrderBy.DAFTAR_TRANSAKSI_SUM_PPN_DESC": make73(spec_transaksi.attributes.ppn, "ppn", "DESC", relation4, resource_transaksiPgResource),
      "KontakOrderBy.DAFTAR_TRANSAKSI_SUM_ONGKOS_ASC": make73(spec_transaksi.attributes.ongkos, "ongkos", "ASC", relation4, resource_transaksiPgResource),
      "KontakOrderBy.DAFTAR_TRANSAKSI_SUM_ONGKOS_DESC": make73(spec_transaksi.attributes.ongkos, "ongkos", "DESC", relation4, resource_transaksiPgResource),
      "KontakOrderBy.DAFTAR_TRANSAKSI_SUM_ONGKOS_PPN_ASC": make73(spec_transaksi.attributes.ongkos_ppn, "ongkos_ppn", "ASC", relation4, resource_transaksiPgResource),
      "KontakOrderBy.DAFTAR_TRANSAKSI_SUM_ONGKOS_PPN_DESC": make73(spec_transaksi.attributes.ongkos_ppn, "ongkos_ppn", "DESC", relation4, resource_transaksiPgResource),
      "KontakOrderBy.DAFTAR_TRANSAKSI_SUM_BIAYA_TAMBAHAN_ASC": make73(spec_transaksi.attributes.biaya_tambahan, "biaya_tambahan", "ASC", relation4, resource_transaksiPgResource),
      "KontakOrderBy.DAFTAR_TRANSAKSI_SUM_BIAYA_TAMBAHAN_DESC": make73(spec_transaksi.attributes.biaya_tambahan, "biaya_tambahan", "DESC", relation4, resource_transaksiPgResource),
      "KontakOrderBy.DAFTAR_TRANSAKSI_SUM_PEMBULATAN_ASC": make73(spec_transaksi.attributes.pembulatan, "pembulatan", "ASC", relation4, resource_transaksiPgResource),
      "KontakOrderBy.DAFTAR_TRANSAKSI_SUM_PEMBULATAN_DESC": make73(spec_transaksi.attributes.pembulatan, "pembulatan", "DESC", relation4, resource_transaksiPgResource),
      "KontakOrderBy.DAFTAR_TRANSAKSI_SUM_TOTAL_NILAI_ASC": make73(spec_transaksi.attributes.total_nilai, "total_nilai", "ASC", relation4, resource_transaksiPgResource),
      "KontakOrderBy.DAFTAR_TRANSAKSI_SUM_TOTAL_NILAI_DESC": make73(spec_transaksi.attributes.total_nilai, "total_nilai", "DESC", relation4, resource_transaksiPgResource),
      "KontakOrderBy.DAFTAR_TRANSAKSI_SUM_HPP_TOTAL_ASC": make73(spec_transaksi.attributes.hpp_total, "hpp_total", "ASC", relation4, resource_transaksiPgResource),
      "KontakOrderBy.DAFTAR_TRANSAKSI_SUM_HPP_TOTAL_DESC": make73(spec_transaksi.attributes.hpp_total, "hpp_total", "DESC", relation4, resource_transaksiPgResource),
      "KontakOrderBy.DAFTAR_TRANSAKSI_SUM_DIBAYAR_ASC": make73(spec_transaksi.attributes.dibayar, "dibayar", "ASC", relation4, resource_transaksiPgResource),
      "KontakOrderBy.DAFTAR_TRANSAKSI_SUM_DIBAYAR_DESC": make73(spec_transaksi.attributes.dibayar, "dibayar", "DESC", relation4, resource_transaksiPgResource),
      "KontakOrderBy.DAFTAR_TRANSAKSI_SUM_SISA_ASC": make73(spec_transaksi.attributes.sisa, "sisa", "ASC", relation4, resource_transaksiPgResource),
      "KontakOrderBy.DAFTAR_TRANSAKSI_SUM_SISA_DESC": make73(spec_transaksi.attributes.sisa, "sisa", "DESC", relation4, resource_transaksiPgResource),
      "KontakOrderBy.DAFTAR_POS_TERBUKA_COUNT_ASC": make72("ASC", relation5, resource_pos_terbukaPgResource),
      "KontakOrderBy.DAFTAR_POS_TERBUKA_COUNT_DESC": make72("DESC", relation5, resource_pos_terbukaPgResource),
      "KontakOrderBy.DAFTAR_POS_TERBUKA_SUM_NILAI_ASC": make73(spec_posTerbuka.attributes.nilai, "nilai", "ASC", relation5, resource_pos_terbukaPgResource),
      "KontakOrderBy.DAFTAR_POS_TERBUKA_SUM_NILAI_DESC": make73(spec_posTerbuka.attributes.nilai, "nilai", "DESC", relation5, resource_pos_terbukaPgResource),
      "TransaksiPembayaranOrderBy.PRIMARY_KEY_ASC": plans_parts_apply_TransaksiPembayaranOrderBy_PRIMARY_KEY_ASC,
      "TransaksiPembayaranOrderBy.PRIMARY_KEY_DESC": plans_parts_apply_TransaksiPembayaranOrderBy_PRIMARY_KEY_DESC,
      "TransaksiPembayaranOrderBy.TRANSAKSI_ID_ASC": plans_parts_apply_TransaksiBarisOrderBy_TRANSAKSI_ID_ASC,
      "TransaksiPembayaranOrderBy.TRANSAKSI_ID_DESC": plans_parts_apply_TransaksiBarisOrderBy_TRANSAKSI_ID_DESC,
      "TransaksiPembayaranOrderBy.BARIS_ASC": plans_parts_apply_JurnalBarisOrderBy_BARIS_ASC,
      "TransaksiPembayaranOrderBy.BARIS_DESC": plans_parts_apply_JurnalBarisOrderBy_BARIS_DESC,
      "TransaksiPembayaranOrderBy.AKUN_KODE_ASC": plans_parts_apply_AkunPeranOrderBy_AKUN_KODE_ASC,
      "TransaksiPembayaranOrderBy.AKUN_KODE_DESC": plans_parts_apply_AkunPeranOrderBy_AKUN_KODE_DESC,
      "TransaksiPembayaranOrderBy.JUMLAH_ASC": plans_parts_apply_AnggaranOrderBy_JUMLAH_ASC,
      "TransaksiPembayaranOrderBy.JUMLAH_DESC": plans_parts_apply_AnggaranOrderBy_JUMLAH_DESC,
      "TransaksiBiayaOrderBy.PRIMARY_KEY_ASC": plans_parts_apply_TransaksiPembayaranOrderBy_PRIMARY_KEY_ASC,
      "TransaksiBiayaOrderBy.PRIMARY_KEY_DESC": plans_parts_apply_TransaksiPembayaranOrderBy_PRIMARY_KEY_DESC,
      "TransaksiBiayaOrderBy.TRANSAKSI_ID_ASC": plans_parts_apply_TransaksiBarisOrderBy_TRANSAKSI_ID_ASC,
      "TransaksiBiayaOrderBy.TRANSAKSI_ID_DESC": plans_parts_apply_TransaksiBarisOrderBy_TRANSAKSI_ID_DESC,
      "TransaksiBiayaOrderBy.BARIS_ASC": plans_parts_apply_JurnalBarisOrderBy_BARIS_ASC,
      "TransaksiBiayaOrderBy.BARIS_DESC": plans_parts_apply_JurnalBarisOrderBy_BARIS_DESC,
      "TransaksiBiayaOrderBy.AKUN_KODE_ASC": plans_parts_apply_AkunPeranOrderBy_AKUN_KODE_ASC,
      "TransaksiBiayaOrderBy.AKUN_KODE_DESC": plans_parts_apply_AkunPeranOrderBy_AKUN_KODE_DESC,
      "TransaksiBiayaOrderBy.JUMLAH_ASC": plans_parts_apply_AnggaranOrderBy_JUMLAH_ASC,
      "TransaksiBiayaOrderBy.JUMLAH_DESC": plans_parts_apply_AnggaranOrderBy_JUMLAH_DESC,
      "JurnalBalikOrderBy.PRIMARY_KEY_ASC": make68(registryConfig.pgResources.jurnal_balik.uniques[0].attributes),
      "JurnalBalikOrderBy.PRIMARY_KEY_DESC": make69(registryConfig.pgResources.jurnal_balik.uniques[0].attributes),
      "JurnalBalikOrderBy.TRANSAKSI_ID_ASC": plans_parts_apply_TransaksiBarisOrderBy_TRANSAKSI_ID_ASC,
      "JurnalBalikOrderBy.TRANSAKSI_ID_DESC": plans_parts_apply_TransaksiBarisOrderBy_TRANSAKSI_ID_DESC,
      "JurnalBalikOrderBy.TANGGAL_ASC": plans_parts_apply_TransaksiOrderBy_TANGGAL_ASC,
      "JurnalBalikOrderBy.TANGGAL_DESC": plans_parts_apply_TransaksiOrderBy_TANGGAL_DESC,
      "JurnalBalikOrderBy.PEMBALIK_ID_ASC": plans_parts_apply_PenutupanOrderBy_PEMBALIK_ID_ASC,
      "JurnalBalikOrderBy.PEMBALIK_ID_DESC": plans_parts_apply_PenutupanOrderBy_PEMBALIK_ID_DESC,
      "DraftOrderBy.PRIMARY_KEY_ASC": plans_parts_apply_AkunSubklasOrderBy_PRIMARY_KEY_ASC,
      "DraftOrderBy.PRIMARY_KEY_DESC": plans_parts_apply_AkunSubklasOrderBy_PRIMARY_KEY_DESC,
      "DraftOrderBy.ID_ASC": plans_parts_apply_AkunSubklasOrderBy_ID_ASC,
      "DraftOrderBy.ID_DESC": plans_parts_apply_AkunSubklasOrderBy_ID_DESC,
      "DraftOrderBy.VERSI_ASC": make70("versi", false),
      "DraftOrderBy.VERSI_DESC": make71("versi", false),
      "DraftOrderBy.TRANSAKSI_ID_ASC": plans_parts_apply_JurnalOrderBy_TRANSAKSI_ID_ASC,
      "DraftOrderBy.TRANSAKSI_ID_DESC": plans_parts_apply_JurnalOrderBy_TRANSAKSI_ID_DESC,
      "DraftOrderBy.DIBUAT_OLEH_ASC": plans_parts_apply_TransaksiOrderBy_DIBUAT_OLEH_ASC,
      "DraftOrderBy.DIBUAT_OLEH_DESC": plans_parts_apply_TransaksiOrderBy_DIBUAT_OLEH_DESC,
      "DraftOrderBy.DIBUAT_PADA_ASC": plans_parts_apply_AkunOrderBy_DIBUAT_PADA_ASC,
      "DraftOrderBy.DIBUAT_PADA_DESC": plans_parts_apply_AkunOrderBy_DIBUAT_PADA_DESC,
      "DraftOrderBy.DIUBAH_PADA_ASC": plans_parts_apply_AkunOrderBy_DIUBAH_PADA_ASC,
      "DraftOrderBy.DIUBAH_PADA_DESC": plans_parts_apply_AkunOrderBy_DIUBAH_PADA_DESC,
      "AsetOrderBy.PRIMARY_KEY_ASC": plans_parts_apply_AkunSubklasOrderBy_PRIMARY_KEY_ASC,
      "AsetOrderBy.PRIMARY_KEY_DESC": plans_parts_apply_AkunSubklasOrderBy_PRIMARY_KEY_DESC,
      "AsetOrderBy.ID_ASC": plans_parts_apply_AkunSubklasOrderBy_ID_ASC,
      "AsetOrderBy.ID_DESC": plans_parts_apply_AkunSubklasOrderBy_ID_DESC,
      "AsetOrderBy.KODE_ASC": plans_parts_apply_AkunOrderBy_KODE_ASC,
      "AsetOrderBy.KODE_DESC": plans_parts_apply_AkunOrderBy_KODE_DESC,
      "AsetOrderBy.NAMA_ASC": plans_parts_apply_AkunSubklasOrderBy_NAMA_ASC,
      "AsetOrderBy.NAMA_DESC": plans_parts_apply_AkunSubklasOrderBy_NAMA_DESC,
      "AsetOrderBy.AKUN_ASET_ASC": make70("akun_aset", false),
      "AsetOrderBy.AKUN_ASET_DESC": make71("akun_aset", false),
      "AsetOrderBy.AKUN_AKUMULASI_ASC": make70("akun_akumulasi", false),
      "AsetOrderBy.AKUN_AKUMULASI_DESC": make71("akun_akumulasi", false),
      "AsetOrderBy.AKUN_BEBAN_ASC": make70("akun_beban", false),
      "AsetOrderBy.AKUN_BEBAN_DESC": make71("akun_beban", false),
      "AsetOrderBy.TANGGAL_ASC": plans_parts_apply_TransaksiOrderBy_TANGGAL_ASC,
      "AsetOrderBy.TANGGAL_DESC": plans_parts_apply_TransaksiOrderBy_TANGGAL_DESC,
      "AsetOrderBy.PEROLEHAN_ASC": make70("perolehan", false),
      "AsetOrderBy.PEROLEHAN_DESC": make71("perolehan", false),
      "AsetOrderBy.RESIDU_ASC": make70("residu", false),
      "AsetOrderBy.RESIDU_DESC": make71("residu", false),
      "AsetOrderBy.AKUMULASI_AWAL_ASC": make70("akumulasi_awal", false),
      "AsetOrderBy.AKUMULASI_AWAL_DESC": make71("akumulasi_awal", false),
      "AsetOrderBy.UMUR_BULAN_ASC": make70("umur_bulan", false),
      "AsetOrderBy.UMUR_BULAN_DESC": make71("umur_bulan", false),
      "AsetOrderBy.TARIF_ASC": plans_parts_apply_PajakTarifOrderBy_TARIF_ASC,
      "AsetOrderBy.TARIF_DESC": plans_parts_apply_PajakTarifOrderBy_TARIF_DESC,
      "AsetOrderBy.TANGGAL_PELEPASAN_ASC": make70("tanggal_pelepasan", false),
      "AsetOrderBy.TANGGAL_PELEPASAN_DESC": make71("tanggal_pelepasan", false),
      "AsetOrderBy.AKTIF_ASC": plans_parts_apply_AkunOrderBy_AKTIF_ASC,
      "AsetOrderBy.AKTIF_DESC": plans_parts_apply_AkunOrderBy_AKTIF_DESC,
      "AsetOrderBy.DIBUAT_PADA_ASC": plans_parts_apply_AkunOrderBy_DIBUAT_PADA_ASC,
      "AsetOrderBy.DIBUAT_PADA_DESC": plans_parts_apply_AkunOrderBy_DIBUAT_PADA_DESC,
      "AsetOrderBy.DIUBAH_PADA_ASC": plans_parts_apply_AkunOrderBy_DIUBAH_PADA_ASC,
      "AsetOrderBy.DIUBAH_PADA_DESC": plans_parts_apply_AkunOrderBy_DIUBAH_PADA_DESC,
      "AsetOrderBy.CARI_ASC": plans_parts_apply_AkunOrderBy_CARI_ASC,
      "AsetOrderBy.CARI_DESC": plans_parts_apply_AkunOrderBy_CARI_DESC,
      "AsetOrderBy.PELEPASAN_ID_ASC": make70("pelepasan_id", false),
      "AsetOrderBy.PELEPASAN_ID_DESC": make71("pelepasan_id", false),
      "AsetOrderBy.TIDAK_BOLEH_DIKREDITKAN_ASC": make70("tidak_boleh_dikreditkan", false),
      "AsetOrderBy.TIDAK_BOLEH_DIKREDITKAN_DESC": make71("tidak_boleh_dikreditkan", false),
      "AsetOrderBy.WARISAN_ASC": make70("warisan", false),
      "AsetOrderBy.WARISAN_DESC": make71("warisan", false),
      "HppTertundaOrderBy.PRIMARY_KEY_ASC": make68(registryConfig.pgResources.hpp_tertunda.uniques[0].attributes),
      "HppTertundaOrderBy.PRIMARY_KEY_DESC": make69(registryConfig.pgResources.hpp_tertunda.uniques[0].attributes),
      "HppTertundaOrderBy.BARANG_ID_ASC": plans_parts_apply_BarangSatuanOrderBy_BARANG_ID_ASC,
      "HppTertundaOrderBy.BARANG_ID_DESC": plans_parts_apply_BarangSatuanOrderBy_BARANG_ID_DESC,
      "HppTertundaOrderBy.TANGGAL_ASC": plans_parts_apply_TransaksiOrderBy_TANGGAL_ASC,
      "HppTertundaOrderBy.TANGGAL_DESC": plans_parts_apply_TransaksiOrderBy_TANGGAL_DESC,
      "HppTertundaOrderBy.URUT_ASC": plans_parts_apply_MutasiStokOrderBy_URUT_ASC,
      "HppTertundaOrderBy.URUT_DESC": plans_parts_apply_MutasiStokOrderBy_URUT_DESC,
      "HppTertundaOrderBy.TRANSAKSI_ID_ASC": plans_parts_apply_JurnalOrderBy_TRANSAKSI_ID_ASC,
      "HppTertundaOrderBy.TRANSAKSI_ID_DESC": plans_parts_apply_JurnalOrderBy_TRANSAKSI_ID_DESC,
      "HppTertundaOrderBy.DICATAT_PADA_ASC": plans_parts_apply_JurnalOrderBy_DICATAT_PADA_ASC,
      "HppTertundaOrderBy.DICATAT_PADA_DESC": plans_parts_apply_JurnalOrderBy_DICATAT_PADA_DESC,
      "TransaksiGroupBy.JENIS": make75(jenisTransaksiCodec, "jenis"),
      "TransaksiGroupBy.TANGGAL": plans_parts_apply_PosTerbukaGroupBy_TANGGAL,
      "TransaksiGroupBy.TANGGAL_BULAN": plans_parts_apply_PosTerbukaGroupBy_TANGGAL_BULAN,
      "TransaksiGroupBy.KONTAK_ID": plans_parts_apply_PosTerbukaGroupBy_KONTAK_ID,
      "TransaksiGroupBy.LOKASI_ID": plans_parts_apply_MutasiStokGroupBy_LOKASI_ID,
      "TransaksiGroupBy.HARGA_KODE": plans_parts_apply_KontakGroupBy_HARGA_KODE,
      "TransaksiGroupBy.STATUS": make75(statusTransaksiCodec, "status"),
      "TransaksiGroupBy.STATUS_BAYAR": make75(statusBayarCodec, "status_bayar"),
      "TransaksiGroupBy.KONTAK_NAMA": make76(TYPES.text, "nama", [{
        path: "by_kontakByMyKontakId",
        from: kontakIdentifier,
        local: "kontak_id",
        remote: "id"
      }]),
      "TransaksiGroupBy.LOKASI_NAMA": make76(TYPES.text, "nama", [{
        path: "by_lokasiByMyLokasiId",
        from: lokasiIdentifier,
        local: "lokasi_id",
        remote: "id"
      }]),
      "TransaksiHavingInput.AND": pgAggregatesApplyAnd,
      "TransaksiHavingInput.OR": plans_parts_apply_TransaksiBarisHavingInput_OR,
      "TransaksiHavingInput.sum": pgAggregatesPlanAggregatesField,
      "TransaksiHavingSumInput.bruto": make78(spec_transaksi.attributes.bruto, "bruto"),
      "TransaksiHavingSumInput.diskon": make78(spec_transaksi.attributes.diskon, "diskon"),
      "TransaksiHavingSumInput.dpp": make78(spec_transaksi.attributes.dpp, "dpp"),
      "TransaksiHavingSumInput.ppn": make78(spec_transaksi.attributes.ppn, "ppn"),
      "TransaksiHavingSumInput.ongkos": make78(spec_transaksi.attributes.ongkos, "ongkos"),
      "TransaksiHavingSumInput.ongkosPpn": make78(spec_transaksi.attributes.ongkos_ppn, "ongkos_ppn"),
      "TransaksiHavingSumInput.biayaTambahan": make78(spec_transaksi.attributes.biaya_tambahan, "biaya_tambahan"),
      "TransaksiHavingSumInput.pembulatan": make78(spec_transaksi.attributes.pembulatan, "pembulatan"),
      "TransaksiHavingSumInput.totalNilai": make78(spec_transaksi.attributes.total_nilai, "total_nilai"),
      "TransaksiHavingSumInput.hppTotal": make78(spec_transaksi.attributes.hpp_total, "hpp_total"),
      "TransaksiHavingSumInput.dibayar": make78(spec_transaksi.attributes.dibayar, "dibayar"),
      "TransaksiHavingSumInput.sisa": make78(spec_transaksi.attributes.sisa, "sisa"),
      "StokLokasiOrderBy.PRIMARY_KEY_ASC": make68(registryConfig.pgResources.stok_lokasi.uniques[0].attributes),
      "StokLokasiOrderBy.PRIMARY_KEY_DESC": make69(registryConfig.pgResources.stok_lokasi.uniques[0].attributes),
      "StokLokasiOrderBy.BARANG_ID_ASC": plans_parts_apply_BarangSatuanOrderBy_BARANG_ID_ASC,
      "StokLokasiOrderBy.BARANG_ID_DESC": plans_parts_apply_BarangSatuanOrderBy_BARANG_ID_DESC,
      "StokLokasiOrderBy.LOKASI_ID_ASC": plans_parts_apply_TransaksiOrderBy_LOKASI_ID_ASC,
      "StokLokasiOrderBy.LOKASI_ID_DESC": plans_parts_apply_TransaksiOrderBy_LOKASI_ID_DESC,
      "StokLokasiOrderBy.QTY_ASC": plans_parts_apply_TransaksiBarisOrderBy_QTY_ASC,
      "StokLokasiOrderBy.QTY_DESC": plans_parts_apply_TransaksiBarisOrderBy_QTY_DESC,
      "LokasiOrderBy.PRIMARY_KEY_ASC": plans_parts_apply_AkunSubklasOrderBy_PRIMARY_KEY_ASC,
      "LokasiOrderBy.PRIMARY_KEY_DESC": plans_parts_apply_AkunSubklasOrderBy_PRIMARY_KEY_DESC,
      "LokasiOrderBy.ID_ASC": plans_parts_apply_AkunSubklasOrderBy_ID_ASC,
      "LokasiOrderBy.ID_DESC": plans_parts_apply_AkunSubklasOrderBy_ID_DESC,
      "LokasiOrderBy.KODE_ASC": plans_parts_apply_AkunOrderBy_KODE_ASC,
      "LokasiOrderBy.KODE_DESC": plans_parts_apply_AkunOrderBy_KODE_DESC,
      "LokasiOrderBy.NAMA_ASC": plans_parts_apply_AkunSubklasOrderBy_NAMA_ASC,
      "LokasiOrderBy.NAMA_DESC": plans_parts_apply_AkunSubklasOrderBy_NAMA_DESC,
      "LokasiOrderBy.ALAMAT_ASC": plans_parts_apply_KontakOrderBy_ALAMAT_ASC,
      "LokasiOrderBy.ALAMAT_DESC": plans_parts_apply_KontakOrderBy_ALAMAT_DESC,
      "LokasiOrderBy.AKTIF_ASC": plans_parts_apply_AkunOrderBy_AKTIF_ASC,
      "LokasiOrderBy.AKTIF_DESC": plans_parts_apply_AkunOrderBy_AKTIF_DESC,
      "LokasiOrderBy.DIBUAT_PADA_ASC": plans_parts_apply_AkunOrderBy_DIBUAT_PADA_ASC,
      "LokasiOrderBy.DIBUAT_PADA_DESC": plans_parts_apply_AkunOrderBy_DIBUAT_PADA_DESC,
      "LokasiOrderBy.DIUBAH_PADA_ASC": plans_parts_apply_AkunOrderBy_DIUBAH_PADA_ASC,
      "LokasiOrderBy.DIUBAH_PADA_DESC": plans_parts_apply_AkunOrderBy_DIUBAH_PADA_DESC,
      "LokasiOrderBy.CARI_ASC": plans_parts_apply_AkunOrderBy_CARI_ASC,
      "LokasiOrderBy.CARI_DESC": plans_parts_apply_AkunOrderBy_CARI_DESC,
      "LokasiOrderBy.GABUNGAN_ID_ASC": plans_parts_apply_TransaksiOrderBy_GABUNGAN_ID_ASC,
      "LokasiOrderBy.GABUNGAN_ID_DESC": plans_parts_apply_TransaksiOrderBy_GABUNGAN_ID_DESC,
      "LokasiOrderBy.DAFTAR_TRANSAKSI_COUNT_ASC": make72("ASC", relation6, resource_transaksiPgResource),
      "LokasiOrderBy.DAFTAR_TRANSAKSI_COUNT_DESC": make72("DESC", relation6, resource_transaksiPgResource),
      "LokasiOrderBy.DAFTAR_TRANSAKSI_SUM_BRUTO_ASC": make73(spec_transaksi.attributes.bruto, "bruto", "ASC", relation6, resource_transaksiPgResource),
      "LokasiOrderBy.DAFTAR_TRANSAKSI_SUM_BRUTO_DESC": make73(spec_transaksi.attributes.bruto, "bruto", "DESC", relation6, resource_transaksiPgResource),
      "LokasiOrderBy.DAFTAR_TRANSAKSI_SUM_DISKON_ASC": make73(spec_transaksi.attributes.diskon, "diskon", "ASC", relation6, resource_transaksiPgResource),
      "LokasiOrderBy.DAFTAR_TRANSAKSI_SUM_DISKON_DESC": make73(spec_transaksi.attributes.diskon, "diskon", "DESC", relation6, resource_transaksiPgResource),
      "LokasiOrderBy.DAFTAR_TRANSAKSI_SUM_DPP_ASC": make73(spec_transaksi.attributes.dpp, "dpp", "ASC", relation6, resource_transaksiPgResource),
      "LokasiOrderBy.DAFTAR_TRANSAKSI_SUM_DPP_DESC": make73(spec_transaksi.attributes.dpp, "dpp", "DESC", relation6, resource_transaksiPgResource),
      "LokasiOrderBy.DAFTAR_TRANSAKSI_SUM_PPN_ASC": make73(spec_transaksi.attributes.ppn, "ppn", "ASC", relation6, resource_transaksiPgResource),
      "LokasiOrderBy.DAFTAR_TRANSAKSI_SUM_PPN_DESC": make73(spec_transaksi.attributes.ppn, "ppn", "DESC", relation6, resource_transaksiPgResource),
      "LokasiOrderBy.DAFTAR_TRANSAKSI_SUM_ONGKOS_ASC": make73(spec_transaksi.attributes.ongkos, "ongkos", "ASC", relation6, resource_transaksiPgResource),
      "LokasiOrderBy.DAFTAR_TRANSAKSI_SUM_ONGKOS_DESC": make73(spec_transaksi.attributes.ongkos, "ongkos", "DESC", relation6, resource_transaksiPgResource),
      "LokasiOrderBy.DAFTAR_TRANSAKSI_SUM_ONGKOS_PPN_ASC": make73(spec_transaksi.attributes.ongkos_ppn, "ongkos_ppn", "ASC", relation6, resource_transaksiPgResource),
      "LokasiOrderBy.DAFTAR_TRANSAKSI_SUM_ONGKOS_PPN_DESC": make73(spec_transaksi.attributes.ongkos_ppn, "ongkos_ppn", "DESC", relation6, resource_transaksiPgResource),
      "LokasiOrderBy.DAFTAR_TRANSAKSI_SUM_BIAYA_TAMBAHAN_ASC": make73(spec_transaksi.attributes.biaya_tambahan, "biaya_tambahan", "ASC", relation6, resource_transaksiPgResource),
      "LokasiOrderBy.DAFTAR_TRANSAKSI_SUM_BIAYA_TAMBAHAN_DESC": make73(spec_transaksi.attributes.biaya_tambahan, "biaya_tambahan", "DESC", relation6, resource_transaksiPgResource),
      "LokasiOrderBy.DAFTAR_TRANSAKSI_SUM_PEMBULATAN_ASC": make73(spec_transaksi.attributes.pembulatan, "pembulatan", "ASC", relation6, resource_transaksiPgResource),
      "LokasiOrderBy.DAFTAR_TRANSAKSI_SUM_PEMBULATAN_DESC": make73(spec_transaksi.attributes.pembulatan, "pembulatan", "DESC", relation6, resource_transaksiPgResource),
      "LokasiOrderBy.DAFTAR_TRANSAKSI_SUM_TOTAL_NILAI_ASC": make73(spec_transaksi.attributes.total_nilai, "total_nilai", "ASC", relation6, resource_transaksiPgResource),
      "LokasiOrderBy.DAFTAR_TRANSAKSI_SUM_TOTAL_NILAI_DESC": make73(spec_transaksi.attributes.total_nilai, "total_nilai", "DESC", relation6, resource_transaksiPgResource),
      "LokasiOrderBy.DAFTAR_TRANSAKSI_SUM_HPP_TOTAL_ASC": make73(spec_transaksi.attributes.hpp_total, "hpp_total", "ASC", relation6, resource_transaksiPgResource),
      "LokasiOrderBy.DAFTAR_TRANSAKSI_SUM_HPP_TOTAL_DESC": make73(spec_transaksi.attributes.hpp_total, "hpp_total", "DESC", relation6, resource_transaksiPgResource),
      "LokasiOrderBy.DAFTAR_TRANSAKSI_SUM_DIBAYAR_ASC": make73(spec_transaksi.attributes.dibayar, "dibayar", "ASC", relation6, resource_transaksiPgResource),
      "LokasiOrderBy.DAFTAR_TRANSAKSI_SUM_DIBAYAR_DESC": make73(spec_transaksi.attributes.dibayar, "dibayar", "DESC", relation6, resource_transaksiPgResource),
      "LokasiOrderBy.DAFTAR_TRANSAKSI_SUM_SISA_ASC": make73(spec_transaksi.attributes.sisa, "sisa", "ASC", relation6, resource_transaksiPgResource),
      "LokasiOrderBy.DAFTAR_TRANSAKSI_SUM_SISA_DESC": make73(spec_transaksi.attributes.sisa, "sisa", "DESC", relation6, resource_transaksiPgResource),
      "LokasiOrderBy.DAFTAR_MUTASI_STOK_COUNT_ASC": make72("ASC", relation7, resource_mutasi_stokPgResource),
      "LokasiOrderBy.DAFTAR_MUTASI_STOK_COUNT_DESC": make72("DESC", relation7, resource_mutasi_stokPgResource),
      "LokasiOrderBy.DAFTAR_MUTASI_STOK_SUM_QTY_ASC": make73(spec_mutasiStok.attributes.qty, "qty", "ASC", relation7, resource_mutasi_stokPgResource),
      "LokasiOrderBy.DAFTAR_MUTASI_STOK_SUM_QTY_DESC": make73(spec_mutasiStok.attributes.qty, "qty", "DESC", relation7, resource_mutasi_stokPgResource),
      "LokasiOrderBy.DAFTAR_MUTASI_STOK_SUM_NILAI_ASC": make73(spec_mutasiStok.attributes.nilai, "nilai", "ASC", relation7, resource_mutasi_stokPgResource),
      "LokasiOrderBy.DAFTAR_MUTASI_STOK_SUM_NILAI_DESC": make73(spec_mutasiStok.attributes.nilai, "nilai", "DESC", relation7, resource_mutasi_stokPgResource),
      "StokPoolOrderBy.PRIMARY_KEY_ASC": make68(registryConfig.pgResources.stok_pool.uniques[0].attributes),
      "StokPoolOrderBy.PRIMARY_KEY_DESC": make69(registryConfig.pgResources.stok_pool.uniques[0].attributes),
      "StokPoolOrderBy.BARANG_ID_ASC": plans_parts_apply_BarangSatuanOrderBy_BARANG_ID_ASC,
      "StokPoolOrderBy.BARANG_ID_DESC": plans_parts_apply_BarangSatuanOrderBy_BARANG_ID_DESC,
      "StokPoolOrderBy.POOL_ID_ASC": plans_parts_apply_MutasiStokOrderBy_POOL_ID_ASC,
      "StokPoolOrderBy.POOL_ID_DESC": plans_parts_apply_MutasiStokOrderBy_POOL_ID_DESC,
      "StokPoolOrderBy.QTY_ASC": plans_parts_apply_TransaksiBarisOrderBy_QTY_ASC,
      "StokPoolOrderBy.QTY_DESC": plans_parts_apply_TransaksiBarisOrderBy_QTY_DESC,
      "StokPoolOrderBy.NILAI_ASC": plans_parts_apply_PosTerbukaOrderBy_NILAI_ASC,
      "StokPoolOrderBy.NILAI_DESC": plans_parts_apply_PosTerbukaOrderBy_NILAI_DESC,
      "StokPoolOrderBy.HPP_TERAKHIR_ASC": make70("hpp_terakhir", false),
      "StokPoolOrderBy.HPP_TERAKHIR_DESC": make71("hpp_terakhir", false),
      "StokPoolOrderBy.TANGGAL_TERAKHIR_ASC": make70("tanggal_terakhir", false),
      "StokPoolOrderBy.TANGGAL_TERAKHIR_DESC": make71("tanggal_terakhir", false),
      "BarangGroupBy.JENIS": make75(barangJenisCodec, "jenis"),
      "BarangGroupBy.SATUAN_ID": plans_parts_apply_TransaksiBarisGroupBy_SATUAN_ID,
      "BarangGroupBy.KATEGORI": make75(TYPES.text, "kategori"),
      "BarangGroupBy.MEREK": make75(TYPES.text, "merek"),
      "BarangGroupBy.AKTIF": plans_parts_apply_KontakGroupBy_AKTIF,
      "BarangHavingInput.AND": pgAggregatesApplyAnd,
      "BarangHavingInput.OR": plans_parts_apply_TransaksiBarisHavingInput_OR,
      "BarangHavingInput.sum": pgAggregatesPlanAggregatesField,
      "BarangHavingSumInput.hargaBeli": make78(spec_barang.attributes.harga_beli, "harga_beli"),
      "BarangHavingSumInput.hargaJual": make78(spec_barang.attributes.harga_jual, "harga_jual"),
      "BarangHavingSumInput.stokMinimum": make78(spec_barang.attributes.stok_minimum, "stok_minimum"),
      "SaldoHarianOrderBy.PRIMARY_KEY_ASC": make68(registryConfig.pgResources.saldo_harian.uniques[0].attributes),
      "SaldoHarianOrderBy.PRIMARY_KEY_DESC": make69(registryConfig.pgResources.saldo_harian.uniques[0].attributes),
      "SaldoHarianOrderBy.AKUN_KODE_ASC": make70("akun_kode", true),
      "SaldoHarianOrderBy.AKUN_KODE_DESC": make71("akun_kode", true),
      "SaldoHarianOrderBy.TANGGAL_ASC": plans_parts_apply_TransaksiOrderBy_TANGGAL_ASC,
      "SaldoHarianOrderBy.TANGGAL_DESC": plans_parts_apply_TransaksiOrderBy_TANGGAL_DESC,
      "SaldoHarianOrderBy.DEBIT_ASC": plans_parts_apply_JurnalBarisOrderBy_DEBIT_ASC,
      "SaldoHarianOrderBy.DEBIT_DESC": plans_parts_apply_JurnalBarisOrderBy_DEBIT_DESC,
      "SaldoHarianOrderBy.KREDIT_ASC": plans_parts_apply_JurnalBarisOrderBy_KREDIT_ASC,
      "SaldoHarianOrderBy.KREDIT_DESC": plans_parts_apply_JurnalBarisOrderBy_KREDIT_DESC,
      "PphTarifFilter.pphKode": make50(spec_pphTarif.attributes.pph_kode, "pph_kode", "pphKode"),
      "PphTarifFilter.berlakuDari": make50(spec_pphTarif.attributes.berlaku_dari, "berlaku_dari", "berlakuDari"),
      "PphTarifFilter.tarif": make50(spec_pphTarif.attributes.tarif, "tarif", "tarif"),
      "PphTarifFilter.pphByPphKode": make53(resource_pphPgResource, pphIdentifier, localAttributes16, registryConfig.pgResources.akun.uniques[0].attributes),
      "PphTarifFilter.and": plans_parts_apply_AkunSubklasFilter_and,
      "PphTarifFilter.or": plans_parts_apply_AkunSubklasFilter_or,
      "PphTarifFilter.not": plans_parts_apply_AkunSubklasFilter_not,
      "PphFilter.kode": make50(spec_pph.attributes.kode, "kode", "kode"),
      "PphFilter.nama": make50(spec_pph.attributes.nama, "nama", "nama"),
      "PphFilter.daftarPphTarifByPphKode": make51(resource_pph_tarifPgResource, pphTarifIdentifier, registryConfig.pgResources.akun.uniques[0].attributes, localAttributes16),
      "PphFilter.daftarPphTarifByPphKodeExist": make52(resource_pph_tarifPgResource, pphTarifIdentifier, registryConfig.pgResources.akun.uniques[0].attributes, localAttributes16),
      "PphFilter.and": plans_parts_apply_AkunSubklasFilter_and,
      "PphFilter.or": plans_parts_apply_AkunSubklasFilter_or,
      "PphFilter.not": plans_parts_apply_AkunSubklasFilter_not,
      "PphToManyPphTarifFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "PphToManyPphTarifFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "PphToManyPphTarifFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "PphTarifOrderBy.PRIMARY_KEY_ASC": make68(registryConfig.pgResources.pph_tarif.uniques[0].attributes),
      "PphTarifOrderBy.PRIMARY_KEY_DESC": make69(registryConfig.pgResources.pph_tarif.uniques[0].attributes),
      "PphTarifOrderBy.PPH_KODE_ASC": make70("pph_kode", true),
      "PphTarifOrderBy.PPH_KODE_DESC": make71("pph_kode", true),
      "PphTarifOrderBy.BERLAKU_DARI_ASC": plans_parts_apply_DimensiNilaiOrderBy_BERLAKU_DARI_ASC,
      "PphTarifOrderBy.BERLAKU_DARI_DESC": plans_parts_apply_DimensiNilaiOrderBy_BERLAKU_DARI_DESC,
      "PphTarifOrderBy.TARIF_ASC": plans_parts_apply_PajakTarifOrderBy_TARIF_ASC,
      "PphTarifOrderBy.TARIF_DESC": plans_parts_apply_PajakTarifOrderBy_TARIF_DESC,
      "JenisTransaksiRefFilter.jenis": make50(spec_jenisTransaksiRef.attributes.jenis, "jenis", "jenis"),
      "JenisTransaksiRefFilter.kode": make50(spec_jenisTransaksiRef.attributes.kode, "kode", "kode"),
      "JenisTransaksiRefFilter.nama": make50(spec_jenisTransaksiRef.attributes.nama, "nama", "nama"),
      "JenisTransaksiRefFilter.grup": make50(spec_jenisTransaksiRef.attributes.grup, "grup", "grup"),
      "JenisTransaksiRefFilter.modul": make50(spec_jenisTransaksiRef.attributes.modul, "modul", "modul"),
      "JenisTransaksiRefFilter.urutan": make50(spec_jenisTransaksiRef.attributes.urutan, "urutan", "urutan"),
      "JenisTransaksiRefFilter.modulRefByModul": make53(resource_modul_refPgResource, modulRefIdentifier, localAttributes17, registryConfig.pgResources.akun.uniques[0].attributes),
      "JenisTransaksiRefFilter.and": plans_parts_apply_AkunSubklasFilter_and,
      "JenisTransaksiRefFilter.or": plans_parts_apply_AkunSubklasFilter_or,
      "JenisTransaksiRefFilter.not": plans_parts_apply_AkunSubklasFilter_not,
      "ModulRefFilter.kode": make50(spec_modulRef.attributes.kode, "kode", "kode"),
      "ModulRefFilter.nama": make50(spec_modulRef.attributes.nama, "nama", "nama"),
      "ModulRefFilter.grup": make50(spec_modulRef.attributes.grup, "grup", "grup"),
      "ModulRefFilter.rute": make50(spec_modulRef.attributes.rute, "rute", "rute"),
      "ModulRefFilter.hak": make50(spec_modulRef.attributes.hak, "hak", "hak"),
      "ModulRefFilter.urutan": make50(spec_modulRef.attributes.urutan, "urutan", "urutan"),
      "ModulRefFilter.daftarJenisTransaksiRefByModul": make51(resource_jenis_transaksi_refPgResource, jenisTransaksiRefIdentifier, registryConfig.pgResources.akun.uniques[0].attributes, localAttributes17),
      "ModulRefFilter.daftarJenisTransaksiRefByModulExist": make52(resource_jenis_transaksi_refPgResource, jenisTransaksiRefIdentifier, registryConfig.pgResources.akun.uniques[0].attributes, localAttributes17),
      "ModulRefFilter.modul": make61(resource_modulPgResource, modulIdentifier, registryConfig.pgResources.akun.uniques[0].attributes, registryConfig.pgResources.akun.uniques[0].attributes),
      "ModulRefFilter.modulExists": make62(resource_modulPgResource, modulIdentifier, registryConfig.pgResources.akun.uniques[0].attributes, registryConfig.pgResources.akun.uniques[0].attributes),
      "ModulRefFilter.and": plans_parts_apply_AkunSubklasFilter_and,
      "ModulRefFilter.or": plans_parts_apply_AkunSubklasFilter_or,
      "ModulRefFilter.not": plans_parts_apply_AkunSubklasFilter_not,
      "ModulRefToManyJenisTransaksiRefFilter.every": plans_parts_apply_AkunSubklasToManyAkunFilter_every,
      "ModulRefToManyJenisTransaksiRefFilter.some": plans_parts_apply_AkunSubklasToManyAkunFilter_some,
      "ModulRefToManyJenisTransaksiRefFilter.none": plans_parts_apply_AkunSubklasToManyAkunFilter_none,
      "ModulFilter.kode": make50(spec_modul.attributes.kode, "kode", "kode"),
      "ModulFilter.aktif": make50(spec_modul.attributes.aktif, "aktif", "aktif"),
      "ModulFilter.modulRef": make53(resource_modul_refPgResource, modulRefIdentifier, registryConfig.pgResources.akun.uniques[0].attributes, registryConfig.pgResources.akun.uniques[0].attributes),
      "ModulFilter.and": plans_parts_apply_AkunSubklasFilter_and,
      "ModulFilter.or": plans_parts_apply_AkunSubklasFilter_or,
      "ModulFilter.not": plans_parts_apply_AkunSubklasFilter_not,
      "JenisTransaksiRefOrderBy.PRIMARY_KEY_ASC": make68(registryConfig.pgResources.jenis_transaksi_ref.uniques[0].attributes),
      "JenisTransaksiRefOrderBy.PRIMARY_KEY_DESC": make69(registryConfig.pgResources.jenis_transaksi_ref.uniques[0].attributes),
      "JenisTransaksiRefOrderBy.KODE_ASC": plans_parts_apply_AkunOrderBy_KODE_ASC,
      "JenisTransaksiRefOrderBy.KODE_DESC": plans_parts_apply_AkunOrderBy_KODE_DESC,
      "JenisTransaksiRefOrderBy.NAMA_ASC": plans_parts_apply_AkunSubklasOrderBy_NAMA_ASC,
      "JenisTransaksiRefOrderBy.NAMA_DESC": plans_parts_apply_AkunSubklasOrderBy_NAMA_DESC,
      "JenisTransaksiRefOrderBy.GRUP_ASC": plans_parts_apply_JenisTransaksiRefOrderBy_GRUP_ASC,
      "JenisTransaksiRefOrderBy.GRUP_DESC": plans_parts_apply_JenisTransaksiRefOrderBy_GRUP_DESC,
      "JenisTransaksiRefOrderBy.MODUL_ASC": make70("modul", false),
      "JenisTransaksiRefOrderBy.MODUL_DESC": make71("modul", false),
      "JenisTransaksiRefOrderBy.URUTAN_ASC": plans_parts_apply_JenisTransaksiRefOrderBy_URUTAN_ASC,
      "JenisTransaksiRefOrderBy.URUTAN_DESC": plans_parts_apply_JenisTransaksiRefOrderBy_URUTAN_DESC,
      "PermintaanListInput.page": make82("page"),
      "PermintaanListInput.perPage": plans_parts_apply_PermintaanListInput_perPage,
      "PermintaanListInput.paginate": make82("paginate"),
      "PermintaanListInput.fields": make82("fields"),
      "PermintaanListInput.customFields": make82("custom_fields"),
      "PermintaanListInput.search": make82("search"),
      "PermintaanListInput.searchFields": make82("search_fields"),
      "PermintaanListInput.sort": plans_parts_apply_PermintaanListInput_sort,
      "PermintaanListInput.filter": make82("filter"),
      "AkunPeranRefOrderBy.PRIMARY_KEY_ASC": plans_parts_apply_AkunPeranOrderBy_PRIMARY_KEY_ASC,
      "AkunPeranRefOrderBy.PRIMARY_KEY_DESC": plans_parts_apply_AkunPeranOrderBy_PRIMARY_KEY_DESC,
      "AkunPeranRefOrderBy.PERAN_ASC": plans_parts_apply_AkunPeranOrderBy_PERAN_ASC,
      "AkunPeranRefOrderBy.PERAN_DESC": plans_parts_apply_AkunPeranOrderBy_PERAN_DESC,
      "AkunPeranRefOrderBy.AKUN_BAKU_ASC": make70("akun_baku", false),
      "AkunPeranRefOrderBy.AKUN_BAKU_DESC": make71("akun_baku", false),
      "PajakOrderBy.PRIMARY_KEY_ASC": plans_parts_apply_AkunOrderBy_PRIMARY_KEY_ASC,
      "PajakOrderBy.PRIMARY_KEY_DESC": plans_parts_apply_AkunOrderBy_PRIMARY_KEY_DESC,
      "PajakOrderBy.KODE_ASC": plans_parts_apply_AkunOrderBy_KODE_ASC,
      "PajakOrderBy.KODE_DESC": plans_parts_apply_AkunOrderBy_KODE_DESC,
      "PajakOrderBy.NAMA_ASC": plans_parts_apply_AkunSubklasOrderBy_NAMA_ASC,
      "PajakOrderBy.NAMA_DESC": plans_parts_apply_AkunSubklasOrderBy_NAMA_DESC,
      "PphOrderBy.PRIMARY_KEY_ASC": plans_parts_apply_AkunOrderBy_PRIMARY_KEY_ASC,
      "PphOrderBy.PRIMARY_KEY_DESC": plans_parts_apply_AkunOrderBy_PRIMARY_KEY_DESC,
      "PphOrderBy.KODE_ASC": plans_parts_apply_AkunOrderBy_KODE_ASC,
      "PphOrderBy.KODE_DESC": plans_parts_apply_AkunOrderBy_KODE_DESC,
      "PphOrderBy.NAMA_ASC": plans_parts_apply_AkunSubklasOrderBy_NAMA_ASC,
      "PphOrderBy.NAMA_DESC": plans_parts_apply_AkunSubklasOrderBy_NAMA_DESC,
      "ModulOrderBy.PRIMARY_KEY_ASC": plans_parts_apply_AkunOrderBy_PRIMARY_KEY_ASC,
      "ModulOrderBy.PRIMARY_KEY_DESC": plans_parts_apply_AkunOrderBy_PRIMARY_KEY_DESC,
      "ModulOrderBy.KODE_ASC": plans_parts_apply_AkunOrderBy_KODE_ASC,
      "ModulOrderBy.KODE_DESC": plans_parts_apply_AkunOrderBy_KODE_DESC,
      "ModulOrderBy.AKTIF_ASC": plans_parts_apply_AkunOrderBy_AKTIF_ASC,
      "ModulOrderBy.AKTIF_DESC": plans_parts_apply_AkunOrderBy_AKTIF_DESC,
      "PajakMasaKreditFilter.berlakuDari": make50(spec_pajakMasaKredit.attributes.berlaku_dari, "berlaku_dari", "berlakuDari"),
      "PajakMasaKreditFilter.bulan": make50(spec_pajakMasaKredit.attributes.bulan, "bulan", "bulan"),
      "PajakMasaKreditFilter.and": plans_parts_apply_AkunSubklasFilter_and,
      "PajakMasaKreditFilter.or": plans_parts_apply_AkunSubklasFilter_or,
      "PajakMasaKreditFilter.not": plans_parts_apply_AkunSubklasFilter_not,
      "PajakMasaKreditOrderBy.PRIMARY_KEY_ASC": make68(registryConfig.pgResources.pajak_masa_kredit.uniques[0].attributes),
      "PajakMasaKreditOrderBy.PRIMARY_KEY_DESC": make69(registryConfig.pgResources.pajak_masa_kredit.uniques[0].attributes),
      "PajakMasaKreditOrderBy.BERLAKU_DARI_ASC": make70("berlaku_dari", true),
      "PajakMasaKreditOrderBy.BERLAKU_DARI_DESC": make71("berlaku_dari", true),
      "PajakMasaKreditOrderBy.BULAN_ASC": plans_parts_apply_AnggaranOrderBy_BULAN_ASC,
      "PajakMasaKreditOrderBy.BULAN_DESC": plans_parts_apply_AnggaranOrderBy_BULAN_DESC,
      "PoinSaldoOrderBy.PRIMARY_KEY_ASC": make68(registryConfig.pgResources.poin_saldo.uniques[0].attributes),
      "PoinSaldoOrderBy.PRIMARY_KEY_DESC": make69(registryConfig.pgResources.poin_saldo.uniques[0].attributes),
      "PoinSaldoOrderBy.KONTAK_ID_ASC": make70("kontak_id", true),
      "PoinSaldoOrderBy.KONTAK_ID_DESC": make71("kontak_id", true),
      "PoinSaldoOrderBy.POIN_ASC": plans_parts_apply_PoinGerakOrderBy_POIN_ASC,
      "PoinSaldoOrderBy.POIN_DESC": plans_parts_apply_PoinGerakOrderBy_POIN_DESC,
      "PoinSaldoOrderBy.NILAI_ASC": plans_parts_apply_PosTerbukaOrderBy_NILAI_ASC,
      "PoinSaldoOrderBy.NILAI_DESC": plans_parts_apply_PosTerbukaOrderBy_NILAI_DESC,
      "ModulRefOrderBy.PRIMARY_KEY_ASC": plans_parts_apply_AkunOrderBy_PRIMARY_KEY_ASC,
      "ModulRefOrderBy.PRIMARY_KEY_DESC": plans_parts_apply_AkunOrderBy_PRIMARY_KEY_DESC,
      "ModulRefOrderBy.KODE_ASC": plans_parts_apply_AkunOrderBy_KODE_ASC,
      "ModulRefOrderBy.KODE_DESC": plans_parts_apply_AkunOrderBy_KODE_DESC,
      "ModulRefOrderBy.NAMA_ASC": plans_parts_apply_AkunSubklasOrderBy_NAMA_ASC,
      "ModulRefOrderBy.NAMA_DESC": plans_parts_apply_AkunSubklasOrderBy_NAMA_DESC,
      "ModulRefOrderBy.GRUP_ASC": plans_parts_apply_JenisTransaksiRefOrderBy_GRUP_ASC,
      "ModulRefOrderBy.GRUP_DESC": plans_parts_apply_JenisTransaksiRefOrderBy_GRUP_DESC,
      "ModulRefOrderBy.RUTE_ASC": make70("rute", false),
      "ModulRefOrderBy.RUTE_DESC": make71("rute", false),
      "ModulRefOrderBy.HAK_ASC": make70("hak", false),
      "ModulRefOrderBy.HAK_DESC": make71("hak", false),
      "ModulRefOrderBy.URUTAN_ASC": plans_parts_apply_JenisTransaksiRefOrderBy_URUTAN_ASC,
      "ModulRefOrderBy.URUTAN_DESC": plans_parts_apply_JenisTransaksiRefOrderBy_URUTAN_DESC,
      "SatuanOrderBy.PRIMARY_KEY_ASC": plans_parts_apply_AkunSubklasOrderBy_PRIMARY_KEY_ASC,
      "SatuanOrderBy.PRIMARY_KEY_DESC": plans_parts_apply_AkunSubklasOrderBy_PRIMARY_KEY_DESC,
      "SatuanOrderBy.ID_ASC": plans_parts_apply_AkunSubklasOrderBy_ID_ASC,
      "SatuanOrderBy.ID_DESC": plans_parts_apply_AkunSubklasOrderBy_ID_DESC,
      "SatuanOrderBy.KODE_ASC": plans_parts_apply_AkunOrderBy_KODE_ASC,
      "SatuanOrderBy.KODE_DESC": plans_parts_apply_AkunOrderBy_KODE_DESC,
      "SatuanOrderBy.NAMA_ASC": plans_parts_apply_AkunSubklasOrderBy_NAMA_ASC,
      "SatuanOrderBy.NAMA_DESC": plans_parts_apply_AkunSubklasOrderBy_NAMA_DESC,
      "SatuanOrderBy.AKTIF_ASC": plans_parts_apply_AkunOrderBy_AKTIF_ASC,
      "SatuanOrderBy.AKTIF_DESC": plans_parts_apply_AkunOrderBy_AKTIF_DESC,
      "SatuanOrderBy.DIBUAT_PADA_ASC": plans_parts_apply_AkunOrderBy_DIBUAT_PADA_ASC,
      "SatuanOrderBy.DIBUAT_PADA_DESC": plans_parts_apply_AkunOrderBy_DIBUAT_PADA_DESC,
      "SatuanOrderBy.DIUBAH_PADA_ASC": plans_parts_apply_AkunOrderBy_DIUBAH_PADA_ASC,
      "SatuanOrderBy.DIUBAH_PADA_DESC": plans_parts_apply_AkunOrderBy_DIUBAH_PADA_DESC,
      "SatuanOrderBy.CARI_ASC": plans_parts_apply_AkunOrderBy_CARI_ASC,
      "SatuanOrderBy.CARI_DESC": plans_parts_apply_AkunOrderBy_CARI_DESC,
      "AkunKlasOrderBy.PRIMARY_KEY_ASC": plans_parts_apply_AkunSubklasOrderBy_PRIMARY_KEY_ASC,
      "AkunKlasOrderBy.PRIMARY_KEY_DESC": plans_parts_apply_AkunSubklasOrderBy_PRIMARY_KEY_DESC,
      "AkunKlasOrderBy.ID_ASC": plans_parts_apply_AkunSubklasOrderBy_ID_ASC,
      "AkunKlasOrderBy.ID_DESC": plans_parts_apply_AkunSubklasOrderBy_ID_DESC,
      "AkunKlasOrderBy.NAMA_ASC": plans_parts_apply_AkunSubklasOrderBy_NAMA_ASC,
      "AkunKlasOrderBy.NAMA_DESC": plans_parts_apply_AkunSubklasOrderBy_NAMA_DESC,
      "HargaOrderBy.PRIMARY_KEY_ASC": plans_parts_apply_AkunOrderBy_PRIMARY_KEY_ASC,
      "HargaOrderBy.PRIMARY_KEY_DESC": plans_parts_apply_AkunOrderBy_PRIMARY_KEY_DESC,
      "HargaOrderBy.KODE_ASC": plans_parts_apply_AkunOrderBy_KODE_ASC,
      "HargaOrderBy.KODE_DESC": plans_parts_apply_AkunOrderBy_KODE_DESC,
      "HargaOrderBy.NAMA_ASC": plans_parts_apply_AkunSubklasOrderBy_NAMA_ASC,
      "HargaOrderBy.NAMA_DESC": plans_parts_apply_AkunSubklasOrderBy_NAMA_DESC,
      "HargaOrderBy.KETERANGAN_ASC": plans_parts_apply_TransaksiOrderBy_KETERANGAN_ASC,
      "HargaOrderBy.KETERANGAN_DESC": plans_parts_apply_TransaksiOrderBy_KETERANGAN_DESC,
      "HargaOrderBy.URUTAN_ASC": plans_parts_apply_JenisTransaksiRefOrderBy_URUTAN_ASC,
      "HargaOrderBy.URUTAN_DESC": plans_parts_apply_JenisTransaksiRefOrderBy_URUTAN_DESC,
      "HargaOrderBy.AKTIF_ASC": plans_parts_apply_AkunOrderBy_AKTIF_ASC,
      "HargaOrderBy.AKTIF_DESC": plans_parts_apply_AkunOrderBy_AKTIF_DESC,
      "HargaOrderBy.DIBUAT_PADA_ASC": plans_parts_apply_AkunOrderBy_DIBUAT_PADA_ASC,
      "HargaOrderBy.DIBUAT_PADA_DESC": plans_parts_apply_AkunOrderBy_DIBUAT_PADA_DESC,
      "HargaOrderBy.DIUBAH_PADA_ASC": plans_parts_apply_AkunOrderBy_DIUBAH_PADA_ASC,
      "HargaOrderBy.DIUBAH_PADA_DESC": plans_parts_apply_AkunOrderBy_DIUBAH_PADA_DESC,
      "HargaOrderBy.CARI_ASC": plans_parts_apply_AkunOrderBy_CARI_ASC,
      "HargaOrderBy.CARI_DESC": plans_parts_apply_AkunOrderBy_CARI_DESC,
      "MasaPajakFilter.bulan": make50(spec_masaPajak.attributes.bulan, "bulan", "bulan"),
      "MasaPajakFilter.status": make50(spec_masaPajak.attributes.status, "status", "status"),
      "MasaPajakFilter.pembetulan": make50(spec_masaPajak.attributes.pembetulan, "pembetulan", "pembetulan"),
      "MasaPajakFilter.diubahPada": make50(spec_masaPajak.attributes.diubah_pada, "diubah_pada", "diubahPada"),
      "MasaPajakFilter.diubahOleh": make50(spec_masaPajak.attributes.diubah_oleh, "diubah_oleh", "diubahOleh"),
      "MasaPajakFilter.and": plans_parts_apply_AkunSubklasFilter_and,
      "MasaPajakFilter.or": plans_parts_apply_AkunSubklasFilter_or,
      "MasaPajakFilter.not": plans_parts_apply_AkunSubklasFilter_not,
      "MasaPajakStatusFilter.isNull": pgAggregatesApply_isNull,
      "MasaPajakStatusFilter.equalTo": pgAggregatesApply_equalTo,
      "MasaPajakStatusFilter.notEqualTo": pgAggregatesApply_notEqualTo,
      "MasaPajakStatusFilter.distinctFrom": pgAggregatesApply_distinctFrom,
      "MasaPajakStatusFilter.notDistinctFrom": pgAggregatesApply_notDistinctFrom,
      "MasaPajakStatusFilter.in": pgAggregatesApply_in,
      "MasaPajakStatusFilter.notIn": pgAggregatesApply_notIn,
      "MasaPajakStatusFilter.lessThan": pgAggregatesApply_lessThan,
      "MasaPajakStatusFilter.lessThanOrEqualTo": pgAggregatesApply_lessThanOrEqualTo,
      "MasaPajakStatusFilter.greaterThan": pgAggregatesApply_greaterThan,
      "MasaPajakStatusFilter.greaterThanOrEqualTo": pgAggregatesApply_greaterThanOrEqualTo,
      "MasaPajakOrderBy.PRIMARY_KEY_ASC": plans_parts_apply_MasaPajakOrderBy_PRIMARY_KEY_ASC,
      "MasaPajakOrderBy.PRIMARY_KEY_DESC": plans_parts_apply_MasaPajakOrderBy_PRIMARY_KEY_DESC,
      "MasaPajakOrderBy.BULAN_ASC": plans_parts_apply_MasaPajakOrderBy_BULAN_ASC,
      "MasaPajakOrderBy.BULAN_DESC": plans_parts_apply_MasaPajakOrderBy_BULAN_DESC,
      "MasaPajakOrderBy.PEMBETULAN_ASC": make70("pembetulan", false),
      "MasaPajakOrderBy.PEMBETULAN_DESC": make71("pembetulan", false),
      "MasaPajakOrderBy.DIUBAH_PADA_ASC": plans_parts_apply_AkunOrderBy_DIUBAH_PADA_ASC,
      "MasaPajakOrderBy.DIUBAH_PADA_DESC": plans_parts_apply_AkunOrderBy_DIUBAH_PADA_DESC,
      "MasaPajakOrderBy.DIUBAH_OLEH_ASC": plans_parts_apply_MasaPajakOrderBy_DIUBAH_OLEH_ASC,
      "MasaPajakOrderBy.DIUBAH_OLEH_DESC": plans_parts_apply_MasaPajakOrderBy_DIUBAH_OLEH_DESC,
      "PeriodeFilter.bulan": make50(spec_periode.attributes.bulan, "bulan", "bulan"),
      "PeriodeFilter.status": make50(spec_periode.attributes.status, "status", "status"),
      "PeriodeFilter.diubahPada": make50(spec_periode.attributes.diubah_pada, "diubah_pada", "diubahPada"),
      "PeriodeFilter.diubahOleh": make50(spec_periode.attributes.diubah_oleh, "diubah_oleh", "diubahOleh"),
      "PeriodeFilter.and": plans_parts_apply_AkunSubklasFilter_and,
      "PeriodeFilter.or": plans_parts_apply_AkunSubklasFilter_or,
      "PeriodeFilter.not": plans_parts_apply_AkunSubklasFilter_not,
      "PeriodeStatusFilter.isNull": pgAggregatesApply_isNull,
      "PeriodeStatusFilter.equalTo": pgAggregatesApply_equalTo,
      "PeriodeStatusFilter.notEqualTo": pgAggregatesApply_notEqualTo,
      "PeriodeStatusFilter.distinctFrom": pgAggregatesApply_distinctFrom,
      "PeriodeStatusFilter.notDistinctFrom": pgAggregatesApply_notDistinctFrom,
      "PeriodeStatusFilter.in": pgAggregatesApply_in,
      "PeriodeStatusFilter.notIn": pgAggregatesApply_notIn,
      "PeriodeStatusFilter.lessThan": pgAggregatesApply_lessThan,
      "PeriodeStatusFilter.lessThanOrEqualTo": pgAggregatesApply_lessThanOrEqualTo,
      "PeriodeStatusFilter.greaterThan": pgAggregatesApply_greaterThan,
      "PeriodeStatusFilter.greaterThanOrEqualTo": pgAggregatesApply_greaterThanOrEqualTo,
      "PeriodeOrderBy.PRIMARY_KEY_ASC": plans_parts_apply_MasaPajakOrderBy_PRIMARY_KEY_ASC,
      "PeriodeOrderBy.PRIMARY_KEY_DESC": plans_parts_apply_MasaPajakOrderBy_PRIMARY_KEY_DESC,
      "PeriodeOrderBy.BULAN_ASC": plans_parts_apply_MasaPajakOrderBy_BULAN_ASC,
      "PeriodeOrderBy.BULAN_DESC": plans_parts_apply_MasaPajakOrderBy_BULAN_DESC,
      "PeriodeOrderBy.DIUBAH_PADA_ASC": plans_parts_apply_AkunOrderBy_DIUBAH_PADA_ASC,
      "PeriodeOrderBy.DIUBAH_PADA_DESC": plans_parts_apply_AkunOrderBy_DIUBAH_PADA_DESC,
      "PeriodeOrderBy.DIUBAH_OLEH_ASC": plans_parts_apply_MasaPajakOrderBy_DIUBAH_OLEH_ASC,
      "PeriodeOrderBy.DIUBAH_OLEH_DESC": plans_parts_apply_MasaPajakOrderBy_DIUBAH_OLEH_DESC,
      "DimensiOrderBy.PRIMARY_KEY_ASC": plans_parts_apply_AkunSubklasOrderBy_PRIMARY_KEY_ASC,
      "DimensiOrderBy.PRIMARY_KEY_DESC": plans_parts_apply_AkunSubklasOrderBy_PRIMARY_KEY_DESC,
      "DimensiOrderBy.ID_ASC": plans_parts_apply_AkunSubklasOrderBy_ID_ASC,
      "DimensiOrderBy.ID_DESC": plans_parts_apply_AkunSubklasOrderBy_ID_DESC,
      "DimensiOrderBy.KODE_ASC": plans_parts_apply_AkunOrderBy_KODE_ASC,
      "DimensiOrderBy.KODE_DESC": plans_parts_apply_AkunOrderBy_KODE_DESC,
      "DimensiOrderBy.NAMA_ASC": plans_parts_apply_AkunSubklasOrderBy_NAMA_ASC,
      "DimensiOrderBy.NAMA_DESC": plans_parts_apply_AkunSubklasOrderBy_NAMA_DESC,
      "DimensiOrderBy.SLOT_ASC": make70("slot", true),
      "DimensiOrderBy.SLOT_DESC": make71("slot", true),
      "DimensiOrderBy.AKTIF_ASC": plans_parts_apply_AkunOrderBy_AKTIF_ASC,
      "DimensiOrderBy.AKTIF_DESC": plans_parts_apply_AkunOrderBy_AKTIF_DESC,
      "DimensiOrderBy.DIBUAT_PADA_ASC": plans_parts_apply_AkunOrderBy_DIBUAT_PADA_ASC,
      "DimensiOrderBy.DIBUAT_PADA_DESC": plans_parts_apply_AkunOrderBy_DIBUAT_PADA_DESC,
      "DimensiOrderBy.DIUBAH_PADA_ASC": plans_parts_apply_AkunOrderBy_DIUBAH_PADA_ASC,
      "DimensiOrderBy.DIUBAH_PADA_DESC": plans_parts_apply_AkunOrderBy_DIUBAH_PADA_DESC,
      "DimensiOrderBy.CARI_ASC": plans_parts_apply_AkunOrderBy_CARI_ASC,
      "DimensiOrderBy.CARI_DESC": plans_parts_apply_AkunOrderBy_CARI_DESC,
      "PengaturanFilter.id": make50(spec_pengaturan.attributes.id, "id", "id"),
      "PengaturanFilter.nama": make50(spec_pengaturan.attributes.nama, "nama", "nama"),
      "PengaturanFilter.alamat": make50(spec_pengaturan.attributes.alamat, "alamat", "alamat"),
      "PengaturanFilter.npwp": make50(spec_pengaturan.attributes.npwp, "npwp", "npwp"),
      "PengaturanFilter.telepon": make50(spec_pengaturan.attributes.telepon, "telepon", "telepon"),
      "PengaturanFilter.mataUang": make50(spec_pengaturan.attributes.mata_uang, "mata_uang", "mataUang"),
      "PengaturanFilter.zonaWaktu": make50(spec_pengaturan.attributes.zona_waktu, "zona_waktu", "zonaWaktu"),
      "PengaturanFilter.metodeHpp": make50(spec_pengaturan.attributes.metode_hpp, "metode_hpp", "metodeHpp"),
      "PengaturanFilter.lingkupHpp": make50(spec_pengaturan.attributes.lingkup_hpp, "lingkup_hpp", "lingkupHpp"),
      "PengaturanFilter.kebijakanStokMinus": make50(spec_pengaturan.attributes.kebijakan_stok_minus, "kebijakan_stok_minus", "kebijakanStokMinus"),
      "PengaturanFilter.wajibPersetujuan": make50(spec_pengaturan.attributes.wajib_persetujuan, "wajib_persetujuan", "wajibPersetujuan"),
      "PengaturanFilter.empatMata": make50(spec_pengaturan.attributes.empat_mata, "empat_mata", "empatMata"),
      "PengaturanFilter.penyetuju": make50(spec_pengaturan.attributes.penyetuju, "penyetuju", "penyetuju"),
      "PengaturanFilter.tanggalMulai": make50(spec_pengaturan.attributes.tanggal_mulai, "tanggal_mulai", "tanggalMulai"),
      "PengaturanFilter.tanggalKunci": make50(spec_pengaturan.attributes.tanggal_kunci, "tanggal_kunci", "tanggalKunci"),
      "PengaturanFilter.kunciSaldoAwal": make50(spec_pengaturan.attributes.kunci_saldo_awal, "kunci_saldo_awal", "kunciSaldoAwal"),
      "PengaturanFilter.awalTahunBuku": make50(spec_pengaturan.attributes.awal_tahun_buku, "awal_tahun_buku", "awalTahunBuku"),
      "PengaturanFilter.pembulatan": make50(spec_pengaturan.attributes.pembulatan, "pembulatan", "pembulatan"),
      "PengaturanFilter.metodePotongan": make50(spec_pengaturan.attributes.metode_potongan, "metode_potongan", "metodePotongan"),
      "PengaturanFilter.formatNomor": make50(spec_pengaturan.attributes.format_nomor, "format_nomor", "formatNomor"),
      "PengaturanFilter.diubahPada": make50(spec_pengaturan.attributes.diubah_pada, "diubah_pada", "diubahPada"),
      "PengaturanFilter.batasHapusPiutang": make50(spec_pengaturan.attributes.batas_hapus_piutang, "batas_hapus_piutang", "batasHapusPiutang"),
      "PengaturanFilter.poinAktif": make50(spec_pengaturan.attributes.poin_aktif, "poin_aktif", "poinAktif"),
      "PengaturanFilter.poinRupiahPerPoin": make50(spec_pengaturan.attributes.poin_rupiah_per_poin, "poin_rupiah_per_poin", "poinRupiahPerPoin"),
      "PengaturanFilter.poinNilaiPoin": make50(spec_pengaturan.attributes.poin_nilai_poin, "poin_nilai_poin", "poinNilaiPoin"),
      "PengaturanFilter.poinMasaBerlakuHari": make50(spec_pengaturan.attributes.poin_masa_berlaku_hari, "poin_masa_berlaku_hari", "poinMasaBerlakuHari"),
      "PengaturanFilter.poinMetode": make50(spec_pengaturan.attributes.poin_metode, "poin_metode", "poinMetode"),
      "PengaturanFilter.kebijakanKredit": make50(spec_pengaturan.attributes.kebijakan_kredit, "kebijakan_kredit", "kebijakanKredit"),
      "PengaturanFilter.toleransiOrder": make50(spec_pengaturan.attributes.toleransi_order, "toleransi_order", "toleransiOrder"),
      "PengaturanFilter.pkpSejak": make50(spec_pengaturan.attributes.pkp_sejak, "pkp_sejak", "pkpSejak"),
      "PengaturanFilter.and": plans_parts_apply_AkunSubklasFilter_and,
      "PengaturanFilter.or": plans_parts_apply_AkunSubklasFilter_or,
      "PengaturanFilter.not": plans_parts_apply_AkunSubklasFilter_not,
      "MetodeHppFilter.isNull": pgAggregatesApply_isNull,
      "MetodeHppFilter.equalTo": pgAggregatesApply_equalTo,
      "MetodeHppFilter.notEqualTo": pgAggregatesApply_notEqualTo,
      "MetodeHppFilter.distinctFrom": pgAggregatesApply_distinctFrom,
      "MetodeHppFilter.notDistinctFrom": pgAggregatesApply_notDistinctFrom,
      "MetodeHppFilter.in": pgAggregatesApply_in,
      "MetodeHppFilter.notIn": pgAggregatesApply_notIn,
      "MetodeHppFilter.lessThan": pgAggregatesApply_lessThan,
      "MetodeHppFilter.lessThanOrEqualTo": pgAggregatesApply_lessThanOrEqualTo,
      "MetodeHppFilter.greaterThan": pgAggregatesApply_greaterThan,
      "MetodeHppFilter.greaterThanOrEqualTo": pgAggregatesApply_greaterThanOrEqualTo,
      "LingkupHppFilter.isNull": pgAggregatesApply_isNull,
      "LingkupHppFilter.equalTo": pgAggregatesApply_equalTo,
      "LingkupHppFilter.notEqualTo": pgAggregatesApply_notEqualTo,
      "LingkupHppFilter.distinctFrom": pgAggregatesApply_distinctFrom,
      "LingkupHppFilter.notDistinctFrom": pgAggregatesApply_notDistinctFrom,
      "LingkupHppFilter.in": pgAggregatesApply_in,
      "LingkupHppFilter.notIn": pgAggregatesApply_notIn,
      "LingkupHppFilter.lessThan": pgAggregatesApply_lessThan,
      "LingkupHppFilter.lessThanOrEqualTo": pgAggregatesApply_lessThanOrEqualTo,
      "LingkupHppFilter.greaterThan": pgAggregatesApply_greaterThan,
      "LingkupHppFilter.greaterThanOrEqualTo": pgAggregatesApply_greaterThanOrEqualTo,
      "PeranFilter.isNull": pgAggregatesApply_isNull,
      "PeranFilter.equalTo": pgAggregatesApply_equalTo,
      "PeranFilter.notEqualTo": pgAggregatesApply_notEqualTo,
      "PeranFilter.distinctFrom": pgAggregatesApply_distinctFrom,
      "PeranFilter.notDistinctFrom": pgAggregatesApply_notDistinctFrom,
      "PeranFilter.in": pgAggregatesApply_in,
      "PeranFilter.notIn": pgAggregatesApply_notIn,
      "PeranFilter.lessThan": pgAggregatesApply_lessThan,
      "PeranFilter.lessThanOrEqualTo": pgAggregatesApply_lessThanOrEqualTo,
      "PeranFilter.greaterThan": pgAggregatesApply_greaterThan,
      "PeranFilter.greaterThanOrEqualTo": pgAggregatesApply_greaterThanOrEqualTo,
      "MetodePotonganFilter.isNull": pgAggregatesApply_isNull,
      "MetodePotonganFilter.equalTo": pgAggregatesApply_equalTo,
      "MetodePotonganFilter.notEqualTo": pgAggregatesApply_notEqualTo,
      "MetodePotonganFilter.distinctFrom": pgAggregatesApply_distinctFrom,
      "MetodePotonganFilter.notDistinctFrom": pgAggregatesApply_notDistinctFrom,
      "MetodePotonganFilter.in": pgAggregatesApply_in,
      "MetodePotonganFilter.notIn": pgAggregatesApply_notIn,
      "MetodePotonganFilter.lessThan": pgAggregatesApply_lessThan,
      "MetodePotonganFilter.lessThanOrEqualTo": pgAggregatesApply_lessThanOrEqualTo,
      "MetodePotonganFilter.greaterThan": pgAggregatesApply_greaterThan,
      "MetodePotonganFilter.greaterThanOrEqualTo": pgAggregatesApply_greaterThanOrEqualTo,
      "PengaturanOrderBy.PRIMARY_KEY_ASC": plans_parts_apply_AkunSubklasOrderBy_PRIMARY_KEY_ASC,
      "PengaturanOrderBy.PRIMARY_KEY_DESC": plans_parts_apply_AkunSubklasOrderBy_PRIMARY_KEY_DESC,
      "PengaturanOrderBy.ID_ASC": plans_parts_apply_AkunSubklasOrderBy_ID_ASC,
      "PengaturanOrderBy.ID_DESC": plans_parts_apply_AkunSubklasOrderBy_ID_DESC,
      "PengaturanOrderBy.NAMA_ASC": plans_parts_apply_AkunSubklasOrderBy_NAMA_ASC,
      "PengaturanOrderBy.NAMA_DESC": plans_parts_apply_AkunSubklasOrderBy_NAMA_DESC,
      "PengaturanOrderBy.ALAMAT_ASC": plans_parts_apply_KontakOrderBy_ALAMAT_ASC,
      "PengaturanOrderBy.ALAMAT_DESC": plans_parts_apply_KontakOrderBy_ALAMAT_DESC,
      "PengaturanOrderBy.NPWP_ASC": plans_parts_apply_KontakOrderBy_NPWP_ASC,
      "PengaturanOrderBy.NPWP_DESC": plans_parts_apply_KontakOrderBy_NPWP_DESC,
      "PengaturanOrderBy.TELEPON_ASC": plans_parts_apply_KontakOrderBy_TELEPON_ASC,
      "PengaturanOrderBy.TELEPON_DESC": plans_parts_apply_KontakOrderBy_TELEPON_DESC,
      "PengaturanOrderBy.MATA_UANG_ASC": make70("mata_uang", false),
      "PengaturanOrderBy.MATA_UANG_DESC": make71("mata_uang", false),
      "PengaturanOrderBy.ZONA_WAKTU_ASC": make70("zona_waktu", false),
      "PengaturanOrderBy.ZONA_WAKTU_DESC": make71("zona_waktu", false),
      "PengaturanOrderBy.WAJIB_PERSETUJUAN_ASC": make70("wajib_persetujuan", false),
      "PengaturanOrderBy.WAJIB_PERSETUJUAN_DESC": make71("wajib_persetujuan", false),
      "PengaturanOrderBy.EMPAT_MATA_ASC": make70("empat_mata", false),
      "PengaturanOrderBy.EMPAT_MATA_DESC": make71("empat_mata", false),
      "PengaturanOrderBy.TANGGAL_MULAI_ASC": make70("tanggal_mulai", false),
      "PengaturanOrderBy.TANGGAL_MULAI_DESC": make71("tanggal_mulai", false),
      "PengaturanOrderBy.TANGGAL_KUNCI_ASC": plans_parts_apply_MutasiStokOrderBy_TANGGAL_KUNCI_ASC,
      "PengaturanOrderBy.TANGGAL_KUNCI_DESC": plans_parts_apply_MutasiStokOrderBy_TANGGAL_KUNCI_DESC,
      "PengaturanOrderBy.KUNCI_SALDO_AWAL_ASC": make70("kunci_saldo_awal", false),
      "PengaturanOrderBy.KUNCI_SALDO_AWAL_DESC": make71("kunci_saldo_awal", false),
      "PengaturanOrderBy.AWAL_TAHUN_BUKU_ASC": make70("awal_tahun_buku", false),
      "PengaturanOrderBy.AWAL_TAHUN_BUKU_DESC": make71("awal_tahun_buku", false),
      "PengaturanOrderBy.PEMBULATAN_ASC": plans_parts_apply_TransaksiOrderBy_PEMBULATAN_ASC,
      "PengaturanOrderBy.PEMBULATAN_DESC": plans_parts_apply_TransaksiOrderBy_PEMBULATAN_DESC,
      "PengaturanOrderBy.FORMAT_NOMOR_ASC": make70("format_nomor", false),
      "PengaturanOrderBy.FORMAT_NOMOR_DESC": make71("format_nomor", false),
      "PengaturanOrderBy.DIUBAH_PADA_ASC": plans_parts_apply_AkunOrderBy_DIUBAH_PADA_ASC,
      "PengaturanOrderBy.DIUBAH_PADA_DESC": plans_parts_apply_AkunOrderBy_DIUBAH_PADA_DESC,
      "PengaturanOrderBy.BATAS_HAPUS_PIUTANG_ASC": make70("batas_hapus_piutang", false),
      "PengaturanOrderBy.BATAS_HAPUS_PIUTANG_DESC": make71("batas_hapus_piutang", false),
      "PengaturanOrderBy.POIN_AKTIF_ASC": make70("poin_aktif", false),
      "PengaturanOrderBy.POIN_AKTIF_DESC": make71("poin_aktif", false),
      "PengaturanOrderBy.POIN_RUPIAH_PER_POIN_ASC": make70("poin_rupiah_per_poin", false),
      "PengaturanOrderBy.POIN_RUPIAH_PER_POIN_DESC": make71("poin_rupiah_per_poin", false),
      "PengaturanOrderBy.POIN_NILAI_POIN_ASC": make70("poin_nilai_poin", false),
      "PengaturanOrderBy.POIN_NILAI_POIN_DESC": make71("poin_nilai_poin", false),
      "PengaturanOrderBy.POIN_MASA_BERLAKU_HARI_ASC": make70("poin_masa_berlaku_hari", false),
      "PengaturanOrderBy.POIN_MASA_BERLAKU_HARI_DESC": make71("poin_masa_berlaku_hari", false),
      "PengaturanOrderBy.KEBIJAKAN_KREDIT_ASC": make70("kebijakan_kredit", false),
      "PengaturanOrderBy.KEBIJAKAN_KREDIT_DESC": make71("kebijakan_kredit", false),
      "PengaturanOrderBy.TOLERANSI_ORDER_ASC": make70("toleransi_order", false),
      "PengaturanOrderBy.TOLERANSI_ORDER_DESC": make71("toleransi_order", false),
      "PengaturanOrderBy.PKP_SEJAK_ASC": make70("pkp_sejak", false),
      "PengaturanOrderBy.PKP_SEJAK_DESC": make71("pkp_sejak", false),
      "DokumenHargaInput.kode": plans_parts_apply_DokumenHargaInput_kode,
      "DokumenHargaInput.nama": plans_parts_apply_DokumenHargaInput_nama,
      "DokumenHargaInput.keterangan": plans_parts_apply_DokumenHargaInput_keterangan,
      "DokumenHargaInput.urutan": plans_parts_apply_DokumenHargaInput_urutan,
      "DokumenHargaInput.aktif": plans_parts_apply_DokumenHargaInput_aktif,
      "DokumenHargaInput.atribut": plans_parts_apply_DokumenHargaInput_atribut,
      "DokumenSatuanInput.kode": plans_parts_apply_DokumenHargaInput_kode,
      "DokumenSatuanInput.nama": plans_parts_apply_DokumenHargaInput_nama,
      "DokumenSatuanInput.aktif": plans_parts_apply_DokumenHargaInput_aktif,
      "DokumenSatuanInput.atribut": plans_parts_apply_DokumenHargaInput_atribut,
      "DokumenBarangSatuanInput.barangId": plans_parts_apply_DokumenBarangSatuanInput_barangId,
      "DokumenBarangSatuanInput.satuanId": plans_parts_apply_DokumenBarangSatuanInput_satuanId,
      "DokumenBarangSatuanInput.faktor": make82("faktor"),
      "DokumenBarangSatuanInput.barcode": plans_parts_apply_DokumenBarangSatuanInput_barcode,
      "DokumenBarangSatuanInput.aktif": plans_parts_apply_DokumenHargaInput_aktif,
      "DokumenBarangSatuanInput.atribut": plans_parts_apply_DokumenHargaInput_atribut,
      "ModulAktifInput.kode": plans_parts_apply_DokumenHargaInput_kode,
      "ModulAktifInput.aktif": plans_parts_apply_DokumenHargaInput_aktif,
      "PenugasanInput.tenantKode": make82("tenant_kode"),
      "PenugasanInput.peran": make82("peran"),
      "DokumenPreferensiTabelInput.kolom": make82("kolom"),
      "DokumenPreferensiTabelInput.sort": plans_parts_apply_PermintaanListInput_sort,
      "DokumenPreferensiTabelInput.perPage": plans_parts_apply_PermintaanListInput_perPage,
      "DokumenPreferensiKolomInput.field": make82("field"),
      "DokumenPreferensiKolomInput.tampil": make82("tampil"),
      "DokumenPreferensiKolomInput.lebar": make82("lebar"),
      "DokumenPreferensiKolomInput.urutan": plans_parts_apply_DokumenHargaInput_urutan,
      "DokumenDimensiNilaiInput.dimensiId": make82("dimensi_id"),
      "DokumenDimensiNilaiInput.kode": plans_parts_apply_DokumenHargaInput_kode,
      "DokumenDimensiNilaiInput.nama": plans_parts_apply_DokumenHargaInput_nama,
      "DokumenDimensiNilaiInput.indukId": make82("induk_id"),
      "DokumenDimensiNilaiInput.berlakuDari": plans_parts_apply_DokumenDimensiNilaiInput_berlakuDari,
      "DokumenDimensiNilaiInput.berlakuSampai": plans_parts_apply_DokumenDimensiNilaiInput_berlakuSampai,
      "DokumenDimensiNilaiInput.aktif": plans_parts_apply_DokumenHargaInput_aktif,
      "DokumenDimensiNilaiInput.atribut": plans_parts_apply_DokumenHargaInput_atribut,
      "DokumenBarangHargaInput.barangId": plans_parts_apply_DokumenBarangSatuanInput_barangId,
      "DokumenBarangHargaInput.hargaKode": plans_parts_apply_DokumenBarangHargaInput_hargaKode,
      "DokumenBarangHargaInput.satuanId": plans_parts_apply_DokumenBarangSatuanInput_satuanId,
      "DokumenBarangHargaInput.harga": plans_parts_apply_DokumenBarangHargaInput_harga,
      "DokumenBarangHargaInput.qtyMinimum": make82("qty_minimum"),
      "DokumenBarangHargaInput.berlakuDari": plans_parts_apply_DokumenDimensiNilaiInput_berlakuDari,
      "DokumenBarangHargaInput.berlakuSampai": plans_parts_apply_DokumenDimensiNilaiInput_berlakuSampai,
      "DokumenBarangHargaInput.aktif": plans_parts_apply_DokumenHargaInput_aktif,
      "DokumenBarangHargaInput.atribut": plans_parts_apply_DokumenHargaInput_atribut,
      "DokumenAsetLepasInput.tanggal": plans_parts_apply_DokumenAsetLepasInput_tanggal,
      "DokumenAsetLepasInput.nilai": plans_parts_apply_DokumenAsetLepasInput_nilai,
      "DokumenAsetLepasInput.pajakKode": plans_parts_apply_DokumenAsetLepasInput_pajakKode,
      "DokumenAsetLepasInput.akunKas": plans_parts_apply_DokumenAsetLepasInput_akunKas,
      "DokumenAsetLepasInput.kontakId": plans_parts_apply_DokumenAsetLepasInput_kontakId,
      "DokumenAsetLepasInput.jatuhTempo": plans_parts_apply_DokumenAsetLepasInput_jatuhTempo,
      "DokumenAsetLepasInput.lokasiId": plans_parts_apply_DokumenAsetLepasInput_lokasiId,
      "DokumenAsetLepasInput.nomorReferensi": plans_parts_apply_DokumenAsetLepasInput_nomorReferensi,
      "DokumenAsetLepasInput.keterangan": plans_parts_apply_DokumenHargaInput_keterangan,
      "DokumenAsetLepasInput.susutkan": make82("susutkan"),
      "DokumenKasBankInput.tanggal": plans_parts_apply_DokumenAsetLepasInput_tanggal,
      "DokumenKasBankInput.lokasiId": plans_parts_apply_DokumenAsetLepasInput_lokasiId,
      "DokumenKasBankInput.nomorReferensi": plans_parts_apply_DokumenAsetLepasInput_nomorReferensi,
      "DokumenKasBankInput.keterangan": plans_parts_apply_DokumenHargaInput_keterangan,
      "DokumenKasBankInput.akunAsal": make82("akun_asal"),
      "DokumenKasBankInput.akunTujuan": make82("akun_tujuan"),
      "DokumenKasBankInput.jumlah": plans_parts_apply_DokumenKasBankInput_jumlah,
      "DokumenKasBankInput.biayaAdmin": make82("biaya_admin"),
      "DokumenKasBankInput.transit": make82("transit"),
      "DokumenKasBankInput.dimensi": plans_parts_apply_DokumenKasBankInput_dimensi,
      "AnggaranAkunInput.akunKode": plans_parts_apply_AnggaranAkunInput_akunKode,
      "AnggaranAkunInput.jumlah": plans_parts_apply_DokumenKasBankInput_jumlah,
      "DokumenPenyusutanInput.periode": make82("periode"),
      "DokumenPenyusutanInput.nomorReferensi": plans_parts_apply_DokumenAsetLepasInput_nomorReferensi,
      "DokumenPenyusutanInput.keterangan": plans_parts_apply_DokumenHargaInput_keterangan,
      "DokumenPenyusutanInput.detail": plans_parts_apply_DokumenPenyusutanInput_detail,
      "DokumenPenyusutanInput.dimensi": plans_parts_apply_DokumenKasBankInput_dimensi,
      "DokumenPenyusutanBarisInput.asetId": make82("aset_id"),
      "DokumenPenyusutanBarisInput.akunBeban": plans_parts_apply_DokumenPenyusutanBarisInput_akunBeban,
      "DokumenPenyusutanBarisInput.akunAkumulasi": plans_parts_apply_DokumenPenyusutanBarisInput_akunAkumulasi,
      "DokumenPenyusutanBarisInput.nilai": plans_parts_apply_DokumenAsetLepasInput_nilai,
      "DokumenPenyusutanBarisInput.keterangan": plans_parts_apply_DokumenHargaInput_keterangan,
      "DokumenPenyusutanBarisInput.dimensi": plans_parts_apply_DokumenKasBankInput_dimensi,
      "DokumenDimensiInput.kode": plans_parts_apply_DokumenHargaInput_kode,
      "DokumenDimensiInput.nama": plans_parts_apply_DokumenHargaInput_nama,
      "DokumenDimensiInput.wajibJenis": make82("wajib_jenis"),
      "DokumenDimensiInput.wajibAkun": make82("wajib_akun"),
      "DokumenDimensiInput.aktif": plans_parts_apply_DokumenHargaInput_aktif,
      "DokumenDimensiInput.atribut": plans_parts_apply_DokumenHargaInput_atribut,
      "DokumenLokasiInput.kode": plans_parts_apply_DokumenHargaInput_kode,
      "DokumenLokasiInput.nama": plans_parts_apply_DokumenHargaInput_nama,
      "DokumenLokasiInput.tipe": plans_parts_apply_DokumenLokasiInput_tipe,
      "DokumenLokasiInput.alamat": plans_parts_apply_DokumenLokasiInput_alamat,
      "DokumenLokasiInput.aktif": plans_parts_apply_DokumenHargaInput_aktif,
      "DokumenLokasiInput.atribut": plans_parts_apply_DokumenHargaInput_atribut,
      "DokumenLokasiInput.dimensi": plans_parts_apply_DokumenKasBankInput_dimensi,
      "DokumenKasKeluarInput.tanggal": plans_parts_apply_DokumenAsetLepasInput_tanggal,
      "DokumenKasKeluarInput.kontakId": plans_parts_apply_DokumenAsetLepasInput_kontakId,
      "DokumenKasKeluarInput.lokasiId": plans_parts_apply_DokumenAsetLepasInput_lokasiId,
      "DokumenKasKeluarInput.nomorReferensi": plans_parts_apply_DokumenAsetLepasInput_nomorReferensi,
      "DokumenKasKeluarInput.keterangan": plans_parts_apply_DokumenHargaInput_keterangan,
      "DokumenKasKeluarInput.akunKas": plans_parts_apply_DokumenAsetLepasInput_akunKas,
      "DokumenKasKeluarInput.detail": plans_parts_apply_DokumenPenyusutanInput_detail,
      "DokumenKasKeluarInput.dimensi": plans_parts_apply_DokumenKasBankInput_dimensi,
      "DokumenKasBarisInput.akunKode": plans_parts_apply_AnggaranAkunInput_akunKode,
      "DokumenKasBarisInput.jumlah": plans_parts_apply_DokumenKasBankInput_jumlah,
      "DokumenKasBarisInput.kontakId": plans_parts_apply_DokumenAsetLepasInput_kontakId,
      "DokumenKasBarisInput.orderId": make82("order_id"),
      "DokumenKasBarisInput.dokumenId": plans_parts_apply_DokumenKasBarisInput_dokumenId,
      "DokumenKasBarisInput.pajakKode": plans_parts_apply_DokumenAsetLepasInput_pajakKode,
      "DokumenKasBarisInput.keterangan": plans_parts_apply_DokumenHargaInput_keterangan,
      "DokumenKasBarisInput.dimensi": plans_parts_apply_DokumenKasBankInput_dimensi,
      "DokumenKasMasukInput.tanggal": plans_parts_apply_DokumenAsetLepasInput_tanggal,
      "DokumenKasMasukInput.kontakId": plans_parts_apply_DokumenAsetLepasInput_kontakId,
      "DokumenKasMasukInput.lokasiId": plans_parts_apply_DokumenAsetLepasInput_lokasiId,
      "DokumenKasMasukInput.nomorReferensi": plans_parts_apply_DokumenAsetLepasInput_nomorReferensi,
      "DokumenKasMasukInput.keterangan": plans_parts_apply_DokumenHargaInput_keterangan,
      "DokumenKasMasukInput.akunKas": plans_parts_apply_DokumenAsetLepasInput_akunKas,
      "DokumenKasMasukInput.detail": plans_parts_apply_DokumenPenyusutanInput_detail,
      "DokumenKasMasukInput.dimensi": plans_parts_apply_DokumenKasBankInput_dimensi,
      "DokumenPenggunaanPersediaanInput.tanggal": plans_parts_apply_DokumenAsetLepasInput_tanggal,
      "DokumenPenggunaanPersediaanInput.lokasiId": plans_parts_apply_DokumenAsetLepasInput_lokasiId,
      "DokumenPenggunaanPersediaanInput.alasan": make82("alasan"),
      "DokumenPenggunaanPersediaanInput.nomorReferensi": plans_parts_apply_DokumenAsetLepasInput_nomorReferensi,
      "DokumenPenggunaanPersediaanInput.keterangan": plans_parts_apply_DokumenHargaInput_keterangan,
      "DokumenPenggunaanPersediaanInput.detail": plans_parts_apply_DokumenPenyusutanInput_detail,
      "DokumenPenggunaanPersediaanInput.sudahTerhitungOpname": plans_parts_apply_DokumenPenggunaanPersediaanInput_sudahTerhitungOpname,
      "DokumenPenggunaanPersediaanInput.dimensi": plans_parts_apply_DokumenKasBankInput_dimensi,
      "DokumenPenggunaanPersediaanBarisInput.barangId": plans_parts_apply_DokumenBarangSatuanInput_barangId,
      "DokumenPenggunaanPersediaanBarisInput.satuanId": plans_parts_apply_DokumenBarangSatuanInput_satuanId,
      "DokumenPenggunaanPersediaanBarisInput.qty": plans_parts_apply_DokumenPenggunaanPersediaanBarisInput_qty,
      "DokumenPenggunaanPersediaanBarisInput.akunKode": plans_parts_apply_AnggaranAkunInput_akunKode,
      "DokumenPenggunaanPersediaanBarisInput.pajakKode": plans_parts_apply_DokumenAsetLepasInput_pajakKode,
      "DokumenPenggunaanPersediaanBarisInput.keterangan": plans_parts_apply_DokumenHargaInput_keterangan,
      "DokumenPenggunaanPersediaanBarisInput.dimensi": plans_parts_apply_DokumenKasBankInput_dimensi,
      "DokumenSaldoAwalHutangInput.tanggal": plans_parts_apply_DokumenAsetLepasInput_tanggal,
      "DokumenSaldoAwalHutangInput.kontakId": plans_parts_apply_DokumenAsetLepasInput_kontakId,
      "DokumenSaldoAwalHutangInput.lokasiId": plans_parts_apply_DokumenAsetLepasInput_lokasiId,
      "DokumenSaldoAwalHutangInput.nomorReferensi": plans_parts_apply_DokumenAsetLepasInput_nomorReferensi,
      "DokumenSaldoAwalHutangInput.keterangan": plans_parts_apply_DokumenHargaInput_keterangan,
      "DokumenSaldoAwalHutangInput.detail": plans_parts_apply_DokumenPenyusutanInput_detail,
      "DokumenSaldoAwalHutangInput.dimensi": plans_parts_apply_DokumenKasBankInput_dimensi,
      "DokumenSaldoAwalBarisInput.nomorFakturAsli": make82("nomor_faktur_asli"),
      "DokumenSaldoAwalBarisInput.tanggalFaktur": make82("tanggal_faktur"),
      "DokumenSaldoAwalBarisInput.jatuhTempo": plans_parts_apply_DokumenAsetLepasInput_jatuhTempo,
      "DokumenSaldoAwalBarisInput.nilaiSisa": make82("nilai_sisa"),
      "DokumenSaldoAwalBarisInput.jenis": plans_parts_apply_DokumenSaldoAwalBarisInput_jenis,
      "DokumenSaldoAwalBarisInput.keterangan": plans_parts_apply_DokumenHargaInput_keterangan,
      "DokumenSaldoAwalPiutangInput.tanggal": plans_parts_apply_DokumenAsetLepasInput_tanggal,
      "DokumenSaldoAwalPiutangInput.kontakId": plans_parts_apply_DokumenAsetLepasInput_kontakId,
      "DokumenSaldoAwalPiutangInput.lokasiId": plans_parts_apply_DokumenAsetLepasInput_lokasiId,
      "DokumenSaldoAwalPiutangInput.nomorReferensi": plans_parts_apply_DokumenAsetLepasInput_nomorReferensi,
      "DokumenSaldoAwalPiutangInput.keterangan": plans_parts_apply_DokumenHargaInput_keterangan,
      "DokumenSaldoAwalPiutangInput.detail": plans_parts_apply_DokumenPenyusutanInput_detail,
      "DokumenSaldoAwalPiutangInput.dimensi": plans_parts_apply_DokumenKasBankInput_dimensi,
      "DokumenAkunInput.kode": plans_parts_apply_DokumenHargaInput_kode,
      "DokumenAkunInput.nama": plans_parts_apply_DokumenHargaInput_nama,
      "DokumenAkunInput.subklasId": make82("subklas_id"),
      "DokumenAkunInput.saldoNormal": make82("saldo_normal"),
      "DokumenAkunInput.indukKode": make82("induk_kode"),
      "DokumenAkunInput.adalahKas": make82("adalah_kas"),
      "DokumenAkunInput.aktif": plans_parts_apply_DokumenHargaInput_aktif,
      "DokumenAkunInput.atribut": plans_parts_apply_DokumenHargaInput_atribut,
      "DokumenAkunInput.arusKas": make82("arus_kas"),
      "DokumenHutangInput.tanggal": plans_parts_apply_DokumenAsetLepasInput_tanggal,
      "DokumenHutangInput.kontakId": plans_parts_apply_DokumenAsetLepasInput_kontakId,
      "DokumenHutangInput.lokasiId": plans_parts_apply_DokumenAsetLepasInput_lokasiId,
      "DokumenHutangInput.jatuhTempo": plans_parts_apply_DokumenAsetLepasInput_jatuhTempo,
      "DokumenHutangInput.nomorReferensi": plans_parts_apply_DokumenAsetLepasInput_nomorReferensi,
      "DokumenHutangInput.keterangan": plans_parts_apply_DokumenHargaInput_keterangan,
      "DokumenHutangInput.akunKode": plans_parts_apply_AnggaranAkunInput_akunKode,
      "DokumenHutangInput.detail": plans_parts_apply_DokumenPenyusutanInput_detail,
      "DokumenHutangInput.dimensi": plans_parts_apply_DokumenKasBankInput_dimensi,
      "DokumenPosLainBarisInput.akunLawan": make82("akun_lawan"),
      "DokumenPosLainBarisInput.jumlah": plans_parts_apply_DokumenKasBankInput_jumlah,
      "DokumenPosLainBarisInput.pajakKode": plans_parts_apply_DokumenAsetLepasInput_pajakKode,
      "DokumenPosLainBarisInput.keterangan": plans_parts_apply_DokumenHargaInput_keterangan,
      "DokumenPosLainBarisInput.pphKode": plans_parts_apply_DokumenPosLainBarisInput_pphKode,
      "DokumenPosLainBarisInput.pph": plans_parts_apply_DokumenPosLainBarisInput_pph,
      "DokumenPosLainBarisInput.dimensi": plans_parts_apply_DokumenKasBankInput_dimensi,
      "DokumenPiutangInput.tanggal": plans_parts_apply_DokumenAsetLepasInput_tanggal,
      "DokumenPiutangInput.kontakId": plans_parts_apply_DokumenAsetLepasInput_kontakId,
      "DokumenPiutangInput.lokasiId": plans_parts_apply_DokumenAsetLepasInput_lokasiId,
      "DokumenPiutangInput.jatuhTempo": plans_parts_apply_DokumenAsetLepasInput_jatuhTempo,
      "DokumenPiutangInput.nomorReferensi": plans_parts_apply_DokumenAsetLepasInput_nomorReferensi,
      "DokumenPiutangInput.keterangan": plans_parts_apply_DokumenHargaInput_keterangan,
      "DokumenPiutangInput.akunKode": plans_parts_apply_AnggaranAkunInput_akunKode,
      "DokumenPiutangInput.detail": plans_parts_apply_DokumenPenyusutanInput_detail,
      "DokumenPiutangInput.dimensi": plans_parts_apply_DokumenKasBankInput_dimensi,
      "DokumenJurnalUmumInput.tanggal": plans_parts_apply_DokumenAsetLepasInput_tanggal,
      "DokumenJurnalUmumInput.kontakId": plans_parts_apply_DokumenAsetLepasInput_kontakId,
      "DokumenJurnalUmumInput.lokasiId": plans_parts_apply_DokumenAsetLepasInput_lokasiId,
      "DokumenJurnalUmumInput.nomorReferensi": plans_parts_apply_DokumenAsetLepasInput_nomorReferensi,
      "DokumenJurnalUmumInput.keterangan": plans_parts_apply_DokumenHargaInput_keterangan,
      "DokumenJurnalUmumInput.detail": plans_parts_apply_DokumenPenyusutanInput_detail,
      "DokumenJurnalUmumInput.balikOtomatis": make82("balik_otomatis"),
      "DokumenJurnalUmumInput.koreksiPeriodeLalu": make82("koreksi_periode_lalu"),
      "DokumenJurnalUmumInput.dimensi": plans_parts_apply_DokumenKasBankInput_dimensi,
      "DokumenJurnalUmumBarisInput.akunKode": plans_parts_apply_AnggaranAkunInput_akunKode,
      "DokumenJurnalUmumBarisInput.debit": make82("debit"),
      "DokumenJurnalUmumBarisInput.kredit": make82("kredit"),
      "DokumenJurnalUmumBarisInput.kontakId": plans_parts_apply_DokumenAsetLepasInput_kontakId,
      "DokumenJurnalUmumBarisInput.dokumenId": plans_parts_apply_DokumenKasBarisInput_dokumenId,
      "DokumenJurnalUmumBarisInput.keterangan": plans_parts_apply_DokumenHargaInput_keterangan,
      "DokumenJurnalUmumBarisInput.dimensi": plans_parts_apply_DokumenKasBankInput_dimensi,
      "DokumenTransferStokInput.tanggal": plans_parts_apply_DokumenAsetLepasInput_tanggal,
      "DokumenTransferStokInput.lokasiAsalId": make82("lokasi_asal_id"),
      "DokumenTransferStokInput.lokasiTujuanId": make82("lokasi_tujuan_id"),
      "DokumenTransferStokInput.duaLangkah": make82("dua_langkah"),
      "DokumenTransferStokInput.nomorReferensi": plans_parts_apply_DokumenAsetLepasInput_nomorReferensi,
      "DokumenTransferStokInput.keterangan": plans_parts_apply_DokumenHargaInput_keterangan,
      "DokumenTransferStokInput.detail": plans_parts_apply_DokumenPenyusutanInput_detail,
      "DokumenTransferStokInput.sudahTerhitungOpname": plans_parts_apply_DokumenPenggunaanPersediaanInput_sudahTerhitungOpname,
      "DokumenTransferStokInput.dimensi": plans_parts_apply_DokumenKasBankInput_dimensi,
      "DokumenTransferStokBarisInput.barangId": plans_parts_apply_DokumenBarangSatuanInput_barangId,
      "DokumenTransferStokBarisInput.satuanId": plans_parts_apply_DokumenBarangSatuanInput_satuanId,
      "DokumenTransferStokBarisInput.qty": plans_parts_apply_DokumenPenggunaanPersediaanBarisInput_qty,
      "DokumenTransferStokBarisInput.keterangan": plans_parts_apply_DokumenHargaInput_keterangan,
      "DokumenOrderPembelianInput.tanggal": plans_parts_apply_DokumenAsetLepasInput_tanggal,
      "DokumenOrderPembelianInput.kontakId": plans_parts_apply_DokumenAsetLepasInput_kontakId,
      "DokumenOrderPembelianInput.lokasiId": plans_parts_apply_DokumenAsetLepasInput_lokasiId,
      "DokumenOrderPembelianInput.tanggalKirim": plans_parts_apply_DokumenOrderPembelianInput_tanggalKirim,
      "DokumenOrderPembelianInput.reservasi": plans_parts_apply_DokumenOrderPembelianInput_reservasi,
      "DokumenOrderPembelianInput.hargaTermasukPajak": plans_parts_apply_DokumenOrderPembelianInput_hargaTermasukPajak,
      "DokumenOrderPembelianInput.nomorReferensi": plans_parts_apply_DokumenAsetLepasInput_nomorReferensi,
      "DokumenOrderPembelianInput.keterangan": plans_parts_apply_DokumenHargaInput_keterangan,
      "DokumenOrderPembelianInput.detail": plans_parts_apply_DokumenPenyusutanInput_detail,
      "DokumenOrderPembelianInput.dimensi": plans_parts_apply_DokumenKasBankInput_dimensi,
      "DokumenOrderBarisInput.barangId": plans_parts_apply_DokumenBarangSatuanInput_barangId,
      "DokumenOrderBarisInput.satuanId": plans_parts_apply_DokumenBarangSatuanInput_satuanId,
      "DokumenOrderBarisInput.qty": plans_parts_apply_DokumenPenggunaanPersediaanBarisInput_qty,
      "DokumenOrderBarisInput.harga": plans_parts_apply_DokumenBarangHargaInput_harga,
      "DokumenOrderBarisInput.diskon": plans_parts_apply_DokumenOrderBarisInput_diskon,
      "DokumenOrderBarisInput.diskonPersen": plans_parts_apply_DokumenOrderBarisInput_diskonPersen,
      "DokumenOrderBarisInput.pajakKode": plans_parts_apply_DokumenAsetLepasInput_pajakKode,
      "DokumenOrderBarisInput.keterangan": plans_parts_apply_DokumenHargaInput_keterangan,
      "DokumenOrderBarisInput.dimensi": plans_parts_apply_DokumenKasBankInput_dimensi,
      "DokumenOrderPenjualanInput.tanggal": plans_parts_apply_DokumenAsetLepasInput_tanggal,
      "DokumenOrderPenjualanInput.kontakId": plans_parts_apply_DokumenAsetLepasInput_kontakId,
      "DokumenOrderPenjualanInput.lokasiId": plans_parts_apply_DokumenAsetLepasInput_lokasiId,
      "DokumenOrderPenjualanInput.tanggalKirim": plans_parts_apply_DokumenOrderPembelianInput_tanggalKirim,
      "DokumenOrderPenjualanInput.reservasi": plans_parts_apply_DokumenOrderPembelianInput_reservasi,
      "DokumenOrderPenjualanInput.hargaKode": plans_parts_apply_DokumenBarangHargaInput_hargaKode,
      "DokumenOrderPenjualanInput.hargaTermasukPajak": plans_parts_apply_DokumenOrderPembelianInput_hargaTermasukPajak,
      "DokumenOrderPenjualanInput.nomorReferensi": plans_parts_apply_DokumenAsetLepasInput_nomorReferensi,
      "DokumenOrderPenjualanInput.keterangan": plans_parts_apply_DokumenHargaInput_keterangan,
      "DokumenOrderPenjualanInput.detail": plans_parts_apply_DokumenPenyusutanInput_detail,
      "DokumenOrderPenjualanInput.dimensi": plans_parts_apply_DokumenKasBankInput_dimensi,
      "DokumenKontakInput.kode": plans_parts_apply_DokumenHargaInput_kode,
      "DokumenKontakInput.nama": plans_parts_apply_DokumenHargaInput_nama,
      "DokumenKontakInput.tipe": plans_parts_apply_DokumenLokasiInput_tipe,
      "DokumenKontakInput.alamat": plans_parts_apply_DokumenLokasiInput_alamat,
      "DokumenKontakInput.kota": make82("kota"),
      "DokumenKontakInput.telepon": make82("telepon"),
      "DokumenKontakInput.email": make82("email"),
      "DokumenKontakInput.npwp": make82("npwp"),
      "DokumenKontakInput.batasKredit": make82("batas_kredit"),
      "DokumenKontakInput.terminHari": make82("termin_hari"),
      "DokumenKontakInput.hargaKode": plans_parts_apply_DokumenBarangHargaInput_hargaKode,
      "DokumenKontakInput.aktif": plans_parts_apply_DokumenHargaInput_aktif,
      "DokumenKontakInput.atribut": plans_parts_apply_DokumenHargaInput_atribut,
      "DokumenKontakInput.dimensi": plans_parts_apply_DokumenKasBankInput_dimensi,
      "DokumenOpnameStokInput.tanggal": plans_parts_apply_DokumenAsetLepasInput_tanggal,
      "DokumenOpnameStokInput.lokasiId": plans_parts_apply_DokumenAsetLepasInput_lokasiId,
      "DokumenOpnameStokInput.mode": plans_parts_apply_DokumenOpnameStokInput_mode,
      "DokumenOpnameStokInput.akunSelisih": plans_parts_apply_DokumenOpnameStokInput_akunSelisih,
      "DokumenOpnameStokInput.nomorReferensi": plans_parts_apply_DokumenAsetLepasInput_nomorReferensi,
      "DokumenOpnameStokInput.keterangan": plans_parts_apply_DokumenHargaInput_keterangan,
      "DokumenOpnameStokInput.detail": plans_parts_apply_DokumenPenyusutanInput_detail,
      "DokumenOpnameStokInput.dimensi": plans_parts_apply_DokumenKasBankInput_dimensi,
      "DokumenOpnameStokBarisInput.barangId": plans_parts_apply_DokumenBarangSatuanInput_barangId,
      "DokumenOpnameStokBarisInput.qtyFisik": make82("qty_fisik"),
      "DokumenOpnameStokBarisInput.hpp": plans_parts_apply_DokumenOpnameStokBarisInput_hpp,
      "DokumenOpnameStokBarisInput.keterangan": plans_parts_apply_DokumenHargaInput_keterangan,
      "DokumenOpnameStokBarisInput.dimensi": plans_parts_apply_DokumenKasBankInput_dimensi,
      "DokumenAuditHutangPiutangInput.tanggal": plans_parts_apply_DokumenAsetLepasInput_tanggal,
      "DokumenAuditHutangPiutangInput.kontakId": plans_parts_apply_DokumenAsetLepasInput_kontakId,
      "DokumenAuditHutangPiutangInput.lokasiId": plans_parts_apply_DokumenAsetLepasInput_lokasiId,
      "DokumenAuditHutangPiutangInput.nomorReferensi": plans_parts_apply_DokumenAsetLepasInput_nomorReferensi,
      "DokumenAuditHutangPiutangInput.keterangan": plans_parts_apply_DokumenHargaInput_keterangan,
      "DokumenAuditHutangPiutangInput.detail": plans_parts_apply_DokumenPenyusutanInput_detail,
      "DokumenAuditHutangPiutangInput.kompensasi": make82("kompensasi"),
      "DokumenAuditHutangPiutangInput.saldoSistemDilihat": make82("saldo_sistem_dilihat"),
      "DokumenAuditHutangPiutangInput.dimensi": plans_parts_apply_DokumenKasBankInput_dimensi,
      "DokumenAuditBarisInput.dokumenId": plans_parts_apply_DokumenKasBarisInput_dokumenId,
      "DokumenAuditBarisInput.jenis": plans_parts_apply_DokumenSaldoAwalBarisInput_jenis,
      "DokumenAuditBarisInput.saldoKonfirmasi": make82("saldo_konfirmasi"),
      "DokumenAuditBarisInput.akunSelisih": plans_parts_apply_DokumenOpnameStokInput_akunSelisih,
      "DokumenAuditBarisInput.jatuhTempo": plans_parts_apply_DokumenAsetLepasInput_jatuhTempo,
      "DokumenAuditBarisInput.keterangan": plans_parts_apply_DokumenHargaInput_keterangan,
      "DokumenAuditBarisInput.dimensi": plans_parts_apply_DokumenKasBankInput_dimensi,
      "DokumenKompensasiInput.piutangId": make82("piutang_id"),
      "DokumenKompensasiInput.hutangId": make82("hutang_id"),
      "DokumenKompensasiInput.jumlah": plans_parts_apply_DokumenKasBankInput_jumlah,
      "DokumenReturPembelianInput.tanggal": plans_parts_apply_DokumenAsetLepasInput_tanggal,
      "DokumenReturPembelianInput.kontakId": plans_parts_apply_DokumenAsetLepasInput_kontakId,
      "DokumenReturPembelianInput.lokasiId": plans_parts_apply_DokumenAsetLepasInput_lokasiId,
      "DokumenReturPembelianInput.dokumenAsalId": plans_parts_apply_DokumenReturPembelianInput_dokumenAsalId,
      "DokumenReturPembelianInput.cara": plans_parts_apply_DokumenReturPembelianInput_cara,
      "DokumenReturPembelianInput.akunKas": plans_parts_apply_DokumenAsetLepasInput_akunKas,
      "DokumenReturPembelianInput.nomorNotaRetur": make82("nomor_nota_retur"),
      "DokumenReturPembelianInput.nomorReferensi": plans_parts_apply_DokumenAsetLepasInput_nomorReferensi,
      "DokumenReturPembelianInput.keterangan": plans_parts_apply_DokumenHargaInput_keterangan,
      "DokumenReturPembelianInput.detail": plans_parts_apply_DokumenPenyusutanInput_detail,
      "DokumenReturPembelianInput.sudahTerhitungOpname": plans_parts_apply_DokumenPenggunaanPersediaanInput_sudahTerhitungOpname,
      "DokumenReturPembelianInput.dimensi": plans_parts_apply_DokumenKasBankInput_dimensi,
      "DokumenReturPembelianBarisInput.barisAsalId": plans_parts_apply_DokumenReturPembelianBarisInput_barisAsalId,
      "DokumenReturPembelianBarisInput.qty": plans_parts_apply_DokumenPenggunaanPersediaanBarisInput_qty,
      "DokumenReturPembelianBarisInput.keterangan": plans_parts_apply_DokumenHargaInput_keterangan,
      "DokumenReturPembelianBarisInput.dimensi": plans_parts_apply_DokumenKasBankInput_dimensi,
      "DokumenCdcJobInput.tabel": make82("tabel"),
      "DokumenCdcJobInput.tujuan": make82("tujuan"),
      "DokumenCdcJobInput.ikuti": make82("ikuti"),
      "DokumenCdcTujuanInput.tipe": plans_parts_apply_DokumenLokasiInput_tipe,
      "DokumenCdcTujuanInput.nama": plans_parts_apply_DokumenHargaInput_nama,
      "DokumenCdcTujuanInput.format": make82("format"),
      "DokumenCdcTujuanInput.url": make82("url"),
      "DokumenCdcTujuanInput.rahasia": make82("rahasia"),
      "DokumenCdcTujuanInput.target": make82("target"),
      "DokumenCdcTujuanInput.skema": make82("skema"),
      "DokumenAsetInput.kode": plans_parts_apply_DokumenHargaInput_kode,
      "DokumenAsetInput.nama": plans_parts_apply_DokumenHargaInput_nama,
      "DokumenAsetInput.akunAset": make82("akun_aset"),
      "DokumenAsetInput.akunAkumulasi": plans_parts_apply_DokumenPenyusutanBarisInput_akunAkumulasi,
      "DokumenAsetInput.akunBeban": plans_parts_apply_DokumenPenyusutanBarisInput_akunBeban,
      "DokumenAsetInput.tanggal": plans_parts_apply_DokumenAsetLepasInput_tanggal,
      "DokumenAsetInput.perolehan": make82("perolehan"),
      "DokumenAsetInput.residu": make82("residu"),
      "DokumenAsetInput.akumulasiAwal": make82("akumulasi_awal"),
      "DokumenAsetInput.umurBulan": make82("umur_bulan"),
      "DokumenAsetInput.metode": make82("metode"),
      "DokumenAsetInput.tarif": make82("tarif"),
      "DokumenAsetInput.aktif": plans_parts_apply_DokumenHargaInput_aktif,
      "DokumenAsetInput.atribut": plans_parts_apply_DokumenHargaInput_atribut,
      "DokumenAsetInput.tidakBolehDikreditkan": make82("tidak_boleh_dikreditkan"),
      "DokumenAsetInput.asal": make82("asal"),
      "DokumenAsetAsalInput.barisId": make82("baris_id"),
      "DokumenAsetAsalInput.nilai": plans_parts_apply_DokumenAsetLepasInput_nilai,
      "DokumenBarangInput.kode": plans_parts_apply_DokumenHargaInput_kode,
      "DokumenBarangInput.nama": plans_parts_apply_DokumenHargaInput_nama,
      "DokumenBarangInput.jenis": plans_parts_apply_DokumenSaldoAwalBarisInput_jenis,
      "DokumenBarangInput.satuanId": plans_parts_apply_DokumenBarangSatuanInput_satuanId,
      "DokumenBarangInput.kategori": make82("kategori"),
      "DokumenBarangInput.merek": make82("merek"),
      "DokumenBarangInput.barcode": plans_parts_apply_DokumenBarangSatuanInput_barcode,
      "DokumenBarangInput.hargaBeli": make82("harga_beli"),
      "DokumenBarangInput.hargaJual": make82("harga_jual"),
      "DokumenBarangInput.stokMinimum": make82("stok_minimum"),
      "DokumenBarangInput.kebijakanStokMinus": make82("kebijakan_stok_minus"),
      "DokumenBarangInput.pajakKode": plans_parts_apply_DokumenAsetLepasInput_pajakKode,
      "DokumenBarangInput.akunPersediaan": make82("akun_persediaan"),
      "DokumenBarangInput.akunHpp": make82("akun_hpp"),
      "DokumenBarangInput.akunPenjualan": make82("akun_penjualan"),
      "DokumenBarangInput.aktif": plans_parts_apply_DokumenHargaInput_aktif,
      "DokumenBarangInput.atribut": plans_parts_apply_DokumenHargaInput_atribut,
      "DokumenBarangInput.dimensi": plans_parts_apply_DokumenKasBankInput_dimensi,
      "DokumenPembelianInput.tanggal": plans_parts_apply_DokumenAsetLepasInput_tanggal,
      "DokumenPembelianInput.kontakId": plans_parts_apply_DokumenAsetLepasInput_kontakId,
      "DokumenPembelianInput.lokasiId": plans_parts_apply_DokumenAsetLepasInput_lokasiId,
      "DokumenPembelianInput.nomorFakturSupplier": make82("nomor_faktur_supplier"),
      "DokumenPembelianInput.jatuhTempo": plans_parts_apply_DokumenAsetLepasInput_jatuhTempo,
      "DokumenPembelianInput.nomorReferensi": plans_parts_apply_DokumenAsetLepasInput_nomorReferensi,
      "DokumenPembelianInput.keterangan": plans_parts_apply_DokumenHargaInput_keterangan,
      "DokumenPembelianInput.detail": plans_parts_apply_DokumenPenyusutanInput_detail,
      "DokumenPembelianInput.diskon": plans_parts_apply_DokumenOrderBarisInput_diskon,
      "DokumenPembelianInput.diskonPersen": plans_parts_apply_DokumenOrderBarisInput_diskonPersen,
      "DokumenPembelianInput.hargaTermasukPajak": plans_parts_apply_DokumenOrderPembelianInput_hargaTermasukPajak,
      "DokumenPembelianInput.biayaTambahan": make82("biaya_tambahan"),
      "DokumenPembelianInput.pembayaran": plans_parts_apply_DokumenPembelianInput_pembayaran,
      "DokumenPembelianInput.pembulatan": plans_parts_apply_DokumenPembelianInput_pembulatan,
      "DokumenPembelianInput.uangMuka": plans_parts_apply_DokumenPembelianInput_uangMuka,
      "DokumenPembelianInput.sudahTerhitungOpname": plans_parts_apply_DokumenPenggunaanPersediaanInput_sudahTerhitungOpname,
      "DokumenPembelianInput.dimensi": plans_parts_apply_DokumenKasBankInput_dimensi,
      "DokumenPembelianBarisInput.barangId": plans_parts_apply_DokumenBarangSatuanInput_barangId,
      "DokumenPembelianBarisInput.akunKode": plans_parts_apply_AnggaranAkunInput_akunKode,
      "DokumenPembelianBarisInput.satuanId": plans_parts_apply_DokumenBarangSatuanInput_satuanId,
      "DokumenPembelianBarisInput.qty": plans_parts_apply_DokumenPenggunaanPersediaanBarisInput_qty,
      "DokumenPembelianBarisInput.harga": plans_parts_apply_DokumenBarangHargaInput_harga,
      "DokumenPembelianBarisInput.diskon": plans_parts_apply_DokumenOrderBarisInput_diskon,
      "DokumenPembelianBarisInput.diskonPersen": plans_parts_apply_DokumenOrderBarisInput_diskonPersen,
      "DokumenPembelianBarisInput.pajakKode": plans_parts_apply_DokumenAsetLepasInput_pajakKode,
      "DokumenPembelianBarisInput.dikreditkan": make82("dikreditkan"),
      "DokumenPembelianBarisInput.hibah": make82("hibah"),
      "DokumenPembelianBarisInput.keterangan": plans_parts_apply_DokumenHargaInput_keterangan,
      "DokumenPembelianBarisInput.orderBarisId": plans_parts_apply_DokumenPembelianBarisInput_orderBarisId,
      "DokumenPembelianBarisInput.nomorFakturPajak": plans_parts_apply_DokumenPembelianBarisInput_nomorFakturPajak,
      "DokumenPembelianBarisInput.masaKredit": make82("masa_kredit"),
      "DokumenPembelianBarisInput.tanggalFakturPajak": make82("tanggal_faktur_pajak"),
      "DokumenPembelianBarisInput.dimensi": plans_parts_apply_DokumenKasBankInput_dimensi,
      "DokumenBiayaTambahanInput.jumlah": plans_parts_apply_DokumenKasBankInput_jumlah,
      "DokumenBiayaTambahanInput.alokasi": plans_parts_apply_DokumenBiayaTambahanInput_alokasi,
      "DokumenBiayaTambahanInput.akunKode": plans_parts_apply_AnggaranAkunInput_akunKode,
      "DokumenPembayaranInput.akunKode": plans_parts_apply_AnggaranAkunInput_akunKode,
      "DokumenPembayaranInput.jumlah": plans_parts_apply_DokumenKasBankInput_jumlah,
      "DokumenUangMukaInput.dokumenId": plans_parts_apply_DokumenKasBarisInput_dokumenId,
      "DokumenUangMukaInput.posId": plans_parts_apply_DokumenUangMukaInput_posId,
      "DokumenUangMukaInput.jumlah": plans_parts_apply_DokumenKasBankInput_jumlah,
      "DokumenReturPenjualanInput.tanggal": plans_parts_apply_DokumenAsetLepasInput_tanggal,
      "DokumenReturPenjualanInput.kontakId": plans_parts_apply_DokumenAsetLepasInput_kontakId,
      "DokumenReturPenjualanInput.lokasiId": plans_parts_apply_DokumenAsetLepasInput_lokasiId,
      "DokumenReturPenjualanInput.dokumenAsalId": plans_parts_apply_DokumenReturPembelianInput_dokumenAsalId,
      "DokumenReturPenjualanInput.cara": plans_parts_apply_DokumenReturPembelianInput_cara,
      "DokumenReturPenjualanInput.akunKas": plans_parts_apply_DokumenAsetLepasInput_akunKas,
      "DokumenReturPenjualanInput.kondisi": make82("kondisi"),
      "DokumenReturPenjualanInput.nomorReferensi": plans_parts_apply_DokumenAsetLepasInput_nomorReferensi,
      "DokumenReturPenjualanInput.keterangan": plans_parts_apply_DokumenHargaInput_keterangan,
      "DokumenReturPenjualanInput.detail": plans_parts_apply_DokumenPenyusutanInput_detail,
      "DokumenReturPenjualanInput.sudahTerhitungOpname": plans_parts_apply_DokumenPenggunaanPersediaanInput_sudahTerhitungOpname,
      "DokumenReturPenjualanInput.dimensi": plans_parts_apply_DokumenKasBankInput_dimensi,
      "DokumenReturPenjualanBarisInput.barisAsalId": plans_parts_apply_DokumenReturPembelianBarisInput_barisAsalId,
      "DokumenReturPenjualanBarisInput.barangId": plans_parts_apply_DokumenBarangSatuanInput_barangId,
      "DokumenReturPenjualanBarisInput.satuanId": plans_parts_apply_DokumenBarangSatuanInput_satuanId,
      "DokumenReturPenjualanBarisInput.qty": plans_parts_apply_DokumenPenggunaanPersediaanBarisInput_qty,
      "DokumenReturPenjualanBarisInput.harga": plans_parts_apply_DokumenBarangHargaInput_harga,
      "DokumenReturPenjualanBarisInput.pajakKode": plans_parts_apply_DokumenAsetLepasInput_pajakKode,
      "DokumenReturPenjualanBarisInput.hpp": plans_parts_apply_DokumenOpnameStokBarisInput_hpp,
      "DokumenReturPenjualanBarisInput.keterangan": plans_parts_apply_DokumenHargaInput_keterangan,
      "DokumenReturPenjualanBarisInput.dimensi": plans_parts_apply_DokumenKasBankInput_dimensi,
      "DokumenPenjualanInput.tanggal": plans_parts_apply_DokumenAsetLepasInput_tanggal,
      "DokumenPenjualanInput.kontakId": plans_parts_apply_DokumenAsetLepasInput_kontakId,
      "DokumenPenjualanInput.lokasiId": plans_parts_apply_DokumenAsetLepasInput_lokasiId,
      "DokumenPenjualanInput.jatuhTempo": plans_parts_apply_DokumenAsetLepasInput_jatuhTempo,
      "DokumenPenjualanInput.hargaKode": plans_parts_apply_DokumenBarangHargaInput_hargaKode,
      "DokumenPenjualanInput.nomorReferensi": plans_parts_apply_DokumenAsetLepasInput_nomorReferensi,
      "DokumenPenjualanInput.keterangan": plans_parts_apply_DokumenHargaInput_keterangan,
      "DokumenPenjualanInput.detail": plans_parts_apply_DokumenPenyusutanInput_detail,
      "DokumenPenjualanInput.diskon": plans_parts_apply_DokumenOrderBarisInput_diskon,
      "DokumenPenjualanInput.diskonPersen": plans_parts_apply_DokumenOrderBarisInput_diskonPersen,
      "DokumenPenjualanInput.hargaTermasukPajak": plans_parts_apply_DokumenOrderPembelianInput_hargaTermasukPajak,
      "DokumenPenjualanInput.ongkos": make82("ongkos"),
      "DokumenPenjualanInput.ongkosPajakKode": make82("ongkos_pajak_kode"),
      "DokumenPenjualanInput.pembayaran": plans_parts_apply_DokumenPembelianInput_pembayaran,
      "DokumenPenjualanInput.kembalian": make82("kembalian"),
      "DokumenPenjualanInput.pembulatan": plans_parts_apply_DokumenPembelianInput_pembulatan,
      "DokumenPenjualanInput.uangMuka": plans_parts_apply_DokumenPembelianInput_uangMuka,
      "DokumenPenjualanInput.sudahTerhitungOpname": plans_parts_apply_DokumenPenggunaanPersediaanInput_sudahTerhitungOpname,
      "DokumenPenjualanInput.poin": plans_parts_apply_DokumenPenjualanInput_poin,
      "DokumenPenjualanInput.dimensi": plans_parts_apply_DokumenKasBankInput_dimensi,
      "DokumenPenjualanBarisInput.barangId": plans_parts_apply_DokumenBarangSatuanInput_barangId,
      "DokumenPenjualanBarisInput.satuanId": plans_parts_apply_DokumenBarangSatuanInput_satuanId,
      "DokumenPenjualanBarisInput.qty": plans_parts_apply_DokumenPenggunaanPersediaanBarisInput_qty,
      "DokumenPenjualanBarisInput.harga": plans_parts_apply_DokumenBarangHargaInput_harga,
      "DokumenPenjualanBarisInput.diskon": plans_parts_apply_DokumenOrderBarisInput_diskon,
      "DokumenPenjualanBarisInput.diskonPersen": plans_parts_apply_DokumenOrderBarisInput_diskonPersen,
      "DokumenPenjualanBarisInput.pajakKode": plans_parts_apply_DokumenAsetLepasInput_pajakKode,
      "DokumenPenjualanBarisInput.keterangan": plans_parts_apply_DokumenHargaInput_keterangan,
      "DokumenPenjualanBarisInput.orderBarisId": plans_parts_apply_DokumenPembelianBarisInput_orderBarisId,
      "DokumenPenjualanBarisInput.nomorFakturPajak": plans_parts_apply_DokumenPembelianBarisInput_nomorFakturPajak,
      "DokumenPenjualanBarisInput.dimensi": plans_parts_apply_DokumenKasBankInput_dimensi,
      "DokumenPelunasanHutangInput.tanggal": plans_parts_apply_DokumenAsetLepasInput_tanggal,
      "DokumenPelunasanHutangInput.kontakId": plans_parts_apply_DokumenAsetLepasInput_kontakId,
      "DokumenPelunasanHutangInput.lokasiId": plans_parts_apply_DokumenAsetLepasInput_lokasiId,
      "DokumenPelunasanHutangInput.nomorReferensi": plans_parts_apply_DokumenAsetLepasInput_nomorReferensi,
      "DokumenPelunasanHutangInput.keterangan": plans_parts_apply_DokumenHargaInput_keterangan,
      "DokumenPelunasanHutangInput.akunKas": plans_parts_apply_DokumenAsetLepasInput_akunKas,
      "DokumenPelunasanHutangInput.jumlah": plans_parts_apply_DokumenKasBankInput_jumlah,
      "DokumenPelunasanHutangInput.alokasi": plans_parts_apply_DokumenBiayaTambahanInput_alokasi,
      "DokumenPelunasanHutangInput.uangMuka": plans_parts_apply_DokumenPembelianInput_uangMuka,
      "DokumenPelunasanHutangInput.biayaBank": plans_parts_apply_DokumenPelunasanHutangInput_biayaBank,
      "DokumenPelunasanHutangInput.pembulatan": plans_parts_apply_DokumenPembelianInput_pembulatan,
      "DokumenPelunasanHutangInput.kelebihan": plans_parts_apply_DokumenPelunasanHutangInput_kelebihan,
      "DokumenPelunasanHutangInput.dimensi": plans_parts_apply_DokumenKasBankInput_dimensi,
      "DokumenPelunasanAlokasiInput.dokumenId": plans_parts_apply_DokumenKasBarisInput_dokumenId,
      "DokumenPelunasanAlokasiInput.posId": plans_parts_apply_DokumenUangMukaInput_posId,
      "DokumenPelunasanAlokasiInput.jumlah": plans_parts_apply_DokumenKasBankInput_jumlah,
      "DokumenPelunasanAlokasiInput.potongan": make82("potongan"),
      "DokumenPelunasanAlokasiInput.pph": plans_parts_apply_DokumenPosLainBarisInput_pph,
      "DokumenPelunasanAlokasiInput.pphKode": plans_parts_apply_DokumenPosLainBarisInput_pphKode,
      "DokumenPelunasanPiutangInput.tanggal": plans_parts_apply_DokumenAsetLepasInput_tanggal,
      "DokumenPelunasanPiutangInput.kontakId": plans_parts_apply_DokumenAsetLepasInput_kontakId,
      "DokumenPelunasanPiutangInput.lokasiId": plans_parts_apply_DokumenAsetLepasInput_lokasiId,
      "DokumenPelunasanPiutangInput.nomorReferensi": plans_parts_apply_DokumenAsetLepasInput_nomorReferensi,
      "DokumenPelunasanPiutangInput.keterangan": plans_parts_apply_DokumenHargaInput_keterangan,
      "DokumenPelunasanPiutangInput.akunKas": plans_parts_apply_DokumenAsetLepasInput_akunKas,
      "DokumenPelunasanPiutangInput.jumlah": plans_parts_apply_DokumenKasBankInput_jumlah,
      "DokumenPelunasanPiutangInput.alokasi": plans_parts_apply_DokumenBiayaTambahanInput_alokasi,
      "DokumenPelunasanPiutangInput.uangMuka": plans_parts_apply_DokumenPembelianInput_uangMuka,
      "DokumenPelunasanPiutangInput.biayaBank": plans_parts_apply_DokumenPelunasanHutangInput_biayaBank,
      "DokumenPelunasanPiutangInput.pembulatan": plans_parts_apply_DokumenPembelianInput_pembulatan,
      "DokumenPelunasanPiutangInput.kelebihan": plans_parts_apply_DokumenPelunasanHutangInput_kelebihan,
      "DokumenPelunasanPiutangInput.dimensi": plans_parts_apply_DokumenKasBankInput_dimensi,
      "DokumenBayarPoinInput.tanggal": plans_parts_apply_DokumenAsetLepasInput_tanggal,
      "DokumenBayarPoinInput.kontakId": plans_parts_apply_DokumenAsetLepasInput_kontakId,
      "DokumenBayarPoinInput.lokasiId": plans_parts_apply_DokumenAsetLepasInput_lokasiId,
      "DokumenBayarPoinInput.mode": plans_parts_apply_DokumenOpnameStokInput_mode,
      "DokumenBayarPoinInput.poin": plans_parts_apply_DokumenPenjualanInput_poin,
      "DokumenBayarPoinInput.cara": plans_parts_apply_DokumenReturPembelianInput_cara,
      "DokumenBayarPoinInput.dokumenId": plans_parts_apply_DokumenKasBarisInput_dokumenId,
      "DokumenBayarPoinInput.akunKas": plans_parts_apply_DokumenAsetLepasInput_akunKas,
      "DokumenBayarPoinInput.nilai": plans_parts_apply_DokumenAsetLepasInput_nilai,
      "DokumenBayarPoinInput.kedaluwarsa": make82("kedaluwarsa"),
      "DokumenBayarPoinInput.nomorReferensi": plans_parts_apply_DokumenAsetLepasInput_nomorReferensi,
      "DokumenBayarPoinInput.keterangan": plans_parts_apply_DokumenHargaInput_keterangan,
      "DokumenBayarPoinInput.detail": plans_parts_apply_DokumenPenyusutanInput_detail,
      "DokumenBayarPoinInput.sudahTerhitungOpname": plans_parts_apply_DokumenPenggunaanPersediaanInput_sudahTerhitungOpname,
      "DokumenBayarPoinInput.dimensi": plans_parts_apply_DokumenKasBankInput_dimensi,
      "DokumenBayarPoinBarisInput.barangId": plans_parts_apply_DokumenBarangSatuanInput_barangId,
      "DokumenBayarPoinBarisInput.satuanId": plans_parts_apply_DokumenBarangSatuanInput_satuanId,
      "DokumenBayarPoinBarisInput.qty": plans_parts_apply_DokumenPenggunaanPersediaanBarisInput_qty,
      "DokumenBayarPoinBarisInput.harga": plans_parts_apply_DokumenBarangHargaInput_harga,
      "DokumenBayarPoinBarisInput.pajakKode": plans_parts_apply_DokumenAsetLepasInput_pajakKode,
      "DokumenBayarPoinBarisInput.keterangan": plans_parts_apply_DokumenHargaInput_keterangan,
      "DokumenBayarPoinBarisInput.dimensi": plans_parts_apply_DokumenKasBankInput_dimensi
    },
    baked: {
      PermintaanListInput: createObjectAndApplyChildren,
      DokumenHargaInput: createObjectAndApplyChildren,
      DokumenSatuanInput: createObjectAndApplyChildren,
      DokumenBarangSatuanInput: createObjectAndApplyChildren,
      ModulAktifInput: createObjectAndApplyChildren,
      PenugasanInput: createObjectAndApplyChildren,
      DokumenPreferensiTabelInput: createObjectAndApplyChildren,
      DokumenPreferensiKolomInput: createObjectAndApplyChildren,
      DokumenDimensiNilaiInput: createObjectAndApplyChildren,
      DokumenBarangHargaInput: createObjectAndApplyChildren,
      DokumenAsetLepasInput: createObjectAndApplyChildren,
      DokumenKasBankInput: createObjectAndApplyChildren,
      AnggaranAkunInput: createObjectAndApplyChildren,
      DokumenPenyusutanInput: createObjectAndApplyChildren,
      DokumenPenyusutanBarisInput: createObjectAndApplyChildren,
      DokumenDimensiInput: createObjectAndApplyChildren,
      DokumenLokasiInput: createObjectAndApplyChildren,
      DokumenKasKeluarInput: createObjectAndApplyChildren,
      DokumenKasBarisInput: createObjectAndApplyChildren,
      DokumenKasMasukInput: createObjectAndApplyChildren,
      DokumenPenggunaanPersediaanInput: createObjectAndApplyChildren,
      DokumenPenggunaanPersediaanBarisInput: createObjectAndApplyChildren,
      DokumenSaldoAwalHutangInput: createObjectAndApplyChildren,
      DokumenSaldoAwalBarisInput: createObjectAndApplyChildren,
      DokumenSaldoAwalPiutangInput: createObjectAndApplyChildren,
      DokumenAkunInput: createObjectAndApplyChildren,
      DokumenHutangInput: createObjectAndApplyChildren,
      DokumenPosLainBarisInput: createObjectAndApplyChildren,
      DokumenPiutangInput: createObjectAndApplyChildren,
      DokumenJurnalUmumInput: createObjectAndApplyChildren,
      DokumenJurnalUmumBarisInput: createObjectAndApplyChildren,
      DokumenTransferStokInput: createObjectAndApplyChildren,
      DokumenTransferStokBarisInput: createObjectAndApplyChildren,
      DokumenOrderPembelianInput: createObjectAndApplyChildren,
      DokumenOrderBarisInput: createObjectAndApplyChildren,
      DokumenOrderPenjualanInput: createObjectAndApplyChildren,
      DokumenKontakInput: createObjectAndApplyChildren,
      DokumenOpnameStokInput: createObjectAndApplyChildren,
      DokumenOpnameStokBarisInput: createObjectAndApplyChildren,
      DokumenAuditHutangPiutangInput: createObjectAndApplyChildren,
      DokumenAuditBarisInput: createObjectAndApplyChildren,
      DokumenKompensasiInput: createObjectAndApplyChildren,
      DokumenReturPembelianInput: createObjectAndApplyChildren,
      DokumenReturPembelianBarisInput: createObjectAndApplyChildren,
      DokumenCdcJobInput: createObjectAndApplyChildren,
      DokumenCdcTujuanInput: createObjectAndApplyChildren,
      DokumenAsetInput: createObjectAndApplyChildren,
      DokumenAsetAsalInput: createObjectAndApplyChildren,
      DokumenBarangInput: createObjectAndApplyChildren,
      DokumenPembelianInput: createObjectAndApplyChildren,
      DokumenPembelianBarisInput: createObjectAndApplyChildren,
      DokumenBiayaTambahanInput: createObjectAndApplyChildren,
      DokumenPembayaranInput: createObjectAndApplyChildren,
      DokumenUangMukaInput: createObjectAndApplyChildren,
      DokumenReturPenjualanInput: createObjectAndApplyChildren,
      DokumenReturPenjualanBarisInput: createObjectAndApplyChildren,
      DokumenPenjualanInput: createObjectAndApplyChildren,
      DokumenPenjualanBarisInput: createObjectAndApplyChildren,
      DokumenPelunasanHutangInput: createObjectAndApplyChildren,
      DokumenPelunasanAlokasiInput: createObjectAndApplyChildren,
      DokumenPelunasanPiutangInput: createObjectAndApplyChildren,
      DokumenBayarPoinInput: createObjectAndApplyChildren,
      DokumenBayarPoinBarisInput: createObjectAndApplyChildren
    }
  },
  values: {
    "JenisTransaksi.retur_penjualan": "retur-penjualan",
    "JenisTransaksi.retur_pembelian": "retur-pembelian",
    "JenisTransaksi.transfer_stok": "transfer-stok",
    "JenisTransaksi.opname_stok": "opname-stok",
    "JenisTransaksi.penggunaan_persediaan": "penggunaan-persediaan",
    "JenisTransaksi.order_pembelian": "order-pembelian",
    "JenisTransaksi.order_penjualan": "order-penjualan",
    "JenisTransaksi.kas_masuk": "kas-masuk",
    "JenisTransaksi.kas_keluar": "kas-keluar",
    "JenisTransaksi.kas_bank": "kas-bank",
    "JenisTransaksi.pelunasan_piutang": "pelunasan-piutang",
    "JenisTransaksi.pelunasan_hutang": "pelunasan-hutang",
    "JenisTransaksi.bayar_poin": "bayar-poin",
    "JenisTransaksi.jurnal_umum": "jurnal-umum",
    "JenisTransaksi.saldo_awal_hutang": "saldo-awal-hutang",
    "JenisTransaksi.saldo_awal_piutang": "saldo-awal-piutang",
    "JenisTransaksi.audit_hutang_piutang": "audit-hutang-piutang",
    "TransaksiBarisGroupOrderBy.SUM_FAKTOR_ASC": "sum faktor ASC",
    "TransaksiBarisGroupOrderBy.SUM_FAKTOR_DESC": "sum faktor DESC",
    "TransaksiBarisGroupOrderBy.SUM_QTY_ASC": "sum qty ASC",
    "TransaksiBarisGroupOrderBy.SUM_QTY_DESC": "sum qty DESC",
    "TransaksiBarisGroupOrderBy.SUM_QTY_DASAR_ASC": "sum qty_dasar ASC",
    "TransaksiBarisGroupOrderBy.SUM_QTY_DASAR_DESC": "sum qty_dasar DESC",
    "TransaksiBarisGroupOrderBy.SUM_HARGA_ASC": "sum harga ASC",
    "TransaksiBarisGroupOrderBy.SUM_HARGA_DESC": "sum harga DESC",
    "TransaksiBarisGroupOrderBy.SUM_BRUTO_ASC": "sum bruto ASC",
    "TransaksiBarisGroupOrderBy.SUM_BRUTO_DESC": "sum bruto DESC",
    "TransaksiBarisGroupOrderBy.SUM_DISKON_ASC": "sum diskon ASC",
    "TransaksiBarisGroupOrderBy.SUM_DISKON_DESC": "sum diskon DESC",
    "TransaksiBarisGroupOrderBy.SUM_DISKON_DOKUMEN_ASC": "sum diskon_dokumen ASC",
    "TransaksiBarisGroupOrderBy.SUM_DISKON_DOKUMEN_DESC": "sum diskon_dokumen DESC",
    "TransaksiBarisGroupOrderBy.SUM_SUBTOTAL_ASC": "sum subtotal ASC",
    "TransaksiBarisGroupOrderBy.SUM_SUBTOTAL_DESC": "sum subtotal DESC",
    "TransaksiBarisGroupOrderBy.SUM_DPP_ASC": "sum dpp ASC",
    "TransaksiBarisGroupOrderBy.SUM_DPP_DESC": "sum dpp DESC",
    "TransaksiBarisGroupOrderBy.SUM_TARIF_ASC": "sum tarif ASC",
    "TransaksiBarisGroupOrderBy.SUM_TARIF_DESC": "sum tarif DESC",
    "TransaksiBarisGroupOrderBy.SUM_DPP_LAIN_ASC": "sum dpp_lain ASC",
    "TransaksiBarisGroupOrderBy.SUM_DPP_LAIN_DESC": "sum dpp_lain DESC",
    "TransaksiBarisGroupOrderBy.SUM_PPN_ASC": "sum ppn ASC",
    "TransaksiBarisGroupOrderBy.SUM_PPN_DESC": "sum ppn DESC",
    "TransaksiBarisGroupOrderBy.SUM_BIAYA_ASC": "sum biaya ASC",
    "TransaksiBarisGroupOrderBy.SUM_BIAYA_DESC": "sum biaya DESC",
    "TransaksiBarisGroupOrderBy.SUM_NILAI_HPP_ASC": "sum nilai_hpp ASC",
    "TransaksiBarisGroupOrderBy.SUM_NILAI_HPP_DESC": "sum nilai_hpp DESC",
    "TransaksiBarisGroupOrderBy.TANGGAL_ASC": "min transaksi.tanggal ASC",
    "TransaksiBarisGroupOrderBy.TANGGAL_DESC": "min transaksi.tanggal DESC",
    "TransaksiBarisGroupOrderBy.COUNT_ASC": "count id ASC",
    "TransaksiBarisGroupOrderBy.COUNT_DESC": "count id DESC",
    "PosTerbukaGroupOrderBy.SUM_NILAI_ASC": "sum nilai ASC",
    "PosTerbukaGroupOrderBy.SUM_NILAI_DESC": "sum nilai DESC",
    "PosTerbukaGroupOrderBy.TANGGAL_ASC": "min tanggal ASC",
    "PosTerbukaGroupOrderBy.TANGGAL_DESC": "min tanggal DESC",
    "PosTerbukaGroupOrderBy.COUNT_ASC": "count id ASC",
    "PosTerbukaGroupOrderBy.COUNT_DESC": "count id DESC",
    "MutasiStokGroupOrderBy.SUM_QTY_ASC": "sum qty ASC",
    "MutasiStokGroupOrderBy.SUM_QTY_DESC": "sum qty DESC",
    "MutasiStokGroupOrderBy.SUM_NILAI_ASC": "sum nilai ASC",
    "MutasiStokGroupOrderBy.SUM_NILAI_DESC": "sum nilai DESC",
    "MutasiStokGroupOrderBy.TANGGAL_ASC": "min tanggal ASC",
    "MutasiStokGroupOrderBy.TANGGAL_DESC": "min tanggal DESC",
    "MutasiStokGroupOrderBy.COUNT_ASC": "count id ASC",
    "MutasiStokGroupOrderBy.COUNT_DESC": "count id DESC",
    "JurnalBarisGroupOrderBy.SUM_DEBIT_ASC": "sum debit ASC",
    "JurnalBarisGroupOrderBy.SUM_DEBIT_DESC": "sum debit DESC",
    "JurnalBarisGroupOrderBy.SUM_KREDIT_ASC": "sum kredit ASC",
    "JurnalBarisGroupOrderBy.SUM_KREDIT_DESC": "sum kredit DESC",
    "JurnalBarisGroupOrderBy.TANGGAL_ASC": "min tanggal ASC",
    "JurnalBarisGroupOrderBy.TANGGAL_DESC": "min tanggal DESC",
    "JurnalBarisGroupOrderBy.COUNT_ASC": "count id ASC",
    "JurnalBarisGroupOrderBy.COUNT_DESC": "count id DESC",
    "KontakGroupOrderBy.SUM_BATAS_KREDIT_ASC": "sum batas_kredit ASC",
    "KontakGroupOrderBy.SUM_BATAS_KREDIT_DESC": "sum batas_kredit DESC",
    "KontakGroupOrderBy.COUNT_ASC": "count id ASC",
    "KontakGroupOrderBy.COUNT_DESC": "count id DESC",
    "TransaksiGroupOrderBy.SUM_BRUTO_ASC": "sum bruto ASC",
    "TransaksiGroupOrderBy.SUM_BRUTO_DESC": "sum bruto DESC",
    "TransaksiGroupOrderBy.SUM_DISKON_ASC": "sum diskon ASC",
    "TransaksiGroupOrderBy.SUM_DISKON_DESC": "sum diskon DESC",
    "TransaksiGroupOrderBy.SUM_DPP_ASC": "sum dpp ASC",
    "TransaksiGroupOrderBy.SUM_DPP_DESC": "sum dpp DESC",
    "TransaksiGroupOrderBy.SUM_PPN_ASC": "sum ppn ASC",
    "TransaksiGroupOrderBy.SUM_PPN_DESC": "sum ppn DESC",
    "TransaksiGroupOrderBy.SUM_ONGKOS_ASC": "sum ongkos ASC",
    "TransaksiGroupOrderBy.SUM_ONGKOS_DESC": "sum ongkos DESC",
    "TransaksiGroupOrderBy.SUM_ONGKOS_PPN_ASC": "sum ongkos_ppn ASC",
    "TransaksiGroupOrderBy.SUM_ONGKOS_PPN_DESC": "sum ongkos_ppn DESC",
    "TransaksiGroupOrderBy.SUM_BIAYA_TAMBAHAN_ASC": "sum biaya_tambahan ASC",
    "TransaksiGroupOrderBy.SUM_BIAYA_TAMBAHAN_DESC": "sum biaya_tambahan DESC",
    "TransaksiGroupOrderBy.SUM_PEMBULATAN_ASC": "sum pembulatan ASC",
    "TransaksiGroupOrderBy.SUM_PEMBULATAN_DESC": "sum pembulatan DESC",
    "TransaksiGroupOrderBy.SUM_TOTAL_NILAI_ASC": "sum total_nilai ASC",
    "TransaksiGroupOrderBy.SUM_TOTAL_NILAI_DESC": "sum total_nilai DESC",
    "TransaksiGroupOrderBy.SUM_HPP_TOTAL_ASC": "sum hpp_total ASC",
    "TransaksiGroupOrderBy.SUM_HPP_TOTAL_DESC": "sum hpp_total DESC",
    "TransaksiGroupOrderBy.SUM_DIBAYAR_ASC": "sum dibayar ASC",
    "TransaksiGroupOrderBy.SUM_DIBAYAR_DESC": "sum dibayar DESC",
    "TransaksiGroupOrderBy.SUM_SISA_ASC": "sum sisa ASC",
    "TransaksiGroupOrderBy.SUM_SISA_DESC": "sum sisa DESC",
    "TransaksiGroupOrderBy.TANGGAL_ASC": "min tanggal ASC",
    "TransaksiGroupOrderBy.TANGGAL_DESC": "min tanggal DESC",
    "TransaksiGroupOrderBy.COUNT_ASC": "count id ASC",
    "TransaksiGroupOrderBy.COUNT_DESC": "count id DESC",
    "BarangGroupOrderBy.SUM_HARGA_BELI_ASC": "sum harga_beli ASC",
    "BarangGroupOrderBy.SUM_HARGA_BELI_DESC": "sum harga_beli DESC",
    "BarangGroupOrderBy.SUM_HARGA_JUAL_ASC": "sum harga_jual ASC",
    "BarangGroupOrderBy.SUM_HARGA_JUAL_DESC": "sum harga_jual DESC",
    "BarangGroupOrderBy.SUM_STOK_MINIMUM_ASC": "sum stok_minimum ASC",
    "BarangGroupOrderBy.SUM_STOK_MINIMUM_DESC": "sum stok_minimum DESC",
    "BarangGroupOrderBy.COUNT_ASC": "count id ASC",
    "BarangGroupOrderBy.COUNT_DESC": "count id DESC",
    "MetodeHpp.rata_rata": "rata-rata",
    "JenisBukti.retur_penjualan": "retur-penjualan",
    "JenisBukti.retur_pembelian": "retur-pembelian",
    "JenisBukti.transfer_stok": "transfer-stok",
    "JenisBukti.opname_stok": "opname-stok",
    "JenisBukti.penggunaan_persediaan": "penggunaan-persediaan",
    "JenisBukti.order_pembelian": "order-pembelian",
    "JenisBukti.order_penjualan": "order-penjualan",
    "JenisBukti.kas_masuk": "kas-masuk",
    "JenisBukti.kas_keluar": "kas-keluar",
    "JenisBukti.kas_bank": "kas-bank",
    "JenisBukti.pelunasan_piutang": "pelunasan-piutang",
    "JenisBukti.pelunasan_hutang": "pelunasan-hutang",
    "JenisBukti.bayar_poin": "bayar-poin",
    "JenisBukti.jurnal_umum": "jurnal-umum",
    "JenisBukti.saldo_awal_hutang": "saldo-awal-hutang",
    "JenisBukti.saldo_awal_piutang": "saldo-awal-piutang",
    "JenisBukti.audit_hutang_piutang": "audit-hutang-piutang",
    "KelompokUmur.hari_1_sampai_30": "1-30",
    "KelompokUmur.hari_31_sampai_60": "31-60",
    "KelompokUmur.hari_61_sampai_90": "61-90",
    "KelompokUmur.lebih_dari_90_hari": ">90",
    "Pembanding.periode_lalu": "periode-lalu",
    "Pembanding.tahun_lalu": "tahun-lalu"
  },
  scalars: {
    JSON: {
      serialize: plans_scalars_JSON_serialize,
      parseValue: plans_scalars_JSON_serialize,
      parseLiteral: parseJsonLiteral
    },
    Datetime: {
      serialize: plans_scalars_Datetime_serialize,
      parseValue: parseDatetime,
      parseLiteral: parseDatetimeLiteral
    },
    Cursor: {
      serialize: plans_scalars_Datetime_serialize,
      parseValue: plans_scalars_Datetime_serialize,
      parseLiteral(ast) {
        if (ast.kind === Kind.STRING) {
          return ast.value;
        }
        throw new GraphQLError(`Cursor can only parse string values (kind='${ast.kind}')`);
      }
    },
    BigInt: {
      serialize: plans_scalars_BigInt_serialize,
      parseValue: parseBigInteger,
      parseLiteral: parseBigIntegerLiteral
    },
    HargaSatuan: {
      serialize: plans_scalars_BigInt_serialize,
      parseValue: plans_scalars_HargaSatuan_parseValue,
      parseLiteral: plans_scalars_HargaSatuan_parseLiteral
    },
    Kuantitas: {
      serialize: plans_scalars_BigInt_serialize,
      parseValue: plans_scalars_HargaSatuan_parseValue,
      parseLiteral: plans_scalars_HargaSatuan_parseLiteral
    },
    Uang: {
      serialize: plans_scalars_BigInt_serialize,
      parseValue: plans_scalars_HargaSatuan_parseValue,
      parseLiteral: plans_scalars_HargaSatuan_parseLiteral
    },
    BigFloat: {
      serialize: plans_scalars_BigInt_serialize,
      parseValue: plans_scalars_HargaSatuan_parseValue,
      parseLiteral: plans_scalars_HargaSatuan_parseLiteral
    },
    Date: {
      serialize: plans_scalars_Datetime_serialize,
      parseValue: parseDate,
      parseLiteral: parseDateLiteral
    },
    UUID: {
      serialize: plans_scalars_Datetime_serialize,
      parseValue: parseUuid,
      parseLiteral: parseUuidLiteral
    }
  }
};
const sdl = readFileSync(new URL("schema.graphql", import.meta.url), "utf8");
export const schema = withPlans(sdl, plans);
export { registry };
