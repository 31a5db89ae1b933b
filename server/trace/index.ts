/**
 * Traces of OpenTelemetry (OTEL_EXPORTER_OTLP_ENDPOINT): what each request and each job waited for. Only what we name
 * ourselves is told: templates, operations, statements with their places for values, ids; no value, no body, no header.
 * Nothing instruments itself, so no library is changed, and a request never waits for the collector.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  type Context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace as spans,
} from '@opentelemetry/api';
import { parseKeyPairsIntoRecord, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { callerOf } from '../base/caller.ts';
import type { Config } from '../base/config.ts';
import type { Logger } from '../base/log.ts';
import type { Attributes, Trace } from '../base/trace.ts';
import type { Around } from '../http/http_server.ts';
import { requestIdOf } from '../http/request_id.ts';
import { isHealth, routeOf } from '../http/route.ts';

export type RunningTrace = Trace & {
  /** Begins a trace for each request, or goes on with that of its `traceparent`. */
  around: Around;
  /** Sends what is left, at most as long as `graceMs`. */
  stop(graceMs?: number): Promise<void>;
};

/** A collector that does not answer is given up after this time; what it did not get is lost. */
const EXPORT_MS = 5_000;
const TOLD_EVERY_MS = 60_000;

export function startTrace(
  { endpoint, headers, service, ratio }: NonNullable<Config['trace']>,
  version: string,
  log: Pick<Logger, 'warn'>,
): RunningTrace {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    headers: parseKeyPairsIntoRecord(headers),
    timeoutMillis: EXPORT_MS,
  });
  const processor = new BatchSpanProcessor({
    exporter: told(exporter, log),
    scheduledDelayMillis: 1_000,
    exportTimeoutMillis: EXPORT_MS,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.version': version }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [processor],
  });
  const tracer = provider.getTracer('niaga');
  const under = new AsyncLocalStorage<Context>();
  const current = (): Context => under.getStore() ?? ROOT_CONTEXT;

  async function run<T>(parent: Context, span: Span, work: () => Promise<T>): Promise<T> {
    try {
      return await under.run(spans.setSpan(parent, span), work);
    } catch (error) {
      failed(span, error);
      throw error;
    } finally {
      span.end();
    }
  }
  return {
    within: (name, attributes, work) => {
      const parent = current();
      // Outside a request, as when the health is asked: a span alone says nothing.
      if (spans.getSpan(parent) === undefined) return work();
      return run(parent, tracer.startSpan(name, { attributes: given(attributes) }, parent), work);
    },
    begin: (name, attributes, work) => {
      const options = { kind: SpanKind.CONSUMER, attributes: given(attributes) };
      return run(ROOT_CONTEXT, tracer.startSpan(name, options, ROOT_CONTEXT), work);
    },
    around: (request, response, next) => {
      if (isHealth(request.url ?? '')) return next();
      const parent = propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter);
      const span = tracer.startSpan(request.method ?? 'HTTP', { kind: SpanKind.SERVER }, parent);
      response.once('close', () => endOf(span, request, response));
      return under.run(spans.setSpan(parent, span), next);
    },
    stop: async (graceMs = 2_000) => {
      const { promise: late, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, graceMs);
      await Promise.race([provider.shutdown().catch(() => undefined), late]);
      clearTimeout(timer);
    },
  };
}

const propagator = new W3CTraceContextPropagator();

function endOf(span: Span, request: IncomingMessage, response: ServerResponse): void {
  const route = routeOf(request, response);
  const { tenant, role, user, key } = callerOf(request) ?? {};
  const status = response.statusCode;
  span.updateName(`${request.method} ${route}`);
  span.setAttributes(
    given({
      'http.request.method': request.method,
      'http.route': route,
      'http.response.status_code': response.headersSent ? status : undefined,
      'niaga.request_id': requestIdOf(request),
      ...{ 'niaga.tenant': tenant, 'niaga.role': role, 'niaga.user': user, 'niaga.key': key },
      'niaga.cut': response.writableFinished ? undefined : true,
    }),
  );
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/** The code of an error says what it is; its message may quote what was sent. */
function failed(span: Span, error: unknown): void {
  const { code, name } = error as { code?: unknown; name?: unknown };
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute('error.type', String(code ?? name ?? 'error'));
}

const given = (attributes: Attributes) =>
  Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined));

/** Says once a minute that the collector takes nothing; nothing else comes of it. */
function told(exporter: SpanExporter, log: Pick<Logger, 'warn'>): SpanExporter {
  let quietUntil = 0;
  return {
    export: (batch, done) =>
      exporter.export(batch, (result) => {
        if (result.code !== 0 && performance.now() >= quietUntil) {
          quietUntil = performance.now() + TOLD_EVERY_MS;
          log.warn({ reason: result.error?.message }, 'jejak tidak terkirim');
        }
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
  };
}
