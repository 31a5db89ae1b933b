/** Finds sections of the documentation by words. */
import MiniSearch from 'minisearch';
import { readPages, type Section, sectionsOf } from './pages.ts';

/** Sections that one search tells at most, and letters of each. */
const MOST = 5;
const MOST_LETTERS = 6000;

let index: MiniSearch<Section> | undefined;

/** The index, made with the first search: a server that nobody asks does not keep one. */
function indexed(): MiniSearch<Section> {
  if (index) return index;
  index = new MiniSearch<Section>({
    fields: ['title', 'text', 'page'],
    storeFields: ['page', 'title', 'text'],
    searchOptions: {
      boost: { title: 3 },
      prefix: (word) => word.length > 3,
      fuzzy: (word) => (word.length > 5 ? 0.2 : false),
    },
  });
  index.addAll(readPages().flatMap(sectionsOf));
  return index;
}

/** The sections that fit the words best, best first. */
export function searchDocumentation(words: string): Pick<Section, 'page' | 'title' | 'text'>[] {
  return indexed()
    .search(words)
    .slice(0, MOST)
    .map(({ page, title, text }) => ({ page, title, text: shortened(text) }));
}

/** A text that ends with a line of its own. */
const shortened = (text: string) =>
  text.length <= MOST_LETTERS ? text : `${text.slice(0, text.lastIndexOf('\n', MOST_LETTERS))}\n…`;
