import { LANGUAGES, type LanguageCode } from '@klarnotam/language';
import { describe, expect, test } from 'vitest';
import type { SlotKind, Template } from '../slot.ts';
import { checkSentence } from './check-sentence.ts';

function template(text: string, ...kinds: readonly SlotKind[]): Template {
  return { text, slots: kinds.map((kind, index) => ({ number: index + 1, kind, text: `${index + 1}` })) };
}

const GRASS = template('GRASS CUTTING OPERATIONS IN PROGRESS WITHIN THE MOVEMENT AREA');
const DISTANCES = template('RWY ⟦1⟧ DECLARED DISTANCES CHANGED', 'designator');
const CRANES = template('UP TO ⟦1⟧ CRANES OPERATING ⟦2⟧', 'count', 'period');
const POSITION = template(
  'POSITION OF THE CRANE IS ⟦1⟧ WEST OF THE RWY ⟦2⟧ THRESHOLD',
  'distance',
  'designator',
);
const BIRDS = template(
  'CONCENTRATION OF BIRDS INCLUDING GULLS AND HERONS IN THE VICINITY OF THE AIRPORT (⟦1⟧)',
  'place',
);
const DISPLACED = template('RWY ⟦1⟧ THR DISPLACED BY ⟦2⟧', 'designator', 'distance');
const LIGHT = template("FLASHING RED LIGHT IS ON CRANE'S TOP");
const WORK = template('DUE TO WIP ON TWY ⟦1⟧ BTN ⟦2⟧ AND ⟦3⟧', 'designator', 'name', 'name');
const CLAUSES = [GRASS, DISTANCES, CRANES, POSITION, BIRDS, DISPLACED, LIGHT, WORK];

