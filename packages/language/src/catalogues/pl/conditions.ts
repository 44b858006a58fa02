import type { ConditionCode } from '@klarnotam/notam';
import type { Condition } from '../../catalogue.ts';

/** Conditions of the NOTAM code in Polish. */
export const conditions: Readonly<Record<ConditionCode, Condition>> = {
  AC: {
    sentence:
      '{subject} {form, select, feminine {została wycofana} neuter {zostało wycofane} plural {zostały wycofane} other {został wycofany}} z eksploatacji na czas obsługi technicznej.',
    label: 'wycofanie na czas obsługi technicznej',
  },
  AD: {
    sentence:
      '{subject} {form, select, feminine {jest dostępna} neuter {jest dostępne} plural {są dostępne} other {jest dostępny}} w dzień.',
    label: 'dostępność w dzień',
  },
  AF: {
    sentence: '{subject}: wykonano kontrolę z powietrza, działanie uznano za niezawodne.',
    label: 'kontrola z powietrza wykonana, działanie niezawodne',
  },
  AG: {
    sentence:
      '{subject} {form, select, plural {działają} other {działa}}, ale po kontroli tylko z ziemi, w oczekiwaniu na kontrolę z powietrza.',
    label: 'w użyciu, po kontroli tylko z ziemi, w oczekiwaniu na kontrolę z powietrza',
  },
  AH: { sentence: '{subject}: nowe godziny pracy.', label: 'nowe godziny pracy' },
  AK: { sentence: '{subject}: przywrócono normalne działanie.', label: 'powrót do normalnego działania' },
  AL: {
    sentence: '{subject}: ponownie w użyciu na warunkach opublikowanych wcześniej.',
    label: 'ponownie w użyciu na warunkach opublikowanych wcześniej',
  },
  AM: { sentence: '{subject}: tylko dla operacji wojskowych.', label: 'tylko dla operacji wojskowych' },
  AN: {
    sentence:
      '{subject} {form, select, feminine {jest dostępna} neuter {jest dostępne} plural {są dostępne} other {jest dostępny}} w nocy.',
    label: 'dostępność w nocy',
  },
  AO: { sentence: '{subject} {form, select, plural {działają} other {działa}}.', label: 'w użyciu' },
  AP: {
    sentence:
      '{subject} {form, select, feminine {jest dostępna} neuter {jest dostępne} plural {są dostępne} other {jest dostępny}} po uzyskaniu wcześniejszej zgody.',
    label: 'dostępność po uzyskaniu wcześniejszej zgody',
  },
  AR: {
    sentence:
      '{subject} {form, select, feminine {jest dostępna} neuter {jest dostępne} plural {są dostępne} other {jest dostępny}} na żądanie.',
    label: 'dostępność na żądanie',
  },
  AS: { sentence: '{subject} nie {form, select, plural {działają} other {działa}}.', label: 'niesprawność' },
  AU: {
    sentence:
      '{subject} {form, select, feminine {jest niedostępna} neuter {jest niedostępne} plural {są niedostępne} other {jest niedostępny}}.',
    label: 'niedostępność',
  },
  AW: {
    sentence:
      '{subject} {form, select, feminine {została całkowicie wycofana} neuter {zostało całkowicie wycofane} plural {zostały całkowicie wycofane} other {został całkowicie wycofany}} z eksploatacji.',
    label: 'całkowite wycofanie z eksploatacji',
  },
  AX: { sentence: 'Zapowiedziane wyłączenie zostało odwołane.', label: 'zapowiedziane wyłączenie odwołane' },
  CA: {
    sentence:
      '{subject} {form, select, feminine {jest aktywna} neuter {jest aktywne} plural {są aktywne} other {jest aktywny}}.',
    label: 'aktywacja',
  },
  CC: { sentence: '{subject}: zakończono.', label: 'zakończenie' },
  CD: {
    sentence:
      '{subject} nie {form, select, feminine {jest aktywna} neuter {jest aktywne} plural {są aktywne} other {jest aktywny}}.',
    label: 'brak aktywności',
  },
  CE: { sentence: '{subject}: wzniesienie zakończone.', label: 'wzniesiono' },
  CF: { sentence: '{subject}: zmieniono częstotliwość.', label: 'zmiana częstotliwości' },
  CG: { sentence: '{subject}: obniżono kategorię.', label: 'obniżenie kategorii' },
  CH: { sentence: '{subject}: wprowadzono zmianę.', label: 'zmiana' },
  CI: {
    sentence: '{subject}: zmieniono znak rozpoznawczy lub wywoławczy.',
    label: 'zmiana znaku rozpoznawczego lub wywoławczego',
  },
  CL: { sentence: '{subject}: zmieniono ustawienie.', label: 'zmiana ustawienia' },
  CM: {
    sentence:
      '{subject} {form, select, feminine {została przesunięta} neuter {zostało przesunięte} plural {zostały przesunięte} other {został przesunięty}}.',
    label: 'przesunięcie',
  },
  CN: {
    sentence:
      '{subject} {form, select, feminine {została odwołana} neuter {zostało odwołane} plural {zostały odwołane} other {został odwołany}}.',
    label: 'odwołanie',
  },
  CO: { sentence: '{subject} {form, select, plural {działają} other {działa}}.', label: 'w użyciu' },
  CP: {
    sentence: '{subject} {form, select, plural {działają} other {działa}} ze zmniejszoną mocą.',
    label: 'w użyciu ze zmniejszoną mocą',
  },
  CR: {
    sentence:
      '{subject} {form, select, feminine {została czasowo zastąpiona} neuter {zostało czasowo zastąpione} plural {zostały czasowo zastąpione} other {został czasowo zastąpiony}}.',
    label: 'czasowe zastąpienie',
  },
  CS: {
    sentence:
      '{subject} {form, select, feminine {została wprowadzona} neuter {zostało wprowadzone} plural {zostały wprowadzone} other {został wprowadzony}}.',
    label: 'wprowadzenie',
  },
  CT: { sentence: '{subject}: trwają próby, nie używać.', label: 'trwają próby, nie używać' },
  HA: { sentence: 'Skuteczność hamowania podano w tekście.', label: 'skuteczność hamowania' },
  HB: { sentence: 'Współczynnik tarcia podano w tekście.', label: 'współczynnik tarcia' },
  HC: { sentence: '{subject}: pokrycie ubitym śniegiem.', label: 'ubity śnieg' },
  HD: { sentence: '{subject}: pokrycie suchym śniegiem.', label: 'suchy śnieg' },
  HE: { sentence: '{subject}: woda na powierzchni.', label: 'woda na powierzchni' },
  HF: { sentence: '{subject}: bez śniegu i lodu.', label: 'bez śniegu i lodu' },
  HG: { sentence: 'Trwa koszenie trawy.', label: 'trwa koszenie trawy' },
  HH: { sentence: 'Występuje zagrożenie; jakie, podano w tekście.', label: 'zagrożenie' },
  HI: { sentence: '{subject}: pokrycie lodem.', label: 'lód' },
  HJ: { sentence: 'Planowany jest start lub wypuszczenie.', label: 'planowany start lub wypuszczenie' },
  HK: { sentence: 'Trwa migracja ptaków.', label: 'migracja ptaków' },
  HL: { sentence: 'Odśnieżanie zakończono.', label: 'odśnieżanie zakończone' },
  HM: { sentence: '{subject}: oznakowanie wykonane.', label: 'oznakowanie wykonane' },
  HN: {
    sentence: '{subject}: pokrycie mokrym śniegiem lub błotem pośniegowym.',
    label: 'mokry śnieg lub błoto pośniegowe',
  },
  HO: {
    sentence:
      '{subject} {form, select, feminine {jest zasłonięta śniegiem} neuter {jest zasłonięte śniegiem} plural {są zasłonięte śniegiem} other {jest zasłonięty śniegiem}}.',
    label: 'zasłonięcie śniegiem',
  },
  HP: { sentence: 'Trwa odśnieżanie.', label: 'trwa odśnieżanie' },
  HQ: { sentence: 'Operację odwołano.', label: 'operację odwołano' },
  HR: { sentence: 'Występuje stojąca woda.', label: 'stojąca woda' },
  HS: { sentence: 'Trwa posypywanie piaskiem.', label: 'trwa posypywanie piaskiem' },
  HT: {
    sentence: 'Podejście tylko według sygnałów z pola sygnałowego.',
    label: 'podejście tylko według pola sygnałowego',
  },
  HU: { sentence: 'Trwa start lub wypuszczanie.', label: 'trwa start lub wypuszczanie' },
  HV: { sentence: 'Prace zakończono.', label: 'prace zakończone' },
  HW: { sentence: 'Trwają prace.', label: 'trwają prace' },
  HX: { sentence: 'Występuje skupisko ptaków.', label: 'skupisko ptaków' },
  HY: { sentence: 'Występują zwały śniegu.', label: 'zwały śniegu' },
  HZ: {
    sentence: '{subject}: zamarznięte koleiny i nierówności.',
    label: 'zamarznięte koleiny i nierówności',
  },
  KK: { sentence: 'Jest to lista kontrolna obowiązujących NOTAM-ów.', label: 'lista kontrolna' },
  LA: {
    sentence: '{subject} {form, select, plural {działają} other {działa}} na zasilaniu rezerwowym.',
    label: 'na zasilaniu rezerwowym',
  },
  LB: {
    sentence: '{subject}: tylko dla statków powietrznych tam stacjonujących.',
    label: 'tylko dla statków powietrznych tam stacjonujących',
  },
  LC: {
    sentence:
      '{subject} {form, select, feminine {jest zamknięta} neuter {jest zamknięte} plural {są zamknięte} other {jest zamknięty}}.',
    label: 'zamknięcie',
  },
  LD: { sentence: '{subject}: korzystanie jest niebezpieczne.', label: 'użycie niebezpieczne' },
  LE: {
    sentence: '{subject} {form, select, plural {działają} other {działa}} bez zasilania rezerwowego.',
    label: 'bez zasilania rezerwowego',
  },
  LF: { sentence: '{subject}: występują zakłócenia.', label: 'zakłócenia' },
  LG: {
    sentence: '{subject} {form, select, plural {działają} other {działa}} bez sygnału rozpoznawczego.',
    label: 'w użyciu bez sygnału rozpoznawczego',
  },
  LH: {
    sentence:
      '{subject} nie {form, select, plural {nadają} other {nadaje}} się dla statków powietrznych cięższych, niż podano.',
    label: 'nieprzydatność dla statków powietrznych cięższych, niż podano',
  },
  LI: {
    sentence:
      '{subject} {form, select, feminine {jest zamknięta} neuter {jest zamknięte} plural {są zamknięte} other {jest zamknięty}} dla lotów według wskazań przyrządów (IFR).',
    label: 'zamknięcie dla lotów IFR',
  },
  LK: {
    sentence: '{subject} {form, select, plural {działają} other {działa}} światłem stałym.',
    label: 'światło stałe',
  },
  LL: {
    sentence: '{subject}: do użytku w podanej długości i szerokości.',
    label: 'do użytku w podanej długości i szerokości',
  },
  LN: {
    sentence:
      '{subject} {form, select, feminine {jest zamknięta} neuter {jest zamknięte} plural {są zamknięte} other {jest zamknięty}} w nocy.',
    label: 'zamknięcie w nocy',
  },
  LP: { sentence: '{subject}: zakaz dla wskazanych w tekście.', label: 'zakaz według tekstu' },
  LR: {
    sentence: 'Statki powietrzne mogą poruszać się tylko po drogach startowych i drogach kołowania.',
    label: 'ruch tylko po drogach startowych i drogach kołowania',
  },
  LS: {
    sentence: '{subject} {form, select, plural {mogą} other {może}} działać z przerwami.',
    label: 'możliwe przerwy w działaniu',
  },
  LT: { sentence: '{subject}: obowiązują ograniczenia.', label: 'ograniczenia' },
  LV: {
    sentence:
      '{subject} {form, select, feminine {jest zamknięta} neuter {jest zamknięte} plural {są zamknięte} other {jest zamknięty}} dla lotów z widocznością (VFR).',
    label: 'zamknięcie dla lotów VFR',
  },
  LW: {
    sentence: '{subject} {form, select, plural {odbywają się} other {odbywa się}}.',
    label: 'zapowiedź',
  },
  LX: {
    sentence: '{subject} {form, select, plural {działają} other {działa}}, ale zaleca się ostrożność.',
    label: 'w użyciu, zalecana ostrożność',
  },
  TT: {
    sentence: 'Trigger NOTAM zwraca uwagę na opublikowaną zmianę lub suplement.',
    label: 'trigger NOTAM',
  },
  XX: { sentence: 'Co się zmieniło, podano w tekście.', label: 'podano w tekście' },
};
