/** Names of types and fields, from names in SQL. */

/** The name of a field: `barang_satuan` is `barangSatuan`. */
export function camel(key: string): string {
  return key.replace(/_+([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase());
}

/** The name of a type: `barang_satuan` is `BarangSatuan`. */
export function pascal(key: string): string {
  const name = camel(key);
  return name.charAt(0).toUpperCase() + name.slice(1);
}
