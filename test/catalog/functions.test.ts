import { expect, test } from '@jest/globals';
import { openCatalog } from './catalog.ts';

/** What must hold for every function of ours, read from PostgreSQL's catalog. */
const { none, owner } = openCatalog();

const FUNCTIONS = `pg_proc as p join pg_namespace as n on n.oid = p.pronamespace and n.nspname in ('erp', 'erp_private')
  join pg_roles as r on r.oid = p.proowner`;

/** Functions in erp_private that run as their owner. A new one is a decision: it belongs in this list. */
const PRIVATE_DEFINERS =
  `erp_private.biaya_lampiran erp_private.biaya_transaksi erp_private.cabang_change erp_private.cabang_end erp_private.cabang_json
  erp_private.cabang_keluar erp_private.cabang_make
  erp_private.commit_flush erp_private.dashboard_angka erp_private.dashboard_laba erp_private.dashboard_saldo erp_private.ekspor_tanpa_harga
  erp_private.hpp_terakhir
  erp_private.integritas_semua erp_private.kartu_json erp_private.keluar_add erp_private.keluar_bytes
  erp_private.keluar_isi erp_private.keluar_uji erp_private.kunci_api_end erp_private.kunci_api_json
  erp_private.kunci_api_make erp_private.kunci_api_page erp_private.kunci_api_rotate
  erp_private.kunci_calls erp_private.kunci_orang erp_private.kunci_sama erp_private.lokasi_jurnal
  erp_private.lokasi_pos erp_private.lokasi_transaksi
  erp_private.membership_audit erp_private.membership_hak erp_private.membership_others erp_private.membership_peran
  erp_private.membership_replace erp_private.membership_set erp_private.milik_jurnal
  erp_private.milik_transaksi erp_private.modul_refuse
  erp_private.notifikasi_anggota erp_private.notifikasi_send erp_private.order_billed erp_private.order_unbilled erp_private.pengguna_add erp_private.pengguna_default_set
  erp_private.pengguna_id_semua erp_private.pengguna_json erp_private.pengguna_nama
  erp_private.pengguna_page erp_private.pengguna_tenant erp_private.peran_approving
  erp_private.peran_change erp_private.peran_make erp_private.peran_page erp_private.peran_read
  erp_private.peran_remove erp_private.peristiwa_isi erp_private.rilis_dikenal erp_private.session_admin_key
  erp_private.session_end erp_private.session_end_all erp_private.session_kunci
  erp_private.session_kunci_calls erp_private.session_kunci_use erp_private.session_kuota
  erp_private.session_refresh erp_private.session_renew erp_private.session_simpul
  erp_private.session_stale erp_private.session_start erp_private.session_state
  erp_private.session_tenant erp_private.session_tenant_place erp_private.simpul_audit
  erp_private.simpul_jejak erp_private.tenant_bytes erp_private.tenant_is_here
  erp_private.tenant_kotor_mark erp_private.tenant_rename erp_private.tg__membership_kunci
  erp_private.tg__penerimaan_prove erp_private.tg__poin_prove erp_private.tg__posting_prove erp_private.tg__simpul_kirim
  erp_private.transaksi_jumlah_json
  erp_private.webhook_peran_problems erp_private.webhook_told
  erp_private.worker_akses_forward erp_private.worker_alive erp_private.worker_arus_kas
  erp_private.worker_arus_kas_list erp_private.worker_beat erp_private.worker_cdc_arrive
  erp_private.worker_cdc_beat erp_private.worker_cdc_end erp_private.worker_cdc_kept
  erp_private.worker_cdc_lease erp_private.worker_cdc_leave erp_private.worker_cdc_metrics
  erp_private.worker_cdc_progress erp_private.worker_cdc_renew erp_private.worker_cdc_sampai
  erp_private.worker_cdc_serah erp_private.worker_cetak_done erp_private.worker_cetak_due
  erp_private.worker_cetak_take erp_private.worker_dead_collect erp_private.worker_end
  erp_private.worker_gerbang erp_private.worker_hpp_koreksi erp_private.worker_hpp_list
  erp_private.worker_idempotency_purge erp_private.worker_impor_end
  erp_private.worker_impor_kemajuan erp_private.worker_impor_langkah
  erp_private.worker_impor_paket_langkah erp_private.worker_impor_paket_purge
  erp_private.worker_impor_paket_rehearse erp_private.worker_impor_paket_run
  erp_private.worker_impor_purge erp_private.worker_impor_run erp_private.worker_integritas
  erp_private.worker_integritas_list erp_private.worker_jejak_seal erp_private.worker_jurnal_balik
  erp_private.worker_jurnal_balik_list erp_private.worker_kabar_get erp_private.worker_kabar_put
  erp_private.worker_kotor_clear erp_private.worker_kotor_get erp_private.worker_kotor_list
  erp_private.worker_lampiran erp_private.worker_lampiran_hilang erp_private.worker_metrics
  erp_private.worker_notifikasi_batas erp_private.worker_notifikasi_batas_list
  erp_private.worker_notifikasi_cdc erp_private.worker_notifikasi_done
  erp_private.worker_notifikasi_persetujuan erp_private.worker_notifikasi_piutang
  erp_private.worker_notifikasi_purge erp_private.worker_notifikasi_put
  erp_private.worker_notifikasi_stok erp_private.worker_notifikasi_take
  erp_private.worker_outbox_claim erp_private.worker_outbox_lag erp_private.worker_outbox_take
  erp_private.worker_outbox_waiting erp_private.worker_peristiwa_add
  erp_private.worker_peristiwa_done erp_private.worker_peristiwa_new
  erp_private.worker_perubahan_purge erp_private.worker_poin_kedaluwarsa
  erp_private.worker_poin_list erp_private.worker_posting_settle erp_private.worker_rekap
  erp_private.worker_rekap_list erp_private.worker_session_purge erp_private.worker_simpul_apply
  erp_private.worker_simpul_done erp_private.worker_simpul_list erp_private.worker_simpul_take
  erp_private.worker_surel_end erp_private.worker_surel_get erp_private.worker_surel_take
  erp_private.worker_surel_tenant erp_private.worker_tenant_list erp_private.worker_tenant_place
  erp_private.worker_webhook_backlog erp_private.worker_webhook_done
  erp_private.worker_webhook_due erp_private.worker_webhook_take`.split(/\s+/);

