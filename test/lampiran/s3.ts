/** A store that speaks as much of S3 as the AWS SDK asks it for, and is as strict: signatures, checksums, parts, pages. */
import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';

export type S3 = {
  endpoint: string;
  /** Contents by key, and those of uploads in parts under way. */
  objects: Map<string, Buffer>;
  uploads: Map<string, Map<number, Buffer>>;
  close(): Promise<void>;
};

export type S3Options = {
  bucket: string;
  id: string;
  secret: string;
  /** How many keys one page of a list has. */
  pageSize: number;
};

type Asked = { url: URL; method: string; key: string; body: Buffer };
type Answer = { status: number; body?: string | Buffer; headers?: Record<string, string> };

class Refusal extends Error {
  readonly answer: Answer;
  constructor(status: number, code: string) {
    super(code);
    this.answer = { status, body: `<Error><Code>${code}</Code><Message>${code}</Message></Error>` };
  }
}

export async function startS3(options: S3Options): Promise<S3> {
  const objects: S3['objects'] = new Map();
  const uploads: S3['uploads'] = new Map();
  const server = createServer(async (request, response) => {
    const { status, body, headers } = await answerTo(request).catch((error) => {
      if (error instanceof Refusal) return error.answer;
      throw error;
    });
    response.writeHead(status, headers).end(body);
  });
  async function answerTo(request: IncomingMessage): Promise<Answer> {
    const url = new URL(request.url ?? '', 'http://s3');
    checkSignature(request, url, options);
    const body = contentOf(request, await buffer(request));
    const [, bucket = '', key = ''] =
      /^\/([^/]+)\/?(.*)$/.exec(decodeURIComponent(url.pathname)) ?? [];
    if (bucket !== options.bucket) throw new Refusal(404, 'NoSuchBucket');
    const asked = { url, method: request.method ?? '', key, body };
    if (key === '') return list(asked, objects, options.pageSize);
    return inParts(asked, { objects, uploads }) ?? whole(asked, objects);
  }
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    uploads,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const etag = (content: Buffer) => ({
  etag: `"${createHash('md5').update(content).digest('hex')}"`,
});

function whole({ method, key, body }: Asked, objects: S3['objects']): Answer {
  if (method === 'PUT') {
    objects.set(key, body);
    return { status: 200, headers: etag(body) };
  }
  if (method === 'DELETE') {
    objects.delete(key);
    return { status: 204 };
  }
  const content = objects.get(key);
  if (content === undefined) throw new Refusal(404, 'NoSuchKey');
  return { status: 200, body: content, headers: etag(content) };
}

/** What belongs to an upload in parts; undefined for everything else. */
function inParts(
  { url, method, key, body }: Asked,
  { objects, uploads }: Pick<S3, 'objects' | 'uploads'>,
): Answer | undefined {
  if (method === 'POST' && url.searchParams.has('uploads')) {
    const id = `u${uploads.size + 1}`;
    uploads.set(id, new Map());
    const root = 'InitiateMultipartUploadResult';
    return { status: 200, body: `<${root}><UploadId>${id}</UploadId></${root}>` };
  }
  const id = url.searchParams.get('uploadId');
  if (id === null) return undefined;
  const parts = uploads.get(id);
  if (parts === undefined) throw new Refusal(404, 'NoSuchUpload');
  if (method === 'PUT') {
    parts.set(Number(url.searchParams.get('partNumber')), body);
    return { status: 200, headers: etag(body) };
  }
  uploads.delete(id);
  if (method === 'DELETE') return { status: 204 };
  const told = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber>/g)];
  const content = told.map(([, number]) => parts.get(Number(number)));
  if (content.includes(undefined)) throw new Refusal(400, 'InvalidPart');
  objects.set(key, Buffer.concat(content as Buffer[]));
  const root = 'CompleteMultipartUploadResult';
  return { status: 200, body: `<${root}><Key>${key}</Key></${root}>` };
}

function list({ url, method }: Asked, objects: S3['objects'], pageSize: number): Answer {
  if (method !== 'GET' || url.searchParams.get('list-type') !== '2') {
    throw new Refusal(501, 'NotImplemented');
  }
  const prefix = url.searchParams.get('prefix') ?? '';
  const after = url.searchParams.get('continuation-token') ?? '';
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const page = keys.slice(0, pageSize);
  const more = keys.length > page.length;
  const rows = page.map(
    (key) =>
      `<Contents><Key>${key}</Key><LastModified>2026-01-01T00:00:00.000Z</LastModified></Contents>`,
  );
  const next = more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  const root = 'ListBucketResult';
  const body = `<${root}><IsTruncated>${more}</IsTruncated>${next}${rows.join('')}</${root}>`;
  return { status: 200, body };
}

const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();
const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

/** AWS's signature of version 4: <https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html>. */
function checkSignature(request: IncomingMessage, url: URL, { id, secret }: S3Options): void {
  const { headers, method } = request;
  const [, who, scope = '', signed = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\S+), SignedHeaders=(\S+), Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  if (who !== id) throw new Refusal(403, 'InvalidAccessKeyId');
  const query = url.search.slice(1).split('&').filter(Boolean);
  const canonical = [
    method,
    url.pathname,
    query
      .map((one) => (one.includes('=') ? one : `${one}=`))
      .sort()
      .join('&'),
    ...signed.split(';').map((name) => `${name}:${headers[name]}`),
    '',
    signed,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${secret}`);
  if (hmac(key, text).toString('hex') !== signature)
    throw new Refusal(403, 'SignatureDoesNotMatch');
}

/** The content of a request, which is what its sums say. */
function contentOf({ headers }: IncomingMessage, sent: Buffer): Buffer {
  const form = headers['x-amz-content-sha256'] as string;
  let sum = headers['x-amz-checksum-crc32'];
  let content = sent;
  if (form === 'STREAMING-UNSIGNED-PAYLOAD-TRAILER') {
    [content, sum] = chunks(sent);
    const length = Number(headers['x-amz-decoded-content-length']);
    if (content.length !== length) throw new Refusal(400, 'IncompleteBody');
  } else if (form !== 'UNSIGNED-PAYLOAD' && form !== sha256(content)) {
    throw new Refusal(400, 'XAmzContentSHA256Mismatch');
  }
  const own = Buffer.alloc(4);
  own.writeUInt32BE(crc32(content));
  if (sum !== undefined && sum !== own.toString('base64')) throw new Refusal(400, 'BadDigest');
  return content;
}

/** Takes `aws-chunked` apart: chunks with their lengths before them, then the sum of the whole. */
function chunks(sent: Buffer): [content: Buffer, sum: string | undefined] {
  const found: Buffer[] = [];
  for (let at = 0; ; ) {
    const end = sent.indexOf('\r\n', at);
    const length = Number.parseInt(sent.toString('latin1', at, end), 16);
    if (length === 0) {
      const trailer = sent.toString('latin1', end);
      return [Buffer.concat(found), /x-amz-checksum-crc32:(\S+)/.exec(trailer)?.[1]];
    }
    found.push(sent.subarray(end + 2, end + 2 + length));
    at = end + 2 + length + 2;
  }
}
