import type { ConditionCode } from '@klarnotam/notam';
import type { Condition } from '../../catalogue.ts';

/** Conditions of the NOTAM code in Russian. */
export const conditions: Readonly<Record<ConditionCode, Condition>> = {
  AC: {
    sentence:
      '{subject} {form, select, feminine {выведена} neuter {выведено} plural {выведены} other {выведен}} из эксплуатации для технического обслуживания.',
    label: 'вывод из эксплуатации для технического обслуживания',
  },
  AD: {
    sentence:
      '{subject} {form, select, feminine {доступна} neuter {доступно} plural {доступны} other {доступен}} днём.',
    label: 'работа днём',
  },
  AF: {
    sentence:
      '{subject} {form, select, feminine {прошла} neuter {прошло} plural {прошли} other {прошёл}} лётную проверку и {form, select, feminine {признана} neuter {признано} plural {признаны} other {признан}} надёжно {form, select, feminine {работающей} neuter {работающим} plural {работающими} other {работающим}}.',
    label: 'лётная проверка пройдена, работа надёжная',
  },
  AG: {
    sentence:
      '{subject} {form, select, plural {работают} other {работает}}, но {form, select, feminine {проверена} neuter {проверено} plural {проверены} other {проверен}} только на земле и {form, select, plural {ожидают} other {ожидает}} лётной проверки.',
    label: 'проверено только на земле, ожидается лётная проверка',
  },
  AH: { sentence: '{subject}: новые часы работы.', label: 'новые часы работы' },
  AK: {
    sentence: '{subject} вновь {form, select, plural {работают} other {работает}} в обычном режиме.',
    label: 'обычный режим работы восстановлен',
  },
  AL: {
    sentence:
      '{subject} снова {form, select, plural {действуют} other {действует}} на ранее опубликованных условиях.',
    label: 'возобновление на ранее опубликованных условиях',
  },
  AM: {
    sentence: '{subject}: только для полётов военной авиации.',
    label: 'только для полётов военной авиации',
  },
  AN: {
    sentence:
      '{subject} {form, select, feminine {доступна} neuter {доступно} plural {доступны} other {доступен}} ночью.',
    label: 'работа ночью',
  },
  AO: { sentence: '{subject} {form, select, plural {работают} other {работает}}.', label: 'работает' },
  AP: {
    sentence:
      '{subject} {form, select, feminine {доступна} neuter {доступно} plural {доступны} other {доступен}} только с предварительного разрешения.',
    label: 'только с предварительного разрешения',
  },
  AR: {
    sentence:
      '{subject} {form, select, feminine {доступна} neuter {доступно} plural {доступны} other {доступен}} по запросу.',
    label: 'по запросу',
  },
  AS: {
    sentence: '{subject} не {form, select, plural {работают} other {работает}}.',
    label: 'не работает',
  },
  AU: {
    sentence:
      '{subject} {form, select, feminine {недоступна} neuter {недоступно} plural {недоступны} other {недоступен}}.',
    label: 'недоступно',
  },
  AW: {
    sentence:
      '{subject} полностью {form, select, feminine {выведена} neuter {выведено} plural {выведены} other {выведен}} из эксплуатации.',
    label: 'полный вывод из эксплуатации',
  },
  AX: { sentence: 'Ранее объявленное отключение отменено.', label: 'объявленное отключение отменено' },
  CA: { sentence: '{subject} {form, select, plural {действуют} other {действует}}.', label: 'действует' },
  CC: { sentence: '{subject}: завершено.', label: 'завершение' },
  CD: {
    sentence: '{subject} не {form, select, plural {действуют} other {действует}}.',
    label: 'не действует',
  },
  CE: { sentence: '{subject}: возведение завершено.', label: 'возведение завершено' },
  CF: { sentence: '{subject}: частота изменена.', label: 'частота изменена' },
  CG: { sentence: '{subject}: категория понижена.', label: 'категория понижена' },
  CH: { sentence: '{subject}: внесены изменения.', label: 'внесены изменения' },
  CI: {
    sentence: '{subject}: опознавательный индекс или позывной изменён.',
    label: 'опознавательный индекс или позывной изменён',
  },
  CL: { sentence: '{subject}: направление изменено.', label: 'направление изменено' },
  CM: {
    sentence:
      '{subject} {form, select, feminine {смещена} neuter {смещено} plural {смещены} other {смещён}}.',
    label: 'смещение',
  },
  CN: {
    sentence:
      '{subject} {form, select, feminine {отменена} neuter {отменено} plural {отменены} other {отменён}}.',
    label: 'отмена',
  },
  CO: { sentence: '{subject} {form, select, plural {работают} other {работает}}.', label: 'работает' },
  CP: {
    sentence: '{subject} {form, select, plural {работают} other {работает}} на пониженной мощности.',
    label: 'работа на пониженной мощности',
  },
  CR: {
    sentence:
      '{subject} временно {form, select, feminine {заменена} neuter {заменено} plural {заменены} other {заменён}}.',
    label: 'временная замена',
  },
  CS: {
    sentence:
      '{subject} {form, select, feminine {установлена} neuter {установлено} plural {установлены} other {установлен}}.',
    label: 'установка',
  },
  CT: { sentence: '{subject}: идут испытания, не использовать.', label: 'идут испытания, не использовать' },
  HA: { sentence: 'Эффективность торможения указана в тексте.', label: 'эффективность торможения' },
  HB: { sentence: 'Коэффициент сцепления указан в тексте.', label: 'коэффициент сцепления' },
  HC: { sentence: '{subject}: покрытие – уплотнённый снег.', label: 'уплотнённый снег' },
  HD: { sentence: '{subject}: покрытие – сухой снег.', label: 'сухой снег' },
  HE: { sentence: '{subject}: на поверхности вода.', label: 'на поверхности вода' },
  HF: { sentence: '{subject}: снега и льда нет.', label: 'снега и льда нет' },
  HG: { sentence: 'Выполняется покос травы.', label: 'покос травы' },
  HH: { sentence: 'Имеется опасность; какая именно, указано в тексте.', label: 'опасность' },
  HI: { sentence: '{subject}: поверхность покрыта льдом.', label: 'лёд' },
  HJ: { sentence: 'Планируется запуск.', label: 'планируется запуск' },
  HK: { sentence: 'Идёт миграция птиц.', label: 'миграция птиц' },
  HL: { sentence: 'Уборка снега завершена.', label: 'уборка снега завершена' },
  HM: { sentence: '{subject}: нанесена маркировка.', label: 'нанесена маркировка' },
  HN: { sentence: '{subject}: покрытие – мокрый снег или слякоть.', label: 'мокрый снег или слякоть' },
  HO: { sentence: '{subject}: под снегом.', label: 'под снегом' },
  HP: { sentence: 'Выполняется уборка снега.', label: 'уборка снега' },
  HQ: { sentence: 'Операция отменена.', label: 'операция отменена' },
  HR: { sentence: 'Имеется стоячая вода.', label: 'стоячая вода' },
  HS: { sentence: 'Выполняется посыпка песком.', label: 'посыпка песком' },
  HT: {
    sentence: 'Заход на посадку только по сигналам сигнальной площадки.',
    label: 'заход только по сигналам сигнальной площадки',
  },
  HU: { sentence: 'Выполняется запуск.', label: 'выполняется запуск' },
  HV: { sentence: 'Работы завершены.', label: 'работы завершены' },
  HW: { sentence: 'Ведутся работы.', label: 'ведутся работы' },
  HX: { sentence: 'Наблюдается скопление птиц.', label: 'скопление птиц' },
  HY: { sentence: 'Имеются снежные валы.', label: 'снежные валы' },
  HZ: {
    sentence: '{subject}: поверхность покрыта замёрзшими колеями и гребнями.',
    label: 'замёрзшие колеи и гребни',
  },
  KK: { sentence: 'Это контрольный перечень действующих NOTAM.', label: 'контрольный перечень' },
  LA: {
    sentence: '{subject} {form, select, plural {работают} other {работает}} от резервного источника питания.',
    label: 'от резервного источника питания',
  },
  LB: {
    sentence: '{subject}: только для воздушных судов местного базирования.',
    label: 'только для воздушных судов местного базирования',
  },
  LC: {
    sentence:
      '{subject} {form, select, feminine {закрыта} neuter {закрыто} plural {закрыты} other {закрыт}}.',
    label: 'закрыто',
  },
  LD: { sentence: '{subject}: использование небезопасно.', label: 'использование небезопасно' },
  LE: {
    sentence:
      '{subject} {form, select, plural {работают} other {работает}} без резервного источника питания.',
    label: 'без резервного источника питания',
  },
  LF: { sentence: '{subject}: имеются помехи.', label: 'помехи' },
  LG: {
    sentence: '{subject} {form, select, plural {работают} other {работает}} без опознавательного сигнала.',
    label: 'без опознавательного сигнала',
  },
  LH: {
    sentence: '{subject}: использование запрещено воздушным судам тяжелее указанной массы.',
    label: 'запрещено воздушным судам тяжелее указанной массы',
  },
  LI: {
    sentence:
      '{subject} {form, select, feminine {закрыта} neuter {закрыто} plural {закрыты} other {закрыт}} для полётов по приборам (IFR).',
    label: 'закрыто для полётов по приборам (IFR)',
  },
  LK: {
    sentence: '{subject} {form, select, plural {работают} other {работает}} в режиме постоянного огня.',
    label: 'постоянный огонь',
  },
  LL: {
    sentence: '{subject}: использование в пределах указанной длины и ширины.',
    label: 'использование в пределах указанной длины и ширины',
  },
  LN: {
    sentence:
      '{subject} {form, select, feminine {закрыта} neuter {закрыто} plural {закрыты} other {закрыт}} ночью.',
    label: 'закрыто ночью',
  },
  LP: {
    sentence: '{subject}: запрещено тем, кто указан в тексте.',
    label: 'запрет, как указано в тексте',
  },
  LR: {
    sentence: 'Воздушным судам разрешено движение только по ВПП и рулёжным дорожкам.',
    label: 'движение только по ВПП и рулёжным дорожкам',
  },
  LS: { sentence: '{subject}: возможны перерывы в работе.', label: 'возможны перерывы в работе' },
  LT: { sentence: '{subject}: действуют ограничения.', label: 'ограничения' },
  LV: {
    sentence:
      '{subject} {form, select, feminine {закрыта} neuter {закрыто} plural {закрыты} other {закрыт}} для визуальных полётов (VFR).',
    label: 'закрыто для визуальных полётов (VFR)',
  },
  LW: { sentence: '{subject}: планируется проведение.', label: 'планируется проведение' },
  LX: {
    sentence: '{subject} {form, select, plural {работают} other {работает}}, но требуется осторожность.',
    label: 'требуется осторожность при использовании',
  },
  TT: {
    sentence: 'Это триггерный NOTAM: он обращает внимание на опубликованную поправку или дополнение.',
    label: 'триггерный NOTAM',
  },
  XX: { sentence: 'Что изменилось, указано в тексте.', label: 'указано в тексте' },
};
