declare module 'pdfmake/js/qrEnc.js' {
  type Square = { x: number; y: number; w: number; h: number };
  const encoder: {
    default: {
      measure(node: { qr: string; fit?: number; eccLevel?: string }): {
        _canvas: Square[];
        _width: number;
      };
    };
  };
  export default encoder;
}
