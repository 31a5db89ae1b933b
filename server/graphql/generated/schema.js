/* eslint-disable graphile-export/export-instances, graphile-export/export-methods, graphile-export/export-plans, graphile-export/exhaustive-deps */
import { jsonCodec, jsonbCodec } from "../codecs.ts";
import { parseBigInteger, parseBigIntegerLiteral, parseDate, parseDateLiteral, parseDecimal, parseDecimalLiteral, parseJsonLiteral } from "../scalars.ts";
import { LIST_TYPES, PgCondition, PgExecutor, PgResource, PgSelectStep, TYPES, assertPgClassSingleStep, domainOfCodec, enumCodec, listOfCodec, makeRegistry, pgSelectFromRecords, recordCodec, sqlFromArgDigests, sqlValueWithCodec } from "@dataplan/pg";
import { ConnectionStep, ObjectStep, __ValueStep, bakedInput, bakedInputRuntime, connection, context, createObjectAndApplyChildren, get as get2, lambda, object, operationPlan, trap } from "grafast";
import { GraphQLBoolean, GraphQLEnumType, GraphQLError, GraphQLInputObjectType, GraphQLInt, GraphQLList, GraphQLNonNull, GraphQLObjectType, GraphQLScalarType, GraphQLSchema, GraphQLString, Kind, specifiedDirectives } from "graphql";
import { sql } from "pg-sql2";
const pkCols = ["id"];
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
const kontakIdentifier = sql.identifier("kontak");
const spec_kontak = {
  name: "kontak",
  identifier: kontakIdentifier,
  attributes: {
    __proto__: null,
    id: {
      codec: TYPES.bigint,
      notNull: true,
      hasDefault: true,
      extensions: {
        __proto__: null,
        canSelect: true,
        canInsert: false,
        canUpdate: false
      }
    },
    kode: {
      codec: TYPES.text,
      notNull: true,
      extensions: {
        __proto__: null,
        canSelect: true,
        canInsert: false,
        canUpdate: false
      }
    },
    nama: {
      codec: TYPES.text,
      notNull: true,
      extensions: {
        __proto__: null,
        canSelect: true,
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
      name: "kontak"
    }
  },
  executor: executor
};
const kontakCodec = recordCodec(spec_kontak);
const penjualanIdentifier = sql.identifier("penjualan");
const statusTransaksiCodec = enumCodec({
  name: "statusTransaksi",
  identifier: sql.identifier("status_transaksi"),
  values: ["draft", "final"],
  description: undefined,
  extensions: {
    pg: {
      serviceName: "main",
      schemaName: "erp",
      name: "status_transaksi"
    }
  }
});
const spec_penjualan = {
  name: "penjualan",
  identifier: penjualanIdentifier,
  attributes: {
    __proto__: null,
    id: {
      codec: TYPES.bigint,
      notNull: true,
      hasDefault: true,
      extensions: {
        __proto__: null,
        canSelect: true,
        canInsert: false,
        canUpdate: false
      }
    },
    tanggal: {
      codec: TYPES.date,
      notNull: true,
      extensions: {
        __proto__: null,
        canSelect: true,
        canInsert: false,
        canUpdate: false
      }
    },
    kontak_id: {
      codec: TYPES.bigint,
      extensions: {
        __proto__: null,
        canSelect: true,
        canInsert: false,
        canUpdate: false
      }
    },
    status: {
      codec: statusTransaksiCodec,
      notNull: true,
      hasDefault: true,
      extensions: {
        __proto__: null,
        canSelect: true,
        canInsert: false,
        canUpdate: false
      }
    },
    atribut: {
      codec: jsonbCodec,
      extensions: {
        __proto__: null,
        canSelect: true,
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
      name: "penjualan"
    }
  },
  executor: executor
};
const penjualanCodec = recordCodec(spec_penjualan);
const penjualanDetailIdentifier = sql.identifier("penjualan_detail");
const kuantitasCodec = domainOfCodec(TYPES.numeric, "kuantitas", sql.identifier("kuantitas"), {
  extensions: {
    pg: {
      serviceName: "main",
      schemaName: "erp",
      name: "kuantitas"
    },
    isNumberLike: true
  }
});
const uangCodec = domainOfCodec(TYPES.numeric, "uang", sql.identifier("uang"), {
  extensions: {
    pg: {
      serviceName: "main",
      schemaName: "erp",
      name: "uang"
    },
    isNumberLike: true
  },
  description: "An amount of money, 2 decimals."
});
const spec_penjualanDetail = {
  name: "penjualanDetail",
  identifier: penjualanDetailIdentifier,
  attributes: {
    __proto__: null,
    id: {
      codec: TYPES.bigint,
      notNull: true,
      hasDefault: true,
      extensions: {
        __proto__: null,
        canSelect: true,
        canInsert: false,
        canUpdate: false
      }
    },
    penjualan_id: {
      codec: TYPES.bigint,
      notNull: true,
      extensions: {
        __proto__: null,
        canSelect: true,
        canInsert: false,
        canUpdate: false
      }
    },
    barang_id: {
      codec: TYPES.bigint,
      notNull: true,
      extensions: {
        __proto__: null,
        canSelect: true,
        canInsert: false,
        canUpdate: false
      }
    },
    qty: {
      codec: kuantitasCodec,
      notNull: true,
      extensions: {
        __proto__: null,
        canSelect: true,
        canInsert: false,
        canUpdate: false
      }
    },
    harga: {
      codec: uangCodec,
      notNull: true,
      extensions: {
        __proto__: null,
        canSelect: true,
        canInsert: false,
        canUpdate: false
      }
    },
    catatan: {
      codec: TYPES.text,
      extensions: {
        __proto__: null,
        canSelect: true,
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
      name: "penjualan_detail"
    }
  },
  executor: executor
};
const penjualanDetailCodec = recordCodec(spec_penjualanDetail);
const barangIdentifier = sql.identifier("barang");
const spec_barang = {
  name: "barang",
  identifier: barangIdentifier,
  attributes: {
    __proto__: null,
    id: {
      codec: TYPES.bigint,
      notNull: true,
      hasDefault: true,
      extensions: {
        __proto__: null,
        canSelect: true,
        canInsert: false,
        canUpdate: false
      }
    },
    kode: {
      codec: TYPES.text,
      notNull: true,
      extensions: {
        __proto__: null,
        canSelect: true,
        canInsert: false,
        canUpdate: false
      }
    },
    nama: {
      codec: TYPES.text,
      notNull: true,
      extensions: {
        __proto__: null,
        canSelect: true,
        canInsert: false,
        canUpdate: false
      }
    },
    harga: {
      codec: uangCodec,
      notNull: true,
      description: "Harga jual.",
      extensions: {
        __proto__: null,
        canSelect: true,
        canInsert: false,
        canUpdate: false
      }
    },
    stok: {
      codec: kuantitasCodec,
      notNull: true,
      hasDefault: true,
      extensions: {
        __proto__: null,
        canSelect: true,
        canInsert: false,
        canUpdate: false
      }
    },
    atribut: {
      codec: jsonbCodec,
      extensions: {
        __proto__: null,
        canSelect: true,
        canInsert: false,
        canUpdate: false
      }
    },
    dibuat_pada: {
      codec: TYPES.timestamptz,
      notNull: true,
      hasDefault: true,
      extensions: {
        __proto__: null,
        canSelect: true,
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
      name: "barang"
    }
  },
  executor: executor,
  description: "Barang dagangan."
};
const barangCodec = recordCodec(spec_barang);
const transaksiDibuatIdentifier = sql.identifier("transaksi_dibuat");
const transaksiDibuatCodec = recordCodec({
  name: "transaksiDibuat",
  identifier: transaksiDibuatIdentifier,
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
    }
  },
  extensions: {
    isTableLike: false,
    pg: {
      serviceName: "main",
      schemaName: "erp",
      name: "transaksi_dibuat"
    }
  },
  executor: executor
});
const neracaIdentifier = sql.identifier("neraca");
const neracaBarisCodec = recordCodec({
  name: "neracaBaris",
  identifier: sql.identifier("neraca_baris"),
  attributes: {
    __proto__: null,
    kode: {
      codec: TYPES.text
    },
    saldo: {
      codec: uangCodec
    }
  },
  extensions: {
    isTableLike: false,
    pg: {
      serviceName: "main",
      schemaName: "erp",
      name: "neraca_baris"
    }
  },
  executor: executor
});
const neracaBarisArrayCodec = listOfCodec(neracaBarisCodec, {
  name: "neracaBarisArray",
  extensions: {
    pg: {
      serviceName: "main",
      schemaName: "erp",
      name: "_neraca_baris"
    }
  }
});
const neracaCodec = recordCodec({
  name: "neraca",
  identifier: neracaIdentifier,
  attributes: {
    __proto__: null,
    tanggal: {
      codec: TYPES.date
    },
    total: {
      codec: uangCodec
    },
    baris: {
      codec: neracaBarisArrayCodec
    }
  },
  extensions: {
    isTableLike: false,
    pg: {
      serviceName: "main",
      schemaName: "erp",
      name: "neraca"
    }
  },
  executor: executor
});
const entitasMasterCodec = enumCodec({
  name: "entitasMaster",
  identifier: sql.identifier("entitas_master"),
  values: ["barang", "barang_satuan"],
  description: undefined,
  extensions: {
    pg: {
      serviceName: "main",
      schemaName: "erp",
      name: "entitas_master"
    }
  }
});
const jenisTransaksiCodec = enumCodec({
  name: "jenisTransaksi",
  identifier: sql.identifier("jenis_transaksi"),
  values: ["penjualan", "pembelian", "retur-penjualan"],
  description: undefined,
  extensions: {
    pg: {
      serviceName: "main",
      schemaName: "erp",
      name: "jenis_transaksi"
    }
  }
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
    filter: {
      codec: jsonbCodec
    }
  },
  extensions: {
    isTableLike: false,
    pg: {
      serviceName: "main",
      schemaName: "erp",
      name: "permintaan_list"
    }
  },
  executor: executor
});
const penjualanDetailInputCodec = recordCodec({
  name: "penjualanDetailInput",
  identifier: sql.identifier("penjualan_detail_input"),
  attributes: {
    __proto__: null,
    barang_id: {
      codec: TYPES.bigint
    },
    qty: {
      codec: kuantitasCodec
    },
    harga: {
      codec: uangCodec
    },
    catatan: {
      codec: TYPES.text
    },
    pajak: {
      codec: LIST_TYPES.text
    }
  },
  extensions: {
    isTableLike: false,
    pg: {
      serviceName: "main",
      schemaName: "erp",
      name: "penjualan_detail_input"
    }
  },
  executor: executor
});
const penjualanDetailInputArrayCodec = listOfCodec(penjualanDetailInputCodec, {
  name: "penjualanDetailInputArray",
  extensions: {
    pg: {
      serviceName: "main",
      schemaName: "erp",
      name: "_penjualan_detail_input"
    }
  }
});
const penjualanInputCodec = recordCodec({
  name: "penjualanInput",
  identifier: sql.identifier("penjualan_input"),
  attributes: {
    __proto__: null,
    tanggal: {
      codec: TYPES.date,
      description: "Effective date."
    },
    kontak_id: {
      codec: TYPES.bigint
    },
    jenis: {
      codec: jenisTransaksiCodec
    },
    atribut: {
      codec: jsonbCodec
    },
    detail: {
      codec: penjualanDetailInputArrayCodec
    }
  },
  extensions: {
    isTableLike: false,
    pg: {
      serviceName: "main",
      schemaName: "erp",
      name: "penjualan_input"
    }
  },
  executor: executor
});
const konteksFunctionIdentifer = sql.identifier("konteks");
const kosongFunctionIdentifer = sql.identifier("kosong");
const gemaFunctionIdentifer = sql.identifier("gema");
const jamFunctionIdentifer = sql.identifier("jam");
const rahasiaFunctionIdentifer = sql.identifier("rahasia");
const tenant_kodeFunctionIdentifer = sql.identifier("tenant_kode");
const gagalFunctionIdentifer = sql.identifier("gagal");
const bentrokFunctionIdentifer = sql.identifier("bentrok");
const kontak_resourceOptionsConfig = {
  executor: executor,
  name: "kontak",
  identifier: "main.tenant_templat.kontak",
  from: kontakIdentifier,
  codec: kontakCodec,
  extensions: {
    pg: {
      serviceName: "main",
      schemaName: "tenant_templat",
      name: "kontak"
    },
    canSelect: true,
    canInsert: false,
    canUpdate: false,
    canDelete: false
  },
  uniques: [{
    attributes: pkCols,
    isPrimary: true
  }, {
    attributes: ["kode"]
  }]
};
const master_listFunctionIdentifer = sql.identifier("master_list");
const penjualanUniques = [{
  attributes: ["id"],
  isPrimary: true
}];
const penjualan_resourceOptionsConfig = {
  executor: executor,
  name: "penjualan",
  identifier: "main.tenant_templat.penjualan",
  from: penjualanIdentifier,
  codec: penjualanCodec,
  extensions: {
    pg: {
      serviceName: "main",
      schemaName: "tenant_templat",
      name: "penjualan"
    },
    canSelect: true,
    canInsert: false,
    canUpdate: false,
    canDelete: false
  },
  uniques: penjualanUniques
};
const penjualan_detailUniques = [{
  attributes: ["id"],
  isPrimary: true
}];
const penjualan_detail_resourceOptionsConfig = {
  executor: executor,
  name: "penjualan_detail",
  identifier: "main.tenant_templat.penjualan_detail",
  from: penjualanDetailIdentifier,
  codec: penjualanDetailCodec,
  extensions: {
    pg: {
      serviceName: "main",
      schemaName: "tenant_templat",
      name: "penjualan_detail"
    },
    canSelect: true,
    canInsert: false,
    canUpdate: false,
    canDelete: false
  },
  uniques: penjualan_detailUniques
};
const barangUniques = [{
  attributes: ["id"],
  isPrimary: true
}, {
  attributes: ["kode"]
}];
const barang_resourceOptionsConfig = {
  executor: executor,
  name: "barang",
  identifier: "main.tenant_templat.barang",
  from: barangIdentifier,
  codec: barangCodec,
  extensions: {
    pg: {
      serviceName: "main",
      schemaName: "tenant_templat",
      name: "barang"
    },
    canSelect: true,
    canInsert: false,
    canUpdate: false,
    canDelete: false
  },
  uniques: barangUniques,
  description: "Barang dagangan."
};
const penjualan_createFunctionIdentifer = sql.identifier("penjualan_create");
const registryConfig = {
  pgExecutors: {
    __proto__: null,
    main: executor
  },
  pgCodecs: {
    __proto__: null,
    json: jsonCodec,
    jsonb: jsonbCodec,
    timestamptz: TYPES.timestamptz,
    text: TYPES.text,
    int8: TYPES.bigint,
    kontak: kontakCodec,
    penjualan: penjualanCodec,
    date: TYPES.date,
    statusTransaksi: statusTransaksiCodec,
    penjualanDetail: penjualanDetailCodec,
    kuantitas: kuantitasCodec,
    numeric: TYPES.numeric,
    uang: uangCodec,
    barang: barangCodec,
    transaksiDibuat: transaksiDibuatCodec,
    bool: TYPES.boolean,
    neraca: neracaCodec,
    neracaBarisArray: neracaBarisArrayCodec,
    neracaBaris: neracaBarisCodec,
    int4: TYPES.int,
    entitasMaster: entitasMasterCodec,
    jenisTransaksi: jenisTransaksiCodec,
    permintaanList: permintaanListCodec,
    textArray: LIST_TYPES.text,
    penjualanDetailInputArray: penjualanDetailInputArrayCodec,
    penjualanDetailInput: penjualanDetailInputCodec,
    penjualanInput: penjualanInputCodec
  },
  pgResources: {
    __proto__: null,
    konteks: {
      executor: executor,
      name: "konteks",
      identifier: "main.erp.konteks()",
      from(...args) {
        return sql`${konteksFunctionIdentifer}(${sqlFromArgDigests(args)})`;
      },
      parameters: [],
      codec: jsonCodec,
      hasImplicitOrder: false,
      extensions: {
        pg: {
          serviceName: "main",
          schemaName: "erp",
          name: "konteks"
        },
        canExecute: true
      },
      isUnique: true
    },
    kosong: {
      executor: executor,
      name: "kosong",
      identifier: "main.erp.kosong()",
      from(...args) {
        return sql`${kosongFunctionIdentifer}(${sqlFromArgDigests(args)})`;
      },
      parameters: [],
      codec: jsonCodec,
      hasImplicitOrder: false,
      extensions: {
        pg: {
          serviceName: "main",
          schemaName: "erp",
          name: "kosong"
        },
        canExecute: true
      },
      isUnique: true
    },
    gema: {
      executor: executor,
      name: "gema",
      identifier: "main.erp.gema(jsonb)",
      from(...args) {
        return sql`${gemaFunctionIdentifer}(${sqlFromArgDigests(args)})`;
      },
      parameters: [{
        name: "dokumen",
        codec: jsonbCodec
      }],
      codec: jsonbCodec,
      hasImplicitOrder: false,
      extensions: {
        pg: {
          serviceName: "main",
          schemaName: "erp",
          name: "gema"
        },
        canExecute: true
      },
      isUnique: true,
      isMutation: true
    },
    jam: {
      executor: executor,
      name: "jam",
      identifier: "main.erp.jam()",
      from(...args) {
        return sql`${jamFunctionIdentifer}(${sqlFromArgDigests(args)})`;
      },
      parameters: [],
      codec: TYPES.timestamptz,
      hasImplicitOrder: false,
      extensions: {
        pg: {
          serviceName: "main",
          schemaName: "erp",
          name: "jam"
        },
        canExecute: true
      },
      isUnique: true
    },
    rahasia: {
      executor: executor,
      name: "rahasia",
      identifier: "main.erp.rahasia()",
      from(...args) {
        return sql`${rahasiaFunctionIdentifer}(${sqlFromArgDigests(args)})`;
      },
      parameters: [],
      codec: TYPES.text,
      hasImplicitOrder: false,
      extensions: {
        pg: {
          serviceName: "main",
          schemaName: "erp",
          name: "rahasia"
        },
        canExecute: false
      },
      isUnique: true
    },
    tenant_kode: {
      executor: executor,
      name: "tenant_kode",
      identifier: "main.erp.tenant_kode()",
      from(...args) {
        return sql`${tenant_kodeFunctionIdentifer}(${sqlFromArgDigests(args)})`;
      },
      parameters: [],
      codec: TYPES.text,
      hasImplicitOrder: false,
      extensions: {
        pg: {
          serviceName: "main",
          schemaName: "erp",
          name: "tenant_kode"
        },
        tags: {
          behavior: "-*"
        },
        canExecute: true
      },
      isUnique: true,
      description: "Reader."
    },
    gagal: {
      executor: executor,
      name: "gagal",
      identifier: "main.erp.gagal(text)",
      from(...args) {
        return sql`${gagalFunctionIdentifer}(${sqlFromArgDigests(args)})`;
      },
      parameters: [{
        name: "kode",
        codec: TYPES.text
      }],
      codec: jsonCodec,
      hasImplicitOrder: false,
      extensions: {
        pg: {
          serviceName: "main",
          schemaName: "erp",
          name: "gagal"
        },
        canExecute: true
      },
      isUnique: true
    },
    bentrok: {
      executor: executor,
      name: "bentrok",
      identifier: "main.erp.bentrok(int4)",
      from(...args) {
        return sql`${bentrokFunctionIdentifer}(${sqlFromArgDigests(args)})`;
      },
      parameters: [{
        name: "kali",
        codec: TYPES.int
      }],
      codec: TYPES.bigint,
      hasImplicitOrder: false,
      extensions: {
        pg: {
          serviceName: "main",
          schemaName: "erp",
          name: "bentrok"
        },
        canExecute: true
      },
      isUnique: true,
      isMutation: true
    },
    kontak: kontak_resourceOptionsConfig,
    master_list: {
      executor: executor,
      name: "master_list",
      identifier: "main.erp.master_list(erp.entitas_master,erp.permintaan_list)",
      from(...args) {
        return sql`${master_listFunctionIdentifer}(${sqlFromArgDigests(args)})`;
      },
      parameters: [{
        name: "entitas",
        codec: entitasMasterCodec
      }, {
        name: "permintaan",
        codec: permintaanListCodec
      }],
      codec: jsonCodec,
      hasImplicitOrder: false,
      extensions: {
        pg: {
          serviceName: "main",
          schemaName: "erp",
          name: "master_list"
        },
        canExecute: true
      },
      isUnique: true,
      description: "Daftar master."
    },
    penjualan: penjualan_resourceOptionsConfig,
    penjualan_detail: penjualan_detail_resourceOptionsConfig,
    barang: barang_resourceOptionsConfig,
    penjualan_create: PgResource.functionResourceOptions({
      executor: executor,
      name: "transaksi_dibuat",
      identifier: "main.erp.transaksi_dibuat",
      from: transaksiDibuatIdentifier,
      codec: transaksiDibuatCodec,
      extensions: {
        pg: {
          serviceName: "main",
          schemaName: "erp",
          name: "transaksi_dibuat"
        },
        isInsertable: false,
        isUpdatable: false,
        isDeletable: false
      },
      isVirtual: true
    }, {
      name: "penjualan_create",
      identifier: "main.erp.penjualan_create(erp.penjualan_input,bool)",
      from(...args) {
        return sql`${penjualan_createFunctionIdentifer}(${sqlFromArgDigests(args)})`;
      },
      parameters: [{
        name: "dokumen",
        codec: penjualanInputCodec
      }, {
        name: "draft",
        codec: TYPES.boolean,
        optional: true
      }],
      returnsSetof: false,
      extensions: {
        pg: {
          serviceName: "main",
          schemaName: "erp",
          name: "penjualan_create"
        },
        canExecute: true
      },
      isMutation: true
    }),
    neraca: PgResource.functionResourceOptions({
      executor: executor,
      name: "neraca",
      identifier: "main.erp.neraca",
      from: neracaIdentifier,
      codec: neracaCodec,
      extensions: {
        pg: {
          serviceName: "main",
          schemaName: "erp",
          name: "neraca"
        },
        isInsertable: false,
        isUpdatable: false,
        isDeletable: false
      },
      isVirtual: true
    }, {
      name: "neraca",
      identifier: "main.erp.neraca(date)",
      from(...args) {
        return sql`${neracaIdentifier}(${sqlFromArgDigests(args)})`;
      },
      parameters: [{
        name: "tanggal",
        codec: TYPES.date
      }],
      returnsSetof: false,
      extensions: {
        pg: {
          serviceName: "main",
          schemaName: "erp",
          name: "neraca"
        },
        canExecute: true
      }
    })
  },
  pgRelations: {
    __proto__: null,
    barang: {
      __proto__: null,
      daftarPenjualanDetailByTheirBarangId: {
        localCodec: barangCodec,
        remoteResourceOptions: penjualan_detail_resourceOptionsConfig,
        localAttributes: ["id"],
        remoteAttributes: ["barang_id"],
        isReferencee: true
      }
    },
    kontak: {
      __proto__: null,
      daftarPenjualanByTheirKontakId: {
        localCodec: kontakCodec,
        remoteResourceOptions: penjualan_resourceOptionsConfig,
        localAttributes: ["id"],
        remoteAttributes: ["kontak_id"],
        isReferencee: true
      }
    },
    penjualan: {
      __proto__: null,
      kontakByMyKontakId: {
        localCodec: penjualanCodec,
        remoteResourceOptions: kontak_resourceOptionsConfig,
        localAttributes: ["kontak_id"],
        remoteAttributes: ["id"],
        isUnique: true
      },
      daftarPenjualanDetailByTheirPenjualanId: {
        localCodec: penjualanCodec,
        remoteResourceOptions: penjualan_detail_resourceOptionsConfig,
        localAttributes: ["id"],
        remoteAttributes: ["penjualan_id"],
        isReferencee: true
      }
    },
    penjualanDetail: {
      __proto__: null,
      barangByMyBarangId: {
        localCodec: penjualanDetailCodec,
        remoteResourceOptions: barang_resourceOptionsConfig,
        localAttributes: ["barang_id"],
        remoteAttributes: ["id"],
        isUnique: true
      },
      penjualanByMyPenjualanId: {
        localCodec: penjualanDetailCodec,
        remoteResourceOptions: penjualan_resourceOptionsConfig,
        localAttributes: ["penjualan_id"],
        remoteAttributes: ["id"],
        isUnique: true
      }
    }
  }
};
const registry = makeRegistry(registryConfig);
const resource_kontakPgResource = registry.pgResources["kontak"];
export const BigInt2 = new GraphQLScalarType({
  name: "BigInt",
  description: "A signed eight-byte integer. The upper big integer values are greater than the\nmax value for a JavaScript number. Therefore all big integers will be output as\nstrings and not numbers.",
  serialize(value) {
    return "" + value;
  },
  parseValue: parseBigInteger,
  parseLiteral: parseBigIntegerLiteral,
  extensions: {
    __proto__: null,
    grafast: {
      idempotent: true
    }
  }
});
const resource_penjualanPgResource = registry.pgResources["penjualan"];
export const Date = new GraphQLScalarType({
  name: "Date",
  description: "A calendar date in YYYY-MM-DD format.",
  serialize(value) {
    return "" + value;
  },
  parseValue: parseDate,
  parseLiteral: parseDateLiteral,
  extensions: {
    __proto__: null,
    grafast: {
      idempotent: true
    }
  }
});
const Penjualan_kontakId_extensions = {
  __proto__: null,
  grafast: {
    plan($record) {
      return $record.get("kontak_id");
    }
  }
};
export const StatusTransaksi = new GraphQLEnumType({
  name: "StatusTransaksi",
  values: {
    __proto__: null,
    draft: {
      value: "draft"
    },
    final: {
      value: "final"
    }
  }
});
export const JSON2 = new GraphQLScalarType({
  name: "JSON",
  description: "Represents JSON values as specified by [ECMA-404](http://www.ecma-international.org/publications/files/ECMA-ST/ECMA-404.pdf).",
  serialize(value) {
    return value;
  },
  parseValue(value) {
    return value;
  },
  parseLiteral: parseJsonLiteral
});
const Penjualan_kontak_extensions = {
  __proto__: null,
  grafast: {
    plan($record) {
      return resource_kontakPgResource.get({
        id: $record.get("kontak_id")
      });
    }
  }
};
const resource_penjualan_detailPgResource = registry.pgResources["penjualan_detail"];
const PenjualanDetail_penjualanId_extensions = {
  __proto__: null,
  grafast: {
    plan($record) {
      return $record.get("penjualan_id");
    }
  }
};
const PenjualanDetail_barangId_extensions = {
  __proto__: null,
  grafast: {
    plan($record) {
      return $record.get("barang_id");
    }
  }
};
export const Kuantitas = new GraphQLScalarType({
  name: "Kuantitas",
  serialize(value) {
    return "" + value;
  },
  parseValue: parseDecimal,
  parseLiteral: parseDecimalLiteral,
  extensions: {
    __proto__: null,
    grafast: {
      idempotent: true
    }
  }
});
export const Uang = new GraphQLScalarType({
  name: "Uang",
  description: "An amount of money, 2 decimals.",
  serialize(value) {
    return "" + value;
  },
  parseValue: parseDecimal,
  parseLiteral: parseDecimalLiteral,
  extensions: {
    __proto__: null,
    grafast: {
      idempotent: true
    }
  }
});
const resource_barangPgResource = registry.pgResources["barang"];
export const Datetime = new GraphQLScalarType({
  name: "Datetime",
  description: "A point in time as described by the [ISO\n8601](https://en.wikipedia.org/wiki/ISO_8601) and, if it has a timezone, [RFC\n3339](https://datatracker.ietf.org/doc/html/rfc3339) standards. Input values\nthat do not conform to both ISO 8601 and RFC 3339 may be coerced, which may lead\nto unexpected results.",
  serialize(value) {
    return "" + value;
  },
  parseValue(value) {
    return "" + value;
  },
  parseLiteral(ast) {
    if (ast.kind === Kind.STRING) {
      return ast.value;
    }
    throw new GraphQLError(`Datetime can only parse string values (kind='${ast.kind}')`);
  },
  extensions: {
    __proto__: null,
    grafast: {
      idempotent: true
    }
  }
});
const Barang_dibuatPada_extensions = {
  __proto__: null,
  grafast: {
    plan($record) {
      return $record.get("dibuat_pada");
    }
  }
};
function applyFirstArg(_, $connection, arg) {
  $connection.setFirst(arg.getRaw());
}
const Barang_daftarPenjualanDetail_first_extensions = {
  __proto__: null,
  grafast: {
    applyPlan: applyFirstArg
  }
};
function applyOffsetArg(_, $connection, val) {
  $connection.setOffset(val.getRaw());
}
const Barang_daftarPenjualanDetail_offset_extensions = {
  __proto__: null,
  grafast: {
    applyPlan: applyOffsetArg
  }
};
export const Cursor = new GraphQLScalarType({
  name: "Cursor",
  description: "A location in a connection that can be used for resuming pagination.",
  serialize(value) {
    return "" + value;
  },
  parseValue(value) {
    return "" + value;
  },
  parseLiteral(ast) {
    if (ast.kind === Kind.STRING) {
      return ast.value;
    }
    throw new GraphQLError(`Cursor can only parse string values (kind='${ast.kind}')`);
  },
  extensions: {
    __proto__: null,
    grafast: {
      idempotent: true
    }
  }
});
function applyAfterArg(_, $connection, val) {
  $connection.setAfter(val.getRaw());
}
const Barang_daftarPenjualanDetail_after_extensions = {
  __proto__: null,
  grafast: {
    applyPlan: applyAfterArg
  }
};
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
const resolveIsNull = (i, _v, input) => sql`${i} ${input ? sql`IS NULL` : sql`IS NOT NULL`}`;
const resolveBoolean = () => TYPES.boolean;
const resolveSqlValue_null = () => sql.null;
function pgAggregatesApply_isNull($where, value) {
  return pgConnectionFilterApplyFromOperator("isNull", resolveIsNull, undefined, resolveBoolean, undefined, resolveSqlValue_null, $where, value);
}
const BigIntFilter_isNull_extensions = {
  __proto__: null,
  grafast: {
    apply: pgAggregatesApply_isNull
  }
};
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
function pgAggregatesApply_equalTo($where, value) {
  return pgConnectionFilterApplyFromOperator("equalTo", resolveEquality, undefined, resolveInputCodecSensitive, resolveSqlIdentifierSensitive, undefined, $where, value);
}
const BigIntFilter_equalTo_extensions = {
  __proto__: null,
  grafast: {
    apply: pgAggregatesApply_equalTo
  }
};
const resolveInequality = (i, v) => sql`${i} <> ${v}`;
function pgAggregatesApply_notEqualTo($where, value) {
  return pgConnectionFilterApplyFromOperator("notEqualTo", resolveInequality, undefined, resolveInputCodecSensitive, resolveSqlIdentifierSensitive, undefined, $where, value);
}
const BigIntFilter_notEqualTo_extensions = {
  __proto__: null,
  grafast: {
    apply: pgAggregatesApply_notEqualTo
  }
};
const resolveDistinct = (i, v) => sql`${i} IS DISTINCT FROM ${v}`;
function pgAggregatesApply_distinctFrom($where, value) {
  return pgConnectionFilterApplyFromOperator("distinctFrom", resolveDistinct, undefined, resolveInputCodecSensitive, resolveSqlIdentifierSensitive, undefined, $where, value);
}
const BigIntFilter_distinctFrom_extensions = {
  __proto__: null,
  grafast: {
    apply: pgAggregatesApply_distinctFrom
  }
};
const resolveNotDistinct = (i, v) => sql`${i} IS NOT DISTINCT FROM ${v}`;
function pgAggregatesApply_notDistinctFrom($where, value) {
  return pgConnectionFilterApplyFromOperator("notDistinctFrom", resolveNotDistinct, undefined, resolveInputCodecSensitive, resolveSqlIdentifierSensitive, undefined, $where, value);
}
const BigIntFilter_notDistinctFrom_extensions = {
  __proto__: null,
  grafast: {
    apply: pgAggregatesApply_notDistinctFrom
  }
};
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
function pgAggregatesApply_in($where, value) {
  return pgConnectionFilterApplyFromOperator("in", resolveEqualsAny, undefined, resolveArrayInputCodecSensitive, resolveSqlIdentifierSensitive, undefined, $where, value);
}
const BigIntFilter_in_extensions = {
  __proto__: null,
  grafast: {
    apply: pgAggregatesApply_in
  }
};
const resolveInequalAll = (i, v) => sql`${i} <> ALL(${v})`;
function pgAggregatesApply_notIn($where, value) {
  return pgConnectionFilterApplyFromOperator("notIn", resolveInequalAll, undefined, resolveArrayInputCodecSensitive, resolveSqlIdentifierSensitive, undefined, $where, value);
}
const BigIntFilter_notIn_extensions = {
  __proto__: null,
  grafast: {
    apply: pgAggregatesApply_notIn
  }
};
const resolveLessThan = (i, v) => sql`${i} < ${v}`;
function pgAggregatesApply_lessThan($where, value) {
  return pgConnectionFilterApplyFromOperator("lessThan", resolveLessThan, undefined, resolveInputCodecSensitive, resolveSqlIdentifierSensitive, undefined, $where, value);
}
const BigIntFilter_lessThan_extensions = {
  __proto__: null,
  grafast: {
    apply: pgAggregatesApply_lessThan
  }
};
const resolveLessThanOrEqualTo = (i, v) => sql`${i} <= ${v}`;
function pgAggregatesApply_lessThanOrEqualTo($where, value) {
  return pgConnectionFilterApplyFromOperator("lessThanOrEqualTo", resolveLessThanOrEqualTo, undefined, resolveInputCodecSensitive, resolveSqlIdentifierSensitive, undefined, $where, value);
}
const BigIntFilter_lessThanOrEqualTo_extensions = {
  __proto__: null,
  grafast: {
    apply: pgAggregatesApply_lessThanOrEqualTo
  }
};
const resolveGreaterThan = (i, v) => sql`${i} > ${v}`;
function pgAggregatesApply_greaterThan($where, value) {
  return pgConnectionFilterApplyFromOperator("greaterThan", resolveGreaterThan, undefined, resolveInputCodecSensitive, resolveSqlIdentifierSensitive, undefined, $where, value);
}
const BigIntFilter_greaterThan_extensions = {
  __proto__: null,
  grafast: {
    apply: pgAggregatesApply_greaterThan
  }
};
const resolveGreaterThanOrEqualTo = (i, v) => sql`${i} >= ${v}`;
function pgAggregatesApply_greaterThanOrEqualTo($where, value) {
  return pgConnectionFilterApplyFromOperator("greaterThanOrEqualTo", resolveGreaterThanOrEqualTo, undefined, resolveInputCodecSensitive, resolveSqlIdentifierSensitive, undefined, $where, value);
}
const BigIntFilter_greaterThanOrEqualTo_extensions = {
  __proto__: null,
  grafast: {
    apply: pgAggregatesApply_greaterThanOrEqualTo
  }
};
export const BigIntFilter = new GraphQLInputObjectType({
  name: "BigIntFilter",
  description: "A filter to be used against BigInt fields. All fields are combined with a logical \u2018and.\u2019",
  isOneOf: undefined,
  fields() {
    return {
      isNull: {
        description: "Is null (if `true` is specified) or is not null (if `false` is specified).",
        type: GraphQLBoolean,
        extensions: BigIntFilter_isNull_extensions
      },
      equalTo: {
        description: "Equal to the specified value.",
        type: BigInt2,
        extensions: BigIntFilter_equalTo_extensions
      },
      notEqualTo: {
        description: "Not equal to the specified value.",
        type: BigInt2,
        extensions: BigIntFilter_notEqualTo_extensions
      },
      distinctFrom: {
        description: "Not equal to the specified value, treating null like an ordinary value.",
        type: BigInt2,
        extensions: BigIntFilter_distinctFrom_extensions
      },
      notDistinctFrom: {
        description: "Equal to the specified value, treating null like an ordinary value.",
        type: BigInt2,
        extensions: BigIntFilter_notDistinctFrom_extensions
      },
      in: {
        description: "Included in the specified list.",
        type: new GraphQLList(new GraphQLNonNull(BigInt2)),
        extensions: BigIntFilter_in_extensions
      },
      notIn: {
        description: "Not included in the specified list.",
        type: new GraphQLList(new GraphQLNonNull(BigInt2)),
        extensions: BigIntFilter_notIn_extensions
      },
      lessThan: {
        description: "Less than the specified value.",
        type: BigInt2,
        extensions: BigIntFilter_lessThan_extensions
      },
      lessThanOrEqualTo: {
        description: "Less than or equal to the specified value.",
        type: BigInt2,
        extensions: BigIntFilter_lessThanOrEqualTo_extensions
      },
      greaterThan: {
        description: "Greater than the specified value.",
        type: BigInt2,
        extensions: BigIntFilter_greaterThan_extensions
      },
      greaterThanOrEqualTo: {
        description: "Greater than or equal to the specified value.",
        type: BigInt2,
        extensions: BigIntFilter_greaterThanOrEqualTo_extensions
      }
    };
  }
});
function isEmpty(o) {
  return typeof o === "object" && o !== null && Object.keys(o).length === 0;
}
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
const PenjualanDetailFilter_id_extensions = {
  __proto__: null,
  grafast: {
    apply(queryBuilder, value) {
      return pgConnectionFilterApplyAttribute("id", "id", spec_penjualanDetail.attributes.id, queryBuilder, value);
    }
  }
};
const PenjualanDetailFilter_penjualanId_extensions = {
  __proto__: null,
  grafast: {
    apply(queryBuilder, value) {
      return pgConnectionFilterApplyAttribute("penjualanId", "penjualan_id", spec_penjualanDetail.attributes.penjualan_id, queryBuilder, value);
    }
  }
};
const PenjualanDetailFilter_barangId_extensions = {
  __proto__: null,
  grafast: {
    apply(queryBuilder, value) {
      return pgConnectionFilterApplyAttribute("barangId", "barang_id", spec_penjualanDetail.attributes.barang_id, queryBuilder, value);
    }
  }
};
const KuantitasFilter_isNull_extensions = {
  __proto__: null,
  grafast: {
    apply: pgAggregatesApply_isNull
  }
};
const KuantitasFilter_equalTo_extensions = {
  __proto__: null,
  grafast: {
    apply: pgAggregatesApply_equalTo
  }
};
const KuantitasFilter_notEqualTo_extensions = {
  __proto__: null,
  grafast: {
    apply: pgAggregatesApply_notEqualTo
  }
};
const KuantitasFilter_distinctFrom_extensions = {
  __proto__: null,
  grafast: {
    apply: pgAggregatesApply_distinctFrom
  }
};
const KuantitasFilter_notDistinctFrom_extensions = {
  __proto__: null,
  grafast: {
    apply: pgAggregatesApply_notDistinctFrom
  }
};
const KuantitasFilter_in_extensions = {
  __proto__: null,
  grafast: {
    apply: pgAggregatesApply_in
  }
};
const KuantitasFilter_notIn_extensions = {
  __proto__: null,
  grafast: {
    apply: pgAggregatesApply_notIn
  }
};
const KuantitasFilter_lessThan_extensions = {
  __proto__: null,
  grafast: {
    apply: pgAggregatesApply_lessThan
  }
};
const KuantitasFilter_lessThanOrEqualTo_extensions = {
  __proto__: null,
  grafast: {
    apply: pgAggregatesApply_lessThanOrEqualTo
  }
};
const KuantitasFilter_greaterThan_extensions = {
  __proto__: null,
  grafast: {
    apply: pgAggregatesApply_greaterThan
  }
};
const KuantitasFilter_greaterThanOrEqualTo_extensions = {
  __proto__: null,
  grafast: {
    apply: pgAggregatesApply_greaterThanOrEqualTo
  }
};
export const KuantitasFilter = new GraphQLInputObjectType({
  name: "KuantitasFilter",
  description: "A filter to be used against Kuantitas fields. All fields are combined with a logical \u2018and.\u2019",
  isOneOf: undefined,
  fields() {
    return {
      isNull: {
        description: "Is null (if `true` is specified) or is not null (if `false` is specified).",
        type: GraphQLBoolean,
        extensions: KuantitasFilter_isNull_extensions
      },
      equalTo: {
        description: "Equal to the specified value.",
        type: Kuantitas,
        extensions: KuantitasFilter_equalTo_extensions
      },
      notEqualTo: {
        description: "Not equal to the specified value.",
        type: Kuantitas,
        extensions: KuantitasFilter_notEqualTo_extensions
      },
      distinctFrom: {
        description: "Not equal to the specified value, treating null like an ordinary value.",
        type: Kuantitas,
        extensions: KuantitasFilter_distinctFrom_extensions
      },
      notDistinctFrom: {
        description: "Equal to the specified value, treating null like an ordinary value.",
        type: Kuantitas,
        extensions: KuantitasFilter_notDistinctFrom_extensions
      },
      in: {
        description: "Included in the specified list.",
        type: new GraphQLList(new GraphQLNonNull(Kuantitas)),
        extensions: KuantitasFilter_in_extensions
      },
      notIn: {
        description: "Not included in the specified list.",
        type: new GraphQLList(new GraphQLNonNull(Kuantitas)),
        extensions: KuantitasFilter_notIn_extensions
      },
      lessThan: {
        description: "Less than the specified value.",
        type: Kuantitas,
        extensions: KuantitasFilter_lessThan_extensions
      },
      lessThanOrEqualTo: {
        description: "Less than or equal to the specified value.",
        type: Kuantitas,
        extensions: KuantitasFilter_lessThanOrEqualTo_extensions
      },
      greaterThan: {
        description: "Greater than the specified value.",
        type: Kuantitas,
        extensions: KuantitasFilter_greaterThan_extensions
      },
      greaterThanOrEqualTo: {
        description: "Greater than or equal to the specified value.",
        type: Kuantitas,
        extensions: KuantitasFilter_greaterThanOrEqualTo_extensions
      }
    };
  }
});
const PenjualanDetailFilter_qty_extensions = {
  __proto__: null,
  grafast: {
    apply(queryBuilder, value) {
      return pgConnectionFilterApplyAttribute("qty", "qty", spec_penjualanDetail.attributes.qty, queryBuilder, value);
    }
  }
};
const UangFilter_isNull_extensions = {
  __proto__: null,
  grafast: {
    apply: pgAggregatesApply_isNull
  }
};
const UangFilter_equalTo_extensions = {
  __proto__: null,
  grafast: {
    apply: pgAggregatesApply_equalTo
  }
};
const UangFilter_notEqualTo_extensions = {
  __proto__: null,
  grafast: {
    apply: pgAggregatesApply_notEqualTo
  }
};
const UangFilter_distinctFrom_extensions = {
  __proto__: null,
  grafast: {
    apply: pgAggregatesApply_distinctFrom
  }
};
const UangFilter_notDistinctFrom_extensions = {
  __proto__: null,
  grafast: {
    apply: pgAggregatesApply_notDistinctFrom
  }
};
const UangFilter_in_extensions = {
  __proto__: null,
  grafast: {
    apply: pgAggregatesApply_in
  }
};
const UangFilter_notIn_extensions = {
  __proto__: null,
  grafast: {
    apply: pgAggregatesApply_notIn
  }
};
const UangFilter_lessThan_extensions = {
  __proto__: null,
  grafast: {
    apply: pgAggregatesApply_lessThan
  }
};
const UangFilter_lessThanOrEqualTo_extensions = {
  __proto__: null,
  grafast: {
    apply: pgAggregatesApply_lessThanOrEqualTo
  }
};
const UangFilter_greaterThan_extensions = {
  __proto__: null,
  grafast: {
    apply: pgAggregatesApply_greaterThan
  }
};
const UangFilter_greaterThanOrEqualTo_extensions = {
  __proto__: null,
  grafast: {
    apply: pgAggregatesApply_greaterThanOrEqualTo
  }
};
export const UangFilter = new GraphQLInputObjectType({
  name: "UangFilter",
  description: "A filter to be used against Uang fields. All fields are combined with a logical \u2018and.\u2019",
  isOneOf: undefined,
  fields() {
    return {
      isNull: {
        description: "Is null (if `true` is specified) or is not null (if `false` is specified).",
        type: GraphQLBoolean,
        extensions: UangFilter_isNull_extensions
      },
      equalTo: {
        description: "Equal to the specified value.",
        type: Uang,
        extensions: UangFilter_equalTo_extensions
      },
      notEqualTo: {
        description: "Not equal to the specified value.",
        type: Uang,
        extensions: UangFilter_notEqualTo_extensions
      },
      distinctFrom: {
        description: "Not equal to the specified value, treating null like an ordinary value.",
        type: Uang,
        extensions: UangFilter_distinctFrom_extensions
      },
      notDistinctFrom: {
        description: "Equal to the specified value, treating null like an ordinary value.",
        type: Uang,
        extensions: UangFilter_notDistinctFrom_extensions
      },
      in: {
        description: "Included in the specified list.",
        type: new GraphQLList(new GraphQLNonNull(Uang)),
        extensions: UangFilter_in_extensions
      },
      notIn: {
        description: "Not included in the specified list.",
        type: new GraphQLList(new GraphQLNonNull(Uang)),
        extensions: UangFilter_notIn_extensions
      },
      lessThan: {
        description: "Less than the specified value.",
        type: Uang,
        extensions: UangFilter_lessThan_extensions
      },
      lessThanOrEqualTo: {
        description: "Less than or equal to the specified value.",
        type: Uang,
        extensions: UangFilter_lessThanOrEqualTo_extensions
      },
      greaterThan: {
        description: "Greater than the specified value.",
        type: Uang,
        extensions: UangFilter_greaterThan_extensions
      },
      greaterThanOrEqualTo: {
        description: "Greater than or equal to the specified value.",
        type: Uang,
        extensions: UangFilter_greaterThanOrEqualTo_extensions
      }
    };
  }
});
const PenjualanDetailFilter_harga_extensions = {
  __proto__: null,
  grafast: {
    apply(queryBuilder, value) {
      return pgConnectionFilterApplyAttribute("harga", "harga", spec_penjualanDetail.attributes.harga, queryBuilder, value);
    }
  }
};
const StringFilter_isNull_extensions = {
  __proto__: null,
  grafast: {
    apply: pgAggregatesApply_isNull
  }
};
const StringFilter_equalTo_extensions = {
  __proto__: null,
  grafast: {
    apply: pgAggregatesApply_equalTo
  }
};
const StringFilter_notEqualTo_extensions = {
  __proto__: null,
  grafast: {
    apply: pgAggregatesApply_notEqualTo
  }
};
const StringFilter_distinctFrom_extensions = {
  __proto__: null,
  grafast: {
    apply: pgAggregatesApply_distinctFrom
  }
};
const StringFilter_notDistinctFrom_extensions = {
  __proto__: null,
  grafast: {
    apply: pgAggregatesApply_notDistinctFrom
  }
};
const StringFilter_in_extensions = {
  __proto__: null,
  grafast: {
    apply: pgAggregatesApply_in
  }
};
const StringFilter_notIn_extensions = {
  __proto__: null,
  grafast: {
    apply: pgAggregatesApply_notIn
  }
};
const StringFilter_lessThan_extensions = {
  __proto__: null,
  grafast: {
    apply: pgAggregatesApply_lessThan
  }
};
const StringFilter_lessThanOrEqualTo_extensions = {
  __proto__: null,
  grafast: {
    apply: pgAggregatesApply_lessThanOrEqualTo
  }
};
const StringFilter_greaterThan_extensions = {
  __proto__: null,
  grafast: {
    apply: pgAggregatesApply_greaterThan
  }
};
const StringFilter_greaterThanOrEqualTo_extensions = {
  __proto__: null,
  grafast: {
    apply: pgAggregatesApply_greaterThanOrEqualTo
  }
};
const resolveLike = (i, v) => sql`${i} LIKE ${v}`;
function escapeLikeWildcards(input) {
  if ("string" !== typeof input) {
    throw new Error("Non-string input was provided to escapeLikeWildcards");
  } else {
    return input.split("%").join("\\%").split("_").join("\\_");
  }
}
const resolveInputContains = input => `%${escapeLikeWildcards(input)}%`;
const StringFilter_includes_extensions = {
  __proto__: null,
  grafast: {
    apply($where, value) {
      return pgConnectionFilterApplyFromOperator("includes", resolveLike, resolveInputContains, resolveInputCodecSensitive, resolveSqlIdentifierSensitive, undefined, $where, value);
    }
  }
};
const resolveNotLike = (i, v) => sql`${i} NOT LIKE ${v}`;
const StringFilter_notIncludes_extensions = {
  __proto__: null,
  grafast: {
    apply($where, value) {
      return pgConnectionFilterApplyFromOperator("notIncludes", resolveNotLike, resolveInputContains, resolveInputCodecSensitive, resolveSqlIdentifierSensitive, undefined, $where, value);
    }
  }
};
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
const StringFilter_includesInsensitive_extensions = {
  __proto__: null,
  grafast: {
    apply($where, value) {
      return pgConnectionFilterApplyFromOperator("includesInsensitive", resolveILike, resolveInputContains, resolveInputCodecInsensitive, resolveSqlIdentifierInsensitive, undefined, $where, value);
    }
  }
};
const resolveNotILike = (i, v) => sql`${i} NOT ILIKE ${v}`;
const StringFilter_notIncludesInsensitive_extensions = {
  __proto__: null,
  grafast: {
    apply($where, value) {
      return pgConnectionFilterApplyFromOperator("notIncludesInsensitive", resolveNotILike, resolveInputContains, resolveInputCodecInsensitive, resolveSqlIdentifierInsensitive, undefined, $where, value);
    }
  }
};
const resolveInputStartsWith = input => `${escapeLikeWildcards(input)}%`;
const StringFilter_startsWith_extensions = {
  __proto__: null,
  grafast: {
    apply($where, value) {
      return pgConnectionFilterApplyFromOperator("startsWith", resolveLike, resolveInputStartsWith, resolveInputCodecSensitive, resolveSqlIdentifierSensitive, undefined, $where, value);
    }
  }
};
const StringFilter_notStartsWith_extensions = {
  __proto__: null,
  grafast: {
    apply($where, value) {
      return pgConnectionFilterApplyFromOperator("notStartsWith", resolveNotLike, resolveInputStartsWith, resolveInputCodecSensitive, resolveSqlIdentifierSensitive, undefined, $where, value);
    }
  }
};
const StringFilter_startsWithInsensitive_extensions = {
  __proto__: null,
  grafast: {
    apply($where, value) {
      return pgConnectionFilterApplyFromOperator("startsWithInsensitive", resolveILike, resolveInputStartsWith, resolveInputCodecInsensitive, resolveSqlIdentifierInsensitive, undefined, $where, value);
    }
  }
};
const StringFilter_notStartsWithInsensitive_extensions = {
  __proto__: null,
  grafast: {
    apply($where, value) {
      return pgConnectionFilterApplyFromOperator("notStartsWithInsensitive", resolveNotILike, resolveInputStartsWith, resolveInputCodecInsensitive, resolveSqlIdentifierInsensitive, undefined, $where, value);
    }
  }
};
const resolveInputEndsWith = input => `%${escapeLikeWildcards(input)}`;
const StringFilter_endsWith_extensions = {
  __proto__: null,
  grafast: {
    apply($where, value) {
      return pgConnectionFilterApplyFromOperator("endsWith", resolveLike, resolveInputEndsWith, resolveInputCodecSensitive, resolveSqlIdentifierSensitive, undefined, $where, value);
    }
  }
};
const StringFilter_notEndsWith_extensions = {
  __proto__: null,
  grafast: {
    apply($where, value) {
      return pgConnectionFilterApplyFromOperator("notEndsWith", resolveNotLike, resolveInputEndsWith, resolveInputCodecSensitive, resolveSqlIdentifierSensitive, undefined, $where, value);
    }
  }
};
const StringFilter_endsWithInsensitive_extensions = {
  __proto__: null,
  grafast: {
    apply($where, value) {
      return pgConnectionFilterApplyFromOperator("endsWithInsensitive", resolveILike, resolveInputEndsWith, resolveInputCodecInsensitive, resolveSqlIdentifierInsensitive, undefined, $where, value);
    }
  }
};
const StringFilter_notEndsWithInsensitive_extensions = {
  __proto__: null,
  grafast: {
    apply($where, value) {
      return pgConnectionFilterApplyFromOperator("notEndsWithInsensitive", resolveNotILike, resolveInputEndsWith, resolveInputCodecInsensitive, resolveSqlIdentifierInsensitive, undefined, $where, value);
    }
  }
};
const StringFilter_like_extensions = {
  __proto__: null,
  grafast: {
    apply($where, value) {
      return pgConnectionFilterApplyFromOperator("like", resolveLike, undefined, resolveInputCodecSensitive, resolveSqlIdentifierSensitive, undefined, $where, value);
    }
  }
};
const StringFilter_notLike_extensions = {
  __proto__: null,
  grafast: {
    apply($where, value) {
      return pgConnectionFilterApplyFromOperator("notLike", resolveNotLike, undefined, resolveInputCodecSensitive, resolveSqlIdentifierSensitive, undefined, $where, value);
    }
  }
};
const StringFilter_likeInsensitive_extensions = {
  __proto__: null,
  grafast: {
    apply($where, value) {
      return pgConnectionFilterApplyFromOperator("likeInsensitive", resolveILike, undefined, resolveInputCodecInsensitive, resolveSqlIdentifierInsensitive, undefined, $where, value);
    }
  }
};
const StringFilter_notLikeInsensitive_extensions = {
  __proto__: null,
  grafast: {
    apply($where, value) {
      return pgConnectionFilterApplyFromOperator("notLikeInsensitive", resolveNotILike, undefined, resolveInputCodecInsensitive, resolveSqlIdentifierInsensitive, undefined, $where, value);
    }
  }
};
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
const StringFilter_equalToInsensitive_extensions = {
  __proto__: null,
  grafast: {
    apply($where, value) {
      return pgConnectionFilterApplyFromOperator("equalToInsensitive", resolveEquality, undefined, resolveInputCodecInsensitiveOperator, resolveSqlIdentifierInsensitiveOperator, resolveSqlValueInsensitiveOperator, $where, value);
    }
  }
};
const StringFilter_notEqualToInsensitive_extensions = {
  __proto__: null,
  grafast: {
    apply($where, value) {
      return pgConnectionFilterApplyFromOperator("notEqualToInsensitive", resolveInequality, undefined, resolveInputCodecInsensitiveOperator, resolveSqlIdentifierInsensitiveOperator, resolveSqlValueInsensitiveOperator, $where, value);
    }
  }
};
const StringFilter_distinctFromInsensitive_extensions = {
  __proto__: null,
  grafast: {
    apply($where, value) {
      return pgConnectionFilterApplyFromOperator("distinctFromInsensitive", resolveDistinct, undefined, resolveInputCodecInsensitiveOperator, resolveSqlIdentifierInsensitiveOperator, resolveSqlValueInsensitiveOperator, $where, value);
    }
  }
};
const StringFilter_notDistinctFromInsensitive_extensions = {
  __proto__: null,
  grafast: {
    apply($where, value) {
      return pgConnectionFilterApplyFromOperator("notDistinctFromInsensitive", resolveNotDistinct, undefined, resolveInputCodecInsensitiveOperator, resolveSqlIdentifierInsensitiveOperator, resolveSqlValueInsensitiveOperator, $where, value);
    }
  }
};
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
const StringFilter_inInsensitive_extensions = {
  __proto__: null,
  grafast: {
    apply($where, value) {
      return pgConnectionFilterApplyFromOperator("inInsensitive", resolveEqualsAny, undefined, resolveInputCodecInsensitiveOperator_list, resolveSqlIdentifierInsensitiveOperator, resolveSqlValueInsensitiveOperator_list, $where, value);
    }
  }
};
const StringFilter_notInInsensitive_extensions = {
  __proto__: null,
  grafast: {
    apply($where, value) {
      return pgConnectionFilterApplyFromOperator("notInInsensitive", resolveInequalAll, undefined, resolveInputCodecInsensitiveOperator_list, resolveSqlIdentifierInsensitiveOperator, resolveSqlValueInsensitiveOperator_list, $where, value);
    }
  }
};
const StringFilter_lessThanInsensitive_extensions = {
  __proto__: null,
  grafast: {
    apply($where, value) {
      return pgConnectionFilterApplyFromOperator("lessThanInsensitive", resolveLessThan, undefined, resolveInputCodecInsensitiveOperator, resolveSqlIdentifierInsensitiveOperator, resolveSqlValueInsensitiveOperator, $where, value);
    }
  }
};
const StringFilter_lessThanOrEqualToInsensitive_extensions = {
  __proto__: null,
  grafast: {
    apply($where, value) {
      return pgConnectionFilterApplyFromOperator("lessThanOrEqualToInsensitive", resolveLessThanOrEqualTo, undefined, resolveInputCodecInsensitiveOperator, resolveSqlIdentifierInsensitiveOperator, resolveSqlValueInsensitiveOperator, $where, value);
    }
  }
};
const StringFilter_greaterThanInsensitive_extensions = {
  __proto__: null,
  grafast: {
    apply($where, value) {
      return pgConnectionFilterApplyFromOperator("greaterThanInsensitive", resolveGreaterThan, undefined, resolveInputCodecInsensitiveOperator, resolveSqlIdentifierInsensitiveOperator, resolveSqlValueInsensitiveOperator, $where, value);
    }
  }
};
const StringFilter_greaterThanOrEqualToInsensitive_extensions = {
  __proto__: null,
  grafast: {
    apply($where, value) {
      return pgConnectionFilterApplyFromOperator("greaterThanOrEqualToInsensitive", resolveGreaterThanOrEqualTo, undefined, resolveInputCodecInsensitiveOperator, resolveSqlIdentifierInsensitiveOperator, resolveSqlValueInsensitiveOperator, $where, value);
    }
  }
};
export const StringFilter = new GraphQLInputObjectType({
  name: "StringFilter",
  description: "A filter to be used against String fields. All fields are combined with a logical \u2018and.\u2019",
  isOneOf: undefined,
  fields() {
    return {
      isNull: {
        description: "Is null (if `true` is specified) or is not null (if `false` is specified).",
        type: GraphQLBoolean,
        extensions: StringFilter_isNull_extensions
      },
      equalTo: {
        description: "Equal to the specified value.",
        type: GraphQLString,
        extensions: StringFilter_equalTo_extensions
      },
      notEqualTo: {
        description: "Not equal to the specified value.",
        type: GraphQLString,
        extensions: StringFilter_notEqualTo_extensions
      },
      distinctFrom: {
        description: "Not equal to the specified value, treating null like an ordinary value.",
        type: GraphQLString,
        extensions: StringFilter_distinctFrom_extensions
      },
      notDistinctFrom: {
        description: "Equal to the specified value, treating null like an ordinary value.",
        type: GraphQLString,
        extensions: StringFilter_notDistinctFrom_extensions
      },
      in: {
        description: "Included in the specified list.",
        type: new GraphQLList(new GraphQLNonNull(GraphQLString)),
        extensions: StringFilter_in_extensions
      },
      notIn: {
        description: "Not included in the specified list.",
        type: new GraphQLList(new GraphQLNonNull(GraphQLString)),
        extensions: StringFilter_notIn_extensions
      },
      lessThan: {
        description: "Less than the specified value.",
        type: GraphQLString,
        extensions: StringFilter_lessThan_extensions
      },
      lessThanOrEqualTo: {
        description: "Less than or equal to the specified value.",
        type: GraphQLString,
        extensions: StringFilter_lessThanOrEqualTo_extensions
      },
      greaterThan: {
        description: "Greater than the specified value.",
        type: GraphQLString,
        extensions: StringFilter_greaterThan_extensions
      },
      greaterThanOrEqualTo: {
        description: "Greater than or equal to the specified value.",
        type: GraphQLString,
        extensions: StringFilter_greaterThanOrEqualTo_extensions
      },
      includes: {
        description: "Contains the specified string (case-sensitive).",
        type: GraphQLString,
        extensions: StringFilter_includes_extensions
      },
      notIncludes: {
        description: "Does not contain the specified string (case-sensitive).",
        type: GraphQLString,
        extensions: StringFilter_notIncludes_extensions
      },
      includesInsensitive: {
        description: "Contains the specified string (case-insensitive).",
        type: GraphQLString,
        extensions: StringFilter_includesInsensitive_extensions
      },
      notIncludesInsensitive: {
        description: "Does not contain the specified string (case-insensitive).",
        type: GraphQLString,
        extensions: StringFilter_notIncludesInsensitive_extensions
      },
      startsWith: {
        description: "Starts with the specified string (case-sensitive).",
        type: GraphQLString,
        extensions: StringFilter_startsWith_extensions
      },
      notStartsWith: {
        description: "Does not start with the specified string (case-sensitive).",
        type: GraphQLString,
        extensions: StringFilter_notStartsWith_extensions
      },
      startsWithInsensitive: {
        description: "Starts with the specified string (case-insensitive).",
        type: GraphQLString,
        extensions: StringFilter_startsWithInsensitive_extensions
      },
      notStartsWithInsensitive: {
        description: "Does not start with the specified string (case-insensitive).",
        type: GraphQLString,
        extensions: StringFilter_notStartsWithInsensitive_extensions
      },
      endsWith: {
        description: "Ends with the specified string (case-sensitive).",
        type: GraphQLString,
        extensions: StringFilter_endsWith_extensions
      },
      notEndsWith: {
        description: "Does not end with the specified string (case-sensitive).",
        type: GraphQLString,
        extensions: StringFilter_notEndsWith_extensions
      },
      endsWithInsensitive: {
        description: "Ends with the specified string (case-insensitive).",
        type: GraphQLString,
        extensions: StringFilter_endsWithInsensitive_extensions
      },
      notEndsWithInsensitive: {
        description: "Does not end with the specified string (case-insensitive).",
        type: GraphQLString,
        extensions: StringFilter_notEndsWithInsensitive_extensions
      },
      like: {
        description: "Matches the specified pattern (case-sensitive). An underscore (_) matches any single character; a percent sign (%) matches any sequence of zero or more characters.",
        type: GraphQLString,
        extensions: StringFilter_like_extensions
      },
      notLike: {
        description: "Does not match the specified pattern (case-sensitive). An underscore (_) matches any single character; a percent sign (%) matches any sequence of zero or more characters.",
        type: GraphQLString,
        extensions: StringFilter_notLike_extensions
      },
      likeInsensitive: {
        description: "Matches the specified pattern (case-insensitive). An underscore (_) matches any single character; a percent sign (%) matches any sequence of zero or more characters.",
        type: GraphQLString,
        extensions: StringFilter_likeInsensitive_extensions
      },
      notLikeInsensitive: {
        description: "Does not match the specified pattern (case-insensitive). An underscore (_) matches any single character; a percent sign (%) matches any sequence of zero or more characters.",
        type: GraphQLString,
        extensions: StringFilter_notLikeInsensitive_extensions
      },
      equalToInsensitive: {
        description: "Equal to the specified value (case-insensitive).",
        type: GraphQLString,
        extensions: StringFilter_equalToInsensitive_extensions
      },
      notEqualToInsensitive: {
        description: "Not equal to the specified value (case-insensitive).",
        type: GraphQLString,
        extensions: StringFilter_notEqualToInsensitive_extensions
      },
      distinctFromInsensitive: {
        description: "Not equal to the specified value, treating null like an ordinary value (case-insensitive).",
        type: GraphQLString,
        extensions: StringFilter_distinctFromInsensitive_extensions
      },
      notDistinctFromInsensitive: {
        description: "Equal to the specified value, treating null like an ordinary value (case-insensitive).",
        type: GraphQLString,
        extensions: StringFilter_notDistinctFromInsensitive_extensions
      },
      inInsensitive: {
        description: "Included in the specified list (case-insensitive).",
        type: new GraphQLList(new GraphQLNonNull(GraphQLString)),
        extensions: StringFilter_inInsensitive_extensions
      },
      notInInsensitive: {
        description: "Not included in the specified list (case-insensitive).",
        type: new GraphQLList(new GraphQLNonNull(GraphQLString)),
        extensions: StringFilter_notInInsensitive_extensions
      },
      lessThanInsensitive: {
        description: "Less than the specified value (case-insensitive).",
        type: GraphQLString,
        extensions: StringFilter_lessThanInsensitive_extensions
      },
      lessThanOrEqualToInsensitive: {
        description: "Less than or equal to the specified value (case-insensitive).",
        type: GraphQLString,
        extensions: StringFilter_lessThanOrEqualToInsensitive_extensions
      },
      greaterThanInsensitive: {
        description: "Greater than the specified value (case-insensitive).",
        type: GraphQLString,
        extensions: StringFilter_greaterThanInsensitive_extensions
      },
      greaterThanOrEqualToInsensitive: {
        description: "Greater than or equal to the specified value (case-insensitive).",
        type: GraphQLString,
        extensions: StringFilter_greaterThanOrEqualToInsensitive_extensions
      }
    };
  }
});
const PenjualanDetailFilter_catatan_extensions = {
  __proto__: null,
  grafast: {
    apply(queryBuilder, value) {
      return pgConnectionFilterApplyAttribute("catatan", "catatan", spec_penjualanDetail.attributes.catatan, queryBuilder, value);
    }
  }
};
const BarangFilter_id_extensions = {
  __proto__: null,
  grafast: {
    apply(queryBuilder, value) {
      return pgConnectionFilterApplyAttribute("id", "id", spec_barang.attributes.id, queryBuilder, value);
    }
  }
};
const BarangFilter_kode_extensions = {
  __proto__: null,
  grafast: {
    apply(queryBuilder, value) {
      return pgConnectionFilterApplyAttribute("kode", "kode", spec_barang.attributes.kode, queryBuilder, value);
    }
  }
};
const BarangFilter_nama_extensions = {
  __proto__: null,
  grafast: {
    apply(queryBuilder, value) {
      return pgConnectionFilterApplyAttribute("nama", "nama", spec_barang.attributes.nama, queryBuilder, value);
    }
  }
};
const BarangFilter_harga_extensions = {
  __proto__: null,
  grafast: {
    apply(queryBuilder, value) {
      return pgConnectionFilterApplyAttribute("harga", "harga", spec_barang.attributes.harga, queryBuilder, value);
    }
  }
};
const BarangFilter_stok_extensions = {
  __proto__: null,
  grafast: {
    apply(queryBuilder, value) {
      return pgConnectionFilterApplyAttribute("stok", "stok", spec_barang.attributes.stok, queryBuilder, value);
    }
  }
};
const DatetimeFilter_isNull_extensions = {
  __proto__: null,
  grafast: {
    apply: pgAggregatesApply_isNull
  }
};
const DatetimeFilter_equalTo_extensions = {
  __proto__: null,
  grafast: {
    apply: pgAggregatesApply_equalTo
  }
};
const DatetimeFilter_notEqualTo_extensions = {
  __proto__: null,
  grafast: {
    apply: pgAggregatesApply_notEqualTo
  }
};
const DatetimeFilter_distinctFrom_extensions = {
  __proto__: null,
  grafast: {
    apply: pgAggregatesApply_distinctFrom
  }
};
const DatetimeFilter_notDistinctFrom_extensions = {
  __proto__: null,
  grafast: {
    apply: pgAggregatesApply_notDistinctFrom
  }
};
const DatetimeFilter_in_extensions = {
  __proto__: null,
  grafast: {
    apply: pgAggregatesApply_in
  }
};
const DatetimeFilter_notIn_extensions = {
  __proto__: null,
  grafast: {
    apply: pgAggregatesApply_notIn
  }
};
const DatetimeFilter_lessThan_extensions = {
  __proto__: null,
  grafast: {
    apply: pgAggregatesApply_lessThan
  }
};
const DatetimeFilter_lessThanOrEqualTo_extensions = {
  __proto__: null,
  grafast: {
    apply: pgAggregatesApply_lessThanOrEqualTo
  }
};
const DatetimeFilter_greaterThan_extensions = {
  __proto__: null,
  grafast: {
    apply: pgAggregatesApply_greaterThan
  }
};
const DatetimeFilter_greaterThanOrEqualTo_extensions = {
  __proto__: null,
  grafast: {
    apply: pgAggregatesApply_greaterThanOrEqualTo
  }
};
export const DatetimeFilter = new GraphQLInputObjectType({
  name: "DatetimeFilter",
  description: "A filter to be used against Datetime fields. All fields are combined with a logical \u2018and.\u2019",
  isOneOf: undefined,
  fields() {
    return {
      isNull: {
        description: "Is null (if `true` is specified) or is not null (if `false` is specified).",
        type: GraphQLBoolean,
        extensions: DatetimeFilter_isNull_extensions
      },
      equalTo: {
        description: "Equal to the specified value.",
        type: Datetime,
        extensions: DatetimeFilter_equalTo_extensions
      },
      notEqualTo: {
        description: "Not equal to the specified value.",
        type: Datetime,
        extensions: DatetimeFilter_notEqualTo_extensions
      },
      distinctFrom: {
        description: "Not equal to the specified value, treating null like an ordinary value.",
        type: Datetime,
        extensions: DatetimeFilter_distinctFrom_extensions
      },
      notDistinctFrom: {
        description: "Equal to the specified value, treating null like an ordinary value.",
        type: Datetime,
        extensions: DatetimeFilter_notDistinctFrom_extensions
      },
      in: {
        description: "Included in the specified list.",
        type: new GraphQLList(new GraphQLNonNull(Datetime)),
        extensions: DatetimeFilter_in_extensions
      },
      notIn: {
        description: "Not included in the specified list.",
        type: new GraphQLList(new GraphQLNonNull(Datetime)),
        extensions: DatetimeFilter_notIn_extensions
      },
      lessThan: {
        description: "Less than the specified value.",
        type: Datetime,
        extensions: DatetimeFilter_lessThan_extensions
      },
      lessThanOrEqualTo: {
        description: "Less than or equal to the specified value.",
        type: Datetime,
        extensions: DatetimeFilter_lessThanOrEqualTo_extensions
      },
      greaterThan: {
        description: "Greater than the specified value.",
        type: Datetime,
        extensions: DatetimeFilter_greaterThan_extensions
      },
      greaterThanOrEqualTo: {
        description: "Greater than or equal to the specified value.",
        type: Datetime,
        extensions: DatetimeFilter_greaterThanOrEqualTo_extensions
      }
    };
  }
});
const BarangFilter_dibuatPada_extensions = {
  __proto__: null,
  grafast: {
    apply(queryBuilder, value) {
      return pgConnectionFilterApplyAttribute("dibuatPada", "dibuat_pada", spec_barang.attributes.dibuat_pada, queryBuilder, value);
    }
  }
};
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
function BarangToManyPenjualanDetailFilter_every_extensions_grafast_apply($where, value) {
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
const BarangToManyPenjualanDetailFilter_every_extensions = {
  __proto__: null,
  grafast: {
    apply: BarangToManyPenjualanDetailFilter_every_extensions_grafast_apply
  }
};
function BarangToManyPenjualanDetailFilter_some_extensions_grafast_apply($where, value) {
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
const BarangToManyPenjualanDetailFilter_some_extensions = {
  __proto__: null,
  grafast: {
    apply: BarangToManyPenjualanDetailFilter_some_extensions_grafast_apply
  }
};
function BarangToManyPenjualanDetailFilter_none_extensions_grafast_apply($where, value) {
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
const BarangToManyPenjualanDetailFilter_none_extensions = {
  __proto__: null,
  grafast: {
    apply: BarangToManyPenjualanDetailFilter_none_extensions_grafast_apply
  }
};
export const BarangToManyPenjualanDetailFilter = new GraphQLInputObjectType({
  name: "BarangToManyPenjualanDetailFilter",
  description: "A filter to be used against many `PenjualanDetail` object types. All fields are combined with a logical \u2018and.\u2019",
  isOneOf: undefined,
  fields() {
    return {
      every: {
        description: "Every related `PenjualanDetail` matches the filter criteria. All fields are combined with a logical \u2018and.\u2019",
        type: PenjualanDetailFilter,
        extensions: BarangToManyPenjualanDetailFilter_every_extensions
      },
      some: {
        description: "Some related `PenjualanDetail` matches the filter criteria. All fields are combined with a logical \u2018and.\u2019",
        type: PenjualanDetailFilter,
        extensions: BarangToManyPenjualanDetailFilter_some_extensions
      },
      none: {
        description: "No related `PenjualanDetail` matches the filter criteria. All fields are combined with a logical \u2018and.\u2019",
        type: PenjualanDetailFilter,
        extensions: BarangToManyPenjualanDetailFilter_none_extensions
      }
    };
  }
});
const BarangFilter_daftarPenjualanDetail_extensions = {
  __proto__: null,
  grafast: {
    apply($where, value) {
      assertAllowed(value, "object");
      const $rel = $where.andPlan();
      $rel.extensions.pgFilterRelation = {
        tableExpression: penjualanDetailIdentifier,
        alias: resource_penjualan_detailPgResource.name,
        localAttributes: registryConfig.pgRelations.barang.daftarPenjualanDetailByTheirBarangId.localAttributes,
        remoteAttributes: registryConfig.pgRelations.barang.daftarPenjualanDetailByTheirBarangId.remoteAttributes
      };
      return $rel;
    }
  }
};
const BarangFilter_daftarPenjualanDetailExist_extensions = {
  __proto__: null,
  grafast: {
    apply($where, value) {
      assertAllowed(value, "scalar");
      if (value == null) return;
      const $subQuery = $where.existsPlan({
        tableExpression: penjualanDetailIdentifier,
        alias: resource_penjualan_detailPgResource.name,
        equals: value
      });
      registryConfig.pgRelations.barang.daftarPenjualanDetailByTheirBarangId.localAttributes.forEach((localAttribute, i) => {
        const remoteAttribute = registryConfig.pgRelations.barang.daftarPenjualanDetailByTheirBarangId.remoteAttributes[i];
        $subQuery.where(sql`${$where.alias}.${sql.identifier(localAttribute)} = ${$subQuery.alias}.${sql.identifier(remoteAttribute)}`);
      });
    }
  }
};
function BarangFilter_and_extensions_grafast_apply($where, value) {
  assertAllowed(value, "list");
  if (value == null) return;
  const $and = $where.andPlan();
  // No need for this more correct form, easier to read if it's flatter.
  // fieldArgs.apply(() => $and.andPlan());
  return $and;
}
const BarangFilter_and_extensions = {
  __proto__: null,
  grafast: {
    apply: BarangFilter_and_extensions_grafast_apply
  }
};
function BarangFilter_or_extensions_grafast_apply($where, value) {
  assertAllowed(value, "list");
  if (value == null) return;
  const $or = $where.orPlan();
  // Every entry is added to the `$or`, but the entries themselves should use an `and`.
  return () => $or.andPlan();
}
const BarangFilter_or_extensions = {
  __proto__: null,
  grafast: {
    apply: BarangFilter_or_extensions_grafast_apply
  }
};
function BarangFilter_not_extensions_grafast_apply($where, value) {
  assertAllowed(value, "object");
  if (value == null) return;
  const $not = $where.notPlan();
  const $and = $not.andPlan();
  return $and;
}
const BarangFilter_not_extensions = {
  __proto__: null,
  grafast: {
    apply: BarangFilter_not_extensions_grafast_apply
  }
};
export const BarangFilter = new GraphQLInputObjectType({
  name: "BarangFilter",
  description: "A filter to be used against `Barang` object types. All fields are combined with a logical \u2018and.\u2019",
  isOneOf: undefined,
  fields() {
    return {
      id: {
        description: "Filter by the object\u2019s `id` field.",
        type: BigIntFilter,
        extensions: BarangFilter_id_extensions
      },
      kode: {
        description: "Filter by the object\u2019s `kode` field.",
        type: StringFilter,
        extensions: BarangFilter_kode_extensions
      },
      nama: {
        description: "Filter by the object\u2019s `nama` field.",
        type: StringFilter,
        extensions: BarangFilter_nama_extensions
      },
      harga: {
        description: "Filter by the object\u2019s `harga` field.",
        type: UangFilter,
        extensions: BarangFilter_harga_extensions
      },
      stok: {
        description: "Filter by the object\u2019s `stok` field.",
        type: KuantitasFilter,
        extensions: BarangFilter_stok_extensions
      },
      dibuatPada: {
        description: "Filter by the object\u2019s `dibuatPada` field.",
        type: DatetimeFilter,
        extensions: BarangFilter_dibuatPada_extensions
      },
      daftarPenjualanDetail: {
        description: "Filter by the object\u2019s `daftarPenjualanDetail` relation.",
        type: BarangToManyPenjualanDetailFilter,
        extensions: BarangFilter_daftarPenjualanDetail_extensions
      },
      daftarPenjualanDetailExist: {
        description: "Some related `daftarPenjualanDetail` exist.",
        type: GraphQLBoolean,
        extensions: BarangFilter_daftarPenjualanDetailExist_extensions
      },
      and: {
        description: "Checks for all expressions in this list.",
        type: new GraphQLList(new GraphQLNonNull(BarangFilter)),
        extensions: BarangFilter_and_extensions
      },
      or: {
        description: "Checks for any expressions in this list.",
        type: new GraphQLList(new GraphQLNonNull(BarangFilter)),
        extensions: BarangFilter_or_extensions
      },
      not: {
        description: "Negates the expression.",
        type: BarangFilter,
        extensions: BarangFilter_not_extensions
      }
    };
  }
});
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
const PenjualanDetailFilter_barang_extensions = {
  __proto__: null,
  grafast: {
    apply($where, value) {
      return pgConnectionFilterApplySingleRelation(resource_barangPgResource, barangIdentifier, registryConfig.pgRelations.penjualanDetail.barangByMyBarangId.localAttributes, registryConfig.pgRelations.penjualanDetail.barangByMyBarangId.remoteAttributes, $where, value);
    }
  }
};
const PenjualanFilter_id_extensions = {
  __proto__: null,
  grafast: {
    apply(queryBuilder, value) {
      return pgConnectionFilterApplyAttribute("id", "id", spec_penjualan.attributes.id, queryBuilder, value);
    }
  }
};
const DateFilter_isNull_extensions = {
  __proto__: null,
  grafast: {
    apply: pgAggregatesApply_isNull
  }
};
const DateFilter_equalTo_extensions = {
  __proto__: null,
  grafast: {
    apply: pgAggregatesApply_equalTo
  }
};
const DateFilter_notEqualTo_extensions = {
  __proto__: null,
  grafast: {
    apply: pgAggregatesApply_notEqualTo
  }
};
const DateFilter_distinctFrom_extensions = {
  __proto__: null,
  grafast: {
    apply: pgAggregatesApply_distinctFrom
  }
};
const DateFilter_notDistinctFrom_extensions = {
  __proto__: null,
  grafast: {
    apply: pgAggregatesApply_notDistinctFrom
  }
};
const DateFilter_in_extensions = {
  __proto__: null,
  grafast: {
    apply: pgAggregatesApply_in
  }
};
const DateFilter_notIn_extensions = {
  __proto__: null,
  grafast: {
    apply: pgAggregatesApply_notIn
  }
};
const DateFilter_lessThan_extensions = {
  __proto__: null,
  grafast: {
    apply: pgAggregatesApply_lessThan
  }
};
const DateFilter_lessThanOrEqualTo_extensions = {
  __proto__: null,
  grafast: {
    apply: pgAggregatesApply_lessThanOrEqualTo
  }
};
const DateFilter_greaterThan_extensions = {
  __proto__: null,
  grafast: {
    apply: pgAggregatesApply_greaterThan
  }
};
const DateFilter_greaterThanOrEqualTo_extensions = {
  __proto__: null,
  grafast: {
    apply: pgAggregatesApply_greaterThanOrEqualTo
  }
};
export const DateFilter = new GraphQLInputObjectType({
  name: "DateFilter",
  description: "A filter to be used against Date fields. All fields are combined with a logical \u2018and.\u2019",
  isOneOf: undefined,
  fields() {
    return {
      isNull: {
        description: "Is null (if `true` is specified) or is not null (if `false` is specified).",
        type: GraphQLBoolean,
        extensions: DateFilter_isNull_extensions
      },
      equalTo: {
        description: "Equal to the specified value.",
        type: Date,
        extensions: DateFilter_equalTo_extensions
      },
      notEqualTo: {
        description: "Not equal to the specified value.",
        type: Date,
        extensions: DateFilter_notEqualTo_extensions
      },
      distinctFrom: {
        description: "Not equal to the specified value, treating null like an ordinary value.",
        type: Date,
        extensions: DateFilter_distinctFrom_extensions
      },
      notDistinctFrom: {
        description: "Equal to the specified value, treating null like an ordinary value.",
        type: Date,
        extensions: DateFilter_notDistinctFrom_extensions
      },
      in: {
        description: "Included in the specified list.",
        type: new GraphQLList(new GraphQLNonNull(Date)),
        extensions: DateFilter_in_extensions
      },
      notIn: {
        description: "Not included in the specified list.",
        type: new GraphQLList(new GraphQLNonNull(Date)),
        extensions: DateFilter_notIn_extensions
      },
      lessThan: {
        description: "Less than the specified value.",
        type: Date,
        extensions: DateFilter_lessThan_extensions
      },
      lessThanOrEqualTo: {
        description: "Less than or equal to the specified value.",
        type: Date,
        extensions: DateFilter_lessThanOrEqualTo_extensions
      },
      greaterThan: {
        description: "Greater than the specified value.",
        type: Date,
        extensions: DateFilter_greaterThan_extensions
      },
      greaterThanOrEqualTo: {
        description: "Greater than or equal to the specified value.",
        type: Date,
        extensions: DateFilter_greaterThanOrEqualTo_extensions
      }
    };
  }
});
const PenjualanFilter_tanggal_extensions = {
  __proto__: null,
  grafast: {
    apply(queryBuilder, value) {
      return pgConnectionFilterApplyAttribute("tanggal", "tanggal", spec_penjualan.attributes.tanggal, queryBuilder, value);
    }
  }
};
const PenjualanFilter_kontakId_extensions = {
  __proto__: null,
  grafast: {
    apply(queryBuilder, value) {
      return pgConnectionFilterApplyAttribute("kontakId", "kontak_id", spec_penjualan.attributes.kontak_id, queryBuilder, value);
    }
  }
};
const StatusTransaksiFilter_isNull_extensions = {
  __proto__: null,
  grafast: {
    apply: pgAggregatesApply_isNull
  }
};
const StatusTransaksiFilter_equalTo_extensions = {
  __proto__: null,
  grafast: {
    apply: pgAggregatesApply_equalTo
  }
};
const StatusTransaksiFilter_notEqualTo_extensions = {
  __proto__: null,
  grafast: {
    apply: pgAggregatesApply_notEqualTo
  }
};
const StatusTransaksiFilter_distinctFrom_extensions = {
  __proto__: null,
  grafast: {
    apply: pgAggregatesApply_distinctFrom
  }
};
const StatusTransaksiFilter_notDistinctFrom_extensions = {
  __proto__: null,
  grafast: {
    apply: pgAggregatesApply_notDistinctFrom
  }
};
const StatusTransaksiFilter_in_extensions = {
  __proto__: null,
  grafast: {
    apply: pgAggregatesApply_in
  }
};
const StatusTransaksiFilter_notIn_extensions = {
  __proto__: null,
  grafast: {
    apply: pgAggregatesApply_notIn
  }
};
const StatusTransaksiFilter_lessThan_extensions = {
  __proto__: null,
  grafast: {
    apply: pgAggregatesApply_lessThan
  }
};
const StatusTransaksiFilter_lessThanOrEqualTo_extensions = {
  __proto__: null,
  grafast: {
    apply: pgAggregatesApply_lessThanOrEqualTo
  }
};
const StatusTransaksiFilter_greaterThan_extensions = {
  __proto__: null,
  grafast: {
    apply: pgAggregatesApply_greaterThan
  }
};
const StatusTransaksiFilter_greaterThanOrEqualTo_extensions = {
  __proto__: null,
  grafast: {
    apply: pgAggregatesApply_greaterThanOrEqualTo
  }
};
export const StatusTransaksiFilter = new GraphQLInputObjectType({
  name: "StatusTransaksiFilter",
  description: "A filter to be used against StatusTransaksi fields. All fields are combined with a logical \u2018and.\u2019",
  isOneOf: undefined,
  fields() {
    return {
      isNull: {
        description: "Is null (if `true` is specified) or is not null (if `false` is specified).",
        type: GraphQLBoolean,
        extensions: StatusTransaksiFilter_isNull_extensions
      },
      equalTo: {
        description: "Equal to the specified value.",
        type: StatusTransaksi,
        extensions: StatusTransaksiFilter_equalTo_extensions
      },
      notEqualTo: {
        description: "Not equal to the specified value.",
        type: StatusTransaksi,
        extensions: StatusTransaksiFilter_notEqualTo_extensions
      },
      distinctFrom: {
        description: "Not equal to the specified value, treating null like an ordinary value.",
        type: StatusTransaksi,
        extensions: StatusTransaksiFilter_distinctFrom_extensions
      },
      notDistinctFrom: {
        description: "Equal to the specified value, treating null like an ordinary value.",
        type: StatusTransaksi,
        extensions: StatusTransaksiFilter_notDistinctFrom_extensions
      },
      in: {
        description: "Included in the specified list.",
        type: new GraphQLList(new GraphQLNonNull(StatusTransaksi)),
        extensions: StatusTransaksiFilter_in_extensions
      },
      notIn: {
        description: "Not included in the specified list.",
        type: new GraphQLList(new GraphQLNonNull(StatusTransaksi)),
        extensions: StatusTransaksiFilter_notIn_extensions
      },
      lessThan: {
        description: "Less than the specified value.",
        type: StatusTransaksi,
        extensions: StatusTransaksiFilter_lessThan_extensions
      },
      lessThanOrEqualTo: {
        description: "Less than or equal to the specified value.",
        type: StatusTransaksi,
        extensions: StatusTransaksiFilter_lessThanOrEqualTo_extensions
      },
      greaterThan: {
        description: "Greater than the specified value.",
        type: StatusTransaksi,
        extensions: StatusTransaksiFilter_greaterThan_extensions
      },
      greaterThanOrEqualTo: {
        description: "Greater than or equal to the specified value.",
        type: StatusTransaksi,
        extensions: StatusTransaksiFilter_greaterThanOrEqualTo_extensions
      }
    };
  }
});
const PenjualanFilter_status_extensions = {
  __proto__: null,
  grafast: {
    apply(queryBuilder, value) {
      return pgConnectionFilterApplyAttribute("status", "status", spec_penjualan.attributes.status, queryBuilder, value);
    }
  }
};
const PenjualanToManyPenjualanDetailFilter_every_extensions = {
  __proto__: null,
  grafast: {
    apply: BarangToManyPenjualanDetailFilter_every_extensions_grafast_apply
  }
};
const PenjualanToManyPenjualanDetailFilter_some_extensions = {
  __proto__: null,
  grafast: {
    apply: BarangToManyPenjualanDetailFilter_some_extensions_grafast_apply
  }
};
const PenjualanToManyPenjualanDetailFilter_none_extensions = {
  __proto__: null,
  grafast: {
    apply: BarangToManyPenjualanDetailFilter_none_extensions_grafast_apply
  }
};
export const PenjualanToManyPenjualanDetailFilter = new GraphQLInputObjectType({
  name: "PenjualanToManyPenjualanDetailFilter",
  description: "A filter to be used against many `PenjualanDetail` object types. All fields are combined with a logical \u2018and.\u2019",
  isOneOf: undefined,
  fields() {
    return {
      every: {
        description: "Every related `PenjualanDetail` matches the filter criteria. All fields are combined with a logical \u2018and.\u2019",
        type: PenjualanDetailFilter,
        extensions: PenjualanToManyPenjualanDetailFilter_every_extensions
      },
      some: {
        description: "Some related `PenjualanDetail` matches the filter criteria. All fields are combined with a logical \u2018and.\u2019",
        type: PenjualanDetailFilter,
        extensions: PenjualanToManyPenjualanDetailFilter_some_extensions
      },
      none: {
        description: "No related `PenjualanDetail` matches the filter criteria. All fields are combined with a logical \u2018and.\u2019",
        type: PenjualanDetailFilter,
        extensions: PenjualanToManyPenjualanDetailFilter_none_extensions
      }
    };
  }
});
const PenjualanFilter_daftarPenjualanDetail_extensions = {
  __proto__: null,
  grafast: {
    apply($where, value) {
      assertAllowed(value, "object");
      const $rel = $where.andPlan();
      $rel.extensions.pgFilterRelation = {
        tableExpression: penjualanDetailIdentifier,
        alias: resource_penjualan_detailPgResource.name,
        localAttributes: registryConfig.pgRelations.penjualan.daftarPenjualanDetailByTheirPenjualanId.localAttributes,
        remoteAttributes: registryConfig.pgRelations.penjualan.daftarPenjualanDetailByTheirPenjualanId.remoteAttributes
      };
      return $rel;
    }
  }
};
const PenjualanFilter_daftarPenjualanDetailExist_extensions = {
  __proto__: null,
  grafast: {
    apply($where, value) {
      assertAllowed(value, "scalar");
      if (value == null) return;
      const $subQuery = $where.existsPlan({
        tableExpression: penjualanDetailIdentifier,
        alias: resource_penjualan_detailPgResource.name,
        equals: value
      });
      registryConfig.pgRelations.penjualan.daftarPenjualanDetailByTheirPenjualanId.localAttributes.forEach((localAttribute, i) => {
        const remoteAttribute = registryConfig.pgRelations.penjualan.daftarPenjualanDetailByTheirPenjualanId.remoteAttributes[i];
        $subQuery.where(sql`${$where.alias}.${sql.identifier(localAttribute)} = ${$subQuery.alias}.${sql.identifier(remoteAttribute)}`);
      });
    }
  }
};
const KontakFilter_id_extensions = {
  __proto__: null,
  grafast: {
    apply(queryBuilder, value) {
      return pgConnectionFilterApplyAttribute("id", "id", spec_kontak.attributes.id, queryBuilder, value);
    }
  }
};
const KontakFilter_kode_extensions = {
  __proto__: null,
  grafast: {
    apply(queryBuilder, value) {
      return pgConnectionFilterApplyAttribute("kode", "kode", spec_kontak.attributes.kode, queryBuilder, value);
    }
  }
};
const KontakFilter_nama_extensions = {
  __proto__: null,
  grafast: {
    apply(queryBuilder, value) {
      return pgConnectionFilterApplyAttribute("nama", "nama", spec_kontak.attributes.nama, queryBuilder, value);
    }
  }
};
const KontakToManyPenjualanFilter_every_extensions = {
  __proto__: null,
  grafast: {
    apply: BarangToManyPenjualanDetailFilter_every_extensions_grafast_apply
  }
};
const KontakToManyPenjualanFilter_some_extensions = {
  __proto__: null,
  grafast: {
    apply: BarangToManyPenjualanDetailFilter_some_extensions_grafast_apply
  }
};
const KontakToManyPenjualanFilter_none_extensions = {
  __proto__: null,
  grafast: {
    apply: BarangToManyPenjualanDetailFilter_none_extensions_grafast_apply
  }
};
export const KontakToManyPenjualanFilter = new GraphQLInputObjectType({
  name: "KontakToManyPenjualanFilter",
  description: "A filter to be used against many `Penjualan` object types. All fields are combined with a logical \u2018and.\u2019",
  isOneOf: undefined,
  fields() {
    return {
      every: {
        description: "Every related `Penjualan` matches the filter criteria. All fields are combined with a logical \u2018and.\u2019",
        type: PenjualanFilter,
        extensions: KontakToManyPenjualanFilter_every_extensions
      },
      some: {
        description: "Some related `Penjualan` matches the filter criteria. All fields are combined with a logical \u2018and.\u2019",
        type: PenjualanFilter,
        extensions: KontakToManyPenjualanFilter_some_extensions
      },
      none: {
        description: "No related `Penjualan` matches the filter criteria. All fields are combined with a logical \u2018and.\u2019",
        type: PenjualanFilter,
        extensions: KontakToManyPenjualanFilter_none_extensions
      }
    };
  }
});
const KontakFilter_daftarPenjualan_extensions = {
  __proto__: null,
  grafast: {
    apply($where, value) {
      assertAllowed(value, "object");
      const $rel = $where.andPlan();
      $rel.extensions.pgFilterRelation = {
        tableExpression: penjualanIdentifier,
        alias: resource_penjualanPgResource.name,
        localAttributes: registryConfig.pgRelations.kontak.daftarPenjualanByTheirKontakId.localAttributes,
        remoteAttributes: registryConfig.pgRelations.kontak.daftarPenjualanByTheirKontakId.remoteAttributes
      };
      return $rel;
    }
  }
};
const KontakFilter_daftarPenjualanExist_extensions = {
  __proto__: null,
  grafast: {
    apply($where, value) {
      assertAllowed(value, "scalar");
      if (value == null) return;
      const $subQuery = $where.existsPlan({
        tableExpression: penjualanIdentifier,
        alias: resource_penjualanPgResource.name,
        equals: value
      });
      registryConfig.pgRelations.kontak.daftarPenjualanByTheirKontakId.localAttributes.forEach((localAttribute, i) => {
        const remoteAttribute = registryConfig.pgRelations.kontak.daftarPenjualanByTheirKontakId.remoteAttributes[i];
        $subQuery.where(sql`${$where.alias}.${sql.identifier(localAttribute)} = ${$subQuery.alias}.${sql.identifier(remoteAttribute)}`);
      });
    }
  }
};
const KontakFilter_and_extensions = {
  __proto__: null,
  grafast: {
    apply: BarangFilter_and_extensions_grafast_apply
  }
};
const KontakFilter_or_extensions = {
  __proto__: null,
  grafast: {
    apply: BarangFilter_or_extensions_grafast_apply
  }
};
const KontakFilter_not_extensions = {
  __proto__: null,
  grafast: {
    apply: BarangFilter_not_extensions_grafast_apply
  }
};
export const KontakFilter = new GraphQLInputObjectType({
  name: "KontakFilter",
  description: "A filter to be used against `Kontak` object types. All fields are combined with a logical \u2018and.\u2019",
  isOneOf: undefined,
  fields() {
    return {
      id: {
        description: "Filter by the object\u2019s `id` field.",
        type: BigIntFilter,
        extensions: KontakFilter_id_extensions
      },
      kode: {
        description: "Filter by the object\u2019s `kode` field.",
        type: StringFilter,
        extensions: KontakFilter_kode_extensions
      },
      nama: {
        description: "Filter by the object\u2019s `nama` field.",
        type: StringFilter,
        extensions: KontakFilter_nama_extensions
      },
      daftarPenjualan: {
        description: "Filter by the object\u2019s `daftarPenjualan` relation.",
        type: KontakToManyPenjualanFilter,
        extensions: KontakFilter_daftarPenjualan_extensions
      },
      daftarPenjualanExist: {
        description: "Some related `daftarPenjualan` exist.",
        type: GraphQLBoolean,
        extensions: KontakFilter_daftarPenjualanExist_extensions
      },
      and: {
        description: "Checks for all expressions in this list.",
        type: new GraphQLList(new GraphQLNonNull(KontakFilter)),
        extensions: KontakFilter_and_extensions
      },
      or: {
        description: "Checks for any expressions in this list.",
        type: new GraphQLList(new GraphQLNonNull(KontakFilter)),
        extensions: KontakFilter_or_extensions
      },
      not: {
        description: "Negates the expression.",
        type: KontakFilter,
        extensions: KontakFilter_not_extensions
      }
    };
  }
});
const PenjualanFilter_kontak_extensions = {
  __proto__: null,
  grafast: {
    apply($where, value) {
      return pgConnectionFilterApplySingleRelation(resource_kontakPgResource, kontakIdentifier, registryConfig.pgRelations.penjualan.kontakByMyKontakId.localAttributes, registryConfig.pgRelations.penjualan.kontakByMyKontakId.remoteAttributes, $where, value);
    }
  }
};
const pgConnectionFilterApplyForwardRelationExists = (localAttributes, remoteAttributes, $where, value) => {
  assertAllowed(value, "scalar");
  if (value == null) return;
  const $subQuery = $where.existsPlan({
    tableExpression: kontakIdentifier,
    alias: resource_kontakPgResource.name,
    equals: value
  });
  localAttributes.forEach((localAttribute, i) => {
    const remoteAttribute = remoteAttributes[i];
    $subQuery.where(sql`${$where.alias}.${sql.identifier(localAttribute)} = ${$subQuery.alias}.${sql.identifier(remoteAttribute)}`);
  });
};
const PenjualanFilter_kontakExists_extensions = {
  __proto__: null,
  grafast: {
    apply($where, value) {
      return pgConnectionFilterApplyForwardRelationExists(registryConfig.pgRelations.penjualan.kontakByMyKontakId.localAttributes, registryConfig.pgRelations.penjualan.kontakByMyKontakId.remoteAttributes, $where, value);
    }
  }
};
const PenjualanFilter_and_extensions = {
  __proto__: null,
  grafast: {
    apply: BarangFilter_and_extensions_grafast_apply
  }
};
const PenjualanFilter_or_extensions = {
  __proto__: null,
  grafast: {
    apply: BarangFilter_or_extensions_grafast_apply
  }
};
const PenjualanFilter_not_extensions = {
  __proto__: null,
  grafast: {
    apply: BarangFilter_not_extensions_grafast_apply
  }
};
export const PenjualanFilter = new GraphQLInputObjectType({
  name: "PenjualanFilter",
  description: "A filter to be used against `Penjualan` object types. All fields are combined with a logical \u2018and.\u2019",
  isOneOf: undefined,
  fields() {
    return {
      id: {
        description: "Filter by the object\u2019s `id` field.",
        type: BigIntFilter,
        extensions: PenjualanFilter_id_extensions
      },
      tanggal: {
        description: "Filter by the object\u2019s `tanggal` field.",
        type: DateFilter,
        extensions: PenjualanFilter_tanggal_extensions
      },
      kontakId: {
        description: "Filter by the object\u2019s `kontakId` field.",
        type: BigIntFilter,
        extensions: PenjualanFilter_kontakId_extensions
      },
      status: {
        description: "Filter by the object\u2019s `status` field.",
        type: StatusTransaksiFilter,
        extensions: PenjualanFilter_status_extensions
      },
      daftarPenjualanDetail: {
        description: "Filter by the object\u2019s `daftarPenjualanDetail` relation.",
        type: PenjualanToManyPenjualanDetailFilter,
        extensions: PenjualanFilter_daftarPenjualanDetail_extensions
      },
      daftarPenjualanDetailExist: {
        description: "Some related `daftarPenjualanDetail` exist.",
        type: GraphQLBoolean,
        extensions: PenjualanFilter_daftarPenjualanDetailExist_extensions
      },
      kontak: {
        description: "Filter by the object\u2019s `kontak` relation.",
        type: KontakFilter,
        extensions: PenjualanFilter_kontak_extensions
      },
      kontakExists: {
        description: "A related `kontak` exists.",
        type: GraphQLBoolean,
        extensions: PenjualanFilter_kontakExists_extensions
      },
      and: {
        description: "Checks for all expressions in this list.",
        type: new GraphQLList(new GraphQLNonNull(PenjualanFilter)),
        extensions: PenjualanFilter_and_extensions
      },
      or: {
        description: "Checks for any expressions in this list.",
        type: new GraphQLList(new GraphQLNonNull(PenjualanFilter)),
        extensions: PenjualanFilter_or_extensions
      },
      not: {
        description: "Negates the expression.",
        type: PenjualanFilter,
        extensions: PenjualanFilter_not_extensions
      }
    };
  }
});
const PenjualanDetailFilter_penjualan_extensions = {
  __proto__: null,
  grafast: {
    apply($where, value) {
      return pgConnectionFilterApplySingleRelation(resource_penjualanPgResource, penjualanIdentifier, registryConfig.pgRelations.penjualanDetail.penjualanByMyPenjualanId.localAttributes, registryConfig.pgRelations.penjualanDetail.penjualanByMyPenjualanId.remoteAttributes, $where, value);
    }
  }
};
const PenjualanDetailFilter_and_extensions = {
  __proto__: null,
  grafast: {
    apply: BarangFilter_and_extensions_grafast_apply
  }
};
const PenjualanDetailFilter_or_extensions = {
  __proto__: null,
  grafast: {
    apply: BarangFilter_or_extensions_grafast_apply
  }
};
const PenjualanDetailFilter_not_extensions = {
  __proto__: null,
  grafast: {
    apply: BarangFilter_not_extensions_grafast_apply
  }
};
export const PenjualanDetailFilter = new GraphQLInputObjectType({
  name: "PenjualanDetailFilter",
  description: "A filter to be used against `PenjualanDetail` object types. All fields are combined with a logical \u2018and.\u2019",
  isOneOf: undefined,
  fields() {
    return {
      id: {
        description: "Filter by the object\u2019s `id` field.",
        type: BigIntFilter,
        extensions: PenjualanDetailFilter_id_extensions
      },
      penjualanId: {
        description: "Filter by the object\u2019s `penjualanId` field.",
        type: BigIntFilter,
        extensions: PenjualanDetailFilter_penjualanId_extensions
      },
      barangId: {
        description: "Filter by the object\u2019s `barangId` field.",
        type: BigIntFilter,
        extensions: PenjualanDetailFilter_barangId_extensions
      },
      qty: {
        description: "Filter by the object\u2019s `qty` field.",
        type: KuantitasFilter,
        extensions: PenjualanDetailFilter_qty_extensions
      },
      harga: {
        description: "Filter by the object\u2019s `harga` field.",
        type: UangFilter,
        extensions: PenjualanDetailFilter_harga_extensions
      },
      catatan: {
        description: "Filter by the object\u2019s `catatan` field.",
        type: StringFilter,
        extensions: PenjualanDetailFilter_catatan_extensions
      },
      barang: {
        description: "Filter by the object\u2019s `barang` relation.",
        type: BarangFilter,
        extensions: PenjualanDetailFilter_barang_extensions
      },
      penjualan: {
        description: "Filter by the object\u2019s `penjualan` relation.",
        type: PenjualanFilter,
        extensions: PenjualanDetailFilter_penjualan_extensions
      },
      and: {
        description: "Checks for all expressions in this list.",
        type: new GraphQLList(new GraphQLNonNull(PenjualanDetailFilter)),
        extensions: PenjualanDetailFilter_and_extensions
      },
      or: {
        description: "Checks for any expressions in this list.",
        type: new GraphQLList(new GraphQLNonNull(PenjualanDetailFilter)),
        extensions: PenjualanDetailFilter_or_extensions
      },
      not: {
        description: "Negates the expression.",
        type: PenjualanDetailFilter,
        extensions: PenjualanDetailFilter_not_extensions
      }
    };
  }
});
function Barang_daftarPenjualanDetail_filter_extensions_grafast_applyPlan(_, $connection, fieldArg) {
  const $pgSelect = $connection.getSubplan();
  fieldArg.apply($pgSelect, (queryBuilder, value) => {
    assertAllowed(value, "object");
    if (value == null) return;
    const condition = new PgCondition(queryBuilder);
    return condition;
  });
}
const Barang_daftarPenjualanDetail_filter_extensions = {
  __proto__: null,
  grafast: {
    applyPlan: Barang_daftarPenjualanDetail_filter_extensions_grafast_applyPlan
  }
};
const PenjualanDetailOrderBy_extensions_grafast_apply3 = queryBuilder => {
  queryBuilder.orderBy({
    attribute: "id",
    direction: "ASC"
  });
  queryBuilder.setOrderIsUnique();
};
const PenjualanDetailOrderBy_extensions_grafast_apply4 = queryBuilder => {
  queryBuilder.orderBy({
    attribute: "id",
    direction: "DESC"
  });
  queryBuilder.setOrderIsUnique();
};
const PenjualanDetailOrderBy_extensions_grafast_apply11 = queryBuilder => {
  queryBuilder.orderBy({
    attribute: "harga",
    direction: "ASC"
  });
};
const PenjualanDetailOrderBy_extensions_grafast_apply12 = queryBuilder => {
  queryBuilder.orderBy({
    attribute: "harga",
    direction: "DESC"
  });
};
export const PenjualanDetailOrderBy = new GraphQLEnumType({
  name: "PenjualanDetailOrderBy",
  description: "Methods to use when ordering `PenjualanDetail`.",
  values: {
    __proto__: null,
    NATURAL: {
      value: "NATURAL"
    },
    PRIMARY_KEY_ASC: {
      value: "PRIMARY_KEY_ASC",
      extensions: {
        __proto__: null,
        grafast: {
          apply(queryBuilder) {
            penjualan_detailUniques[0].attributes.forEach(attributeName => {
              queryBuilder.orderBy({
                attribute: attributeName,
                direction: "ASC"
              });
            });
            queryBuilder.setOrderIsUnique();
          }
        }
      }
    },
    PRIMARY_KEY_DESC: {
      value: "PRIMARY_KEY_DESC",
      extensions: {
        __proto__: null,
        grafast: {
          apply(queryBuilder) {
            penjualan_detailUniques[0].attributes.forEach(attributeName => {
              queryBuilder.orderBy({
                attribute: attributeName,
                direction: "DESC"
              });
            });
            queryBuilder.setOrderIsUnique();
          }
        }
      }
    },
    ID_ASC: {
      value: "ID_ASC",
      extensions: {
        __proto__: null,
        grafast: {
          apply: PenjualanDetailOrderBy_extensions_grafast_apply3
        }
      }
    },
    ID_DESC: {
      value: "ID_DESC",
      extensions: {
        __proto__: null,
        grafast: {
          apply: PenjualanDetailOrderBy_extensions_grafast_apply4
        }
      }
    },
    PENJUALAN_ID_ASC: {
      value: "PENJUALAN_ID_ASC",
      extensions: {
        __proto__: null,
        grafast: {
          apply(queryBuilder) {
            queryBuilder.orderBy({
              attribute: "penjualan_id",
              direction: "ASC"
            });
          }
        }
      }
    },
    PENJUALAN_ID_DESC: {
      value: "PENJUALAN_ID_DESC",
      extensions: {
        __proto__: null,
        grafast: {
          apply(queryBuilder) {
            queryBuilder.orderBy({
              attribute: "penjualan_id",
              direction: "DESC"
            });
          }
        }
      }
    },
    BARANG_ID_ASC: {
      value: "BARANG_ID_ASC",
      extensions: {
        __proto__: null,
        grafast: {
          apply(queryBuilder) {
            queryBuilder.orderBy({
              attribute: "barang_id",
              direction: "ASC"
            });
          }
        }
      }
    },
    BARANG_ID_DESC: {
      value: "BARANG_ID_DESC",
      extensions: {
        __proto__: null,
        grafast: {
          apply(queryBuilder) {
            queryBuilder.orderBy({
              attribute: "barang_id",
              direction: "DESC"
            });
          }
        }
      }
    },
    QTY_ASC: {
      value: "QTY_ASC",
      extensions: {
        __proto__: null,
        grafast: {
          apply(queryBuilder) {
            queryBuilder.orderBy({
              attribute: "qty",
              direction: "ASC"
            });
          }
        }
      }
    },
    QTY_DESC: {
      value: "QTY_DESC",
      extensions: {
        __proto__: null,
        grafast: {
          apply(queryBuilder) {
            queryBuilder.orderBy({
              attribute: "qty",
              direction: "DESC"
            });
          }
        }
      }
    },
    HARGA_ASC: {
      value: "HARGA_ASC",
      extensions: {
        __proto__: null,
        grafast: {
          apply: PenjualanDetailOrderBy_extensions_grafast_apply11
        }
      }
    },
    HARGA_DESC: {
      value: "HARGA_DESC",
      extensions: {
        __proto__: null,
        grafast: {
          apply: PenjualanDetailOrderBy_extensions_grafast_apply12
        }
      }
    },
    CATATAN_ASC: {
      value: "CATATAN_ASC",
      extensions: {
        __proto__: null,
        grafast: {
          apply(queryBuilder) {
            queryBuilder.orderBy({
              attribute: "catatan",
              direction: "ASC"
            });
          }
        }
      }
    },
    CATATAN_DESC: {
      value: "CATATAN_DESC",
      extensions: {
        __proto__: null,
        grafast: {
          apply(queryBuilder) {
            queryBuilder.orderBy({
              attribute: "catatan",
              direction: "DESC"
            });
          }
        }
      }
    }
  }
});
const Barang_daftarPenjualanDetail_orderBy_defaultValue = ["PRIMARY_KEY_ASC"];
function applyOrderByArgToConnection(parent, $connection, value) {
  const $select = $connection.getSubplan();
  value.apply($select);
}
const Barang_daftarPenjualanDetail_orderBy_extensions = {
  __proto__: null,
  grafast: {
    applyPlan: applyOrderByArgToConnection
  }
};
const Barang_daftarPenjualanDetail_extensions = {
  __proto__: null,
  grafast: {
    plan($record) {
      const $records = resource_penjualan_detailPgResource.find({
        barang_id: $record.get("id")
      });
      return connection($records);
    }
  }
};
export const Barang = new GraphQLObjectType({
  name: "Barang",
  description: "Barang dagangan.",
  extensions: {
    __proto__: null,
    grafast: {
      planType($specifier) {
        const spec = Object.create(null);
        for (const pkCol of barangUniques[0].attributes) {
          spec[pkCol] = get2($specifier, pkCol);
        }
        return resource_barangPgResource.get(spec);
      },
      assertStep: assertPgClassSingleStep
    }
  },
  fields() {
    return {
      id: {
        type: new GraphQLNonNull(BigInt2)
      },
      kode: {
        type: new GraphQLNonNull(GraphQLString)
      },
      nama: {
        type: new GraphQLNonNull(GraphQLString)
      },
      harga: {
        description: "Harga jual.",
        type: new GraphQLNonNull(Uang)
      },
      stok: {
        type: new GraphQLNonNull(Kuantitas)
      },
      atribut: {
        type: JSON2
      },
      dibuatPada: {
        type: new GraphQLNonNull(Datetime),
        extensions: Barang_dibuatPada_extensions
      },
      daftarPenjualanDetail: {
        description: "Reads and enables pagination through a set of `PenjualanDetail`.",
        type: new GraphQLNonNull(PenjualanDetailConnection),
        args: {
          first: {
            description: "How many rows at most, 1 to 500.",
            type: GraphQLInt,
            defaultValue: 100,
            extensions: Barang_daftarPenjualanDetail_first_extensions
          },
          offset: {
            description: "Skip the first `n` values from our `after` cursor, an alternative to cursor\nbased pagination. May not be used with `last`.",
            type: GraphQLInt,
            extensions: Barang_daftarPenjualanDetail_offset_extensions
          },
          after: {
            description: "Read all values in the set after (below) this cursor.",
            type: Cursor,
            extensions: Barang_daftarPenjualanDetail_after_extensions
          },
          filter: {
            description: "A filter to be used in determining which values should be returned by the collection.",
            type: PenjualanDetailFilter,
            extensions: Barang_daftarPenjualanDetail_filter_extensions
          },
          orderBy: {
            description: "The method to use when ordering `PenjualanDetail`.",
            type: new GraphQLList(new GraphQLNonNull(PenjualanDetailOrderBy)),
            defaultValue: Barang_daftarPenjualanDetail_orderBy_defaultValue,
            extensions: Barang_daftarPenjualanDetail_orderBy_extensions
          }
        },
        extensions: Barang_daftarPenjualanDetail_extensions
      }
    };
  }
});
const PenjualanDetail_barang_extensions = {
  __proto__: null,
  grafast: {
    plan($record) {
      return resource_barangPgResource.get({
        id: $record.get("barang_id")
      });
    }
  }
};
const PenjualanDetail_penjualan_extensions = {
  __proto__: null,
  grafast: {
    plan($record) {
      return resource_penjualanPgResource.get({
        id: $record.get("penjualan_id")
      });
    }
  }
};
export const PenjualanDetail = new GraphQLObjectType({
  name: "PenjualanDetail",
  extensions: {
    __proto__: null,
    grafast: {
      planType($specifier) {
        const spec = Object.create(null);
        for (const pkCol of penjualan_detailUniques[0].attributes) {
          spec[pkCol] = get2($specifier, pkCol);
        }
        return resource_penjualan_detailPgResource.get(spec);
      },
      assertStep: assertPgClassSingleStep
    }
  },
  fields() {
    return {
      id: {
        type: new GraphQLNonNull(BigInt2)
      },
      penjualanId: {
        type: new GraphQLNonNull(BigInt2),
        extensions: PenjualanDetail_penjualanId_extensions
      },
      barangId: {
        type: new GraphQLNonNull(BigInt2),
        extensions: PenjualanDetail_barangId_extensions
      },
      qty: {
        type: new GraphQLNonNull(Kuantitas)
      },
      harga: {
        type: new GraphQLNonNull(Uang)
      },
      catatan: {
        type: GraphQLString
      },
      barang: {
        description: "Reads a single `Barang` that is related to this `PenjualanDetail`.",
        type: Barang,
        extensions: PenjualanDetail_barang_extensions
      },
      penjualan: {
        description: "Reads a single `Penjualan` that is related to this `PenjualanDetail`.",
        type: Penjualan,
        extensions: PenjualanDetail_penjualan_extensions
      }
    };
  }
});
export const PenjualanDetailEdge = new GraphQLObjectType({
  name: "PenjualanDetailEdge",
  description: "A `PenjualanDetail` edge in the connection.",
  fields() {
    return {
      cursor: {
        description: "A cursor for use in pagination.",
        type: Cursor
      },
      node: {
        description: "The `PenjualanDetail` at the end of the edge.",
        type: new GraphQLNonNull(PenjualanDetail)
      }
    };
  }
});
export const PageInfo = new GraphQLObjectType({
  name: "PageInfo",
  description: "Information about pagination in a connection.",
  fields() {
    return {
      hasNextPage: {
        description: "When paginating forwards, are there more items?",
        type: new GraphQLNonNull(GraphQLBoolean)
      },
      hasPreviousPage: {
        description: "When paginating backwards, are there more items?",
        type: new GraphQLNonNull(GraphQLBoolean)
      },
      startCursor: {
        description: "When paginating backwards, the cursor to continue.",
        type: Cursor
      },
      endCursor: {
        description: "When paginating forwards, the cursor to continue.",
        type: Cursor
      }
    };
  }
});
const totalCountConnectionPlan = $connection => $connection.cloneSubplanWithoutPagination("aggregate").singleAsRecord().select(sql`count(*)`, TYPES.bigint, false);
const PenjualanDetailConnection_totalCount_extensions = {
  __proto__: null,
  grafast: {
    plan: totalCountConnectionPlan
  }
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
function PenjualanDetailAggregates_keys_extensions_grafast_plan($pgSelectSingle) {
  return pgAggregatesPlanKeys($pgSelectSingle);
}
const PenjualanDetailAggregates_keys_extensions = {
  __proto__: null,
  grafast: {
    plan: PenjualanDetailAggregates_keys_extensions_grafast_plan
  }
};
export const BigFloat = new GraphQLScalarType({
  name: "BigFloat",
  description: "A floating point number that requires more precision than IEEE 754 binary 64",
  serialize(value) {
    return "" + value;
  },
  parseValue: parseDecimal,
  parseLiteral: parseDecimalLiteral,
  extensions: {
    __proto__: null,
    grafast: {
      idempotent: true
    }
  }
});
const pgAggregatesPlanAggregateAttribute = (attributeCodec, attributeName, codec, spec, $pgSelectSingle) => {
  // Note this expression is just an sql fragment, so you
  // could add CASE statements, function calls, or whatever
  // you need here
  const sqlAttribute = sql.fragment`${$pgSelectSingle.getClassStep().alias}.${sql.identifier(attributeName)}`;
  const sqlAggregate = spec.sqlAggregateWrap(sqlAttribute, attributeCodec);
  return $pgSelectSingle.select(sqlAggregate, codec);
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
function PenjualanDetailSumAggregates_id_extensions_grafast_plan($pgSelectSingle) {
  return pgAggregatesPlanAggregateAttribute(TYPES.bigint, "id", TYPES.numeric, pgAggregateSpec_sum, $pgSelectSingle);
}
const PenjualanDetailSumAggregates_id_extensions = {
  __proto__: null,
  grafast: {
    plan: PenjualanDetailSumAggregates_id_extensions_grafast_plan
  }
};
const PenjualanDetailSumAggregates_penjualanId_extensions = {
  __proto__: null,
  grafast: {
    plan($pgSelectSingle) {
      return pgAggregatesPlanAggregateAttribute(TYPES.bigint, "penjualan_id", TYPES.numeric, pgAggregateSpec_sum, $pgSelectSingle);
    }
  }
};
const PenjualanDetailSumAggregates_barangId_extensions = {
  __proto__: null,
  grafast: {
    plan($pgSelectSingle) {
      return pgAggregatesPlanAggregateAttribute(TYPES.bigint, "barang_id", TYPES.numeric, pgAggregateSpec_sum, $pgSelectSingle);
    }
  }
};
const PenjualanDetailSumAggregates_qty_extensions = {
  __proto__: null,
  grafast: {
    plan($pgSelectSingle) {
      return pgAggregatesPlanAggregateAttribute(kuantitasCodec, "qty", TYPES.numeric, pgAggregateSpec_sum, $pgSelectSingle);
    }
  }
};
function PenjualanDetailSumAggregates_harga_extensions_grafast_plan($pgSelectSingle) {
  return pgAggregatesPlanAggregateAttribute(uangCodec, "harga", TYPES.numeric, pgAggregateSpec_sum, $pgSelectSingle);
}
const PenjualanDetailSumAggregates_harga_extensions = {
  __proto__: null,
  grafast: {
    plan: PenjualanDetailSumAggregates_harga_extensions_grafast_plan
  }
};
export const PenjualanDetailSumAggregates = new GraphQLObjectType({
  name: "PenjualanDetailSumAggregates",
  fields() {
    return {
      id: {
        description: "Sum of id across the matching connection",
        type: new GraphQLNonNull(BigFloat),
        extensions: PenjualanDetailSumAggregates_id_extensions
      },
      penjualanId: {
        description: "Sum of penjualanId across the matching connection",
        type: new GraphQLNonNull(BigFloat),
        extensions: PenjualanDetailSumAggregates_penjualanId_extensions
      },
      barangId: {
        description: "Sum of barangId across the matching connection",
        type: new GraphQLNonNull(BigFloat),
        extensions: PenjualanDetailSumAggregates_barangId_extensions
      },
      qty: {
        description: "Sum of qty across the matching connection",
        type: new GraphQLNonNull(BigFloat),
        extensions: PenjualanDetailSumAggregates_qty_extensions
      },
      harga: {
        description: "Sum of harga across the matching connection",
        type: new GraphQLNonNull(BigFloat),
        extensions: PenjualanDetailSumAggregates_harga_extensions
      }
    };
  }
});
function pgAggregatesPlanAggregates($pgSelectSingle) {
  return $pgSelectSingle;
}
const PenjualanDetailAggregates_sum_extensions = {
  __proto__: null,
  grafast: {
    plan: pgAggregatesPlanAggregates
  }
};
const pgAggregateSpec_min = {
  id: "min",
  humanLabel: "minimum",
  HumanLabel: "Minimum",
  isSuitableType: pgAggregateSpec_sum_isSuitableType,
  sqlAggregateWrap(sqlFrag) {
    return sql`min(${sqlFrag})`;
  }
};
function PenjualanDetailMinAggregates_id_extensions_grafast_plan($pgSelectSingle) {
  return pgAggregatesPlanAggregateAttribute(TYPES.bigint, "id", TYPES.bigint, pgAggregateSpec_min, $pgSelectSingle);
}
const PenjualanDetailMinAggregates_id_extensions = {
  __proto__: null,
  grafast: {
    plan: PenjualanDetailMinAggregates_id_extensions_grafast_plan
  }
};
const PenjualanDetailMinAggregates_penjualanId_extensions = {
  __proto__: null,
  grafast: {
    plan($pgSelectSingle) {
      return pgAggregatesPlanAggregateAttribute(TYPES.bigint, "penjualan_id", TYPES.bigint, pgAggregateSpec_min, $pgSelectSingle);
    }
  }
};
const PenjualanDetailMinAggregates_barangId_extensions = {
  __proto__: null,
  grafast: {
    plan($pgSelectSingle) {
      return pgAggregatesPlanAggregateAttribute(TYPES.bigint, "barang_id", TYPES.bigint, pgAggregateSpec_min, $pgSelectSingle);
    }
  }
};
const PenjualanDetailMinAggregates_qty_extensions = {
  __proto__: null,
  grafast: {
    plan($pgSelectSingle) {
      return pgAggregatesPlanAggregateAttribute(kuantitasCodec, "qty", kuantitasCodec, pgAggregateSpec_min, $pgSelectSingle);
    }
  }
};
function PenjualanDetailMinAggregates_harga_extensions_grafast_plan($pgSelectSingle) {
  return pgAggregatesPlanAggregateAttribute(uangCodec, "harga", uangCodec, pgAggregateSpec_min, $pgSelectSingle);
}
const PenjualanDetailMinAggregates_harga_extensions = {
  __proto__: null,
  grafast: {
    plan: PenjualanDetailMinAggregates_harga_extensions_grafast_plan
  }
};
export const PenjualanDetailMinAggregates = new GraphQLObjectType({
  name: "PenjualanDetailMinAggregates",
  fields() {
    return {
      id: {
        description: "Minimum of id across the matching connection",
        type: BigInt2,
        extensions: PenjualanDetailMinAggregates_id_extensions
      },
      penjualanId: {
        description: "Minimum of penjualanId across the matching connection",
        type: BigInt2,
        extensions: PenjualanDetailMinAggregates_penjualanId_extensions
      },
      barangId: {
        description: "Minimum of barangId across the matching connection",
        type: BigInt2,
        extensions: PenjualanDetailMinAggregates_barangId_extensions
      },
      qty: {
        description: "Minimum of qty across the matching connection",
        type: Kuantitas,
        extensions: PenjualanDetailMinAggregates_qty_extensions
      },
      harga: {
        description: "Minimum of harga across the matching connection",
        type: Uang,
        extensions: PenjualanDetailMinAggregates_harga_extensions
      }
    };
  }
});
const PenjualanDetailAggregates_min_extensions = {
  __proto__: null,
  grafast: {
    plan: pgAggregatesPlanAggregates
  }
};
const pgAggregateSpec_max = {
  id: "max",
  humanLabel: "maximum",
  HumanLabel: "Maximum",
  isSuitableType: pgAggregateSpec_sum_isSuitableType,
  sqlAggregateWrap(sqlFrag) {
    return sql`max(${sqlFrag})`;
  }
};
function PenjualanDetailMaxAggregates_id_extensions_grafast_plan($pgSelectSingle) {
  return pgAggregatesPlanAggregateAttribute(TYPES.bigint, "id", TYPES.bigint, pgAggregateSpec_max, $pgSelectSingle);
}
const PenjualanDetailMaxAggregates_id_extensions = {
  __proto__: null,
  grafast: {
    plan: PenjualanDetailMaxAggregates_id_extensions_grafast_plan
  }
};
const PenjualanDetailMaxAggregates_penjualanId_extensions = {
  __proto__: null,
  grafast: {
    plan($pgSelectSingle) {
      return pgAggregatesPlanAggregateAttribute(TYPES.bigint, "penjualan_id", TYPES.bigint, pgAggregateSpec_max, $pgSelectSingle);
    }
  }
};
const PenjualanDetailMaxAggregates_barangId_extensions = {
  __proto__: null,
  grafast: {
    plan($pgSelectSingle) {
      return pgAggregatesPlanAggregateAttribute(TYPES.bigint, "barang_id", TYPES.bigint, pgAggregateSpec_max, $pgSelectSingle);
    }
  }
};
const PenjualanDetailMaxAggregates_qty_extensions = {
  __proto__: null,
  grafast: {
    plan($pgSelectSingle) {
      return pgAggregatesPlanAggregateAttribute(kuantitasCodec, "qty", kuantitasCodec, pgAggregateSpec_max, $pgSelectSingle);
    }
  }
};
function PenjualanDetailMaxAggregates_harga_extensions_grafast_plan($pgSelectSingle) {
  return pgAggregatesPlanAggregateAttribute(uangCodec, "harga", uangCodec, pgAggregateSpec_max, $pgSelectSingle);
}
const PenjualanDetailMaxAggregates_harga_extensions = {
  __proto__: null,
  grafast: {
    plan: PenjualanDetailMaxAggregates_harga_extensions_grafast_plan
  }
};
export const PenjualanDetailMaxAggregates = new GraphQLObjectType({
  name: "PenjualanDetailMaxAggregates",
  fields() {
    return {
      id: {
        description: "Maximum of id across the matching connection",
        type: BigInt2,
        extensions: PenjualanDetailMaxAggregates_id_extensions
      },
      penjualanId: {
        description: "Maximum of penjualanId across the matching connection",
        type: BigInt2,
        extensions: PenjualanDetailMaxAggregates_penjualanId_extensions
      },
      barangId: {
        description: "Maximum of barangId across the matching connection",
        type: BigInt2,
        extensions: PenjualanDetailMaxAggregates_barangId_extensions
      },
      qty: {
        description: "Maximum of qty across the matching connection",
        type: Kuantitas,
        extensions: PenjualanDetailMaxAggregates_qty_extensions
      },
      harga: {
        description: "Maximum of harga across the matching connection",
        type: Uang,
        extensions: PenjualanDetailMaxAggregates_harga_extensions
      }
    };
  }
});
const PenjualanDetailAggregates_max_extensions = {
  __proto__: null,
  grafast: {
    plan: pgAggregatesPlanAggregates
  }
};
const dataTypeToAggregateTypeMap2 = {
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
    const targetType = (oid ? dataTypeToAggregateTypeMap2[oid] : null) ?? TYPES.numeric;
    return targetType;
  }
};
function PenjualanDetailAverageAggregates_id_extensions_grafast_plan($pgSelectSingle) {
  return pgAggregatesPlanAggregateAttribute(TYPES.bigint, "id", TYPES.numeric, pgAggregateSpec_average, $pgSelectSingle);
}
const PenjualanDetailAverageAggregates_id_extensions = {
  __proto__: null,
  grafast: {
    plan: PenjualanDetailAverageAggregates_id_extensions_grafast_plan
  }
};
const PenjualanDetailAverageAggregates_penjualanId_extensions = {
  __proto__: null,
  grafast: {
    plan($pgSelectSingle) {
      return pgAggregatesPlanAggregateAttribute(TYPES.bigint, "penjualan_id", TYPES.numeric, pgAggregateSpec_average, $pgSelectSingle);
    }
  }
};
const PenjualanDetailAverageAggregates_barangId_extensions = {
  __proto__: null,
  grafast: {
    plan($pgSelectSingle) {
      return pgAggregatesPlanAggregateAttribute(TYPES.bigint, "barang_id", TYPES.numeric, pgAggregateSpec_average, $pgSelectSingle);
    }
  }
};
const PenjualanDetailAverageAggregates_qty_extensions = {
  __proto__: null,
  grafast: {
    plan($pgSelectSingle) {
      return pgAggregatesPlanAggregateAttribute(kuantitasCodec, "qty", TYPES.numeric, pgAggregateSpec_average, $pgSelectSingle);
    }
  }
};
function PenjualanDetailAverageAggregates_harga_extensions_grafast_plan($pgSelectSingle) {
  return pgAggregatesPlanAggregateAttribute(uangCodec, "harga", TYPES.numeric, pgAggregateSpec_average, $pgSelectSingle);
}
const PenjualanDetailAverageAggregates_harga_extensions = {
  __proto__: null,
  grafast: {
    plan: PenjualanDetailAverageAggregates_harga_extensions_grafast_plan
  }
};
export const PenjualanDetailAverageAggregates = new GraphQLObjectType({
  name: "PenjualanDetailAverageAggregates",
  fields() {
    return {
      id: {
        description: "Mean average of id across the matching connection",
        type: BigFloat,
        extensions: PenjualanDetailAverageAggregates_id_extensions
      },
      penjualanId: {
        description: "Mean average of penjualanId across the matching connection",
        type: BigFloat,
        extensions: PenjualanDetailAverageAggregates_penjualanId_extensions
      },
      barangId: {
        description: "Mean average of barangId across the matching connection",
        type: BigFloat,
        extensions: PenjualanDetailAverageAggregates_barangId_extensions
      },
      qty: {
        description: "Mean average of qty across the matching connection",
        type: BigFloat,
        extensions: PenjualanDetailAverageAggregates_qty_extensions
      },
      harga: {
        description: "Mean average of harga across the matching connection",
        type: BigFloat,
        extensions: PenjualanDetailAverageAggregates_harga_extensions
      }
    };
  }
});
const PenjualanDetailAggregates_average_extensions = {
  __proto__: null,
  grafast: {
    plan: pgAggregatesPlanAggregates
  }
};
export const PenjualanDetailAggregates = new GraphQLObjectType({
  name: "PenjualanDetailAggregates",
  extensions: {
    __proto__: null,
    grafast: {
      assertStep: assertPgClassSingleStep
    }
  },
  fields() {
    return {
      keys: {
        type: new GraphQLList(GraphQLString),
        extensions: PenjualanDetailAggregates_keys_extensions
      },
      sum: {
        description: "Sum aggregates across the matching connection (ignoring before/after/first/last/offset)",
        type: PenjualanDetailSumAggregates,
        extensions: PenjualanDetailAggregates_sum_extensions
      },
      min: {
        description: "Minimum aggregates across the matching connection (ignoring before/after/first/last/offset)",
        type: PenjualanDetailMinAggregates,
        extensions: PenjualanDetailAggregates_min_extensions
      },
      max: {
        description: "Maximum aggregates across the matching connection (ignoring before/after/first/last/offset)",
        type: PenjualanDetailMaxAggregates,
        extensions: PenjualanDetailAggregates_max_extensions
      },
      average: {
        description: "Mean average aggregates across the matching connection (ignoring before/after/first/last/offset)",
        type: PenjualanDetailAverageAggregates,
        extensions: PenjualanDetailAggregates_average_extensions
      }
    };
  }
});
function pgAggregatesCloneSubplanWithoutPaginationSingle($connection) {
  return $connection.cloneSubplanWithoutPagination("aggregate").single();
}
const PenjualanDetailConnection_aggregates_extensions = {
  __proto__: null,
  grafast: {
    plan: pgAggregatesCloneSubplanWithoutPaginationSingle
  }
};
export const PenjualanDetailConnection = new GraphQLObjectType({
  name: "PenjualanDetailConnection",
  description: "A connection to a list of `PenjualanDetail` values.",
  extensions: {
    __proto__: null,
    grafast: {
      assertStep: ConnectionStep
    }
  },
  fields() {
    return {
      nodes: {
        description: "A list of `PenjualanDetail` objects.",
        type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(PenjualanDetail)))
      },
      edges: {
        description: "A list of edges which contains the `PenjualanDetail` and cursor to aid in pagination.",
        type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(PenjualanDetailEdge)))
      },
      pageInfo: {
        description: "Information to aid in pagination.",
        type: new GraphQLNonNull(PageInfo)
      },
      totalCount: {
        description: "The count of *all* `PenjualanDetail` you could get from the connection.",
        type: new GraphQLNonNull(GraphQLInt),
        extensions: PenjualanDetailConnection_totalCount_extensions
      },
      aggregates: {
        description: "Aggregates across the matching connection (ignoring before/after/first/last/offset)",
        type: PenjualanDetailAggregates,
        extensions: PenjualanDetailConnection_aggregates_extensions
      }
    };
  }
});
const Penjualan_daftarPenjualanDetail_first_extensions = {
  __proto__: null,
  grafast: {
    applyPlan: applyFirstArg
  }
};
const Penjualan_daftarPenjualanDetail_offset_extensions = {
  __proto__: null,
  grafast: {
    applyPlan: applyOffsetArg
  }
};
const Penjualan_daftarPenjualanDetail_after_extensions = {
  __proto__: null,
  grafast: {
    applyPlan: applyAfterArg
  }
};
const Penjualan_daftarPenjualanDetail_filter_extensions = {
  __proto__: null,
  grafast: {
    applyPlan: Barang_daftarPenjualanDetail_filter_extensions_grafast_applyPlan
  }
};
const Penjualan_daftarPenjualanDetail_orderBy_defaultValue = ["PRIMARY_KEY_ASC"];
const Penjualan_daftarPenjualanDetail_orderBy_extensions = {
  __proto__: null,
  grafast: {
    applyPlan: applyOrderByArgToConnection
  }
};
const Penjualan_daftarPenjualanDetail_extensions = {
  __proto__: null,
  grafast: {
    plan($record) {
      const $records = resource_penjualan_detailPgResource.find({
        penjualan_id: $record.get("id")
      });
      return connection($records);
    }
  }
};
export const Penjualan = new GraphQLObjectType({
  name: "Penjualan",
  extensions: {
    __proto__: null,
    grafast: {
      planType($specifier) {
        const spec = Object.create(null);
        for (const pkCol of penjualanUniques[0].attributes) {
          spec[pkCol] = get2($specifier, pkCol);
        }
        return resource_penjualanPgResource.get(spec);
      },
      assertStep: assertPgClassSingleStep
    }
  },
  fields() {
    return {
      id: {
        type: new GraphQLNonNull(BigInt2)
      },
      tanggal: {
        type: new GraphQLNonNull(Date)
      },
      kontakId: {
        type: BigInt2,
        extensions: Penjualan_kontakId_extensions
      },
      status: {
        type: new GraphQLNonNull(StatusTransaksi)
      },
      atribut: {
        type: JSON2
      },
      kontak: {
        description: "Reads a single `Kontak` that is related to this `Penjualan`.",
        type: Kontak,
        extensions: Penjualan_kontak_extensions
      },
      daftarPenjualanDetail: {
        description: "Reads and enables pagination through a set of `PenjualanDetail`.",
        type: new GraphQLNonNull(PenjualanDetailConnection),
        args: {
          first: {
            description: "How many rows at most, 1 to 500.",
            type: GraphQLInt,
            defaultValue: 100,
            extensions: Penjualan_daftarPenjualanDetail_first_extensions
          },
          offset: {
            description: "Skip the first `n` values from our `after` cursor, an alternative to cursor\nbased pagination. May not be used with `last`.",
            type: GraphQLInt,
            extensions: Penjualan_daftarPenjualanDetail_offset_extensions
          },
          after: {
            description: "Read all values in the set after (below) this cursor.",
            type: Cursor,
            extensions: Penjualan_daftarPenjualanDetail_after_extensions
          },
          filter: {
            description: "A filter to be used in determining which values should be returned by the collection.",
            type: PenjualanDetailFilter,
            extensions: Penjualan_daftarPenjualanDetail_filter_extensions
          },
          orderBy: {
            description: "The method to use when ordering `PenjualanDetail`.",
            type: new GraphQLList(new GraphQLNonNull(PenjualanDetailOrderBy)),
            defaultValue: Penjualan_daftarPenjualanDetail_orderBy_defaultValue,
            extensions: Penjualan_daftarPenjualanDetail_orderBy_extensions
          }
        },
        extensions: Penjualan_daftarPenjualanDetail_extensions
      }
    };
  }
});
export const PenjualanEdge = new GraphQLObjectType({
  name: "PenjualanEdge",
  description: "A `Penjualan` edge in the connection.",
  fields() {
    return {
      cursor: {
        description: "A cursor for use in pagination.",
        type: Cursor
      },
      node: {
        description: "The `Penjualan` at the end of the edge.",
        type: new GraphQLNonNull(Penjualan)
      }
    };
  }
});
const PenjualanConnection_totalCount_extensions = {
  __proto__: null,
  grafast: {
    plan: totalCountConnectionPlan
  }
};
const PenjualanAggregates_keys_extensions = {
  __proto__: null,
  grafast: {
    plan: PenjualanDetailAggregates_keys_extensions_grafast_plan
  }
};
const PenjualanSumAggregates_id_extensions = {
  __proto__: null,
  grafast: {
    plan: PenjualanDetailSumAggregates_id_extensions_grafast_plan
  }
};
const PenjualanSumAggregates_kontakId_extensions = {
  __proto__: null,
  grafast: {
    plan($pgSelectSingle) {
      return pgAggregatesPlanAggregateAttribute(TYPES.bigint, "kontak_id", TYPES.numeric, pgAggregateSpec_sum, $pgSelectSingle);
    }
  }
};
export const PenjualanSumAggregates = new GraphQLObjectType({
  name: "PenjualanSumAggregates",
  fields() {
    return {
      id: {
        description: "Sum of id across the matching connection",
        type: new GraphQLNonNull(BigFloat),
        extensions: PenjualanSumAggregates_id_extensions
      },
      kontakId: {
        description: "Sum of kontakId across the matching connection",
        type: new GraphQLNonNull(BigFloat),
        extensions: PenjualanSumAggregates_kontakId_extensions
      }
    };
  }
});
const PenjualanAggregates_sum_extensions = {
  __proto__: null,
  grafast: {
    plan: pgAggregatesPlanAggregates
  }
};
const PenjualanMinAggregates_id_extensions = {
  __proto__: null,
  grafast: {
    plan: PenjualanDetailMinAggregates_id_extensions_grafast_plan
  }
};
const PenjualanMinAggregates_kontakId_extensions = {
  __proto__: null,
  grafast: {
    plan($pgSelectSingle) {
      return pgAggregatesPlanAggregateAttribute(TYPES.bigint, "kontak_id", TYPES.bigint, pgAggregateSpec_min, $pgSelectSingle);
    }
  }
};
export const PenjualanMinAggregates = new GraphQLObjectType({
  name: "PenjualanMinAggregates",
  fields() {
    return {
      id: {
        description: "Minimum of id across the matching connection",
        type: BigInt2,
        extensions: PenjualanMinAggregates_id_extensions
      },
      kontakId: {
        description: "Minimum of kontakId across the matching connection",
        type: BigInt2,
        extensions: PenjualanMinAggregates_kontakId_extensions
      }
    };
  }
});
const PenjualanAggregates_min_extensions = {
  __proto__: null,
  grafast: {
    plan: pgAggregatesPlanAggregates
  }
};
const PenjualanMaxAggregates_id_extensions = {
  __proto__: null,
  grafast: {
    plan: PenjualanDetailMaxAggregates_id_extensions_grafast_plan
  }
};
const PenjualanMaxAggregates_kontakId_extensions = {
  __proto__: null,
  grafast: {
    plan($pgSelectSingle) {
      return pgAggregatesPlanAggregateAttribute(TYPES.bigint, "kontak_id", TYPES.bigint, pgAggregateSpec_max, $pgSelectSingle);
    }
  }
};
export const PenjualanMaxAggregates = new GraphQLObjectType({
  name: "PenjualanMaxAggregates",
  fields() {
    return {
      id: {
        description: "Maximum of id across the matching connection",
        type: BigInt2,
        extensions: PenjualanMaxAggregates_id_extensions
      },
      kontakId: {
        description: "Maximum of kontakId across the matching connection",
        type: BigInt2,
        extensions: PenjualanMaxAggregates_kontakId_extensions
      }
    };
  }
});
const PenjualanAggregates_max_extensions = {
  __proto__: null,
  grafast: {
    plan: pgAggregatesPlanAggregates
  }
};
const PenjualanAverageAggregates_id_extensions = {
  __proto__: null,
  grafast: {
    plan: PenjualanDetailAverageAggregates_id_extensions_grafast_plan
  }
};
const PenjualanAverageAggregates_kontakId_extensions = {
  __proto__: null,
  grafast: {
    plan($pgSelectSingle) {
      return pgAggregatesPlanAggregateAttribute(TYPES.bigint, "kontak_id", TYPES.numeric, pgAggregateSpec_average, $pgSelectSingle);
    }
  }
};
export const PenjualanAverageAggregates = new GraphQLObjectType({
  name: "PenjualanAverageAggregates",
  fields() {
    return {
      id: {
        description: "Mean average of id across the matching connection",
        type: BigFloat,
        extensions: PenjualanAverageAggregates_id_extensions
      },
      kontakId: {
        description: "Mean average of kontakId across the matching connection",
        type: BigFloat,
        extensions: PenjualanAverageAggregates_kontakId_extensions
      }
    };
  }
});
const PenjualanAggregates_average_extensions = {
  __proto__: null,
  grafast: {
    plan: pgAggregatesPlanAggregates
  }
};
export const PenjualanAggregates = new GraphQLObjectType({
  name: "PenjualanAggregates",
  extensions: {
    __proto__: null,
    grafast: {
      assertStep: assertPgClassSingleStep
    }
  },
  fields() {
    return {
      keys: {
        type: new GraphQLList(GraphQLString),
        extensions: PenjualanAggregates_keys_extensions
      },
      sum: {
        description: "Sum aggregates across the matching connection (ignoring before/after/first/last/offset)",
        type: PenjualanSumAggregates,
        extensions: PenjualanAggregates_sum_extensions
      },
      min: {
        description: "Minimum aggregates across the matching connection (ignoring before/after/first/last/offset)",
        type: PenjualanMinAggregates,
        extensions: PenjualanAggregates_min_extensions
      },
      max: {
        description: "Maximum aggregates across the matching connection (ignoring before/after/first/last/offset)",
        type: PenjualanMaxAggregates,
        extensions: PenjualanAggregates_max_extensions
      },
      average: {
        description: "Mean average aggregates across the matching connection (ignoring before/after/first/last/offset)",
        type: PenjualanAverageAggregates,
        extensions: PenjualanAggregates_average_extensions
      }
    };
  }
});
const PenjualanConnection_aggregates_extensions = {
  __proto__: null,
  grafast: {
    plan: pgAggregatesCloneSubplanWithoutPaginationSingle
  }
};
export const PenjualanConnection = new GraphQLObjectType({
  name: "PenjualanConnection",
  description: "A connection to a list of `Penjualan` values.",
  extensions: {
    __proto__: null,
    grafast: {
      assertStep: ConnectionStep
    }
  },
  fields() {
    return {
      nodes: {
        description: "A list of `Penjualan` objects.",
        type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(Penjualan)))
      },
      edges: {
        description: "A list of edges which contains the `Penjualan` and cursor to aid in pagination.",
        type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(PenjualanEdge)))
      },
      pageInfo: {
        description: "Information to aid in pagination.",
        type: new GraphQLNonNull(PageInfo)
      },
      totalCount: {
        description: "The count of *all* `Penjualan` you could get from the connection.",
        type: new GraphQLNonNull(GraphQLInt),
        extensions: PenjualanConnection_totalCount_extensions
      },
      aggregates: {
        description: "Aggregates across the matching connection (ignoring before/after/first/last/offset)",
        type: PenjualanAggregates,
        extensions: PenjualanConnection_aggregates_extensions
      }
    };
  }
});
const Kontak_daftarPenjualan_first_extensions = {
  __proto__: null,
  grafast: {
    applyPlan: applyFirstArg
  }
};
const Kontak_daftarPenjualan_offset_extensions = {
  __proto__: null,
  grafast: {
    applyPlan: applyOffsetArg
  }
};
const Kontak_daftarPenjualan_after_extensions = {
  __proto__: null,
  grafast: {
    applyPlan: applyAfterArg
  }
};
const Kontak_daftarPenjualan_filter_extensions = {
  __proto__: null,
  grafast: {
    applyPlan: Barang_daftarPenjualanDetail_filter_extensions_grafast_applyPlan
  }
};
export const PenjualanOrderBy = new GraphQLEnumType({
  name: "PenjualanOrderBy",
  description: "Methods to use when ordering `Penjualan`.",
  values: {
    __proto__: null,
    NATURAL: {
      value: "NATURAL"
    },
    PRIMARY_KEY_ASC: {
      value: "PRIMARY_KEY_ASC",
      extensions: {
        __proto__: null,
        grafast: {
          apply(queryBuilder) {
            penjualanUniques[0].attributes.forEach(attributeName => {
              queryBuilder.orderBy({
                attribute: attributeName,
                direction: "ASC"
              });
            });
            queryBuilder.setOrderIsUnique();
          }
        }
      }
    },
    PRIMARY_KEY_DESC: {
      value: "PRIMARY_KEY_DESC",
      extensions: {
        __proto__: null,
        grafast: {
          apply(queryBuilder) {
            penjualanUniques[0].attributes.forEach(attributeName => {
              queryBuilder.orderBy({
                attribute: attributeName,
                direction: "DESC"
              });
            });
            queryBuilder.setOrderIsUnique();
          }
        }
      }
    },
    ID_ASC: {
      value: "ID_ASC",
      extensions: {
        __proto__: null,
        grafast: {
          apply: PenjualanDetailOrderBy_extensions_grafast_apply3
        }
      }
    },
    ID_DESC: {
      value: "ID_DESC",
      extensions: {
        __proto__: null,
        grafast: {
          apply: PenjualanDetailOrderBy_extensions_grafast_apply4
        }
      }
    },
    TANGGAL_ASC: {
      value: "TANGGAL_ASC",
      extensions: {
        __proto__: null,
        grafast: {
          apply(queryBuilder) {
            queryBuilder.orderBy({
              attribute: "tanggal",
              direction: "ASC"
            });
          }
        }
      }
    },
    TANGGAL_DESC: {
      value: "TANGGAL_DESC",
      extensions: {
        __proto__: null,
        grafast: {
          apply(queryBuilder) {
            queryBuilder.orderBy({
              attribute: "tanggal",
              direction: "DESC"
            });
          }
        }
      }
    },
    KONTAK_ID_ASC: {
      value: "KONTAK_ID_ASC",
      extensions: {
        __proto__: null,
        grafast: {
          apply(queryBuilder) {
            queryBuilder.orderBy({
              attribute: "kontak_id",
              direction: "ASC"
            });
          }
        }
      }
    },
    KONTAK_ID_DESC: {
      value: "KONTAK_ID_DESC",
      extensions: {
        __proto__: null,
        grafast: {
          apply(queryBuilder) {
            queryBuilder.orderBy({
              attribute: "kontak_id",
              direction: "DESC"
            });
          }
        }
      }
    }
  }
});
const Kontak_daftarPenjualan_orderBy_defaultValue = ["PRIMARY_KEY_ASC"];
const Kontak_daftarPenjualan_orderBy_extensions = {
  __proto__: null,
  grafast: {
    applyPlan: applyOrderByArgToConnection
  }
};
const Kontak_daftarPenjualan_extensions = {
  __proto__: null,
  grafast: {
    plan($record) {
      const $records = resource_penjualanPgResource.find({
        kontak_id: $record.get("id")
      });
      return connection($records);
    }
  }
};
export const Kontak = new GraphQLObjectType({
  name: "Kontak",
  extensions: {
    __proto__: null,
    grafast: {
      planType($specifier) {
        const spec = Object.create(null);
        for (const pkCol of pkCols) {
          spec[pkCol] = get2($specifier, pkCol);
        }
        return resource_kontakPgResource.get(spec);
      },
      assertStep: assertPgClassSingleStep
    }
  },
  fields() {
    return {
      id: {
        type: new GraphQLNonNull(BigInt2)
      },
      kode: {
        type: new GraphQLNonNull(GraphQLString)
      },
      nama: {
        type: new GraphQLNonNull(GraphQLString)
      },
      daftarPenjualan: {
        description: "Reads and enables pagination through a set of `Penjualan`.",
        type: new GraphQLNonNull(PenjualanConnection),
        args: {
          first: {
            description: "How many rows at most, 1 to 500.",
            type: GraphQLInt,
            defaultValue: 100,
            extensions: Kontak_daftarPenjualan_first_extensions
          },
          offset: {
            description: "Skip the first `n` values from our `after` cursor, an alternative to cursor\nbased pagination. May not be used with `last`.",
            type: GraphQLInt,
            extensions: Kontak_daftarPenjualan_offset_extensions
          },
          after: {
            description: "Read all values in the set after (below) this cursor.",
            type: Cursor,
            extensions: Kontak_daftarPenjualan_after_extensions
          },
          filter: {
            description: "A filter to be used in determining which values should be returned by the collection.",
            type: PenjualanFilter,
            extensions: Kontak_daftarPenjualan_filter_extensions
          },
          orderBy: {
            description: "The method to use when ordering `Penjualan`.",
            type: new GraphQLList(new GraphQLNonNull(PenjualanOrderBy)),
            defaultValue: Kontak_daftarPenjualan_orderBy_defaultValue,
            extensions: Kontak_daftarPenjualan_orderBy_extensions
          }
        },
        extensions: Kontak_daftarPenjualan_extensions
      }
    };
  }
});
const Query_kontak_extensions = {
  __proto__: null,
  grafast: {
    plan(_$root, {
      $id
    }) {
      return resource_kontakPgResource.get({
        id: $id
      });
    }
  }
};
const Query_kontakByKode_extensions = {
  __proto__: null,
  grafast: {
    plan(_$root, {
      $kode
    }) {
      return resource_kontakPgResource.get({
        kode: $kode
      });
    }
  }
};
const Query_penjualan_extensions = {
  __proto__: null,
  grafast: {
    plan(_$root, {
      $id
    }) {
      return resource_penjualanPgResource.get({
        id: $id
      });
    }
  }
};
const Query_penjualanDetail_extensions = {
  __proto__: null,
  grafast: {
    plan(_$root, {
      $id
    }) {
      return resource_penjualan_detailPgResource.get({
        id: $id
      });
    }
  }
};
const Query_barang_extensions = {
  __proto__: null,
  grafast: {
    plan(_$root, {
      $id
    }) {
      return resource_barangPgResource.get({
        id: $id
      });
    }
  }
};
const Query_barangByKode_extensions = {
  __proto__: null,
  grafast: {
    plan(_$root, {
      $kode
    }) {
      return resource_barangPgResource.get({
        kode: $kode
      });
    }
  }
};
const EMPTY_ARRAY = Object.freeze([]);
const makeArgs_konteks = () => EMPTY_ARRAY;
const resource_konteksPgResource = registry.pgResources["konteks"];
const Query_konteks_extensions = {
  __proto__: null,
  grafast: {
    plan($root, args, _info) {
      const selectArgs = makeArgs_konteks(args);
      return resource_konteksPgResource.execute(selectArgs);
    }
  }
};
const resource_kosongPgResource = registry.pgResources["kosong"];
const Query_kosong_extensions = {
  __proto__: null,
  grafast: {
    plan($root, args, _info) {
      const selectArgs = makeArgs_konteks(args);
      return resource_kosongPgResource.execute(selectArgs);
    }
  }
};
const resource_jamPgResource = registry.pgResources["jam"];
const Query_jam_extensions = {
  __proto__: null,
  grafast: {
    plan($root, args, _info) {
      const selectArgs = makeArgs_konteks(args);
      return resource_jamPgResource.execute(selectArgs);
    }
  }
};
const argDetailsSimple_gagal = [{
  graphqlArgName: "kode",
  pgCodec: TYPES.text,
  postgresArgName: "kode"
}];
function makeArg(path, args, details) {
  const {
    graphqlArgName,
    postgresArgName,
    pgCodec,
    fetcher
  } = details;
  const fullPath = [...path, graphqlArgName];
  const $raw = args.getRaw(fullPath);
  // TODO: this should maybe be operationPlan().withLatestSideEffectLayerPlan()
  const step = operationPlan().withRootLayerPlan(() => fetcher ? trap(fetcher($raw).record(), 4) : bakedInput(args.typeAt(fullPath), $raw));
  return {
    step,
    pgCodec,
    name: postgresArgName ?? undefined
  };
}
const makeArgs_gagal = (args, path = []) => argDetailsSimple_gagal.map(details => makeArg(path, args, details));
const resource_gagalPgResource = registry.pgResources["gagal"];
const Query_gagal_extensions = {
  __proto__: null,
  grafast: {
    plan($root, args, _info) {
      const selectArgs = makeArgs_gagal(args);
      return resource_gagalPgResource.execute(selectArgs);
    }
  }
};
export const EntitasMaster = new GraphQLEnumType({
  name: "EntitasMaster",
  values: {
    __proto__: null,
    barang: {
      value: "barang"
    },
    barang_satuan: {
      value: "barang_satuan"
    }
  }
});
const PermintaanListInput_page_extensions = {
  __proto__: null,
  grafast: {
    apply(obj, val, info) {
      obj.set("page", bakedInputRuntime(info.schema, info.field.type, val));
    }
  }
};
const PermintaanListInput_perPage_extensions = {
  __proto__: null,
  grafast: {
    apply(obj, val, info) {
      obj.set("per_page", bakedInputRuntime(info.schema, info.field.type, val));
    }
  }
};
const PermintaanListInput_paginate_extensions = {
  __proto__: null,
  grafast: {
    apply(obj, val, info) {
      obj.set("paginate", bakedInputRuntime(info.schema, info.field.type, val));
    }
  }
};
const PermintaanListInput_fields_extensions = {
  __proto__: null,
  grafast: {
    apply(obj, val, info) {
      obj.set("fields", bakedInputRuntime(info.schema, info.field.type, val));
    }
  }
};
const PermintaanListInput_filter_extensions = {
  __proto__: null,
  grafast: {
    apply(obj, val, info) {
      obj.set("filter", bakedInputRuntime(info.schema, info.field.type, val));
    }
  }
};
export const PermintaanListInput = new GraphQLInputObjectType({
  name: "PermintaanListInput",
  description: "An input for mutations affecting `PermintaanList`",
  extensions: {
    __proto__: null,
    grafast: {
      baked: createObjectAndApplyChildren
    }
  },
  isOneOf: undefined,
  fields() {
    return {
      page: {
        type: GraphQLInt,
        extensions: PermintaanListInput_page_extensions
      },
      perPage: {
        type: GraphQLInt,
        extensions: PermintaanListInput_perPage_extensions
      },
      paginate: {
        type: GraphQLBoolean,
        extensions: PermintaanListInput_paginate_extensions
      },
      fields: {
        type: new GraphQLList(GraphQLString),
        extensions: PermintaanListInput_fields_extensions
      },
      filter: {
        type: JSON2,
        extensions: PermintaanListInput_filter_extensions
      }
    };
  }
});
const argDetailsSimple_master_list = [{
  graphqlArgName: "entitas",
  pgCodec: entitasMasterCodec,
  postgresArgName: "entitas"
}, {
  graphqlArgName: "permintaan",
  pgCodec: permintaanListCodec,
  postgresArgName: "permintaan"
}];
const makeArgs_master_list = (args, path = []) => argDetailsSimple_master_list.map(details => makeArg(path, args, details));
const resource_master_listPgResource = registry.pgResources["master_list"];
const Query_masterList_extensions = {
  __proto__: null,
  grafast: {
    plan($root, args, _info) {
      const selectArgs = makeArgs_master_list(args);
      return resource_master_listPgResource.execute(selectArgs);
    }
  }
};
export const NeracaBaris = new GraphQLObjectType({
  name: "NeracaBaris",
  extensions: {
    __proto__: null,
    grafast: {
      assertStep: assertPgClassSingleStep
    }
  },
  fields() {
    return {
      kode: {
        type: GraphQLString
      },
      saldo: {
        type: Uang
      }
    };
  }
});
const resource_frmcdc_neracaBarisPgResource = registry.pgResources["frmcdc_neracaBaris"];
const Neraca_baris_extensions = {
  __proto__: null,
  grafast: {
    plan($record) {
      const $val = $record.get("baris");
      const $select = pgSelectFromRecords(resource_frmcdc_neracaBarisPgResource, $val);
      $select.setTrusted();
      return $select;
    }
  }
};
export const Neraca = new GraphQLObjectType({
  name: "Neraca",
  extensions: {
    __proto__: null,
    grafast: {
      assertStep: assertPgClassSingleStep
    }
  },
  fields() {
    return {
      tanggal: {
        type: Date
      },
      total: {
        type: Uang
      },
      baris: {
        type: new GraphQLList(NeracaBaris),
        extensions: Neraca_baris_extensions
      }
    };
  }
});
const argDetailsSimple_neraca = [{
  graphqlArgName: "tanggal",
  pgCodec: TYPES.date,
  postgresArgName: "tanggal"
}];
const makeArgs_neraca = (args, path = []) => argDetailsSimple_neraca.map(details => makeArg(path, args, details));
const resource_neracaPgResource = registry.pgResources["neraca"];
const Query_neraca_extensions = {
  __proto__: null,
  grafast: {
    plan($root, args, _info) {
      const selectArgs = makeArgs_neraca(args);
      return resource_neracaPgResource.execute(selectArgs);
    }
  }
};
export const KontakEdge = new GraphQLObjectType({
  name: "KontakEdge",
  description: "A `Kontak` edge in the connection.",
  fields() {
    return {
      cursor: {
        description: "A cursor for use in pagination.",
        type: Cursor
      },
      node: {
        description: "The `Kontak` at the end of the edge.",
        type: new GraphQLNonNull(Kontak)
      }
    };
  }
});
const KontakConnection_totalCount_extensions = {
  __proto__: null,
  grafast: {
    plan: totalCountConnectionPlan
  }
};
const KontakAggregates_keys_extensions = {
  __proto__: null,
  grafast: {
    plan: PenjualanDetailAggregates_keys_extensions_grafast_plan
  }
};
const KontakSumAggregates_id_extensions = {
  __proto__: null,
  grafast: {
    plan: PenjualanDetailSumAggregates_id_extensions_grafast_plan
  }
};
export const KontakSumAggregates = new GraphQLObjectType({
  name: "KontakSumAggregates",
  fields() {
    return {
      id: {
        description: "Sum of id across the matching connection",
        type: new GraphQLNonNull(BigFloat),
        extensions: KontakSumAggregates_id_extensions
      }
    };
  }
});
const KontakAggregates_sum_extensions = {
  __proto__: null,
  grafast: {
    plan: pgAggregatesPlanAggregates
  }
};
const KontakMinAggregates_id_extensions = {
  __proto__: null,
  grafast: {
    plan: PenjualanDetailMinAggregates_id_extensions_grafast_plan
  }
};
export const KontakMinAggregates = new GraphQLObjectType({
  name: "KontakMinAggregates",
  fields() {
    return {
      id: {
        description: "Minimum of id across the matching connection",
        type: BigInt2,
        extensions: KontakMinAggregates_id_extensions
      }
    };
  }
});
const KontakAggregates_min_extensions = {
  __proto__: null,
  grafast: {
    plan: pgAggregatesPlanAggregates
  }
};
const KontakMaxAggregates_id_extensions = {
  __proto__: null,
  grafast: {
    plan: PenjualanDetailMaxAggregates_id_extensions_grafast_plan
  }
};
export const KontakMaxAggregates = new GraphQLObjectType({
  name: "KontakMaxAggregates",
  fields() {
    return {
      id: {
        description: "Maximum of id across the matching connection",
        type: BigInt2,
        extensions: KontakMaxAggregates_id_extensions
      }
    };
  }
});
const KontakAggregates_max_extensions = {
  __proto__: null,
  grafast: {
    plan: pgAggregatesPlanAggregates
  }
};
const KontakAverageAggregates_id_extensions = {
  __proto__: null,
  grafast: {
    plan: PenjualanDetailAverageAggregates_id_extensions_grafast_plan
  }
};
export const KontakAverageAggregates = new GraphQLObjectType({
  name: "KontakAverageAggregates",
  fields() {
    return {
      id: {
        description: "Mean average of id across the matching connection",
        type: BigFloat,
        extensions: KontakAverageAggregates_id_extensions
      }
    };
  }
});
const KontakAggregates_average_extensions = {
  __proto__: null,
  grafast: {
    plan: pgAggregatesPlanAggregates
  }
};
export const KontakAggregates = new GraphQLObjectType({
  name: "KontakAggregates",
  extensions: {
    __proto__: null,
    grafast: {
      assertStep: assertPgClassSingleStep
    }
  },
  fields() {
    return {
      keys: {
        type: new GraphQLList(GraphQLString),
        extensions: KontakAggregates_keys_extensions
      },
      sum: {
        description: "Sum aggregates across the matching connection (ignoring before/after/first/last/offset)",
        type: KontakSumAggregates,
        extensions: KontakAggregates_sum_extensions
      },
      min: {
        description: "Minimum aggregates across the matching connection (ignoring before/after/first/last/offset)",
        type: KontakMinAggregates,
        extensions: KontakAggregates_min_extensions
      },
      max: {
        description: "Maximum aggregates across the matching connection (ignoring before/after/first/last/offset)",
        type: KontakMaxAggregates,
        extensions: KontakAggregates_max_extensions
      },
      average: {
        description: "Mean average aggregates across the matching connection (ignoring before/after/first/last/offset)",
        type: KontakAverageAggregates,
        extensions: KontakAggregates_average_extensions
      }
    };
  }
});
const KontakConnection_aggregates_extensions = {
  __proto__: null,
  grafast: {
    plan: pgAggregatesCloneSubplanWithoutPaginationSingle
  }
};
export const KontakConnection = new GraphQLObjectType({
  name: "KontakConnection",
  description: "A connection to a list of `Kontak` values.",
  extensions: {
    __proto__: null,
    grafast: {
      assertStep: ConnectionStep
    }
  },
  fields() {
    return {
      nodes: {
        description: "A list of `Kontak` objects.",
        type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(Kontak)))
      },
      edges: {
        description: "A list of edges which contains the `Kontak` and cursor to aid in pagination.",
        type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(KontakEdge)))
      },
      pageInfo: {
        description: "Information to aid in pagination.",
        type: new GraphQLNonNull(PageInfo)
      },
      totalCount: {
        description: "The count of *all* `Kontak` you could get from the connection.",
        type: new GraphQLNonNull(GraphQLInt),
        extensions: KontakConnection_totalCount_extensions
      },
      aggregates: {
        description: "Aggregates across the matching connection (ignoring before/after/first/last/offset)",
        type: KontakAggregates,
        extensions: KontakConnection_aggregates_extensions
      }
    };
  }
});
const Query_daftarKontak_first_extensions = {
  __proto__: null,
  grafast: {
    applyPlan: applyFirstArg
  }
};
const Query_daftarKontak_offset_extensions = {
  __proto__: null,
  grafast: {
    applyPlan: applyOffsetArg
  }
};
const Query_daftarKontak_after_extensions = {
  __proto__: null,
  grafast: {
    applyPlan: applyAfterArg
  }
};
const Query_daftarKontak_filter_extensions = {
  __proto__: null,
  grafast: {
    applyPlan: Barang_daftarPenjualanDetail_filter_extensions_grafast_applyPlan
  }
};
const KontakOrderBy_extensions_grafast_apply5 = queryBuilder => {
  queryBuilder.orderBy({
    attribute: "kode",
    direction: "ASC"
  });
  queryBuilder.setOrderIsUnique();
};
const KontakOrderBy_extensions_grafast_apply6 = queryBuilder => {
  queryBuilder.orderBy({
    attribute: "kode",
    direction: "DESC"
  });
  queryBuilder.setOrderIsUnique();
};
const KontakOrderBy_extensions_grafast_apply7 = queryBuilder => {
  queryBuilder.orderBy({
    attribute: "nama",
    direction: "ASC"
  });
};
const KontakOrderBy_extensions_grafast_apply8 = queryBuilder => {
  queryBuilder.orderBy({
    attribute: "nama",
    direction: "DESC"
  });
};
export const KontakOrderBy = new GraphQLEnumType({
  name: "KontakOrderBy",
  description: "Methods to use when ordering `Kontak`.",
  values: {
    __proto__: null,
    NATURAL: {
      value: "NATURAL"
    },
    PRIMARY_KEY_ASC: {
      value: "PRIMARY_KEY_ASC",
      extensions: {
        __proto__: null,
        grafast: {
          apply(queryBuilder) {
            pkCols.forEach(attributeName => {
              queryBuilder.orderBy({
                attribute: attributeName,
                direction: "ASC"
              });
            });
            queryBuilder.setOrderIsUnique();
          }
        }
      }
    },
    PRIMARY_KEY_DESC: {
      value: "PRIMARY_KEY_DESC",
      extensions: {
        __proto__: null,
        grafast: {
          apply(queryBuilder) {
            pkCols.forEach(attributeName => {
              queryBuilder.orderBy({
                attribute: attributeName,
                direction: "DESC"
              });
            });
            queryBuilder.setOrderIsUnique();
          }
        }
      }
    },
    ID_ASC: {
      value: "ID_ASC",
      extensions: {
        __proto__: null,
        grafast: {
          apply: PenjualanDetailOrderBy_extensions_grafast_apply3
        }
      }
    },
    ID_DESC: {
      value: "ID_DESC",
      extensions: {
        __proto__: null,
        grafast: {
          apply: PenjualanDetailOrderBy_extensions_grafast_apply4
        }
      }
    },
    KODE_ASC: {
      value: "KODE_ASC",
      extensions: {
        __proto__: null,
        grafast: {
          apply: KontakOrderBy_extensions_grafast_apply5
        }
      }
    },
    KODE_DESC: {
      value: "KODE_DESC",
      extensions: {
        __proto__: null,
        grafast: {
          apply: KontakOrderBy_extensions_grafast_apply6
        }
      }
    },
    NAMA_ASC: {
      value: "NAMA_ASC",
      extensions: {
        __proto__: null,
        grafast: {
          apply: KontakOrderBy_extensions_grafast_apply7
        }
      }
    },
    NAMA_DESC: {
      value: "NAMA_DESC",
      extensions: {
        __proto__: null,
        grafast: {
          apply: KontakOrderBy_extensions_grafast_apply8
        }
      }
    }
  }
});
const Query_daftarKontak_orderBy_defaultValue = ["PRIMARY_KEY_ASC"];
const Query_daftarKontak_orderBy_extensions = {
  __proto__: null,
  grafast: {
    applyPlan: applyOrderByArgToConnection
  }
};
const Query_daftarKontak_extensions = {
  __proto__: null,
  grafast: {
    plan() {
      return connection(resource_kontakPgResource.find());
    }
  }
};
const Query_daftarPenjualan_first_extensions = {
  __proto__: null,
  grafast: {
    applyPlan: applyFirstArg
  }
};
const Query_daftarPenjualan_offset_extensions = {
  __proto__: null,
  grafast: {
    applyPlan: applyOffsetArg
  }
};
const Query_daftarPenjualan_after_extensions = {
  __proto__: null,
  grafast: {
    applyPlan: applyAfterArg
  }
};
const Query_daftarPenjualan_filter_extensions = {
  __proto__: null,
  grafast: {
    applyPlan: Barang_daftarPenjualanDetail_filter_extensions_grafast_applyPlan
  }
};
const Query_daftarPenjualan_orderBy_defaultValue = ["PRIMARY_KEY_ASC"];
const Query_daftarPenjualan_orderBy_extensions = {
  __proto__: null,
  grafast: {
    applyPlan: applyOrderByArgToConnection
  }
};
const Query_daftarPenjualan_extensions = {
  __proto__: null,
  grafast: {
    plan() {
      return connection(resource_penjualanPgResource.find());
    }
  }
};
const Query_daftarPenjualanDetail_first_extensions = {
  __proto__: null,
  grafast: {
    applyPlan: applyFirstArg
  }
};
const Query_daftarPenjualanDetail_offset_extensions = {
  __proto__: null,
  grafast: {
    applyPlan: applyOffsetArg
  }
};
const Query_daftarPenjualanDetail_after_extensions = {
  __proto__: null,
  grafast: {
    applyPlan: applyAfterArg
  }
};
const Query_daftarPenjualanDetail_filter_extensions = {
  __proto__: null,
  grafast: {
    applyPlan: Barang_daftarPenjualanDetail_filter_extensions_grafast_applyPlan
  }
};
const Query_daftarPenjualanDetail_orderBy_defaultValue = ["PRIMARY_KEY_ASC"];
const Query_daftarPenjualanDetail_orderBy_extensions = {
  __proto__: null,
  grafast: {
    applyPlan: applyOrderByArgToConnection
  }
};
const Query_daftarPenjualanDetail_extensions = {
  __proto__: null,
  grafast: {
    plan() {
      return connection(resource_penjualan_detailPgResource.find());
    }
  }
};
export const BarangEdge = new GraphQLObjectType({
  name: "BarangEdge",
  description: "A `Barang` edge in the connection.",
  fields() {
    return {
      cursor: {
        description: "A cursor for use in pagination.",
        type: Cursor
      },
      node: {
        description: "The `Barang` at the end of the edge.",
        type: new GraphQLNonNull(Barang)
      }
    };
  }
});
const BarangConnection_totalCount_extensions = {
  __proto__: null,
  grafast: {
    plan: totalCountConnectionPlan
  }
};
const BarangAggregates_keys_extensions = {
  __proto__: null,
  grafast: {
    plan: PenjualanDetailAggregates_keys_extensions_grafast_plan
  }
};
const BarangSumAggregates_id_extensions = {
  __proto__: null,
  grafast: {
    plan: PenjualanDetailSumAggregates_id_extensions_grafast_plan
  }
};
const BarangSumAggregates_harga_extensions = {
  __proto__: null,
  grafast: {
    plan: PenjualanDetailSumAggregates_harga_extensions_grafast_plan
  }
};
const BarangSumAggregates_stok_extensions = {
  __proto__: null,
  grafast: {
    plan($pgSelectSingle) {
      return pgAggregatesPlanAggregateAttribute(kuantitasCodec, "stok", TYPES.numeric, pgAggregateSpec_sum, $pgSelectSingle);
    }
  }
};
export const BarangSumAggregates = new GraphQLObjectType({
  name: "BarangSumAggregates",
  fields() {
    return {
      id: {
        description: "Sum of id across the matching connection",
        type: new GraphQLNonNull(BigFloat),
        extensions: BarangSumAggregates_id_extensions
      },
      harga: {
        description: "Sum of harga across the matching connection",
        type: new GraphQLNonNull(BigFloat),
        extensions: BarangSumAggregates_harga_extensions
      },
      stok: {
        description: "Sum of stok across the matching connection",
        type: new GraphQLNonNull(BigFloat),
        extensions: BarangSumAggregates_stok_extensions
      }
    };
  }
});
const BarangAggregates_sum_extensions = {
  __proto__: null,
  grafast: {
    plan: pgAggregatesPlanAggregates
  }
};
const BarangMinAggregates_id_extensions = {
  __proto__: null,
  grafast: {
    plan: PenjualanDetailMinAggregates_id_extensions_grafast_plan
  }
};
const BarangMinAggregates_harga_extensions = {
  __proto__: null,
  grafast: {
    plan: PenjualanDetailMinAggregates_harga_extensions_grafast_plan
  }
};
const BarangMinAggregates_stok_extensions = {
  __proto__: null,
  grafast: {
    plan($pgSelectSingle) {
      return pgAggregatesPlanAggregateAttribute(kuantitasCodec, "stok", kuantitasCodec, pgAggregateSpec_min, $pgSelectSingle);
    }
  }
};
export const BarangMinAggregates = new GraphQLObjectType({
  name: "BarangMinAggregates",
  fields() {
    return {
      id: {
        description: "Minimum of id across the matching connection",
        type: BigInt2,
        extensions: BarangMinAggregates_id_extensions
      },
      harga: {
        description: "Minimum of harga across the matching connection",
        type: Uang,
        extensions: BarangMinAggregates_harga_extensions
      },
      stok: {
        description: "Minimum of stok across the matching connection",
        type: Kuantitas,
        extensions: BarangMinAggregates_stok_extensions
      }
    };
  }
});
const BarangAggregates_min_extensions = {
  __proto__: null,
  grafast: {
    plan: pgAggregatesPlanAggregates
  }
};
const BarangMaxAggregates_id_extensions = {
  __proto__: null,
  grafast: {
    plan: PenjualanDetailMaxAggregates_id_extensions_grafast_plan
  }
};
const BarangMaxAggregates_harga_extensions = {
  __proto__: null,
  grafast: {
    plan: PenjualanDetailMaxAggregates_harga_extensions_grafast_plan
  }
};
const BarangMaxAggregates_stok_extensions = {
  __proto__: null,
  grafast: {
    plan($pgSelectSingle) {
      return pgAggregatesPlanAggregateAttribute(kuantitasCodec, "stok", kuantitasCodec, pgAggregateSpec_max, $pgSelectSingle);
    }
  }
};
export const BarangMaxAggregates = new GraphQLObjectType({
  name: "BarangMaxAggregates",
  fields() {
    return {
      id: {
        description: "Maximum of id across the matching connection",
        type: BigInt2,
        extensions: BarangMaxAggregates_id_extensions
      },
      harga: {
        description: "Maximum of harga across the matching connection",
        type: Uang,
        extensions: BarangMaxAggregates_harga_extensions
      },
      stok: {
        description: "Maximum of stok across the matching connection",
        type: Kuantitas,
        extensions: BarangMaxAggregates_stok_extensions
      }
    };
  }
});
const BarangAggregates_max_extensions = {
  __proto__: null,
  grafast: {
    plan: pgAggregatesPlanAggregates
  }
};
const BarangAverageAggregates_id_extensions = {
  __proto__: null,
  grafast: {
    plan: PenjualanDetailAverageAggregates_id_extensions_grafast_plan
  }
};
const BarangAverageAggregates_harga_extensions = {
  __proto__: null,
  grafast: {
    plan: PenjualanDetailAverageAggregates_harga_extensions_grafast_plan
  }
};
const BarangAverageAggregates_stok_extensions = {
  __proto__: null,
  grafast: {
    plan($pgSelectSingle) {
      return pgAggregatesPlanAggregateAttribute(kuantitasCodec, "stok", TYPES.numeric, pgAggregateSpec_average, $pgSelectSingle);
    }
  }
};
export const BarangAverageAggregates = new GraphQLObjectType({
  name: "BarangAverageAggregates",
  fields() {
    return {
      id: {
        description: "Mean average of id across the matching connection",
        type: BigFloat,
        extensions: BarangAverageAggregates_id_extensions
      },
      harga: {
        description: "Mean average of harga across the matching connection",
        type: BigFloat,
        extensions: BarangAverageAggregates_harga_extensions
      },
      stok: {
        description: "Mean average of stok across the matching connection",
        type: BigFloat,
        extensions: BarangAverageAggregates_stok_extensions
      }
    };
  }
});
const BarangAggregates_average_extensions = {
  __proto__: null,
  grafast: {
    plan: pgAggregatesPlanAggregates
  }
};
export const BarangAggregates = new GraphQLObjectType({
  name: "BarangAggregates",
  extensions: {
    __proto__: null,
    grafast: {
      assertStep: assertPgClassSingleStep
    }
  },
  fields() {
    return {
      keys: {
        type: new GraphQLList(GraphQLString),
        extensions: BarangAggregates_keys_extensions
      },
      sum: {
        description: "Sum aggregates across the matching connection (ignoring before/after/first/last/offset)",
        type: BarangSumAggregates,
        extensions: BarangAggregates_sum_extensions
      },
      min: {
        description: "Minimum aggregates across the matching connection (ignoring before/after/first/last/offset)",
        type: BarangMinAggregates,
        extensions: BarangAggregates_min_extensions
      },
      max: {
        description: "Maximum aggregates across the matching connection (ignoring before/after/first/last/offset)",
        type: BarangMaxAggregates,
        extensions: BarangAggregates_max_extensions
      },
      average: {
        description: "Mean average aggregates across the matching connection (ignoring before/after/first/last/offset)",
        type: BarangAverageAggregates,
        extensions: BarangAggregates_average_extensions
      }
    };
  }
});
const BarangConnection_aggregates_extensions = {
  __proto__: null,
  grafast: {
    plan: pgAggregatesCloneSubplanWithoutPaginationSingle
  }
};
export const BarangConnection = new GraphQLObjectType({
  name: "BarangConnection",
  description: "A connection to a list of `Barang` values.",
  extensions: {
    __proto__: null,
    grafast: {
      assertStep: ConnectionStep
    }
  },
  fields() {
    return {
      nodes: {
        description: "A list of `Barang` objects.",
        type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(Barang)))
      },
      edges: {
        description: "A list of edges which contains the `Barang` and cursor to aid in pagination.",
        type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(BarangEdge)))
      },
      pageInfo: {
        description: "Information to aid in pagination.",
        type: new GraphQLNonNull(PageInfo)
      },
      totalCount: {
        description: "The count of *all* `Barang` you could get from the connection.",
        type: new GraphQLNonNull(GraphQLInt),
        extensions: BarangConnection_totalCount_extensions
      },
      aggregates: {
        description: "Aggregates across the matching connection (ignoring before/after/first/last/offset)",
        type: BarangAggregates,
        extensions: BarangConnection_aggregates_extensions
      }
    };
  }
});
const Query_daftarBarang_first_extensions = {
  __proto__: null,
  grafast: {
    applyPlan: applyFirstArg
  }
};
const Query_daftarBarang_offset_extensions = {
  __proto__: null,
  grafast: {
    applyPlan: applyOffsetArg
  }
};
const Query_daftarBarang_after_extensions = {
  __proto__: null,
  grafast: {
    applyPlan: applyAfterArg
  }
};
const Query_daftarBarang_filter_extensions = {
  __proto__: null,
  grafast: {
    applyPlan: Barang_daftarPenjualanDetail_filter_extensions_grafast_applyPlan
  }
};
export const BarangOrderBy = new GraphQLEnumType({
  name: "BarangOrderBy",
  description: "Methods to use when ordering `Barang`.",
  values: {
    __proto__: null,
    NATURAL: {
      value: "NATURAL"
    },
    PRIMARY_KEY_ASC: {
      value: "PRIMARY_KEY_ASC",
      extensions: {
        __proto__: null,
        grafast: {
          apply(queryBuilder) {
            barangUniques[0].attributes.forEach(attributeName => {
              queryBuilder.orderBy({
                attribute: attributeName,
                direction: "ASC"
              });
            });
            queryBuilder.setOrderIsUnique();
          }
        }
      }
    },
    PRIMARY_KEY_DESC: {
      value: "PRIMARY_KEY_DESC",
      extensions: {
        __proto__: null,
        grafast: {
          apply(queryBuilder) {
            barangUniques[0].attributes.forEach(attributeName => {
              queryBuilder.orderBy({
                attribute: attributeName,
                direction: "DESC"
              });
            });
            queryBuilder.setOrderIsUnique();
          }
        }
      }
    },
    ID_ASC: {
      value: "ID_ASC",
      extensions: {
        __proto__: null,
        grafast: {
          apply: PenjualanDetailOrderBy_extensions_grafast_apply3
        }
      }
    },
    ID_DESC: {
      value: "ID_DESC",
      extensions: {
        __proto__: null,
        grafast: {
          apply: PenjualanDetailOrderBy_extensions_grafast_apply4
        }
      }
    },
    KODE_ASC: {
      value: "KODE_ASC",
      extensions: {
        __proto__: null,
        grafast: {
          apply: KontakOrderBy_extensions_grafast_apply5
        }
      }
    },
    KODE_DESC: {
      value: "KODE_DESC",
      extensions: {
        __proto__: null,
        grafast: {
          apply: KontakOrderBy_extensions_grafast_apply6
        }
      }
    },
    NAMA_ASC: {
      value: "NAMA_ASC",
      extensions: {
        __proto__: null,
        grafast: {
          apply: KontakOrderBy_extensions_grafast_apply7
        }
      }
    },
    NAMA_DESC: {
      value: "NAMA_DESC",
      extensions: {
        __proto__: null,
        grafast: {
          apply: KontakOrderBy_extensions_grafast_apply8
        }
      }
    },
    HARGA_ASC: {
      value: "HARGA_ASC",
      extensions: {
        __proto__: null,
        grafast: {
          apply: PenjualanDetailOrderBy_extensions_grafast_apply11
        }
      }
    },
    HARGA_DESC: {
      value: "HARGA_DESC",
      extensions: {
        __proto__: null,
        grafast: {
          apply: PenjualanDetailOrderBy_extensions_grafast_apply12
        }
      }
    },
    STOK_ASC: {
      value: "STOK_ASC",
      extensions: {
        __proto__: null,
        grafast: {
          apply(queryBuilder) {
            queryBuilder.orderBy({
              attribute: "stok",
              direction: "ASC"
            });
          }
        }
      }
    },
    STOK_DESC: {
      value: "STOK_DESC",
      extensions: {
        __proto__: null,
        grafast: {
          apply(queryBuilder) {
            queryBuilder.orderBy({
              attribute: "stok",
              direction: "DESC"
            });
          }
        }
      }
    },
    DIBUAT_PADA_ASC: {
      value: "DIBUAT_PADA_ASC",
      extensions: {
        __proto__: null,
        grafast: {
          apply(queryBuilder) {
            queryBuilder.orderBy({
              attribute: "dibuat_pada",
              direction: "ASC"
            });
          }
        }
      }
    },
    DIBUAT_PADA_DESC: {
      value: "DIBUAT_PADA_DESC",
      extensions: {
        __proto__: null,
        grafast: {
          apply(queryBuilder) {
            queryBuilder.orderBy({
              attribute: "dibuat_pada",
              direction: "DESC"
            });
          }
        }
      }
    }
  }
});
const Query_daftarBarang_orderBy_defaultValue = ["PRIMARY_KEY_ASC"];
const Query_daftarBarang_orderBy_extensions = {
  __proto__: null,
  grafast: {
    applyPlan: applyOrderByArgToConnection
  }
};
const Query_daftarBarang_extensions = {
  __proto__: null,
  grafast: {
    plan() {
      return connection(resource_barangPgResource.find());
    }
  }
};
export const Query = new GraphQLObjectType({
  name: "Query",
  description: "The root query type which gives access points into the data universe.",
  extensions: {
    __proto__: null,
    grafast: {
      assertStep() {
        return true;
      }
    }
  },
  fields() {
    return {
      kontak: {
        description: "Get a single `Kontak`.",
        type: Kontak,
        args: {
          id: {
            type: new GraphQLNonNull(BigInt2)
          }
        },
        extensions: Query_kontak_extensions
      },
      kontakByKode: {
        description: "Get a single `Kontak`.",
        type: Kontak,
        args: {
          kode: {
            type: new GraphQLNonNull(GraphQLString)
          }
        },
        extensions: Query_kontakByKode_extensions
      },
      penjualan: {
        description: "Get a single `Penjualan`.",
        type: Penjualan,
        args: {
          id: {
            type: new GraphQLNonNull(BigInt2)
          }
        },
        extensions: Query_penjualan_extensions
      },
      penjualanDetail: {
        description: "Get a single `PenjualanDetail`.",
        type: PenjualanDetail,
        args: {
          id: {
            type: new GraphQLNonNull(BigInt2)
          }
        },
        extensions: Query_penjualanDetail_extensions
      },
      barang: {
        description: "Get a single `Barang`.",
        type: Barang,
        args: {
          id: {
            type: new GraphQLNonNull(BigInt2)
          }
        },
        extensions: Query_barang_extensions
      },
      barangByKode: {
        description: "Get a single `Barang`.",
        type: Barang,
        args: {
          kode: {
            type: new GraphQLNonNull(GraphQLString)
          }
        },
        extensions: Query_barangByKode_extensions
      },
      konteks: {
        type: JSON2,
        extensions: Query_konteks_extensions
      },
      kosong: {
        type: JSON2,
        extensions: Query_kosong_extensions
      },
      jam: {
        type: Datetime,
        extensions: Query_jam_extensions
      },
      gagal: {
        type: JSON2,
        args: {
          kode: {
            type: GraphQLString
          }
        },
        extensions: Query_gagal_extensions
      },
      masterList: {
        description: "Daftar master.",
        type: JSON2,
        args: {
          entitas: {
            type: EntitasMaster
          },
          permintaan: {
            type: PermintaanListInput
          }
        },
        extensions: Query_masterList_extensions
      },
      neraca: {
        type: Neraca,
        args: {
          tanggal: {
            type: Date
          }
        },
        extensions: Query_neraca_extensions
      },
      daftarKontak: {
        description: "Reads and enables pagination through a set of `Kontak`.",
        type: KontakConnection,
        args: {
          first: {
            description: "How many rows at most, 1 to 500.",
            type: GraphQLInt,
            defaultValue: 100,
            extensions: Query_daftarKontak_first_extensions
          },
          offset: {
            description: "Skip the first `n` values from our `after` cursor, an alternative to cursor\nbased pagination. May not be used with `last`.",
            type: GraphQLInt,
            extensions: Query_daftarKontak_offset_extensions
          },
          after: {
            description: "Read all values in the set after (below) this cursor.",
            type: Cursor,
            extensions: Query_daftarKontak_after_extensions
          },
          filter: {
            description: "A filter to be used in determining which values should be returned by the collection.",
            type: KontakFilter,
            extensions: Query_daftarKontak_filter_extensions
          },
          orderBy: {
            description: "The method to use when ordering `Kontak`.",
            type: new GraphQLList(new GraphQLNonNull(KontakOrderBy)),
            defaultValue: Query_daftarKontak_orderBy_defaultValue,
            extensions: Query_daftarKontak_orderBy_extensions
          }
        },
        extensions: Query_daftarKontak_extensions
      },
      daftarPenjualan: {
        description: "Reads and enables pagination through a set of `Penjualan`.",
        type: PenjualanConnection,
        args: {
          first: {
            description: "How many rows at most, 1 to 500.",
            type: GraphQLInt,
            defaultValue: 100,
            extensions: Query_daftarPenjualan_first_extensions
          },
          offset: {
            description: "Skip the first `n` values from our `after` cursor, an alternative to cursor\nbased pagination. May not be used with `last`.",
            type: GraphQLInt,
            extensions: Query_daftarPenjualan_offset_extensions
          },
          after: {
            description: "Read all values in the set after (below) this cursor.",
            type: Cursor,
            extensions: Query_daftarPenjualan_after_extensions
          },
          filter: {
            description: "A filter to be used in determining which values should be returned by the collection.",
            type: PenjualanFilter,
            extensions: Query_daftarPenjualan_filter_extensions
          },
          orderBy: {
            description: "The method to use when ordering `Penjualan`.",
            type: new GraphQLList(new GraphQLNonNull(PenjualanOrderBy)),
            defaultValue: Query_daftarPenjualan_orderBy_defaultValue,
            extensions: Query_daftarPenjualan_orderBy_extensions
          }
        },
        extensions: Query_daftarPenjualan_extensions
      },
      daftarPenjualanDetail: {
        description: "Reads and enables pagination through a set of `PenjualanDetail`.",
        type: PenjualanDetailConnection,
        args: {
          first: {
            description: "How many rows at most, 1 to 500.",
            type: GraphQLInt,
            defaultValue: 100,
            extensions: Query_daftarPenjualanDetail_first_extensions
          },
          offset: {
            description: "Skip the first `n` values from our `after` cursor, an alternative to cursor\nbased pagination. May not be used with `last`.",
            type: GraphQLInt,
            extensions: Query_daftarPenjualanDetail_offset_extensions
          },
          after: {
            description: "Read all values in the set after (below) this cursor.",
            type: Cursor,
            extensions: Query_daftarPenjualanDetail_after_extensions
          },
          filter: {
            description: "A filter to be used in determining which values should be returned by the collection.",
            type: PenjualanDetailFilter,
            extensions: Query_daftarPenjualanDetail_filter_extensions
          },
          orderBy: {
            description: "The method to use when ordering `PenjualanDetail`.",
            type: new GraphQLList(new GraphQLNonNull(PenjualanDetailOrderBy)),
            defaultValue: Query_daftarPenjualanDetail_orderBy_defaultValue,
            extensions: Query_daftarPenjualanDetail_orderBy_extensions
          }
        },
        extensions: Query_daftarPenjualanDetail_extensions
      },
      daftarBarang: {
        description: "Reads and enables pagination through a set of `Barang`.",
        type: BarangConnection,
        args: {
          first: {
            description: "How many rows at most, 1 to 500.",
            type: GraphQLInt,
            defaultValue: 100,
            extensions: Query_daftarBarang_first_extensions
          },
          offset: {
            description: "Skip the first `n` values from our `after` cursor, an alternative to cursor\nbased pagination. May not be used with `last`.",
            type: GraphQLInt,
            extensions: Query_daftarBarang_offset_extensions
          },
          after: {
            description: "Read all values in the set after (below) this cursor.",
            type: Cursor,
            extensions: Query_daftarBarang_after_extensions
          },
          filter: {
            description: "A filter to be used in determining which values should be returned by the collection.",
            type: BarangFilter,
            extensions: Query_daftarBarang_filter_extensions
          },
          orderBy: {
            description: "The method to use when ordering `Barang`.",
            type: new GraphQLList(new GraphQLNonNull(BarangOrderBy)),
            defaultValue: Query_daftarBarang_orderBy_defaultValue,
            extensions: Query_daftarBarang_orderBy_extensions
          }
        },
        extensions: Query_daftarBarang_extensions
      }
    };
  }
});
function getClientMutationIdForCustomMutationPlan($object) {
  const $result = $object.getStepForKey("result");
  return $result.getMeta("clientMutationId");
}
const GemaPayload_clientMutationId_extensions = {
  __proto__: null,
  grafast: {
    plan: getClientMutationIdForCustomMutationPlan
  }
};
const planCustomMutationPayloadResult = $object => {
  return $object.get("result");
};
const GemaPayload_result_extensions = {
  __proto__: null,
  grafast: {
    plan: planCustomMutationPayloadResult
  }
};
export const GemaPayload = new GraphQLObjectType({
  name: "GemaPayload",
  description: "The output of our `gema` mutation.",
  extensions: {
    __proto__: null,
    grafast: {
      assertStep: ObjectStep
    }
  },
  fields() {
    return {
      clientMutationId: {
        description: "The exact same `clientMutationId` that was provided in the mutation input,\nunchanged and unused. May be used by a client to track mutations.",
        type: GraphQLString,
        extensions: GemaPayload_clientMutationId_extensions
      },
      result: {
        type: JSON2,
        extensions: GemaPayload_result_extensions
      }
    };
  }
});
function applyClientMutationIdForCustomMutation(qb, val) {
  qb.setMeta("clientMutationId", val);
}
const GemaInput_clientMutationId_extensions = {
  __proto__: null,
  grafast: {
    apply: applyClientMutationIdForCustomMutation
  }
};
export const GemaInput = new GraphQLInputObjectType({
  name: "GemaInput",
  description: "All input for the `gema` mutation.",
  isOneOf: undefined,
  fields() {
    return {
      clientMutationId: {
        description: "An arbitrary string value with no semantic meaning. Will be included in the\npayload verbatim. May be used to track mutations by the client.",
        type: GraphQLString,
        extensions: GemaInput_clientMutationId_extensions
      },
      dokumen: {
        type: JSON2
      }
    };
  }
});
function pgSelectFromPayload($payload) {
  const $result = $payload.getStepForKey("result");
  const $parent = "getParentStep" in $result ? $result.getParentStep() : $result;
  const $pgSelect = "getClassStep" in $parent ? $parent.getClassStep() : $parent;
  if ($pgSelect instanceof PgSelectStep) {
    return $pgSelect;
  } else {
    throw new Error(`Could not determine PgSelectStep for ${$result}`);
  }
}
function applyInputArgViaPgSelect(_, $payload, arg) {
  const $pgSelect = pgSelectFromPayload($payload);
  arg.apply($pgSelect);
}
const Mutation_gema_input_extensions = {
  __proto__: null,
  grafast: {
    applyPlan: applyInputArgViaPgSelect
  }
};
const argDetailsSimple_gema = [{
  graphqlArgName: "dokumen",
  pgCodec: jsonbCodec,
  postgresArgName: "dokumen"
}];
const makeArgs_gema = (args, path = []) => argDetailsSimple_gema.map(details => makeArg(path, args, details));
const resource_gemaPgResource = registry.pgResources["gema"];
const Mutation_gema_extensions = {
  __proto__: null,
  grafast: {
    plan($root, args, _info) {
      const selectArgs = makeArgs_gema(args, ["input"]);
      const $result = resource_gemaPgResource.execute(selectArgs, "mutation");
      return object({
        result: $result
      });
    }
  }
};
const BentrokPayload_clientMutationId_extensions = {
  __proto__: null,
  grafast: {
    plan: getClientMutationIdForCustomMutationPlan
  }
};
const BentrokPayload_result_extensions = {
  __proto__: null,
  grafast: {
    plan: planCustomMutationPayloadResult
  }
};
export const BentrokPayload = new GraphQLObjectType({
  name: "BentrokPayload",
  description: "The output of our `bentrok` mutation.",
  extensions: {
    __proto__: null,
    grafast: {
      assertStep: ObjectStep
    }
  },
  fields() {
    return {
      clientMutationId: {
        description: "The exact same `clientMutationId` that was provided in the mutation input,\nunchanged and unused. May be used by a client to track mutations.",
        type: GraphQLString,
        extensions: BentrokPayload_clientMutationId_extensions
      },
      result: {
        type: BigInt2,
        extensions: BentrokPayload_result_extensions
      }
    };
  }
});
const BentrokInput_clientMutationId_extensions = {
  __proto__: null,
  grafast: {
    apply: applyClientMutationIdForCustomMutation
  }
};
export const BentrokInput = new GraphQLInputObjectType({
  name: "BentrokInput",
  description: "All input for the `bentrok` mutation.",
  isOneOf: undefined,
  fields() {
    return {
      clientMutationId: {
        description: "An arbitrary string value with no semantic meaning. Will be included in the\npayload verbatim. May be used to track mutations by the client.",
        type: GraphQLString,
        extensions: BentrokInput_clientMutationId_extensions
      },
      kali: {
        type: GraphQLInt
      }
    };
  }
});
const Mutation_bentrok_input_extensions = {
  __proto__: null,
  grafast: {
    applyPlan: applyInputArgViaPgSelect
  }
};
const argDetailsSimple_bentrok = [{
  graphqlArgName: "kali",
  pgCodec: TYPES.int,
  postgresArgName: "kali"
}];
const makeArgs_bentrok = (args, path = []) => argDetailsSimple_bentrok.map(details => makeArg(path, args, details));
const resource_bentrokPgResource = registry.pgResources["bentrok"];
const Mutation_bentrok_extensions = {
  __proto__: null,
  grafast: {
    plan($root, args, _info) {
      const selectArgs = makeArgs_bentrok(args, ["input"]);
      const $result = resource_bentrokPgResource.execute(selectArgs, "mutation");
      return object({
        result: $result
      });
    }
  }
};
const PenjualanCreatePayload_clientMutationId_extensions = {
  __proto__: null,
  grafast: {
    plan: getClientMutationIdForCustomMutationPlan
  }
};
const TransaksiDibuat_nomorTransaksi_extensions = {
  __proto__: null,
  grafast: {
    plan($record) {
      return $record.get("nomor_transaksi");
    }
  }
};
const TransaksiDibuat_originalRequestId_extensions = {
  __proto__: null,
  grafast: {
    plan($record) {
      return $record.get("original_request_id");
    }
  }
};
export const TransaksiDibuat = new GraphQLObjectType({
  name: "TransaksiDibuat",
  extensions: {
    __proto__: null,
    grafast: {
      assertStep: assertPgClassSingleStep
    }
  },
  fields() {
    return {
      id: {
        type: BigInt2
      },
      nomorTransaksi: {
        type: GraphQLString,
        extensions: TransaksiDibuat_nomorTransaksi_extensions
      },
      status: {
        type: StatusTransaksi
      },
      idempotent: {
        type: GraphQLBoolean
      },
      originalRequestId: {
        type: GraphQLString,
        extensions: TransaksiDibuat_originalRequestId_extensions
      }
    };
  }
});
const PenjualanCreatePayload_result_extensions = {
  __proto__: null,
  grafast: {
    plan: planCustomMutationPayloadResult
  }
};
export const PenjualanCreatePayload = new GraphQLObjectType({
  name: "PenjualanCreatePayload",
  description: "The output of our `penjualanCreate` mutation.",
  extensions: {
    __proto__: null,
    grafast: {
      assertStep: ObjectStep
    }
  },
  fields() {
    return {
      clientMutationId: {
        description: "The exact same `clientMutationId` that was provided in the mutation input,\nunchanged and unused. May be used by a client to track mutations.",
        type: GraphQLString,
        extensions: PenjualanCreatePayload_clientMutationId_extensions
      },
      result: {
        type: TransaksiDibuat,
        extensions: PenjualanCreatePayload_result_extensions
      }
    };
  }
});
const PenjualanCreateInput_clientMutationId_extensions = {
  __proto__: null,
  grafast: {
    apply: applyClientMutationIdForCustomMutation
  }
};
const DokumenPenjualanInput_tanggal_extensions = {
  __proto__: null,
  grafast: {
    apply(obj, val, info) {
      obj.set("tanggal", bakedInputRuntime(info.schema, info.field.type, val));
    }
  }
};
const DokumenPenjualanInput_kontakId_extensions = {
  __proto__: null,
  grafast: {
    apply(obj, val, info) {
      obj.set("kontak_id", bakedInputRuntime(info.schema, info.field.type, val));
    }
  }
};
export const JenisTransaksi = new GraphQLEnumType({
  name: "JenisTransaksi",
  values: {
    __proto__: null,
    penjualan: {
      value: "penjualan"
    },
    pembelian: {
      value: "pembelian"
    },
    retur_penjualan: {
      value: "retur-penjualan"
    }
  }
});
const DokumenPenjualanInput_jenis_extensions = {
  __proto__: null,
  grafast: {
    apply(obj, val, info) {
      obj.set("jenis", bakedInputRuntime(info.schema, info.field.type, val));
    }
  }
};
const DokumenPenjualanInput_atribut_extensions = {
  __proto__: null,
  grafast: {
    apply(obj, val, info) {
      obj.set("atribut", bakedInputRuntime(info.schema, info.field.type, val));
    }
  }
};
const DokumenPenjualanDetailInput_barangId_extensions = {
  __proto__: null,
  grafast: {
    apply(obj, val, info) {
      obj.set("barang_id", bakedInputRuntime(info.schema, info.field.type, val));
    }
  }
};
const DokumenPenjualanDetailInput_qty_extensions = {
  __proto__: null,
  grafast: {
    apply(obj, val, info) {
      obj.set("qty", bakedInputRuntime(info.schema, info.field.type, val));
    }
  }
};
const DokumenPenjualanDetailInput_harga_extensions = {
  __proto__: null,
  grafast: {
    apply(obj, val, info) {
      obj.set("harga", bakedInputRuntime(info.schema, info.field.type, val));
    }
  }
};
const DokumenPenjualanDetailInput_catatan_extensions = {
  __proto__: null,
  grafast: {
    apply(obj, val, info) {
      obj.set("catatan", bakedInputRuntime(info.schema, info.field.type, val));
    }
  }
};
const DokumenPenjualanDetailInput_pajak_extensions = {
  __proto__: null,
  grafast: {
    apply(obj, val, info) {
      obj.set("pajak", bakedInputRuntime(info.schema, info.field.type, val));
    }
  }
};
export const DokumenPenjualanDetailInput = new GraphQLInputObjectType({
  name: "DokumenPenjualanDetailInput",
  description: "An input for mutations affecting `DokumenPenjualanDetail`",
  extensions: {
    __proto__: null,
    grafast: {
      baked: createObjectAndApplyChildren
    }
  },
  isOneOf: undefined,
  fields() {
    return {
      barangId: {
        type: BigInt2,
        extensions: DokumenPenjualanDetailInput_barangId_extensions
      },
      qty: {
        type: Kuantitas,
        extensions: DokumenPenjualanDetailInput_qty_extensions
      },
      harga: {
        type: Uang,
        extensions: DokumenPenjualanDetailInput_harga_extensions
      },
      catatan: {
        type: GraphQLString,
        extensions: DokumenPenjualanDetailInput_catatan_extensions
      },
      pajak: {
        type: new GraphQLList(GraphQLString),
        extensions: DokumenPenjualanDetailInput_pajak_extensions
      }
    };
  }
});
const DokumenPenjualanInput_detail_extensions = {
  __proto__: null,
  grafast: {
    apply(obj, val, info) {
      obj.set("detail", bakedInputRuntime(info.schema, info.field.type, val));
    }
  }
};
export const DokumenPenjualanInput = new GraphQLInputObjectType({
  name: "DokumenPenjualanInput",
  description: "An input for mutations affecting `DokumenPenjualan`",
  extensions: {
    __proto__: null,
    grafast: {
      baked: createObjectAndApplyChildren
    }
  },
  isOneOf: undefined,
  fields() {
    return {
      tanggal: {
        description: "Effective date.",
        type: Date,
        extensions: DokumenPenjualanInput_tanggal_extensions
      },
      kontakId: {
        type: BigInt2,
        extensions: DokumenPenjualanInput_kontakId_extensions
      },
      jenis: {
        type: JenisTransaksi,
        extensions: DokumenPenjualanInput_jenis_extensions
      },
      atribut: {
        type: JSON2,
        extensions: DokumenPenjualanInput_atribut_extensions
      },
      detail: {
        type: new GraphQLList(DokumenPenjualanDetailInput),
        extensions: DokumenPenjualanInput_detail_extensions
      }
    };
  }
});
export const PenjualanCreateInput = new GraphQLInputObjectType({
  name: "PenjualanCreateInput",
  description: "All input for the `penjualanCreate` mutation.",
  isOneOf: undefined,
  fields() {
    return {
      clientMutationId: {
        description: "An arbitrary string value with no semantic meaning. Will be included in the\npayload verbatim. May be used to track mutations by the client.",
        type: GraphQLString,
        extensions: PenjualanCreateInput_clientMutationId_extensions
      },
      dokumen: {
        type: DokumenPenjualanInput
      },
      draft: {
        type: GraphQLBoolean
      }
    };
  }
});
const Mutation_penjualanCreate_input_extensions = {
  __proto__: null,
  grafast: {
    applyPlan: applyInputArgViaPgSelect
  }
};
const argDetailsSimple_penjualan_create = [{
  graphqlArgName: "dokumen",
  pgCodec: penjualanInputCodec,
  postgresArgName: "dokumen"
}, {
  graphqlArgName: "draft",
  pgCodec: TYPES.boolean,
  postgresArgName: "draft",
  optional: true
}];
const makeArgs_penjualan_create = (args, path = []) => argDetailsSimple_penjualan_create.map(details => makeArg(path, args, details));
const resource_penjualan_createPgResource = registry.pgResources["penjualan_create"];
const Mutation_penjualanCreate_extensions = {
  __proto__: null,
  grafast: {
    plan($root, args, _info) {
      const selectArgs = makeArgs_penjualan_create(args, ["input"]);
      const $result = resource_penjualan_createPgResource.execute(selectArgs, "mutation");
      return object({
        result: $result
      });
    }
  }
};
export const Mutation = new GraphQLObjectType({
  name: "Mutation",
  description: "The root mutation type which contains root level fields which mutate data.",
  extensions: {
    __proto__: null,
    grafast: {
      assertStep: __ValueStep
    }
  },
  fields() {
    return {
      gema: {
        type: GemaPayload,
        args: {
          input: {
            description: "The exclusive input argument for this mutation. An object type, make sure to see documentation for this object\u2019s fields.",
            type: new GraphQLNonNull(GemaInput),
            extensions: Mutation_gema_input_extensions
          }
        },
        extensions: Mutation_gema_extensions
      },
      bentrok: {
        type: BentrokPayload,
        args: {
          input: {
            description: "The exclusive input argument for this mutation. An object type, make sure to see documentation for this object\u2019s fields.",
            type: new GraphQLNonNull(BentrokInput),
            extensions: Mutation_bentrok_input_extensions
          }
        },
        extensions: Mutation_bentrok_extensions
      },
      penjualanCreate: {
        type: PenjualanCreatePayload,
        args: {
          input: {
            description: "The exclusive input argument for this mutation. An object type, make sure to see documentation for this object\u2019s fields.",
            type: new GraphQLNonNull(PenjualanCreateInput),
            extensions: Mutation_penjualanCreate_input_extensions
          }
        },
        extensions: Mutation_penjualanCreate_extensions
      }
    };
  }
});
export const schema = new GraphQLSchema({
  query: Query,
  mutation: Mutation,
  types: [Query, Kontak, BigInt2, PenjualanConnection, Penjualan, Date, StatusTransaksi, JSON2, PenjualanDetailConnection, PenjualanDetail, Kuantitas, Uang, Barang, Datetime, Cursor, PenjualanDetailFilter, BigIntFilter, KuantitasFilter, UangFilter, StringFilter, BarangFilter, DatetimeFilter, BarangToManyPenjualanDetailFilter, PenjualanFilter, DateFilter, StatusTransaksiFilter, PenjualanToManyPenjualanDetailFilter, KontakFilter, KontakToManyPenjualanFilter, PenjualanDetailOrderBy, PenjualanDetailEdge, PageInfo, PenjualanDetailAggregates, PenjualanDetailSumAggregates, BigFloat, PenjualanDetailMinAggregates, PenjualanDetailMaxAggregates, PenjualanDetailAverageAggregates, PenjualanEdge, PenjualanAggregates, PenjualanSumAggregates, PenjualanMinAggregates, PenjualanMaxAggregates, PenjualanAverageAggregates, PenjualanOrderBy, EntitasMaster, PermintaanListInput, Neraca, NeracaBaris, KontakConnection, KontakEdge, KontakAggregates, KontakSumAggregates, KontakMinAggregates, KontakMaxAggregates, KontakAverageAggregates, KontakOrderBy, BarangConnection, BarangEdge, BarangAggregates, BarangSumAggregates, BarangMinAggregates, BarangMaxAggregates, BarangAverageAggregates, BarangOrderBy, Mutation, GemaPayload, GemaInput, BentrokPayload, BentrokInput, PenjualanCreatePayload, TransaksiDibuat, PenjualanCreateInput, DokumenPenjualanInput, JenisTransaksi, DokumenPenjualanDetailInput],
  enableDeferStream: true
});