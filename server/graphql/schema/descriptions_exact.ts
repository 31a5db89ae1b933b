/**
 * Meanings of names at places where they mean something else than in `descriptions.ts`: by `Type.field`, of arguments
 * by `Type.field(argument)`. The database's own comments win.
 */
const IMPORTS = {
  'ImporCreateInput.pemetaan':
    'Columns of the file by their names: {"Kd Brg": "kode"}; "" says that one is not used.',
  'ImporPatchInput.pemetaan':
    'Columns of the file by their names: {"Kd Brg": "kode"}; "" says that one is not used.',
  'ImporCreateInput.gaya':
    'How columns are written, by their names: {"harga_jual": "desimal_titik"}.',
  'ImporPatchInput.gaya':
    'How columns are written, by their names: {"harga_jual": "desimal_titik"}.',
  'ImporCreateInput.tetap': 'Constants for columns, for what the file lacks: {"lokasi": "UTAMA"}.',
  'ImporPatchInput.tetap':
    'Constants for columns, for what the file lacks: {"lokasi": "UTAMA"}; null takes one back.',
  'ImporPaketCreateInput.pemetaan':
    'Columns of parts, by the name of the part: {"Kontak": {"Kd Plg": "kode"}}.',
  'ImporPaketCreateInput.gaya':
    'How columns of parts are written, by the name of the part: {"Barang": {"harga_jual": "desimal_titik"}}.',
  'ImporPaketCreateInput.tetap':
    'Constants for columns of parts, by the name of the part: {"Kontak": {"tipe": "pelanggan"}}.',
  'ImporPaketCreateInput.buat':
    'What is made on the way, of all parts ("semua" or ["satuan"]) or by the name of the part.',
  'ImporCreateInput.lembar': 'The sheet of a workbook that is read, by its name or number.',
  'ImporCreateInput.isiLembar': 'The sheets of a workbook with their first rows: [{nama, baris}].',
  'ImporPaketCreateInput.bagian':
    'Its sheets or files with their first rows: [{nama, lembar, bentuk, sidik, ukuran, baris}].',
  'ImporPaketCreateInput.dilewati': 'What holds no rows, and is left out: [{nama, sebab}].',
  'ImporPaketCreateInput.ganti':
    'Of openings: what is booked otherwise than the file says is replaced; else it is a finding.',
  'ImporPaketPatchInput.bagian':
    'What is said of its parts: [{ke, jenis, dipakai, pasti, pemetaan, gaya, tetap, buat}].',
  'ImporCreateInput.buat':
    'What is made on the way where rows name it and it is not there: ["satuan"], or "semua".',
  'ImporPatchInput.buat':
    'What is made on the way where rows name it and it is not there: ["satuan"], or "semua".',
  'ImporPatchInput.pasti': 'Says that what was asked was read right.',
  'ImporCreateInput.ganti':
    'Of openings: what is booked otherwise than the file says is replaced; else it is a finding.',
  'ImporPatchInput.ganti':
    'Of openings: what is booked otherwise than the file says is replaced; else it is a finding.',
  'ImporCreateInput.jenis': 'What the file holds, such as barang.',
  'ImporTambahInput.dari': 'Number of the first of these rows: one more than there are.',
  'ImporTambahInput.baris':
    'Lists of cells: texts, numbers, true and false, null, {"galat": what is wrong}.',
  'Query.imporTemplat(jenis)': 'What the file holds, such as barang.',
};

const PAPERS = {
  'CetakTemplatSetInput.catatan': 'The note on the paper.',
  'CetakTemplatSetInput.kolom': 'The columns in their order: [{kunci, judul}].',
  'CetakTemplatSetInput.ukuran': 'The size of the paper.',
};

