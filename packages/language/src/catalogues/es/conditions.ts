import type { ConditionCode } from '@klarnotam/notam';
import type { Condition } from '../../catalogue.ts';

/** Conditions of the NOTAM code in Spanish. */
export const conditions: Readonly<Record<ConditionCode, Condition>> = {
  AC: {
    sentence:
      '{subject} {form, select, masculinePlural {han} femininePlural {han} other {ha}} sido {form, select, feminine {retirada} masculinePlural {retirados} femininePlural {retiradas} other {retirado}} del servicio por mantenimiento.',
    label: 'fuera de servicio por mantenimiento',
  },
  AD: {
    sentence:
      '{subject} {form, select, masculinePlural {están} femininePlural {están} other {está}} {form, select, masculinePlural {disponibles} femininePlural {disponibles} other {disponible}} de día.',
    label: 'disponible de día',
  },
  AF: {
    sentence:
      '{subject} {form, select, masculinePlural {han} femininePlural {han} other {ha}} superado la verificación en vuelo y {form, select, masculinePlural {funcionan} femininePlural {funcionan} other {funciona}} de forma fiable.',
    label: 'verificación en vuelo superada, fiable',
  },
  AG: {
    sentence:
      '{subject} {form, select, masculinePlural {funcionan} femininePlural {funcionan} other {funciona}}, pero con verificación solo en tierra y a la espera de la verificación en vuelo.',
    label: 'en funcionamiento, con verificación solo en tierra, a la espera de la verificación en vuelo',
  },
  AH: {
    sentence:
      '{subject} {form, select, masculinePlural {tienen} femininePlural {tienen} other {tiene}} un nuevo horario de servicio.',
    label: 'nuevo horario de servicio',
  },
  AK: {
    sentence:
      '{subject} {form, select, masculinePlural {han} femininePlural {han} other {ha}} vuelto al funcionamiento normal.',
    label: 'funcionamiento normal restablecido',
  },
  AL: {
    sentence:
      '{subject} {form, select, masculinePlural {vuelven} femininePlural {vuelven} other {vuelve}} a estar en funcionamiento en las condiciones ya publicadas.',
    label: 'de nuevo en funcionamiento en las condiciones ya publicadas',
  },
  AM: {
    sentence:
      '{subject} {form, select, masculinePlural {están disponibles} femininePlural {están disponibles} other {está disponible}} solo para operaciones militares.',
    label: 'solo para operaciones militares',
  },
  AN: {
    sentence:
      '{subject} {form, select, masculinePlural {están} femininePlural {están} other {está}} {form, select, masculinePlural {disponibles} femininePlural {disponibles} other {disponible}} de noche.',
    label: 'disponible de noche',
  },
  AO: {
    sentence:
      '{subject} {form, select, masculinePlural {están} femininePlural {están} other {está}} en funcionamiento.',
    label: 'en funcionamiento',
  },
  AP: {
    sentence:
      '{subject} {form, select, masculinePlural {están} femininePlural {están} other {está}} {form, select, masculinePlural {disponibles} femininePlural {disponibles} other {disponible}}, pero se requiere permiso previo.',
    label: 'disponible con permiso previo',
  },
  AR: {
    sentence:
      '{subject} {form, select, masculinePlural {están} femininePlural {están} other {está}} {form, select, masculinePlural {disponibles} femininePlural {disponibles} other {disponible}} a solicitud.',
    label: 'disponible a solicitud',
  },
  AS: {
    sentence:
      '{subject} {form, select, masculinePlural {están} femininePlural {están} other {está}} fuera de servicio.',
    label: 'fuera de servicio',
  },
  AU: {
    sentence:
      'No {form, select, masculinePlural {están} femininePlural {están} other {está}} {form, select, masculinePlural {disponibles} femininePlural {disponibles} other {disponible}} {subject}.',
    label: 'no disponible',
  },
  AW: {
    sentence:
      '{subject} {form, select, masculinePlural {han} femininePlural {han} other {ha}} sido {form, select, feminine {retirada} masculinePlural {retirados} femininePlural {retiradas} other {retirado}} por completo.',
    label: 'retirada completa',
  },
  AX: { sentence: 'Se ha cancelado el cierre anunciado anteriormente.', label: 'cierre anunciado cancelado' },
  CA: {
    sentence:
      '{subject} {form, select, masculinePlural {están} femininePlural {están} other {está}} {form, select, feminine {activa} masculinePlural {activos} femininePlural {activas} other {activo}}.',
    label: 'en actividad',
  },
  CC: {
    sentence:
      '{subject} {form, select, masculinePlural {han} femininePlural {han} other {ha}} sido {form, select, feminine {completada} masculinePlural {completados} femininePlural {completadas} other {completado}}.',
    label: 'finalización',
  },
  CD: {
    sentence:
      '{subject} no {form, select, masculinePlural {están} femininePlural {están} other {está}} {form, select, feminine {activa} masculinePlural {activos} femininePlural {activas} other {activo}}.',
    label: 'sin actividad',
  },
  CE: {
    sentence:
      '{subject} {form, select, masculinePlural {han} femininePlural {han} other {ha}} sido {form, select, feminine {instalada} masculinePlural {instalados} femininePlural {instaladas} other {instalado}}.',
    label: 'nueva construcción',
  },
  CF: {
    sentence:
      '{subject} {form, select, masculinePlural {tienen} femininePlural {tienen} other {tiene}} una nueva frecuencia.',
    label: 'cambio de frecuencia',
  },
  CG: {
    sentence:
      '{subject} {form, select, masculinePlural {han} femininePlural {han} other {ha}} sido {form, select, feminine {rebajada} masculinePlural {rebajados} femininePlural {rebajadas} other {rebajado}} de categoría.',
    label: 'rebaja de categoría',
  },
  CH: {
    sentence:
      '{subject} {form, select, masculinePlural {han} femininePlural {han} other {ha}} sido {form, select, feminine {modificada} masculinePlural {modificados} femininePlural {modificadas} other {modificado}}.',
    label: 'modificación',
  },
  CI: {
    sentence:
      '{subject} {form, select, masculinePlural {tienen} femininePlural {tienen} other {tiene}} una nueva identificación o un nuevo distintivo de llamada.',
    label: 'cambio de identificación o de distintivo de llamada',
  },
  CL: {
    sentence:
      '{subject} {form, select, masculinePlural {han} femininePlural {han} other {ha}} sido {form, select, feminine {realineada} masculinePlural {realineados} femininePlural {realineadas} other {realineado}}.',
    label: 'realineación',
  },
  CM: {
    sentence:
      '{subject} {form, select, masculinePlural {han} femininePlural {han} other {ha}} sido {form, select, feminine {desplazada} masculinePlural {desplazados} femininePlural {desplazadas} other {desplazado}}.',
    label: 'desplazamiento',
  },
  CN: {
    sentence:
      '{subject} {form, select, masculinePlural {han} femininePlural {han} other {ha}} sido {form, select, feminine {cancelada} masculinePlural {cancelados} femininePlural {canceladas} other {cancelado}}.',
    label: 'cancelación',
  },
  CO: {
    sentence:
      '{subject} {form, select, masculinePlural {están} femininePlural {están} other {está}} en funcionamiento.',
    label: 'en funcionamiento',
  },
  CP: {
    sentence:
      '{subject} {form, select, masculinePlural {funcionan} femininePlural {funcionan} other {funciona}} con potencia reducida.',
    label: 'funcionamiento con potencia reducida',
  },
  CR: {
    sentence:
      '{subject} {form, select, masculinePlural {han} femininePlural {han} other {ha}} sido {form, select, feminine {sustituida} masculinePlural {sustituidos} femininePlural {sustituidas} other {sustituido}} temporalmente.',
    label: 'sustitución temporal',
  },
  CS: {
    sentence:
      '{subject} {form, select, masculinePlural {han} femininePlural {han} other {ha}} sido {form, select, feminine {instalada} masculinePlural {instalados} femininePlural {instaladas} other {instalado}}.',
    label: 'instalación',
  },
  CT: {
    sentence:
      '{subject} {form, select, masculinePlural {están} femininePlural {están} other {está}} en pruebas y no se {form, select, masculinePlural {deben} femininePlural {deben} other {debe}} utilizar.',
    label: 'en pruebas, no utilizar',
  },
  HA: { sentence: 'La eficacia de frenado es la que indica el texto.', label: 'eficacia de frenado' },
  HB: {
    sentence: 'El coeficiente de rozamiento es el que indica el texto.',
    label: 'coeficiente de rozamiento',
  },
  HC: {
    sentence:
      '{subject} {form, select, masculinePlural {están} femininePlural {están} other {está}} {form, select, feminine {cubierta} masculinePlural {cubiertos} femininePlural {cubiertas} other {cubierto}} de nieve compactada.',
    label: 'capa de nieve compactada',
  },
  HD: {
    sentence:
      '{subject} {form, select, masculinePlural {están} femininePlural {están} other {está}} {form, select, feminine {cubierta} masculinePlural {cubiertos} femininePlural {cubiertas} other {cubierto}} de nieve seca.',
    label: 'capa de nieve seca',
  },
  HE: {
    sentence:
      '{subject} {form, select, masculinePlural {están} femininePlural {están} other {está}} {form, select, feminine {cubierta} masculinePlural {cubiertos} femininePlural {cubiertas} other {cubierto}} de agua.',
    label: 'capa de agua',
  },
  HF: {
    sentence:
      '{subject} {form, select, masculinePlural {están} femininePlural {están} other {está}} {form, select, masculinePlural {libres} femininePlural {libres} other {libre}} de nieve y hielo.',
    label: 'libre de nieve y hielo',
  },
  HG: { sentence: 'Se está cortando la hierba.', label: 'corte de hierba en curso' },
  HH: { sentence: '{subject}: hay un peligro; el texto indica cuál.', label: 'peligro' },
  HI: {
    sentence:
      '{subject} {form, select, masculinePlural {están} femininePlural {están} other {está}} {form, select, feminine {cubierta} masculinePlural {cubiertos} femininePlural {cubiertas} other {cubierto}} de hielo.',
    label: 'capa de hielo',
  },
  HJ: { sentence: 'Está previsto un lanzamiento.', label: 'lanzamiento previsto' },
  HK: { sentence: 'Hay una migración de aves en curso.', label: 'migración de aves en curso' },
  HL: { sentence: 'Ha terminado la limpieza de la nieve.', label: 'limpieza de nieve terminada' },
  HM: {
    sentence:
      '{subject} {form, select, masculinePlural {están} femininePlural {están} other {está}} {form, select, feminine {señalizada} masculinePlural {señalizados} femininePlural {señalizadas} other {señalizado}}.',
    label: 'señalización',
  },
  HN: {
    sentence:
      '{subject} {form, select, masculinePlural {están} femininePlural {están} other {está}} {form, select, feminine {cubierta} masculinePlural {cubiertos} femininePlural {cubiertas} other {cubierto}} de nieve mojada o fundente.',
    label: 'capa de nieve mojada o fundente',
  },
  HO: {
    sentence:
      '{subject} {form, select, masculinePlural {están} femininePlural {están} other {está}} {form, select, feminine {oculta} masculinePlural {ocultos} femininePlural {ocultas} other {oculto}} por la nieve.',
    label: 'no visible por la nieve',
  },
  HP: { sentence: 'Se está limpiando la nieve.', label: 'limpieza de nieve en curso' },
  HQ: { sentence: 'Se ha cancelado la operación.', label: 'operación cancelada' },
  HR: { sentence: 'Hay agua estancada.', label: 'agua estancada' },
  HS: { sentence: 'Se está esparciendo arena.', label: 'esparcido de arena en curso' },
  HT: {
    sentence: 'Aproxímese solo según el área de señales.',
    label: 'aproximación solo según el área de señales',
  },
  HU: { sentence: 'Hay un lanzamiento en curso.', label: 'lanzamiento en curso' },
  HV: { sentence: '{subject}: los trabajos han terminado.', label: 'trabajos terminados' },
  HW: { sentence: '{subject}: hay trabajos en curso.', label: 'trabajos en curso' },
  HX: { sentence: 'Hay una concentración de aves.', label: 'concentración de aves' },
  HY: { sentence: 'Hay bancos de nieve.', label: 'bancos de nieve' },
  HZ: {
    sentence:
      '{subject} {form, select, masculinePlural {están} femininePlural {están} other {está}} {form, select, feminine {cubierta} masculinePlural {cubiertos} femininePlural {cubiertas} other {cubierto}} de surcos y crestas helados.',
    label: 'surcos y crestas helados',
  },
  KK: {
    sentence: 'Esta es una lista de verificación de los NOTAM vigentes.',
    label: 'lista de verificación',
  },
  LA: {
    sentence:
      '{subject} {form, select, masculinePlural {funcionan} femininePlural {funcionan} other {funciona}} con energía auxiliar.',
    label: 'con energía auxiliar',
  },
  LB: {
    sentence:
      '{subject} {form, select, masculinePlural {están} femininePlural {están} other {está}} {form, select, feminine {reservada} masculinePlural {reservados} femininePlural {reservadas} other {reservado}} a las aeronaves con base allí.',
    label: 'uso reservado a las aeronaves con base allí',
  },
  LC: {
    sentence:
      '{subject} {form, select, masculinePlural {están} femininePlural {están} other {está}} {form, select, feminine {cerrada} masculinePlural {cerrados} femininePlural {cerradas} other {cerrado}}.',
    label: 'cierre',
  },
  LD: {
    sentence:
      '{subject} no {form, select, masculinePlural {son} femininePlural {son} other {es}} {form, select, feminine {segura} masculinePlural {seguros} femininePlural {seguras} other {seguro}}.',
    label: 'uso no seguro',
  },
  LE: {
    sentence:
      '{subject} {form, select, masculinePlural {funcionan} femininePlural {funcionan} other {funciona}} sin energía auxiliar.',
    label: 'sin energía auxiliar',
  },
  LF: {
    sentence:
      '{subject} {form, select, masculinePlural {sufren} femininePlural {sufren} other {sufre}} interferencias.',
    label: 'interferencias',
  },
  LG: {
    sentence:
      '{subject} {form, select, masculinePlural {funcionan} femininePlural {funcionan} other {funciona}} sin identificación.',
    label: 'funcionamiento sin identificación',
  },
  LH: {
    sentence:
      '{subject} no {form, select, masculinePlural {son} femininePlural {son} other {es}} {form, select, masculinePlural {utilizables} femininePlural {utilizables} other {utilizable}} por aeronaves más pesadas de lo indicado.',
    label: 'no utilizable por aeronaves más pesadas de lo indicado',
  },
  LI: {
    sentence:
      '{subject} {form, select, masculinePlural {están} femininePlural {están} other {está}} {form, select, feminine {cerrada} masculinePlural {cerrados} femininePlural {cerradas} other {cerrado}} a los vuelos por instrumentos (IFR).',
    label: 'cierre a los vuelos por instrumentos (IFR)',
  },
  LK: {
    sentence:
      '{subject} {form, select, masculinePlural {funcionan} femininePlural {funcionan} other {funciona}} como luz fija.',
    label: 'funcionamiento como luz fija',
  },
  LL: {
    sentence:
      '{subject} {form, select, masculinePlural {son} femininePlural {son} other {es}} {form, select, masculinePlural {utilizables} femininePlural {utilizables} other {utilizable}} en la longitud y la anchura indicadas.',
    label: 'utilizable en la longitud y la anchura indicadas',
  },
  LN: {
    sentence:
      '{subject} {form, select, masculinePlural {están} femininePlural {están} other {está}} {form, select, feminine {cerrada} masculinePlural {cerrados} femininePlural {cerradas} other {cerrado}} de noche.',
    label: 'cierre nocturno',
  },
  LP: {
    sentence:
      '{subject} {form, select, masculinePlural {están} femininePlural {están} other {está}} {form, select, feminine {prohibida} masculinePlural {prohibidos} femininePlural {prohibidas} other {prohibido}} a quienes indica el texto.',
    label: 'prohibición según se indica',
  },
  LR: {
    sentence: 'Las aeronaves solo pueden usar las pistas y las calles de rodaje.',
    label: 'aeronaves limitadas a pistas y calles de rodaje',
  },
  LS: {
    sentence:
      '{subject} {form, select, masculinePlural {pueden} femininePlural {pueden} other {puede}} sufrir interrupciones.',
    label: 'posibles interrupciones',
  },
  LT: {
    sentence:
      '{subject} {form, select, masculinePlural {tienen} femininePlural {tienen} other {tiene}} limitaciones.',
    label: 'con limitaciones',
  },
  LV: {
    sentence:
      '{subject} {form, select, masculinePlural {están} femininePlural {están} other {está}} {form, select, feminine {cerrada} masculinePlural {cerrados} femininePlural {cerradas} other {cerrado}} a los vuelos visuales (VFR).',
    label: 'cierre a los vuelos visuales (VFR)',
  },
  LW: {
    sentence:
      '{subject} {form, select, masculinePlural {tendrán} femininePlural {tendrán} other {tendrá}} lugar.',
    label: 'tendrá lugar',
  },
  LX: {
    sentence:
      '{subject} {form, select, masculinePlural {están} femininePlural {están} other {está}} en funcionamiento, pero se recomienda precaución.',
    label: 'en funcionamiento, se recomienda precaución',
  },
  TT: {
    sentence:
      'Este es un NOTAM de activación: llama la atención sobre una enmienda o un suplemento publicados.',
    label: 'NOTAM de activación',
  },
  XX: { sentence: 'Lo que ha cambiado consta en el texto.', label: 'según el texto' },
};