test('functions that run as their owner belong to a role without login and without tables', () =>
  none(
    `select p.oid::regprocedure::text, r.rolname from ${FUNCTIONS}
        where p.prosecdef and (r.rolname not in ('erp_writer', 'erp_reader', 'erp_platform') or r.rolcanlogin
          or r.rolsuper or r.rolbypassrls or exists (select from pg_class as c where c.relowner = r.oid))`,
  ));

test('the list of those in erp_private is as expected; those in erp are the exposed ones', async () => {
  const names = await owner(
    `select n.nspname || '.' || p.proname as nama from ${FUNCTIONS}
      where p.prosecdef and n.nspname = 'erp_private' order by 1`,
  );
  expect(names.map(({ nama }) => nama)).toEqual(PRIVATE_DEFINERS);
  await none(
    `select p.oid::regprocedure::text from ${FUNCTIONS}
        where p.prosecdef and n.nspname = 'erp' and not has_function_privilege('erp_app', p.oid, 'execute')`,
  );
});

test('over platform tables the search path is pinned, over tenant tables it never is', async () => {
  await none(
    `select p.oid::regprocedure::text, r.rolname, p.proconfig from ${FUNCTIONS}
        where p.prosecdef
          and (r.rolname = 'erp_platform') is distinct from
              coalesce(array_to_string(p.proconfig, ',') ~ 'search_path=', false)`,
  );
  await none(
    `select p.oid::regprocedure::text, p.proconfig from ${FUNCTIONS}
        where array_to_string(p.proconfig, ',') ~ 'search_path=' and array_to_string(p.proconfig, ',') !~ 'search_path=pg_catalog'`,
  );
});

/** Functions over tenant tables that take no books: what policies ask, and what works for the platform. */
const WITHOUT_BOOKS =
  `biaya_body_refuse biaya_isi biaya_names_refuse cabang_bytes cabang_close cabang_compare cabang_compare_days cabang_compare_lists cabang_copy cabang_mask cabang_measure cabang_note cabang_open cabang_people cabang_remove cadangan_anggota cadangan_awake cadangan_close cadangan_dangling cadangan_kepala cadangan_open
  cadangan_still cadangan_tables cadangan_tepi database_adopt jenis_open modul_open
  tenant_admin_key tenant_batas tenant_build tenant_bukti tenant_create tenant_detach
  tenant_freeze tenant_moving_refuse tenant_orang_get tenant_orang_put tenant_pindah_begin
  tenant_pindah_cancel tenant_pindah_decide tenant_pindah_leave tenant_pindah_problem
  tenant_pindah_retire tenant_pindah_shell tenant_place tenant_remove tenant_salinan_build
  tenant_salinan_drop tenant_salinan_open tenant_seed tenant_shell tenant_step_apply
  tenant_step_run tenant_template_upgrade tenant_upgrade tenant_urutan_set transaksi_visible`.split(
    /\s+/,
  );

test('over tenant tables, plpgsql takes the tenant’s books first, so that each tenant has its own plans', async () => {
  const rows = await owner(
    `select p.proname as nama from ${FUNCTIONS} join pg_language as l on l.oid = p.prolang
      where n.nspname = 'erp_private' and l.lanname = 'plpgsql' and p.prorettype <> 'trigger'::regtype
        and coalesce(array_to_string(p.proconfig, ','), '') !~ 'search_path='
        and p.proname !~ '^worker_' and (p.proargtypes[0], p.proargnames[1]) is distinct from ('anyelement'::regtype, 'buku')
      order by 1`,
  );
  expect(rows.map(({ nama }) => nama)).toEqual(WITHOUT_BOOKS);
});

test('one signature per name', () =>
  none(
    `select n.nspname, p.proname, count(*) from ${FUNCTIONS} group by 1, 2 having count(*) > 1`,
  ));

