import type { RowWords } from '../../catalogue.ts';

/** Rows of reports and charts in Polish. */
export const rows: RowWords = {
  covers: {
    dry: 'sucho',
    wet: 'mokro',
    frost: 'szron',
    ice: 'lód',
    wetIce: 'mokry lód',
    slush: 'błoto pośniegowe',
    standingWater: 'stojąca woda',
    drySnow: 'suchy śnieg',
    wetSnow: 'mokry śnieg',
    looseSnow: 'luźny śnieg',
    compactedSnow: 'ubity śnieg',
    compactedSnowAndGravel: 'ubity śnieg zmieszany ze żwirem',
    windrows: 'wały śnieżne',
    snowDrifts: 'zaspy śnieżne',
    snowbanks: 'bandy śnieżne',
  },
  surface: {
    share: '{percent}% {cover}',
    deep: '{cover} (grubość: {depth})',
    onTopOf: '{cover} / pod spodem {below}',
    codes: 'kody stanu drogi startowej {codes}',
    each: '{cover} na każdej z trzech części',
    thirds: 'pierwsza część: {first}; druga część: {second}; ostatnia część: {third}',
    observed: 'obserwacja: {when}',
  },
  inches: '{value}″, {mm} mm',
  friction: {
    index: 'wskaźnik tarcia (CRFI) {values}',
    temperature: 'przy {celsius} °C',
    notReported: 'wskaźnik tarcia (CRFI): nie podano',
  },
  times: {
    valid: 'ważność: {when}',
    nextObservation: 'następna obserwacja: {when}',
    clearedBy: 'spodziewane oczyszczenie do: {when}',
  },
  minima: {
    decisionAltitude: 'wysokość bezwzględna decyzji (DA) {value}',
    minimumDescentAltitude: 'minimalna bezwzględna wysokość zniżania (MDA) {value}',
    obstacleClearanceAltitude:
      'bezwzględna wysokość zapewniająca przewyższenie nad przeszkodami (OCA) {value}',
    minimumAltitude: 'minimalna wysokość bezwzględna {value}',
    obstacleClearanceHeight: 'wysokość względna zapewniająca przewyższenie nad przeszkodami (OCH) {value}',
    aboveTouchdown: '{value} nad strefą przyziemienia',
    aboveAerodrome: '{value} nad lotniskiem',
    aboveEither: 'wysokość względna {value}',
    visibility: 'widzialność {value}',
    visualRange: 'zasięg widzenia wzdłuż drogi startowej (RVR) {value}',
    ceilingPlanned: 'podstawa chmur {value} do planowania',
    visibilityPlanned: 'widzialność {value} do planowania',
  },
  categories: {
    some: '{figures} ({form, select, one {kategoria} other {kategorie}} {categories})',
    all: '{figures} (wszystkie kategorie)',
  },
  circling: 'Podejście z okrążenia',
  miles: '{value} SM ({km} km)',
};
