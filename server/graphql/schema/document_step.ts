/**
 * Values within a JSON document that stays text until somebody selects a part of it. The document is parsed once for
 * all of them, numbers with all their digits. A field whose key is its own name in snake_case needs no plan: Grafast
 * asks `get`. The generated schema imports the functions by name.
 */
import './environment.ts';
import { AccessStep, lambda, type Step } from 'grafast';
import { JsonText, parseExact, rawNumber } from '../../base/json_text.ts';
import { snake } from './names.ts';

/** A value within a parsed document. */
export class DocumentPart extends AccessStep<unknown> {
  /** The part of a field; `json` is all of it. */
  override get(field: string): DocumentPart {
    return field === 'json' ? this : documentValue(this, snake(field));
  }

  listItem($item: Step): DocumentPart {
    return new DocumentPart($item, []);
  }
}

/** The plan of a field with another key. */
export function documentValue($parent: Step, key: string): DocumentPart {
  return new DocumentPart(parsed($parent), [key]);
}

/** The plan of a field that shows the parent itself: a column that holds JSON, an answer that is a list. */
export function wholeDocument($parent: Step): DocumentPart {
  return new DocumentPart(parsed($parent), []);
}

/** The plan of an object under keys that are not known beforehand: a list of `{kunci, nilai}`. */
export function documentEntries($parent: Step, key: string): DocumentPart {
  return new DocumentPart(lambda(documentValue($parent, key), entriesOf, true), []);
}

/** The plan of one value or a list of them: a list. */
export function documentList($parent: Step, key: string): DocumentPart {
  return new DocumentPart(lambda(documentValue($parent, key), listOf, true), []);
}

/** The plan of a number or a text: a text. */
export function documentText($parent: Step, key: string): DocumentPart {
  return new DocumentPart(lambda(documentValue($parent, key), textOf, true), []);
}

/** A key by which a row of a table is found: a number or a text as text, and nothing within it. */
export function documentKey($parent: Step, key: string): Step {
  return lambda(documentValue($parent, key), textOf, true);
}

function parsed($parent: Step): Step {
  return $parent instanceof DocumentPart ? $parent : lambda($parent, parseDocument, true);
}

function parseDocument(document: unknown): unknown {
  return document instanceof JsonText ? parseExact(document.text) : document;
}

function entriesOf(value: unknown): unknown {
  if (isAbsent(value)) return null;
  return Object.entries(value as object).map(([kunci, nilai]) => ({ kunci, nilai }));
}

function listOf(value: unknown): unknown {
  return isAbsent(value) || Array.isArray(value) ? value : [value];
}

function textOf(value: unknown): unknown {
  return isAbsent(value) ? value : (rawNumber(value) ?? String(value));
}

const isAbsent = (value: unknown): boolean => value === null || value === undefined;