const FILES = {
  'LampiranCreateInput.entitas': 'What the file is laid beside.',
  'LampiranCreateInput.entitasId': 'Id of what the file is laid beside.',
  'LampiranCreateInput.kunci': 'Under which the content is stored.',
  'LampiranCreateInput.nama': 'Name of the file.',
  'LampiranCreateInput.tipe': 'Type of the content, such as image/png.',
  'Query.lampiranList(entitas)': 'What the files lie beside.',
  'Query.lampiranList(entitasId)': 'Id of what the files lie beside.',
  'Query.lampiranPeriksa(entitas)': 'What a file is to lie beside.',
  'Query.lampiranPeriksa(entitasId)': 'Id of what the file is to lie beside.',
};

const BOOKS = {
  'TransaksiBatalTerimaInput.ke':
    'Which receipt, by its place (terima.penerimaan.ke); without it the newest.',
  'ArusKasBagian.baris': 'The lines of the activity.',
  'LaporanAsetBaris.tanggal': 'Day of acquisition.',
  'LaporanAsetKelompok.aset': 'The assets on the account.',
  'Neraca.aset': 'Assets.',
  'Neraca.kewajiban': 'Liabilities.',
  'Query.masterIdLuarByEntitasAndSumberAndNilai(nilai)': 'The id in the other program.',
  'Query.transaksiIdLuarByJenisAndSumberAndNilai(nilai)': 'The id in the other program.',
  'PenggunaCreateInput.peranKode': 'Role of the tenant’s own, in the place of one of the four.',
  'PenggunaCreateInput.lokasiId': 'Places whose documents the member sees; null: all.',
  'TransaksiDitaruh.peringatan':
    'What was booked all the same, but somebody should look at; null when there is nothing.',
  'TransaksiVoidInput.lepasIdLuar': 'Whether its ids in other programs become free.',
  'Query.anggaranByTahunAndBulanAndAkunKodeAndNilaiId(bulan)': 'Month of the calendar, 1 to 12.',
  'Query.anggaranByTahunAndBulanAndAkunKodeAndNilaiId(tahun)': 'Year of the calendar.',
  'Query.dashboardPapan(bulan)': 'Number of months, 1 to 24.',
  'Query.laporanPenjualan(urut)': 'In which order the lines stand.',
  'KunciApiCreateInput.peranKode': 'Role of the tenant’s own, in the place of one of the four.',
  'KunciApiCreateInput.lokasiId': 'Places whose documents the key sees; null: all.',
  'Query.kunciApiPanggilan(sejak)': 'Only what came at this moment or later.',
  'Query.kunciPanggilan(sejak)': 'Only what came at this moment or later.',
  'Query.laporanBeda(sejak)': 'The moment after which the books changed.',
  'OrderPembelianTerimaInput.nomorSuratJalan': 'Number of the delivery note of the supplier.',
  'PenerimaanTutupInput.cara': 'What becomes of the debt; barang where absent.',
  'UsulanBeliCreateInput.baris':
    'What is to be drafted; absent: all that is proposed and has a supplier.',
  'Query.stokLapisan(ke)': 'Number of the layer among those of its movement, from 0.',
};

const SYSTEM = {
  'CabangUjiCreateInput.anggota': 'Whether all members come along; only who makes it where absent.',
  'CabangUjiCreateInput.samarkan': 'Whether names, addresses and numbers of contacts are made up.',
  'DraftDisalin.draftId': 'The working draft.',
  'TransaksiSalinInput.lagi': 'Whether to copy a quotation of which an order stands already.',
  'TransaksiTutupInput.hasil':
    'What became of the quotation; required for one, and for nothing else.',
  'CdcJobAksiInput.aksi': 'What is to be done with the job.',
  'ModulAktifInput.aktif': 'Whether the module is on.',
  'ModulSetInput.modul': 'The modules that are switched.',
  'Pengaturan.id': 'Always true: there is one row.',
  'Query.auditList(entitas)': 'Only changes of this kind of record.',
  'Query.pengaturan(id)': 'Always true: there is one row.',
  'WebhookPatchInput.aktif': 'Whether events are sent.',
};

export const EXACT: Readonly<Record<string, string>> = {
  ...IMPORTS,
  ...PAPERS,
  ...FILES,
  ...BOOKS,
  ...SYSTEM,
};
