/** One request: what was asked, the document, and what it would do as it was worked out last. */
-- Endpoint: GET /api/persetujuan/{id}.
create or replace function erp.persetujuan_get(id bigint)
returns json language plpgsql stable security definer as $$
declare
  v_p record;
begin
  perform erp_private.wajib_hak(null::buku, 'transaksi');
  select p.jenis, p.transaksi_id, p.isi, p.aturan, p.status, u.sidik, u.inti, u.peringatan,
         u.halangan, u.dihitung_pada
    into v_p
    from persetujuan as p
    left join persetujuan_usul as u on u.persetujuan_id = p.id
   where p.id = persetujuan_get.id;
  if not found then
    raise exception using errcode = 'TDPSJ',
      message = erp_private.kalimat('tidak_ada', erp_private.istilah('permintaan persetujuan'));
  end if;
  if v_p.jenis is null then
    perform erp_private.wajib_hak(null::buku, 'pengaturan_lihat');
  else
    perform erp_private.wajib_hak_jenis(null::buku, v_p.jenis);
  end if;
  -- Warnings, and what a contact owes, may add up documents of other places.
  return erp_private.lokasi_isi(erp_private.json_append(
    case
      when v_p.aturan is null then erp_private.persetujuan_json(null::buku, id)
      else erp_private.json_append(
        erp_private.persetujuan_json(null::buku, id),
        json_build_object('langkah', erp_private.langkah_json(null::buku, id))
      )
    end,
    json_build_object(
      'isi', v_p.isi, 'sidik', v_p.sidik,
      'dihitung_pada', erp_private.waktu_json(v_p.dihitung_pada),
      'peringatan', coalesce(erp_private.peringatan_said(v_p.peringatan), '{}'),
      'halangan', coalesce(erp_private.peringatan_said(v_p.halangan), '{}'),
      'jurnal', erp_private.usul_journal_json(null::buku, v_p.inti -> 'jurnal'),
      'stok', coalesce(v_p.inti -> 'stok', '[]'),
      'saldo_kontak', erp_private.usul_contacts_json(
        null::buku, case when v_p.status = 'menunggu' then v_p.inti -> 'jurnal' end
      ),
      'dokumen', case
        when v_p.jenis is not null
          then erp_private.transaksi_json(null::buku, v_p.jenis, v_p.transaksi_id, '{}')
      end
    )
  ), 'peringatan', 'halangan', 'saldo_kontak');
end
$$;
