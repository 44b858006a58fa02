import type { FigureWords } from './figure-words.ts';

/** Figures, units, days and directions in Portuguese. */
export const figures: FigureWords = {
  words: {
    none: 'a_menos_de ',
    numberWord: `dois duas três tres quatro cinco seis sete oito nove dez onze doze treze catorze quatorze quinze dezesseis dezasseis dezessete dezassete
      dezoito dezenove dezanove vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cem cento centena* dezena* vintena* quinzena* trinca* trio trios quarteto* mil milhar* milhão milhões dúzia*
      zero segundo segunda terceiro terceira terceiros terceiras terço* quarto quarta quartos quinto quinta sexto sexta sétim* oitavo oitava nono nona
      décim* par pares triplo tripla triplic* quádrupl* porcentagem percentagem`,
    'bound.beside.more': 'mais_de pelo_menos ao_menos no_mínimo',
    'bound.beside.less': 'menos_de quase',
    'bound.beside.about': 'aproximadamente cerca_de',
    both: 'ambos ambas',
    half: 'metade metades meia',
    double: 'dobro dupla duplas duplo duplos duplic* bidirecional* bidireccional*',
    'unit.foot': 'pé pés ft',
    'unit.metre': 'metro metros m',
    'unit.kilometre': 'km quilómetro* quilômetro*',
    'unit.mile': 'nm milha milhas',
    'unit.knot': 'nó nós kt',
    'unit.small': 'cm mm centímetro* milímetro* polegada*',
    'unit.beside.time': 'hora horas h minuto minutos min segundos dia dias semana semanas mês meses ano anos',
    'unit.clock': 'utc gmt zulu hora_local horário_local meio_dia meia_noite',
    'unit.degree': 'grau graus celsius',
    'unit.percent': 'por_cento',
    'unit.pressure': 'hpa qnh hectopascal*',
    'unit.frequency': 'mhz khz hz hertz megahertz quilohertz',
    'unit.mass': 'kg quilo quilos quilograma* grama gramas tonelada* libra libras litro litros',
    'unit.level': 'fl nível_de_voo níveis_de_voo',
    datum:
      'agl amsl nível_do_mar nível_médio_do_mar acima_do_solo acima_do_terreno sobre_o_terreno acima_do_nível',
    calendar: `janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro segunda_feira terça* quarta_feira quinta_feira
      sexta_feira sábado* domingo*`,
    'compass.northEast': 'nordeste',
    'compass.northWest': 'noroeste',
    'compass.southEast': 'sudeste sueste',
    'compass.southWest': 'sudoeste',
    'compass.north': 'norte setentrional*',
    'compass.south': 'sul meridional* meridionais',
    'compass.east': 'leste oriental* orientais nascente',
    'compass.west': 'oeste ocidental* ocidentais poente',
  },
  compounds: /^(?:duzent|trezent|quatrocent|quinhent|seiscent|setecent|oitocent|novecent)/u,
  commonWords: new Set('em com estão uma ao há pela pelo das nas devido não são'.split(' ')),
};
