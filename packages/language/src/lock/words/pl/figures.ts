import type { LockWords } from '../lock-words.ts';

export const figures: LockWords = {
  wordStart: true,
  units: {
    ft: 'st[oó]p\\w*',
    m: 'metr\\w*',
    km: 'kilometr\\w*',
    nm: 'mil\\w* morsk\\w*|mm(?!\\w)',
    fl: 'poziom\\w* lotu',
    kt: 'węz\\w*|kt',
    kg: 'kilogram\\w*',
    h: 'godzin\\w*|godz\\.?',
    min: 'minut\\w*',
    day: 'dni|dzień|dnia',
    MHz: 'megaherc\\w*',
    deg: 'stopni\\w*|stopień',
  },
  sides: {
    N: 'północ\\w*|(?:szerokości )?płn\\.?',
    S: 'południ(?!k)\\w*|płd\\.?',
    E: 'wschod(?!zi)\\w*|wschód(?! słońca)|północno-wschod\\w*|południowo-wschod\\w*',
    W: 'zachod(?!zi)\\w*|zachód(?! słońca)|północno-zachod\\w*|południowo-zachod\\w*',
  },
  numbers: [
    'jed(?:en|na|no|nego)|pierwsz\\w*',
    'dw(?:a|ie|óch|oma)|ob[ai]e?|drug\\w*',
    'trz(?:y|ech|ema)|trzeci\\w*',
    'czter(?:y|ech|ema)|czwart\\w*',
    'pię(?:ć|ciu|cioma)|piąt\\w*',
    'sze(?:ść|ściu)|szóst\\w*',
    'siedem|siedmiu|siódm\\w*',
    'osiem|ośmiu|ósm\\w*',
    'dziewię\\w*|dziewiąt\\w*',
    'dziesię\\w*|dziesiąt\\w*',
    'jedena\\w*',
    'dwana\\w*|dwuna\\w*',
  ],
  midnight: 'północ(?:y|ą)?(?! od)|o północy',
  noon: 'w południe|południa',
  morning: 'rano|przed południem',
  afternoon: 'po południu|wieczorem',
  clockBefore: 'o godz(?:inie|\\.)|godz(?:ina|iny|inie|\\.)|od godz(?:iny|\\.)|do godz(?:iny|\\.)',
  clockAfter: 'godz\\.?',
  utc: 'utc|gmt|zulu|czas\\w* uniwersaln\\w*',
  localTime:
    'czas\\w* (?:lokaln|miejscow|polsk|urzędow|letni|zimow|środkowoeuropejsk|moskiewsk|brytyjsk|pekińsk|chińsk|norwesk|angielsk|londyńsk|rosyjsk|niemieck)\\w*|(?:lokaln|miejscow|polski|urzędow)\\w* czas\\w*',
  agl: 'agl|nad (?:poziomem )?(?:ziemi|teren|gruntu)\\w*|ziemi\\w*|powierzchni\\w*|teren\\w*|gnd|sfc|grunt\\w*',
  amsl: 'amsl|(?:nad )?(?:średnim )?poziom\\w* morza|npm|n\\.p\\.m\\.?|nad morz\\w*',
  to: 'do|po',
  and: 'i|oraz|lub',
  otherMonths: [],
  weekdays: [
    'poniedział',
    'wtor(?:ek|k)',
    'śro(?:da|dy|dę|dą|dzie)',
    'czwart(?:ek|ku|ki|ków)',
    'piąt(?:ek|ku|ki|ków)',
    'sobo(?:t|ci)',
    'niedziel',
  ],
  concepts: {
    exception:
      'z wyjątkiem|wyjąt\\w*|oprócz|poza|chyba|z wyłączeniem|wyłącz\\w*|prócz|zwolnion\\w*|nie dotyczy|nie obowiązuje|inn\\w* niż|bez|za wyjątkiem',
    negation:
      'nie\\w*|bez|brak\\w*|żad\\w*|nigdy|ani|zakaz\\w*|zabroni\\w*|zamknię\\w*|wyłącz\\w*|wycofan\\w*|zawieszon\\w*|poza',
    prohibited:
      'zakaz\\w*|zabroni\\w*|niedozwol\\w*|nie (?:jest |są |będą )?(?:\\p{L}+ )?(?:dozwol\\w*|wolno|można|zezwala)|nie wolno|nielegaln\\w*|wzbronion\\w*',
    permitted: 'dozwol\\w*|(?:można|wolno) (?:latać|wykonywać)|zezwala\\w*|dopuszcz\\w*',
    condition:
      'z wyjątkiem|chyba|tylko|wyłącznie|jeśli|jeżeli|gdy|za (?:zgodą|zezwoleniem)|po uzyskaniu|pod warunkiem|uprzedni\\w*|bez|przed|po |do |poza|sprawd\\w*|zgod\\w*|zezwole\\w*',
    closed: 'zamkn\\w*|zamyka\\w*|nieczynn\\w*|niedostępn\\w*|wyłączon\\w*',
    open: 'otwart\\w*|otwarci\\w*|otwiera\\w*|ponownie otw\\w*',
    outOfService:
      'niesprawn\\w*|nieczynn\\w*|nie (?:\\p{L}+ )?(?:działa\\w*|dostępn\\w*|można|jest|są|używa\\w*|będzie|będą|funkcjonuj\\w*|zapewni\\w*)|niedostępn\\w*|wyłączon\\w*|poza|wycofan\\w*|zawieszon\\w*|brak\\w*|bez|awari\\w*|uszkodz\\w*|nieużywan\\w*|nieprzydatn\\w*|nieoperacyjn\\w*|zamknię\\w*',
    permission:
      'zgod\\w*|zezwol\\w*|pozwol\\w*|zatwierdz\\w*|uprzedni\\w*|ppr|powiadom\\w*|koordynac\\w*|uzgodni\\w*|zgłosz\\w*|autoryz\\w*|wcześniejsz\\w*|zawiadom\\w*',
    only: 'tylko|wyłącznie|jedynie|ograniczon\\w* do|zastrzeżon\\w*',
    drone: 'dron\\w*|bezzałog\\w*|uas|uav\\w*|rpas?|bsp|zdalnie|model\\w* lataj\\w*',
    permanent:
      'permanent\\w*|na stałe|stał\\w*|bezterminow\\w*|do odwołania|trwał\\w*|bez (?:daty )?(?:końc|zakończ)\\w*|na zawsze',
    estimated:
      'szacow\\w*|szacunk\\w*|orientacyjn\\w*|przybliż\\w*|przewidyw\\w*|około|ok\\.|est(?!\\w)|spodziewan\\w*|wstępn\\w*',
    sunrise: 'wsch\\w* słońca|świt\\w*|sr(?!\\w)',
    sunset: 'zach\\w* słońca|zmierzch\\w*|zmrok\\w*|ss(?!\\w)',
    unaffected:
      'nie (?:\\p{L}+ )?(?:wpływa|dotyczy|ogranicza)|bez (?:wpływu|ograniczeń)|żadn\\w* (?:wpływ\\w*|ogranicz\\w*)|swobodnie',
    restricted: 'ogranicz\\w*|restryk\\w*|warunk\\w*|nie wlatuj\\w*|trzymaj\\w* się z dala|chyba',
    daily: 'codzienn\\w*|każdego dnia|co dzień|dziennie',
  },
  small:
    'w|na|z|do|od|jest|są|nie|że|się|i|oraz|dla|po|przez|będzie|przy|lub|pod|nad|ze|o|ten|to|tylko|w pobliżu',
};
