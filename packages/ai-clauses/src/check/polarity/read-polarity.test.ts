import type { LanguageCode } from '@klarnotam/language';
import { describe, expect, test } from 'vitest';
import { comparePolarity } from './compare-polarity.ts';
import { readPolarity } from './read-polarity.ts';

interface Wording {
  /** As we say it, then as a pilot of the country might. */
  readonly kept: readonly (readonly [ours: string, theirs: string])[];
  /** The same with a ban, permission, exception, limit or state turned. */
  readonly turned: readonly (readonly [ours: string, theirs: string])[];
}

const WORDINGS: Readonly<Record<LanguageCode, Wording>> = {
  en: {
    kept: [
      [
        'Do not fly in the area without a clearance from air traffic control.',
        'You may not fly in the area without clearance from air traffic control.',
      ],
      ['Flying here is forbidden without permission.', 'You may only fly here with permission.'],
      ['You need permission to fly here.', 'Permission is required to fly here.'],
      ['The area is not active.', 'The area is inactive.'],
      ['Stay out of the area while it is active.', 'Keep out of the area when it is active.'],
      ['There is an unlit obstacle.', 'There is an obstacle without lights.'],
      ['The radar is not in service.', 'The radar is out of service.'],
    ],
    turned: [
      ['Do not fly in the area without a clearance.', 'Do not fly in the area, even with a clearance.'],
      ['You need permission to fly here.', 'You need no permission to fly here.'],
      ['The area is not active.', 'The area is active.'],
      ['Closed to all flying, drones too.', 'Closed to all flying, except drones.'],
      ['All traffic must stay clear of the area.', 'All traffic should stay clear of the area.'],
      ['The limit is below ⟦1⟧.', 'The limit is above ⟦1⟧.'],
    ],
  },
  no: {
    kept: [
      ['Ikke fly i området før du har fått tillatelse.', 'Du kan bare fly i området med tillatelse.'],
      ['Det er forbudt å fly her uten tillatelse.', 'Uten tillatelse er det ikke lov å fly her.'],
      ['Det kreves tillatelse for å fly her.', 'Du må ha tillatelse for å fly her.'],
      ['Området er ikke aktivt.', 'Området er inaktivt.'],
      [
        'Ikke fly drone i forbudsområdet mens det er aktivt.',
        'Du må ikke fly drone i forbudsområdet når det er aktivt.',
      ],
      ['Flyplassen er stengt.', 'Flyplassen er ikke åpen.'],
      ['Hinderet er uten lys.', 'Hinderet er ubelyst.'],
      ['En dronepilot trenger ikke gjøre noe.', 'Som dronepilot behøver du ikke gjøre noe.'],
    ],
    turned: [
      ['Ikke fly i området før du har fått tillatelse.', 'Fly i området før du har fått tillatelse.'],
      ['Det er forbudt å fly her uten tillatelse.', 'Det er lov å fly her uten tillatelse.'],
      ['Området er ikke aktivt.', 'Området er aktivt.'],
      ['Stengt for all flyging, også droner.', 'Stengt for all flyging, unntatt droner.'],
      ['En dronepilot trenger ikke gjøre noe.', 'En dronepilot må ikke gjøre noe.'],
      ['Hold deg under høyden som teksten tillater.', 'Hold deg over høyden som teksten tillater.'],
    ],
  },
  es: {
    kept: [
      ['Está prohibido volar aquí sin permiso.', 'No se puede volar aquí sin permiso.'],
      ['Para volar aquí se necesita permiso.', 'Para volar aquí se requiere autorización.'],
      ['La zona no está activa.', 'La zona está inactiva.'],
      [
        'No vuele en la zona sin autorización del control de tránsito aéreo.',
        'Solo puede volar en la zona con autorización del control de tránsito aéreo.',
      ],
      ['El aeródromo está cerrado.', 'El aeródromo no está abierto.'],
      ['Hay un obstáculo sin iluminar.', 'Hay un obstáculo no iluminado.'],
    ],
    turned: [
      ['Está prohibido volar aquí sin permiso.', 'Está permitido volar aquí sin permiso.'],
      ['La zona no está activa.', 'La zona está activa.'],
      [
        'Cerrado a todos los vuelos, incluidos los drones.',
        'Cerrado a todos los vuelos, excepto los drones.',
      ],
      [
        'Manténgase por debajo de la altura que permite el texto.',
        'Manténgase por encima de la altura que permite el texto.',
      ],
      ['El faro está fuera de servicio.', 'El faro está en servicio.'],
    ],
  },
  pt: {
    kept: [
      ['É proibido voar aqui sem autorização.', 'Não se pode voar aqui sem autorização.'],
      ['Para voar aqui é necessária autorização.', 'Só pode voar aqui com autorização.'],
      ['A área não está ativa.', 'A área está inativa.'],
      ['O aeródromo está fechado.', 'O aeródromo não está aberto.'],
      ['Mantenha-se fora da área enquanto ela estiver ativa.', 'Fique fora da área quando estiver ativa.'],
    ],
    turned: [
      ['É proibido voar aqui sem autorização.', 'Pode voar aqui sem autorização.'],
      ['A área não está ativa.', 'A área está ativa.'],
      ['Fechado a todos os voos, incluindo drones.', 'Fechado a todos os voos, exceto drones.'],
      ['Não voe na área.', 'Voe na área.'],
      ['O farol está fora de serviço.', 'O farol está em serviço.'],
    ],
  },
  pl: {
    kept: [
      ['Loty w tym miejscu bez zezwolenia są zakazane.', 'Bez zezwolenia nie wolno tu latać.'],
      ['Na lot w tym miejscu potrzebne jest zezwolenie.', 'Lot w tym miejscu wymaga zezwolenia.'],
      ['Strefa nie jest aktywna.', 'Strefa jest nieaktywna.'],
      [
        'Nie lataj w tym obszarze, dopóki nie otrzymasz zezwolenia.',
        'W tym obszarze można latać tylko za zezwoleniem.',
      ],
      ['Pilot drona nie musi nic robić.', 'Pilot drona nic nie musi robić.'],
      ['Lotnisko jest nieczynne.', 'Lotnisko jest zamknięte.'],
      ['Przeszkoda bez oświetlenia.', 'Nieoświetlona przeszkoda.'],
    ],
    turned: [
      ['Loty w tym miejscu bez zezwolenia są zakazane.', 'Loty w tym miejscu bez zezwolenia są dozwolone.'],
      ['Strefa nie jest aktywna.', 'Strefa jest aktywna.'],
      ['Zamknięte dla wszystkich lotów, także dronów.', 'Zamknięte dla wszystkich lotów oprócz dronów.'],
      ['Nie lataj tu dronem.', 'Lataj tu dronem.'],
      ['Lotnisko jest nieczynne.', 'Lotnisko jest czynne.'],
    ],
  },
  ru: {
    kept: [
      ['Полёты здесь без разрешения запрещены.', 'Без разрешения летать здесь нельзя.'],
      ['Для полётов здесь требуется разрешение.', 'Летать здесь можно только с разрешения.'],
      ['Зона не действует.', 'Зона неактивна.'],
      [
        'Не летайте в этом районе, пока не получите разрешение.',
        'Летать в этом районе можно только с разрешения.',
      ],
      ['Не влетайте в зону, пока она действует.', 'Нельзя влетать в зону, когда она действует.'],
      ['Аэродром закрыт.', 'Аэродром не работает.'],
      ['Препятствие без огней.', 'Препятствие не освещено.'],
    ],
    turned: [
      ['Полёты здесь без разрешения запрещены.', 'Полёты здесь разрешены без согласования.'],
      ['Зона не действует.', 'Зона действует.'],
      ['Закрыто для любых полётов, включая дроны.', 'Закрыто для любых полётов, кроме дронов.'],
      ['Не летайте здесь на дроне.', 'Летайте здесь на дроне.'],
      ['Аэродром закрыт.', 'Аэродром открыт.'],
    ],
  },
  ar: {
    kept: [
      ['الطيران هنا محظور ما لم يكن لديك إذن.', 'يُحظر الطيران هنا من دون إذن.'],
      ['يتطلب الطيران هنا إذنًا.', 'يلزم الحصول على إذن للطيران هنا.'],
      ['المنطقة غير مُفعَّلة.', 'المنطقة غير نشطة.'],
      [
        'لا تحلق في المنطقة دون تصريح من مراقبة الحركة الجوية.',
        'لا يجوز التحليق في المنطقة إلا بتصريح من مراقبة الحركة الجوية.',
      ],
      ['المطار مغلق.', 'المطار غير مفتوح.'],
    ],
    turned: [
      ['الطيران هنا محظور ما لم يكن لديك إذن.', 'الطيران هنا مسموح بدون إذن.'],
      ['المنطقة غير مُفعَّلة.', 'المنطقة مُفعَّلة.'],
      [
        'مغلق أمام جميع الرحلات، ومنها الطائرات غير المأهولة.',
        'مغلق أمام جميع الرحلات باستثناء الطائرات غير المأهولة.',
      ],
      ['لا تحلق هنا.', 'حلق هنا.'],
      ['المنارة خارج الخدمة.', 'المنارة في الخدمة.'],
    ],
  },
  hi: {
    kept: [
      ['अनुमति के बिना यहाँ उड़ान पर रोक है।', 'बिना अनुमति यहाँ उड़ान वर्जित है।'],
      ['यहाँ उड़ान के लिए अनुमति आवश्यक है।', 'यहाँ उड़ने के लिए अनुमति ज़रूरी है।'],
      ['क्षेत्र सक्रिय नहीं रहेगा।', 'क्षेत्र निष्क्रिय रहेगा।'],
      ['पहले से अनुमति मिले बिना क्षेत्र में न उड़ाएँ।', 'पहले अनुमति लिए बिना क्षेत्र में ड्रोन न उड़ाएँ।'],
      ['हवाई अड्डा बंद है।', 'हवाई अड्डा खुला नहीं है।'],
    ],
    turned: [
      ['अनुमति के बिना यहाँ उड़ान पर रोक है।', 'अनुमति के बिना यहाँ उड़ान भरी जा सकती है।'],
      ['क्षेत्र सक्रिय नहीं रहेगा।', 'क्षेत्र सक्रिय रहेगा।'],
      ['ड्रोन सहित सभी उड़ानें निषिद्ध हैं।', 'ड्रोन को छोड़कर सभी उड़ानें निषिद्ध हैं।'],
      ['यहाँ ड्रोन न उड़ाएँ।', 'यहाँ ड्रोन उड़ाएँ।'],
      ['बत्ती उपलब्ध नहीं है।', 'बत्ती उपलब्ध है।'],
    ],
  },
  bn: {
    kept: [
      ['অনুমতি ছাড়া এখানে উড্ডয়ন নিষিদ্ধ।', 'অনুমতি ছাড়া এখানে ওড়ানো যাবে না।'],
      ['এখানে উড্ডয়নের জন্য অনুমতি প্রয়োজন।', 'এখানে ওড়াতে অনুমতি লাগবে।'],
      ['এলাকাটি সক্রিয় থাকবে না।', 'এলাকাটি নিষ্ক্রিয় থাকবে।'],
      ['আগে অনুমতি না পেলে এলাকায় ওড়াবেন না।', 'অনুমতি ছাড়া এলাকায় ওড়াবেন না।'],
      ['বিমানবন্দর বন্ধ।', 'বিমানবন্দর খোলা নেই।'],
    ],
    turned: [
      ['অনুমতি ছাড়া এখানে উড্ডয়ন নিষিদ্ধ।', 'অনুমতি ছাড়াই এখানে ওড়ানো যাবে।'],
      ['এলাকাটি সক্রিয় থাকবে না।', 'এলাকাটি সক্রিয় থাকবে।'],
      ['ড্রোনসহ সব ধরনের উড্ডয়ন নিষিদ্ধ।', 'ড্রোন ছাড়া সব ধরনের উড্ডয়ন নিষিদ্ধ।'],
      ['এখানে ড্রোন ওড়াবেন না।', 'এখানে ড্রোন ওড়াবেন।'],
      ['সেবা পাওয়া যাবে না।', 'সেবা পাওয়া যাবে।'],
    ],
  },
  ja: {
    kept: [
      ['許可のない飛行は禁止されています。', '許可なしの飛行は禁止です。'],
      ['ここでの飛行には許可が必要です。', 'ここで飛行するには承認が必要です。'],
      ['この区域は有効ではありません。', 'この区域は無効です。'],
      [
        '禁止区域が有効な間は、その区域でドローンを飛行させないでください。',
        '禁止区域が有効な間は、ドローンをその中で飛ばすことはできません。',
      ],
      ['飛行場は閉鎖されています。', '飛行場は利用できません。'],
      ['灯火のない障害物があります。', '無灯火の障害物があります。'],
    ],
    turned: [
      ['許可のない飛行は禁止されています。', '許可のない飛行も可能です。'],
      ['この区域は有効ではありません。', 'この区域は有効です。'],
      ['ドローンを含むすべての飛行が禁止されています。', 'ドローンを除くすべての飛行が禁止されています。'],
      ['ここで飛行しないでください。', 'ここで飛行してください。'],
      ['誘導灯は使用できません。', '誘導灯は使用できます。'],
    ],
  },
  zh: {
    kept: [
      ['未经批准，禁止在此飞行。', '未经许可不得在此飞行。'],
      ['在此飞行须经批准。', '经批准后方可在此飞行。'],
      ['该区域未生效。', '该区域不适用。'],
      ['生效期间请勿进入该区域。', '该区域生效期间禁止进入。'],
      ['机场关闭。', '机场不开放。'],
      ['有未亮灯的障碍物。', '有一处障碍物无灯光。'],
    ],
    turned: [
      ['未经批准，禁止在此飞行。', '未经批准也可在此飞行。'],
      ['该区域未生效。', '该区域已生效。'],
      ['禁止一切飞行，包括无人机。', '禁止一切飞行，无人机除外。'],
      ['请勿在此飞行。', '请在此飞行。'],
      ['该设备不可用。', '该设备可用。'],
    ],
  },
};

describe.each(Object.entries(WORDINGS))('polarity in %s', (code, { kept, turned }) => {
  const language = code as LanguageCode;
  const compare = (one: string, other: string) =>
    comparePolarity(readPolarity(language, one), readPolarity(language, other));

  test.each(kept)('is kept: %s → %s', (ours, theirs) => {
    expect(compare(ours, theirs)).toEqual([]);
  });

  test.each(turned)('is turned: %s → %s', (ours, theirs) => {
    expect(compare(ours, theirs)).not.toEqual([]);
  });
});
