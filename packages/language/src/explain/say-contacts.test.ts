import { decodeNotams } from '@klarnotam/notam';
import { expect, test } from 'vitest';
import { explainNotam } from '../explain-notam.ts';
import { loadCatalogue } from '../load-catalogue.ts';

const en = await loadCatalogue('en');

function wordingOf(text: string, lower: string) {
  const [notam] = decodeNotams(
    `A0001/26 NOTAMN
Q) EGTT/QRMCA/IV/BO/W/000/300/5130N00006W005
A) EGTT B) 2607010800 C) 2607011500
E) ${text}
F) ${lower} G) FL300`,
    { now: '2026-06-01T00:00:00Z' },
  ).notams;
  if (notam === undefined) throw new Error('The telegram is a NOTAM.');
  return explainNotam(notam, en);
}

test('a frequency for emergency services is none for others in an emergency', () => {
  const { contacts, explanation } = wordingOf(
    `TEMPO RESERVED AREA (TRA) EGTR196 ACTIVATED. EMERG SVC AND MIL OPS REQUIRING IMMEDIATE ACCESS TO THE TRA SHOULD CONTACT HEATHROW RADAR
ON 125.625 MHZ. FOR OTHER CREWED ACFT OR VISUAL LINE OF SIGHT OPS ACCESS, CONTACT THE OPERATOR 72 HOURS PRIOR TO OPS COMMENCING ON
020 4592 3223.`,
    'SFC',
  );
  expect(contacts.map(({ label }) => label)).toContain(
    'Frequency, for emergency services and the military only',
  );
  // The number by which pilots are let in changes the advice.
  expect(explanation.map(({ text }) => text)).toContain(
    'Stay out of the area while it is active unless the operator has let you in.',
  );
});

test('the height of the ground is told of only where ground can come near', () => {
  const near = 'The height of the ground is not known here';
  const said = (lower: string): string =>
    wordingOf('AIR COMBAT TRAINING', lower)
      .explanation.map(({ text }) => text)
      .join(' ');
  expect(said('FL050')).toContain(near);
  expect(said('FL100')).not.toContain(near);
});
