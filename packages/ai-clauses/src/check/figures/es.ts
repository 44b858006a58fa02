import type { FigureWords } from './figure-words.ts';

/** Figures, units, days and directions in Spanish. */
export const figures: FigureWords = {
  words: {
    none: 'a_menos_de con_el_este',
    numberWord: `dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince treinta cuarenta cincuenta sesenta setenta ochenta
      noventa cien ciento cientos mil miles millón millones millar* docena* decena* quincena* treintena* centenar* trío* tríos cuarteto* cero segundo segunda tercer tercero tercera terceros terceras tercio* cuarto
      cuarta cuartos quinto quinta sexto sexta séptim* octavo octava noveno novena décim* par pares triple* cuádruple* quíntuple* séxtuple* menos_cero porciento porcentaje*`,
    'bound.beside.more': 'más_de al_menos por_lo_menos como_mínimo',
    'bound.beside.less': 'menos_de casi',
    'bound.beside.about': 'aproximadamente',
    both: 'ambos ambas',
    half: 'mitad mitades',
    double: 'doble dobles bidireccional* duplicad*',
    'unit.foot': 'pie pies ft',
    'unit.metre': 'metro metros m',
    'unit.kilometre': 'km kilómetro*',
    'unit.mile': 'nm milla millas',
    'unit.knot': 'nudo nudos kt',
    'unit.small': 'cm mm centímetro* milímetro* pulgada*',
    'unit.beside.time': 'hora horas h minuto minutos min segundos día días semana semanas mes meses año años',
    'unit.clock': 'utc gmt zulú hora_local mediodía medianoche',
    'unit.degree': 'grado grados celsius',
    'unit.pressure': 'hpa qnh hectopascal*',
    'unit.frequency': 'mhz khz hz hercio* megahercio* kilohercio*',
    'unit.mass': 'kg kilo kilos kilogramo* gramo* tonelada* libra libras litro litros',
    'unit.level': 'fl nivel_de_vuelo niveles_de_vuelo',
    datum:
      'agl amsl nivel_del_mar nivel_medio_del_mar sobre_el_terreno sobre_el_suelo sobre_el_nivel sobre_la_superficie',
    calendar: `enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre lunes martes miércoles jueves viernes
      sábado* domingo*`,
    'compass.northEast': 'noreste nordeste',
    'compass.northWest': 'noroeste',
    'compass.southEast': 'sureste sudeste',
    'compass.southWest': 'suroeste sudoeste',
    'compass.north': 'norte septentrional*',
    'compass.south': 'sur meridional*',
    // "Este" alone is mostly "this".
    'compass.east':
      'al_este del_este el_este hacia_este lado_este sector_este parte_este extremo_este este_de_la este_del oriental* oriente',
    'compass.west': 'oeste occidental* poniente',
  },
  compounds:
    /^(?:dieci|veinti?|treinti|doscient|trescient|cuatrocient|quinient|seiscient|setecient|ochocient|novecient)/u,
  commonWords: new Set('el los las del con están una su al hay'.split(' ')),
};
