import { expect, test } from '@jest/globals';
import { columnName, listFeature } from '../../server/cetak/tabel/xlsx_feature.ts';

const feature = listFeature([
  { sheet: "Toko 'A' & B", head: 5, last: 7, columns: 3 },
  { sheet: 'Lampiran', head: 4, last: 4, columns: 28 },
]);
const transform = feature.files?.transform ?? {};

test('the heads of each sheet filter its table', () => {
  const sheet = '<worksheet><sheetData><row/></sheetData><mergeCells/></worksheet>';
  const made = transform['xl/worksheets/sheet{id}.xml']?.transform?.(
    sheet,
    {},
    {
      sheetIndex: 0,
      sheetId: '1',
    },
  );
  expect(made).toBe(
    '<worksheet><sheetData><row/></sheetData><autoFilter ref="A5:C7"/><mergeCells/></worksheet>',
  );
});

test('the heads are printed on every page', () => {
  const workbook = '<workbook><sheets><sheet/></sheets><definedNames/><calcPr/></workbook>';
  const made = transform['xl/workbook.xml']?.transform?.(workbook, [], {});
  expect(made?.match(/<definedNames>/g)).toHaveLength(1);
  expect(made).toMatch(/<\/sheets><definedNames>.*<\/definedNames><calcPr\/>/);
  expect(made).toContain(
    `<definedName name="_xlnm.Print_Titles" localSheetId="0">'Toko ''A'' &amp; B'!$5:$5</definedName>`,
  );
  expect(made).toContain(`hidden="1">'Lampiran'!$A$4:$AB$4</definedName>`);
});

test('columns are named as Excel does', () => {
  expect([1, 26, 27, 52, 53, 702, 703].map(columnName)).toEqual('A Z AA AZ BA ZZ AAA'.split(' '));
});