test('every function has a comment', () =>
  none(
    `select p.oid::regprocedure::text as fungsi from ${FUNCTIONS}
        where obj_description(p.oid, 'pg_proc') is null order by 1`,
  ));

test('no function takes or holds a tenant’s row type, or was compiled against one schema', async () => {
  await none(
    `select p.oid::regprocedure::text from ${FUNCTIONS}
        where p.prosqlbody is not null or p.prosrc ~* '%(rowtype|type)'`,
  );
  await none(
    `select p.oid::regprocedure::text, t.oid::regtype::text from ${FUNCTIONS}
        cross join lateral unnest(p.proargtypes::oid[] || coalesce(p.proallargtypes, '{}') || p.prorettype) as a (tipe)
         join pg_type as t on t.oid = a.tipe
         join pg_namespace as s on s.oid = t.typnamespace
        where s.nspname like 't\\_%' or s.nspname = 'tenant_templat'`,
  );
});

test('nothing in erp is over tables of a tenant but functions: no view, no rule', () =>
  none(
    `select c.oid::regclass::text from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
        where n.nspname in ('erp', 'erp_private') and c.relkind in ('v', 'm')`,
  ));

/** Exposed functions that need no right in a tenant: what anybody signed in may know. */
const FREE =
  `admin_key agen alamat_izin bahasa batas_rupiah biaya cakupan hanya_baca idempotency_fingerprint idempotency_key idempotency_route if_match kunci kuota kuota_penuh lokasi_terlihat milik modul_saya pengguna_id peran
  peran_kode request_id request_role teks_cari tenant_baku tenant_epoch tenant_kode tenants unggahan`.split(
    /\s+/,
  );

test('every other exposed function asks for a right, itself or through what it calls', async () => {
  const rows = await owner(
    `select n.nspname as skema, p.proname as nama, p.prosrc as isi, has_function_privilege('erp_app', p.oid, 'execute') as terbuka
       from ${FUNCTIONS}`,
  );
  const sources = new Map(rows.map(({ skema, nama, isi }) => [`${skema}.${nama}`, String(isi)]));
  const asks = (name: string, seen: Set<string>): boolean => {
    if (name === 'erp_private.wajib_hak') return true;
    if (seen.has(name)) return false;
    seen.add(name);
    const called = sources.get(name)?.match(/\berp(_private)?\.\w+(?=\()/g) ?? [];
    return called.some((next) => asks(next, seen));
  };
  const careless = rows
    .filter(({ skema, terbuka }) => skema === 'erp' && terbuka)
    .map(({ nama }) => String(nama))
    .filter((nama) => !FREE.includes(nama) && !asks(`erp.${nama}`, new Set()));
  expect(careless).toEqual([]);
});

test('the claim readers are stable, never immutable: a folded claim would serve another tenant', () =>
  none(
    `select p.oid::regprocedure::text from ${FUNCTIONS}
        where p.prosrc ~ 'current_setting\\((?!''synchronous_standby_names'')' and (p.provolatile <> 's' or n.nspname <> 'erp')
          -- Writes the policies, whose expressions no cached plan folds.
          and p.proname <> 'tenant_wall_table'`,
  ));

test('no function sets a claim in its head: the owner of a managed database may not', () =>
  none(
    `select p.oid::regprocedure::text from ${FUNCTIONS}
      where exists (select from unnest(p.proconfig) as c (satu) where c.satu ^@ 'erp.')`,
  ));

test('request roles reach few functions of erp_private', async () => {
  const rows = await owner(
    `select p.proname as nama from ${FUNCTIONS}
      where n.nspname = 'erp_private' and has_function_privilege('erp_app', p.oid, 'execute') order by 1`,
  );
  expect(rows.map(({ nama }) => nama)).toEqual(
    `agen_refuse agen_stopped_refuse biaya_jenis biaya_kunci biaya_lampiran biaya_names_refuse biaya_refuse biaya_transaksi biaya_tutup
    cakupan_may cakupan_open cakupan_reaches cakupan_refuse hak_peran hak_refuse
    hpp_terakhir istilah jenis_open kalimat kalimat_di kuota_refuse lokasi_jurnal lokasi_kunci lokasi_names_refuse lokasi_pos lokasi_refuse lokasi_transaksi lokasi_tutup milik milik_jurnal milik_refuse milik_transaksi modul_cakupan modul_open modul_refuse pengguna_default_set
    pengguna_tenant stok_batas_tempat stok_menipis tenant_today transaksi_visible wajib_hak waktu_json`.split(
      /\s+/,
    ),
  );
});

test('the gate executes the session functions, what health asks and the mark for the relay, nothing else', async () => {
  const rows = await owner(
    `select p.proname as nama from ${FUNCTIONS} where has_function_privilege('erp_gate', p.oid, 'execute') order by 1`,
  );
  expect(rows.map(({ nama }) => nama)).toEqual(
    `rilis_dikenal session_admin_key session_end session_end_all session_kunci session_kunci_calls session_kunci_use
    session_kuota session_refresh session_renew session_simpul session_stale session_start
    session_state session_tenant session_tenant_place tenant_kotor_mark worker_alive`.split(/\s+/),
  );
});
