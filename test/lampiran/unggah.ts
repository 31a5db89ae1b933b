export type Unggahan = {
  name?: string;
  fields: Record<string, string>;
  headers?: Record<string, string>;
};

/** Lays a file beside a record, as a browser does. */
export async function unggah(
  base: string,
  token: string,
  content: string | Buffer | undefined,
  { name = 'berkas.bin', fields, headers = {} }: Unggahan,
) {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.set(key, value);
  if (content !== undefined) {
    form.set('berkas', new Blob([new Uint8Array(Buffer.from(content))]), name);
  }
  const response = await fetch(`${base}/api/lampiran`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, ...headers },
    body: form,
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: JSON.parse(text || 'null') };
}
