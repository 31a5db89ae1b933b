/**
 * What the library that writes workbooks does not know: filters at the heads of a list, the heads on every printed page, and
 * lists to choose from within cells.
 */
import type writeXlsxFile from 'write-excel-file/node';
import {
  getOrderOfSiblings,
  getSelfClosingTagMarkup,
  insertElementMarkupAccordingToOrderOfSiblings,
} from 'write-excel-file/utility';

type Options = NonNullable<Parameters<typeof writeXlsxFile>[1]>;
export type Feature = NonNullable<Options['features']>[number];

/** Where the table of a sheet stands: its rows from the heads on, counted from 1, and its columns. */
export type Place = { sheet: string; head: number; last: number; columns: number };

const WORKSHEET = 'xl/worksheets/sheet{id}.xml';
const WORKBOOK = 'xl/workbook.xml';

/** A, B … Z, AA: the name of a column, counted from 1. */
export function columnName(column: number): string {
  const before = Math.floor((column - 1) / 26);
  return (before > 0 ? columnName(before) : '') + String.fromCharCode(65 + ((column - 1) % 26));
}

const areaOf = ({ head, last, columns }: Place): string => `A${head}:${columnName(columns)}${last}`;

const absolute = (sheet: string, area: string): string =>
  `'${sheet.replaceAll("'", "''")}'!${area.replaceAll(/([A-Z]+)(\d+)/g, '$$$1$$$2')}`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Filters and printed heads for each sheet, in the order of the sheets. */
export function listFeature(places: readonly Place[]): Feature {
  const names = places.flatMap((place, index) => {
    const { sheet, head } = place;
    const name = (kind: string, hidden: string, text: string) =>
      `<definedName name="_xlnm.${kind}" localSheetId="${index}"${hidden}>${escaped(text)}</definedName>`;
    const quoted = `'${sheet.replaceAll("'", "''")}'`;
    return [
      name('_FilterDatabase', ' hidden="1"', absolute(sheet, areaOf(place))),
      name('Print_Titles', '', `${quoted}!$${head}:$${head}`),
    ];
  });
  return {
    files: {
      transform: {
        [WORKSHEET]: {
          transform: (xml: string, _options: unknown, { sheetIndex }: { sheetIndex: number }) => {
            const place = places[sheetIndex];
            if (place === undefined) return xml;
            const filter = getSelfClosingTagMarkup('autoFilter', { ref: areaOf(place) });
            return insertElementMarkupAccordingToOrderOfSiblings(
              xml,
              filter,
              ['sheetData', 'sheetProtection', 'autoFilter', 'mergeCells', 'pageSetup'],
              'worksheet',
            );
          },
        },
        [WORKBOOK]: {
          transform: (xml: string) =>
            insertElementMarkupAccordingToOrderOfSiblings(
              xml.replace(/<definedNames\s*\/>|<definedNames>\s*<\/definedNames>/, ''),
              `<definedNames>${names.join('')}</definedNames>`,
              getOrderOfSiblings(WORKBOOK, 'workbook') ?? ['sheets', 'definedNames', 'calcPr'],
              'workbook',
            ),
        },
      },
    },
  };
}

/** How many rows of a sheet to fill in offer lists in their cells. */
const OFFERED = 5_000;

/**
 * Lists to choose from in columns of the first sheet, counted from 1. A value that is on none is taken after a
 * question.
 */
export function choicesFeature(choices: readonly { column: number; from: string }[]): Feature {
  const lists = choices.map(({ column, from }) => {
    const name = columnName(column);
    return `<dataValidation type="list" errorStyle="warning" allowBlank="1" showErrorMessage="1" sqref="${name}2:${name}${OFFERED}"><formula1>${escaped(from)}</formula1></dataValidation>`;
  });
  const markup = `<dataValidations count="${lists.length}">${lists.join('')}</dataValidations>`;
  return {
    files: {
      transform: {
        [WORKSHEET]: {
          transform: (xml: string, _options: unknown, { sheetIndex }: { sheetIndex: number }) =>
            sheetIndex > 0 || lists.length === 0
              ? xml
              : insertElementMarkupAccordingToOrderOfSiblings(
                  xml,
                  markup,
                  ['sheetData', 'mergeCells', 'dataValidations', 'pageMargins', 'pageSetup'],
                  'worksheet',
                ),
        },
      },
    },
  };
}
