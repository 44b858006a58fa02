import type { FigureWords } from './figure-words.ts';

/** Figures, units, days and directions in Polish. */
export const figures: FigureWords = {
  words: {
    none: 'trójkąt* wsch*_słońc* zach*_słońc*',
    numberWord: `dwa dwie dwaj dwóch dwu dwom dwóm dwoma dwiema dwoje dwojga trzy trzech trzem trzema trzej troje trojga cztery pięć sześć siedem osiem
      dziewięć dziesięć sto stu setki setek setkami dwieście trzysta tysiąc* tysięc* milion* miliard* tuzin* dwójk* trójk* czwórk* piątk* czworo czworga trio kwartet* zero zera drugi druga drugie drugiego
      drugiej drugim drugą drugich trzeci* czwarty czwarta czwarte czwartego czwartej czwartym czwartą piąty piąta piąte piątego piątej piątym piątą
      szósty szósta szóste szóstego szóstej szóstym siódm* ósmy ósma ósme ósmego ósmej ósmym dziewiąt* para pary parę parami półtora półtorej ćwierć
      ćwierci potrójn* trzykrotn* plus minus procent*`,
    'bound.beside.more': 'więcej_niż co_najmniej przynajmniej',
    'bound.beside.less': 'mniej_niż niespełna prawie niecałe',
    'bound.beside.about': 'około mniej_więcej',
    both: 'oba obie oboje obu obydwa obydwie obydwu obojga oboma obiema obydwoma obustronn*',
    half: 'pół połow*',
    double: 'podwójn* dwukierunkow* dwustronn* podwoj*',
    'unit.foot': 'ft stopa stopy stóp stopach stopami stopę',
    'unit.metre': 'm metr metra metry metrów metrach metrami metrze',
    'unit.kilometre': 'km kilometr*',
    'unit.mile': 'nm mila mile mil milach milami milę mili',
    'unit.knot': 'kt węzeł węzły węzłów węzła węzłach',
    'unit.small': 'cm mm centymetr* milimetr* cal cale cali',
    'unit.beside.time': `godzina godziny godzin godzinę godzinach godzinie godz h minuta minuty minut minutę min sekunda sekundy sekund dzień dnia dni
      dniach doba doby dób dobę tydzień tygodni* miesiąc* miesięc* rok roku lata lat`,
    'unit.clock': 'utc gmt zulu czas*_lokaln* czas*_miejscow*',
    'unit.degree': 'stopień stopnia stopni stopnie stopniach celsjusza',
    'unit.pressure': 'hpa qnh hektopaskal*',
    'unit.frequency': 'mhz khz hz herc* megaherc* kiloherc*',
    'unit.mass': 'kg kilo kilogram* gram gramy gramów tona tony ton funt* litr* ',
    'unit.level': 'fl poziom*_lotu',
    datum: 'agl amsl npm poziom*_morza nad_terenem nad_ziemią nad_poziom*',
    calendar: `styczeń styczni* luty lutego lutym marzec marca marcu kwiecień kwietni* maj maja maju czerwiec czerwc* lipiec lipc* sierpień sierpni*
      wrzesień wrześni* październik* listopad* grudzień grudni* poniedział* wtorek wtork* środa środę środy środą śród czwartek czwartk* piątek piątk*
      sobot* niedziel*`,
    'compass.northEast': 'północn*_wsch* północno_wsch* północ*_wschód',
    'compass.northWest': 'północn*_zach* północno_zach*',
    'compass.southEast': 'południow*_wsch* południowo_wsch*',
    'compass.southWest': 'południow*_zach* południowo_zach*',
    'compass.north': 'północ*',
    'compass.south': 'południ*',
    'compass.east': 'wschód wschodu wschodzie wschodem wschodni*',
    'compass.west': 'zachód zachodu zachodzie zachodem zachodni*',
  },
  compounds:
    /(?:naście|nastu|nast[yae]|dzieści|dziestu|dziest[yae]|dziesiąt|dziesięci|set$|ustu$|ystu$)|^(?:dwu(?:\p{L}{3})|trójs|czter|pięci|sześci|siedmi|ośmi|dziewięci|trzydni|trzygodz|trzymies)/u,
  commonWords: new Set('jest są oraz dla między przez od się został w z przy'.split(' ')),
};
