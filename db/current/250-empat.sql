-- Requests that somebody approves: of drafts, and of what changes documents that were posted.
set local role erp_owner;

do $$
begin
  create type erp.aksi_persetujuan as enum ('posting', 'void', 'terima', 'tutup');
exception
  when duplicate_object then null;
end
$$;
comment on type erp.aksi_persetujuan is 'What a request for approval asks for.';

do $$
begin
  create type erp.status_persetujuan as enum ('menunggu', 'disetujui', 'ditolak', 'ditarik');
exception
  when duplicate_object then null;
end
$$;
comment on type erp.status_persetujuan is 'What became of a request for approval.';

do $$
begin
  create type erp_private.usul as (
    sidik text,
    inti jsonb,
    peringatan text[],
    halangan text[]
  );
exception
  when duplicate_object then null;
end
$$;
comment on type erp_private.usul is
  'What a request for approval would do: rehearsed, or why that was refused.';

reset role;
