import type { LockWords } from '../lock-words.ts';
import { clockHours, days, halves, large } from './number-words.ts';

export const figures: LockWords = {
  wordStart: true,
  units: {
    ft: 'stóp|stop(?:a|y|ę|ą|om|ach|ami)(?!\\p{L})',
    m: 'metr\\p{L}*',
    km: 'kilometr\\p{L}*',
    nm: 'mil\\p{L}* morsk\\p{L}*|milow\\p{L}*|mil[aeięąo]?(?:ach|ami|om)?(?!\\p{L})|mm(?!\\p{L})',
    fl: 'poziom\\p{L}* lotu',
    kt: 'węz\\p{L}*|kt',
    kg: 'kilogram\\p{L}*',
    h: 'godzin\\p{L}*|godz\\.?',
    min: 'minut\\p{L}*',
    day: 'dni(?:ow\\p{L}*|a|ami)?(?!\\p{L})|dzień|dób|dob[yaęo](?!\\p{L})',
    MHz: 'megaherc\\p{L}*',
    deg: 'stopni\\p{L}*|stopień',
  },
  sides: {
    N: 'północ\\p{L}*|(?:szerokości )?płn\\.?|sz(?:er)?\\. (?:geogr\\. )?pn\\.?|^pn\\.?$|(?<=["\'°] ?)pn\\.?(?!\\p{L})',
    S: 'południ(?!k)\\p{L}*|płd\\.?|sz(?:er)?\\. (?:geogr\\. )?pd\\.?|^pd\\.?$|(?<=["\'°] ?)pd\\.?(?!\\p{L})',
    E: 'wschod(?!zi)\\p{L}*|wschód(?! słońca)|północno-wschod\\p{L}*|południowo-wschod\\p{L}*|dł\\. (?:geogr\\. )?wsch\\.?|^wsch\\.?$|(?<=["\'°] ?)wsch\\.?(?!\\p{L})',
    W: 'zachod(?!zi)\\p{L}*|zachód(?! słońca)|północno-zachod\\p{L}*|południowo-zachod\\p{L}*|dł\\. (?:geogr\\. )?zach\\.?|^zach\\.?$|(?<=["\'°] ?)zach\\.?(?!\\p{L})',
  },
  numbers: [
    'jed(?:en|na|no|nego|nej|ną|nym|nemu)|pierwsz\\p{L}*',
    'dw(?:a|ie|óch|oma|oje|u|om|ojgiem)|ob[ai]e?|obu|oboma|oboje|drug\\p{L}*',
    'trz(?:y|ech|ema|em)|troje|trzeci\\p{L}*',
    'czter(?:y|ech|ema|em|o)|czworo|czwart\\p{L}*',
    'pię(?:ć|ciu|cioma|cio|cioro)|piąt\\p{L}*',
    'sze(?:ść|ściu|ścioma|ścio|ścioro)|szóst\\p{L}*',
    'siedem|siedmi(?:u|oma|o|oro)|siódm\\p{L}*',
    'osiem|ośmi(?:u|oma|o|oro)|ósm\\p{L}*',
    'dziewię(?:ć|ciu|cioma|cio)|dziewiąt\\p{L}{1,3}',
    'dziesię(?:ć|ciu|cioma|cio)|dziesiąt\\p{L}{1,3}',
    'jedena(?:ście|stu|stoma|sto)|jedenast\\p{L}{1,3}',
    'dwana(?:ście|stoma)|dwunast(?:u|o|\\p{L}{1,3})',
  ],
  large,
  clockHours,
  halves,
  days,
  runwaySides: {
    L: 'lew(?:y|a|ą|ej|ego|ym)',
    C: 'środkow(?:y|a|ą|ej|ego|ym)|centraln(?:y|a|ą|ej|ego|ym)',
    R: 'praw(?:y|a|ą|ej|ego|ym)',
  },
  midnight: '(?:o|do|od|po|przed) północ(?:y|ą)(?!\\p{L})',
  noon: 'w południe|(?:do|przed|o) (?:samo )?południ(?:a|em|u)(?!\\p{L})',
  allDay:
    'w dzień i w nocy|dzienn\\p{L}* i nocn\\p{L}*|całą dobę|(?:przez )?cały dzień|o każdej porze|całodobow\\p{L}*|dzień i noc|przez całą dobę|bez przerwy',
  morning: 'rano|przed południem',
  afternoon: 'po południu|wieczorem',
  clockBefore: '(?:o |od |do |po |przed )?godz(?:inie|iny|\\.)|godziną|godzina|godzin(?:ach|ami)(?: od)?',
  clockAfter: 'godz(?:in\\p{L}*|\\.)?|h(?!\\p{L})',
  utc: '(?:(?:wg |według )?czas\\p{L}* )?(?:utc|gmt|zulu)|czas\\p{L}* (?:skoordynowan\\p{L}* |koordynowan\\p{L}* )?uniwersaln\\p{L}*|uniwersaln\\p{L}* (?:skoordynowan\\p{L}* |koordynowan\\p{L}* )?czas\\p{L}*',
  localTime:
    'czas\\p{L}* \\p{L}+(?:sk|ck)i(?:ego|m|emu)?(?!\\p{L})|czas\\p{L}* (?:lokaln|miejscow|polsk|urzędow|letni|zimow|środkowoeuropejsk|moskiewsk|brytyjsk|pekińsk|chińsk|norwesk|angielsk|londyńsk|rosyjsk|niemieck)\\p{L}*|(?:lokaln|miejscow|polski|urzędow)\\p{L}* czas\\p{L}*',
  agl: 'agl|n\\. ?p\\. ?t\\.?|npt(?!\\p{L})|wysokoś\\p{L}* względn\\p{L}*|nad (?:poziomem )?(?:ziemi|teren|gruntu)\\p{L}*|ziemi\\p{L}*|powierzchni\\p{L}*(?!\\p{L}| morza| wod)|teren\\p{L}*|gnd|sfc|grunt\\p{L}*',
  amsl: 'amsl|msl|(?:nad )?(?:średni(?:m|ego) )?poziom\\p{L}* morza|npm|n\\. ?p\\. ?m\\.?|nad morz\\p{L}*|powierzchni\\p{L}* morza|lustr\\p{L}* morza|wysokoś\\p{L}* bezwzględn\\p{L}*|bezwzględn\\p{L}* wysokoś\\p{L}*',
  to: 'aż do|do|po|na',
  toHour: 'a',
  radius: 'promie(?:ń|ni\\p{L}{0,3})|okręg',
  between: '(?:po)?między',
  eachSide: 'każdej strony|każdą stronę|obu stronach|obie strony',
  and: 'i|oraz|lub',
  otherMonths: [
    'styczniu',
    'lutym|(?-i:II)',
    'marcu|(?-i:III)',
    'kwietniu|(?-i:IV)',
    'maju',
    'czerwcu|(?-i:VI)',
    'lipcu|(?-i:VII)',
    'sierpniu|(?-i:VIII)',
    'wrześniu|(?-i:IX)',
    'październiku',
    'listopadzie|(?-i:XI)',
    'grudniu|(?-i:XII)',
  ],
  weekdays: [
    'poniedział',
    'wtor(?:ek|k)',
    'śro(?:da|dy|dę|dą|dzie)',
    'czwart(?:ek|ku|ki|ków)',
    'piąt(?:ek|ku|ki|ków)',
    'sobo(?:t|ci)',
    'niedziel',
  ],
  eachWeek:
    'każd\\p{L}* \\p{L}+|tylko we? \\p{L}+|we? (?:poniedziałki|wtorki|środy|czwartki|piątki|soboty|niedziele)',
  concepts: {
    exception:
      'z wyjątkiem|wyjąt\\p{L}*|wyjąwszy|pomijając|nie licząc|(?:o ile|jeżeli|jeśli) nie|oprócz|poza|chyba|z wyłączeniem|wyłącz\\p{L}*|prócz|zwolnion\\p{L}*|nie dotyczy|nie obowiązuje|inn\\p{L}* niż|bez|za wyjątkiem',
    negation:
      'nie\\p{L}*|bez|brak\\p{L}*|żad\\p{L}*|nigdy|ani|zakaz\\p{L}*|zabroni\\p{L}*|zabrania\\p{L}*|zamknię\\p{L}*|wyłącz\\p{L}*|wycofan\\p{L}*|zawieszon\\p{L}*|poza',
    prohibited:
      'zakaz\\p{L}*|zabroni\\p{L}*|zabrania\\p{L}*|niedozwol\\p{L}*|nie (?:jest |są |będą )?(?:\\p{L}+ )?(?:dozwol\\p{L}*|wolno|można|zezwala)|nie wolno|nielegaln\\p{L}*|wzbronion\\p{L}*',
    permitted: 'dozwol\\p{L}*|(?:można|wolno) (?:latać|wykonywać)|zezwala\\p{L}*|dopuszcz\\p{L}*',
    condition:
      'z wyjątkiem|chyba|tylko|wyłącznie|jeśli|jeżeli|gdy|za (?:zgodą|zezwoleniem)|po uzyskaniu|pod warunkiem|uprzedni\\p{L}*|bez|przed|po |do |poza|sprawd\\p{L}*|zgod\\p{L}*|zezwole\\p{L}*',
    closed:
      'wyłącz\\p{L}*|zamkn\\p{L}*|zamyka\\p{L}*|wstrzyman\\p{L}*|zawieszon\\p{L}*|wycofan\\p{L}*|nieczynn\\p{L}*|niedostępn\\p{L}*|wyłączon\\p{L}*',
    open: 'otwart\\p{L}*|otwarci\\p{L}*|otwiera\\p{L}*|ponownie otw\\p{L}*',
    outOfService:
      'awari\\p{L}*|usterk\\p{L}*|niesprawn\\p{L}*|nieczynn\\p{L}*|nie (?:\\p{L}+ )?(?:działa\\p{L}*|dostępn\\p{L}*|można|jest|są|używa\\p{L}*|będzie|będą|funkcjonuj\\p{L}*|zapewni\\p{L}*|nadaj\\p{L}*|pracuj\\p{L}*)|niedostępn\\p{L}*|wyłączon\\p{L}*|poza|wycofan\\p{L}*|zawieszon\\p{L}*|brak\\p{L}*|bez|awari\\p{L}*|uszkodz\\p{L}*|nieużywan\\p{L}*|nieprzydatn\\p{L}*|nieoperacyjn\\p{L}*|zamknię\\p{L}*',
    permission:
      'upoważn\\p{L}*|zgod\\p{L}*|akceptac\\p{L}*|aprobat\\p{L}*|zezwol\\p{L}*|pozwol\\p{L}*|zatwierdz\\p{L}*|uprzedni\\p{L}*|ppr|powiadom\\p{L}*|koordynac\\p{L}*|uzgodni\\p{L}*|zgłosz\\p{L}*|autoryz\\p{L}*|wcześniejsz\\p{L}*|zawiadom\\p{L}*',
    only: 'tylko|wyłącznie|jedynie|ograniczon\\p{L}* do|zastrzeżon\\p{L}*',
    drone: 'dron\\p{L}*|bezzałog\\p{L}*|uas|uav\\p{L}*|rpas?|bsp|zdalnie|model\\p{L}* lataj\\p{L}*',
    permanent:
      'permanent\\p{L}*|na stałe|stał\\p{L}*|bezterminow\\p{L}*|do odwołania|trwał\\p{L}*|bez (?:daty )?(?:końc|zakończ)\\p{L}*|na zawsze|bez określon\\p{L}* (?:termin|dat|czas|końc)\\p{L}*|trwale(?!\\p{L})',
    estimated:
      'szacow\\p{L}*|szacunk\\p{L}*|orientacyjn\\p{L}*|przybliż\\p{L}*|przewidyw\\p{L}*|około|ok\\.|est(?!\\p{L})|spodziew\\p{L}*|wstępn\\p{L}*|prawdopodobn\\p{L}*|przypuszczaln\\p{L}*|mniej więcej|oczekiw\\p{L}*|może (?:się zmienić|ulec zmianie)|mogą (?:się zmienić|ulec zmianie)|nie jest (?:ostateczn|pewn)\\p{L}*',
    sunrise: 'wsch\\p{L}* (?:słońca|a|do|i|oraz)|świt\\p{L}*|sr(?!\\p{L})',
    daylight: 'dzienn\\p{L}*|w dzień|za dnia|dni[aąeu]|świt\\p{L}*|światł\\p{L}* dzienn\\p{L}*',
    sunset: 'zach\\p{L}* słońca|zmierzch\\p{L}*|zmrok\\p{L}*|ss(?!\\p{L})',
    unaffected:
      'nie (?:\\p{L}+ )?(?:wpływ[au]|dotyczy|ogranicza)|bez (?:wpływu|ograniczeń)|żadn\\p{L}* (?:wpływ\\p{L}*|ogranicz\\p{L}*)|swobodnie',
    restricted:
      'ogranicz\\p{L}*|restryk\\p{L}*|warunk\\p{L}*|nie wlatuj\\p{L}*|trzymaj\\p{L}* się z dala|chyba',
    workingHours:
      'godzin\\p{L}* (?:\\p{L}+ )?(?:prac|służb|pełnieni|dyżur|otwarci|działani|funkcjonowani|operac|nasłuch)|dyżur|na służbie|czasie (?:pracy|służby)',
    daily:
      'codzienn\\p{L}*|każdego (?:\\p{L}+ )?dnia|każdy dzień|każdą dobę|co dzień|co dnia|dziennie|dzień w dzień|dzień po dniu|wszystkie dni',
  },
  small:
    'w|na|z|do|od|jest|są|nie|że|się|i|oraz|dla|po|przez|będzie|przy|lub|pod|nad|ze|o|ten|to|tylko|w pobliżu',
};