const SENTENCES: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: [
    'Grass is being cut within the movement area.',
    'The declared distances of runway ⟦1⟧ have changed.',
    'Up to ⟦1⟧ cranes are operating, ⟦2⟧.',
    'The crane stands ⟦1⟧ west of the threshold of runway ⟦2⟧.',
    'There are many birds, among them gulls and herons, near the airport (⟦1⟧).',
    'The threshold of runway ⟦1⟧ is displaced by ⟦2⟧.',
    'There is a flashing red light at the top of the crane.',
    'Because of work in progress on taxiway ⟦1⟧ between ⟦2⟧ and ⟦3⟧.',
  ],
  no: [
    'Det klippes gress innenfor ferdselsområdet.',
    'De kunngjorte distansene for rullebane ⟦1⟧ er endret.',
    'Opptil ⟦1⟧ kraner er i arbeid, ⟦2⟧.',
    'Kranen står ⟦1⟧ vest for terskelen til rullebane ⟦2⟧.',
    'Mange fugler, blant annet måker og hegrer, i nærheten av flyplassen (⟦1⟧).',
    'Terskelen til rullebane ⟦1⟧ er flyttet ⟦2⟧.',
    'Det er et blinkende rødt lys i toppen av kranen.',
    'På grunn av pågående arbeid på taksebane ⟦1⟧ mellom ⟦2⟧ og ⟦3⟧.',
  ],
  es: [
    'Se está cortando el césped dentro del área de movimiento.',
    'Han cambiado las distancias declaradas de la pista ⟦1⟧.',
    'Hasta ⟦1⟧ grúas como máximo trabajan ⟦2⟧.',
    'La grúa está ⟦1⟧ al oeste del umbral de la pista ⟦2⟧.',
    'Concentración de aves, entre ellas gaviotas y garzas, en las cercanías del aeropuerto (⟦1⟧).',
    'El umbral de la pista ⟦1⟧ está desplazado ⟦2⟧.',
    'Hay una luz roja intermitente en lo más elevado de la grúa.',
    'Debido a obras en la calle de rodaje ⟦1⟧ entre ⟦2⟧ y ⟦3⟧.',
  ],
  pt: [
    'Está em curso o corte de relva dentro da área de movimento.',
    'As distâncias declaradas da pista ⟦1⟧ foram alteradas.',
    'No máximo ⟦1⟧ gruas em operação, ⟦2⟧.',
    'A grua encontra-se ⟦1⟧ a oeste da soleira da pista ⟦2⟧.',
    'Concentração de aves, incluindo gaivotas e garças, nas proximidades do aeroporto (⟦1⟧).',
    'A soleira da pista ⟦1⟧ está deslocada ⟦2⟧.',
    'Há uma luz vermelha intermitente no topo da grua.',
    'Devido a obras na pista de táxi ⟦1⟧ entre ⟦2⟧ e ⟦3⟧.',
  ],
  pl: [
    'W polu ruchu naziemnego trwa koszenie trawy.',
    'Zmieniono długości deklarowane drogi startowej ⟦1⟧.',
    'Pracuje maksymalnie ⟦1⟧ dźwigów, ⟦2⟧.',
    'Dźwig stoi ⟦1⟧ na zachód od progu drogi startowej ⟦2⟧.',
    'Skupiska ptaków, w tym mew i czapli, w pobliżu lotniska (⟦1⟧).',
    'Próg drogi startowej ⟦1⟧ jest przesunięty o ⟦2⟧.',
    'Na szczycie dźwigu jest migające czerwone światło.',
    'Z powodu prac na drodze kołowania ⟦1⟧ między ⟦2⟧ a ⟦3⟧.',
  ],
  ru: [
    'В пределах рабочей площади ведётся покос травы.',
    'Изменены объявленные дистанции ВПП ⟦1⟧.',
    'Работает максимум ⟦1⟧ кранов, ⟦2⟧.',
    'Кран стоит ⟦1⟧ западнее порога полосы ⟦2⟧.',
    'Скопление птиц, в том числе чаек и цапель, вблизи аэропорта (⟦1⟧).',
    'Порог полосы ⟦1⟧ смещён на ⟦2⟧.',
    'На вершине крана мигает красный огонь.',
    'Из-за работ на рулёжной дорожке ⟦1⟧ между ⟦2⟧ и ⟦3⟧.',
  ],
  ar: [
    'تجري أعمال قص العشب داخل منطقة الحركة.',
    'تغيرت المسافات المعلنة للمدرج ⟦1⟧.',
    'تعمل رافعات بحد أقصى ⟦1⟧، ⟦2⟧.',
    'تقع الرافعة على بعد ⟦1⟧ غرب عتبة المدرج ⟦2⟧.',
    'تجمع للطيور، منها النوارس ومالك الحزين، بالقرب من المطار (⟦1⟧).',
    'عتبة المدرج ⟦1⟧ مزاحة بمقدار ⟦2⟧.',
    'يوجد ضوء أحمر وامض في قمة الرافعة.',
    'بسبب أعمال على الممر ⟦1⟧ بين ⟦2⟧ و⟦3⟧.',
  ],
  hi: [
    'आवाजाही क्षेत्र के भीतर घास काटी जा रही है।',
    'रनवे ⟦1⟧ की घोषित दूरियाँ बदल गई हैं।',
    'अधिकतम ⟦1⟧ क्रेन काम में हैं, ⟦2⟧।',
    'क्रेन रनवे ⟦2⟧ की दहलीज के पश्चिम में ⟦1⟧ पर है।',
    'हवाई अड्डे (⟦1⟧) के पास पक्षियों का जमाव, जिनमें गल और बगुले शामिल हैं।',
    'रनवे ⟦1⟧ की दहलीज ⟦2⟧ खिसकाई गई है।',
    'क्रेन की चोटी पर लाल चमकती बत्ती है।',
    'टैक्सीवे ⟦1⟧ पर ⟦2⟧ और ⟦3⟧ के बीच चल रहे काम के कारण।',
  ],
  bn: [
    'চলাচল এলাকার ভিতরে ঘাস কাটা হচ্ছে।',
    'রানওয়ে ⟦1⟧-এর ঘোষিত দূরত্ব বদলেছে।',
    'সর্বোচ্চ ⟦1⟧টি ক্রেন কাজ চালাচ্ছে, ⟦2⟧।',
    'ক্রেনটি রানওয়ে ⟦2⟧-এর প্রান্তের পশ্চিমে ⟦1⟧ দূরত্বে।',
    'বিমানবন্দরের (⟦1⟧) কাছে গাঙচিল ও বকসহ পাখির ঝাঁক।',
    'রানওয়ে ⟦1⟧-এর প্রান্তসীমা ⟦2⟧ সরানো হয়েছে।',
    'ক্রেনের চূড়ায় লাল ঝলকানো বাতি আছে।',
    'ট্যাক্সিওয়ে ⟦1⟧-এ ⟦2⟧ ও ⟦3⟧-এর মাঝে কাজ চলার কারণে।',
  ],
  ja: [
    '移動区域内で草刈り作業が行われています。',
    '滑走路⟦1⟧の公示距離が変更されました。',
    '最大⟦1⟧のクレーンが⟦2⟧に作業します。',
    'クレーンは滑走路⟦2⟧の進入端の西⟦1⟧にあります。',
    'カモメやサギなどの鳥が空港（⟦1⟧）付近に集まっています。',
    '滑走路⟦1⟧の進入端が⟦2⟧移設されています。',
    'クレーンの頂部に赤い閃光灯があります。',
    '誘導路⟦1⟧の⟦2⟧と⟦3⟧との間の作業のため。',
  ],
  zh: [
    '活动区内正在割草。',
    '跑道⟦1⟧的公布距离有变更。',
    '最多⟦1⟧台起重机作业，⟦2⟧。',
    '起重机位于跑道⟦2⟧入口以西⟦1⟧处。',
    '机场（⟦1⟧）附近有鸥、鹭等鸟类聚集。',
    '跑道⟦1⟧入口内移⟦2⟧。',
    '起重机顶部有红色闪光灯。',
    '因滑行道⟦1⟧在⟦2⟧与⟦3⟧之间施工。',
  ],
};

describe.each(LANGUAGES)('sentences of clauses in $name', ({ code }) => {
  test.each(SENTENCES[code].map((sentence, index) => [sentence, CLAUSES[index] as Template] as const))(
    'is kept: %s',
    (sentence, asked) => {
      expect(checkSentence({ asked, answer: sentence, language: code, ours: false })).toEqual([]);
    },
  );
});
