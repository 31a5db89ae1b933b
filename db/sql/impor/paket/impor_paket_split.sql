/**
 * Makes the parts of a bundle, each of the kind that it seems to be or is said to be (VAIMP,
 * OTAKS).
 */
-- A part of unknown kind is kept, and not used until its kind is said. `sebut` is what is said of
-- their columns, {tetap: {Kontak: {tipe: 'lain'}}}; `buat` may be said of all of them.
create or replace function erp_private.impor_paket_split(
  buku anyelement, id bigint, bagian jsonb, jenis jsonb, ganti boolean, sebut jsonb
) returns void language plpgsql as $$
declare
  v_b record;
  v_t jsonb;
  v_jenis text;
  v_sebut jsonb;
  v_impor bigint;
  v_salah text;
begin
  for v_b in
    select b.ke, b.isi ->> 'nama' as nama, b.isi, count(b.isi ->> 'lembar') over (
             partition by b.isi ->> 'sidik'
           ) as lembar
      from jsonb_array_elements(impor_paket_split.bagian) with ordinality as b (isi, ke)
     order by b.ke
  loop
    v_t := case
      when jenis ->> v_b.nama <> '' then jsonb_build_object(
        'jenis', jenis ->> v_b.nama, 'yakin', 'disebut', 'sebab', 'disebut'
      )
      else erp_private.impor_guess(
        -- A sheet that is alone in its workbook is called as that.
        buku, case
          when v_b.lembar > 1 then v_b.isi ->> 'lembar' else split_part(v_b.nama, ' › ', 1)
        end,
        v_b.isi -> 'baris', sebut #> array['tetap', v_b.nama]
      )
    end;
    v_jenis := coalesce(v_t ->> 'jenis', 'barang');
    insert into impor (
      jenis, nama_berkas, bentuk, sidik, ukuran, ganti, lembar, boleh_ubah, dibuat_oleh, paket_id,
      bagian
    )
    values (
      v_jenis, v_b.nama, v_b.isi ->> 'bentuk', v_b.isi ->> 'sidik',
      (v_b.isi ->> 'ukuran')::bigint, ganti and v_jenis like 'saldo-awal-%',
      jsonb_strip_nulls(jsonb_build_object(
        'pakai', v_b.isi -> 'lembar',
        'bagian', case when v_b.isi -> 'lembar_ke' <> '1' then v_b.isi -> 'lembar' end
      )),
      erp_private.cakupan_may('master', 'update'), erp.pengguna_id(), impor_paket_split.id,
      jsonb_build_object(
        'ke', v_b.ke, 'nama', v_b.nama, 'yakin', v_t -> 'yakin', 'sebab', v_t -> 'sebab',
        'urutan', erp_private.impor_paket_urutan(v_jenis, v_b.nama),
        'dipakai', v_t ->> 'yakin' <> 'tidak' and jenis ->> v_b.nama is distinct from ''
      )
    )
    returning impor.id into v_impor;
    select jsonb_object_agg(s.key, case jsonb_typeof(s.value)
        when 'object' then s.value -> v_b.nama else s.value
      end)
      into v_sebut
      from jsonb_each(sebut) as s;
    v_salah := concat_ws(
      E'\n', v_salah, erp_private.impor_paket_say(buku, v_impor, v_sebut, v_b.nama)
    );
  end loop;
  perform erp_private.kesalahan_refuse('VAIMP', nullif(v_salah, ''));
end
$$;
