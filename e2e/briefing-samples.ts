/** When the journeys of a flight take place, and a flight near Drammen then. */
export const BRIEFING_NOW = new Date('2026-07-03T07:30:00Z');
export const DRAMMEN = { latitude: 59.744, longitude: 10.139 };

const BAN = `A1234/26 NOTAMN
Q) ENOR/QRTCA/IV/BO/W/000/009/5944N01008E001
A) ENOR B) 2607030900 C) 2607031400
E) TEMPORARY RESTRICTED AREA ESTABLISHED WI 1NM RADIUS 594438N 0100819E (DRAMMEN).
ALL UNMANNED ACFT FLIGHTS PROHIBITED.
F) GND G) 900FT AMSL`;

const FAR = `A1240/26 NOTAMN
Q) ENOR/QRTCA/IV/BO/W/000/025/6826N01725E001
A) ENOR B) 2607030800 C) 2607041800
E) TEMPORARY RESTRICTED AREA ESTABLISHED WI 1NM RADIUS 682600N 0172500E (NARVIK).
ALL UNMANNED ACFT FLIGHTS PROHIBITED.
F) GND G) 2500FT AMSL`;

const UNDRAWN = `A1241/26 NOTAMN
Q) ENOR/QRDCA/IV/BO/W/000/100/5944N01008E010
A) ENOR B) 2607030600 C) 2607031800
E) DANGER AREA EN D118 ACT.
F) GND G) FL100`;

const METAR = 'METAR ENGM 030720Z 01004KT 9999 FEW040 12/06 Q1021 NOSIG=';

const crane = (index: number) => `A${2000 + index}/26 NOTAMN
Q) ENOR/QOBCE/IV/M/AE/000/005/6${index % 9}10N01${index % 8}30E001
A) ENOR B) 2607010000 C) 2607310000
E) CRANE OPR PSN 6${index % 9}1000N 01${index % 8}3000E 99FT AGL.`;

/** A briefing of 60 notices and a report, one of them twice, with what a mail has around it. */
export const BRIEFING = [
  'Good morning Kari, here is the briefing',
  BAN,
  FAR,
  UNDRAWN,
  BAN,
  ...Array.from({ length: 56 }, (_, index) => crane(index)),
  METAR,
  'Fly safely',
].join('\n\n');

/** The shortest of PDFs: a page with these lines. */
export function pdfOf(text: string): Buffer {
  const lines = text
    .split('\n')
    .map((line) => `(${line.replace(/[\\()]/g, '\\$&')}) Tj T*`)
    .join('\n');
  const content = `BT /F1 10 Tf 40 800 Td 12 TL\n${lines}\nET`;
  return Buffer.from(
    [
      '%PDF-1.4',
      '1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj',
      '2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj',
      '3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >> endobj',
      `4 0 obj << /Length ${content.length} >> stream\n${content}\nendstream endobj`,
      '5 0 obj << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> endobj',
      'trailer << /Root 1 0 R >>',
      '%%EOF',
    ].join('\n'),
    'latin1',
  );
}

/** A briefing as a stored mail. */
export function mailOf(text: string): Buffer {
  return Buffer.from(
    [
      'From: briefing@example.no',
      'Subject: Briefing',
      'Content-Type: text/plain; charset=utf-8',
      '',
      text,
    ].join('\r\n'),
  );
}

export const ONE_NOTICE = BAN;
