/** Server-sent events. */

export type ServerEvent = { id: string | undefined; event: string; data: string };

/** The events of a stream, until it ends. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const decoder = new TextDecoder();
  let rest = '';
  let fields: Record<string, string> = {};
  for await (const chunk of body) {
    rest += decoder.decode(chunk, { stream: true });
    const lines = rest.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line === '') {
        const { id, event = 'message', data } = fields;
        if (data !== undefined) yield { id, event, data };
        fields = {};
      } else if (!line.startsWith(':')) {
        const [, name = '', value = ''] = /^([^:]*):? ?(.*)$/s.exec(line) ?? [];
        fields[name] = name === 'data' && 'data' in fields ? `${fields.data}\n${value}` : value;
      }
    }
  }
}
