/**
 * Settings that every PostgreSQL of Niaga has, whoever runs it: the one that comes along, compose.yaml, Patroni
 * (`db/cluster/config/patroni.yml`) and one of your own (docs/production.md). A test holds all four to this list.
 */
export const CLUSTER_SETTINGS: Readonly<Record<string, string>> = {
  // Change data capture and moves of tenants read the log.
  wal_level: 'logical',
  // A replication slot that is no longer read must not fill the disk: beyond this size PostgreSQL drops its WAL,
  // and capture begins anew with a snapshot.
  max_slot_wal_keep_size: '2GB',
  max_wal_size: '4GB',
  // Files of the log are used again up to this size. Who meets a new one waits until it is filled with zeros, 40 ms and more.
  min_wal_size: '512MB',
  max_connections: '200',
  // Hundreds of tenants' tables may be touched by one dump or one migration.
  max_locks_per_transaction: '256',
  // A tenant is hundreds of files. Opening each of them after a crash takes 0.7 s a tenant, with nothing to recover;
  // Linux can flush a whole file system instead.
  recovery_init_sync_method: 'syncfs',
  // Costs more than it gives for queries of this kind.
  jit: 'off',
  timezone: 'UTC',
  // Statements and row values (DETAIL) stay out of the log.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
};

/** The settings that a PostgreSQL of this machine takes: only Linux flushes whole file systems. */
export function clusterSettings(platform: NodeJS.Platform): typeof CLUSTER_SETTINGS {
  return platform === 'linux'
    ? CLUSTER_SETTINGS
    : { ...CLUSTER_SETTINGS, recovery_init_sync_method: 'fsync' };
}
