comment on column erp_private.membership.peran_kode is
  'The tenant''s own role, whose dasar peran is; null: one of the four. No foreign key: a role is '
  'removed from a node before its last members are.';
