/** The library that sets pages, with the fonts that it comes with; it may fetch nothing and read no other files. */
import './fonts.ts';
import { createRequire } from 'node:module';
import path from 'node:path';
import pdfmake from 'pdfmake';

const fonts = createRequire(import.meta.url)('pdfmake/fonts/Roboto.js');
pdfmake.setFonts(fonts);
const fontFolder = path.dirname(fonts.Roboto.normal);
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((file: string) => path.dirname(path.resolve(file)) === fontFolder);

export { pdfmake };
