import type { PolarityWords } from './polarity-words.ts';

/** What denies, forbids, permits, demands, limits and excepts in Spanish. */
export const polarity: PolarityWords = {
  words: {
    none: `zona_prohibida zonas_prohibidas área_prohibida áreas_prohibidas zona_restringida zonas_restringidas área_restringida actividad* en_todo_caso
      límite_inferior límite_superior límites_verticales fuera_de_la_vista sin_tripul* sin_piloto no_tripulad* horario_de_apertura no_obstante
      fin_de_semana zona_de_exclusión`,
    not: `no nunca ningún ninguna ninguno ningunas ningunos nadie nada tampoco jamás desconoc* ilegible* imposib* incapac* incapaz* apenas`,
    ban: `prohíb* prohib* vedad* vetad* impid* impedi* ilegal* absténgan* absten* absteng* denega* denieg* rechaz* niega`,
    may: `puede pueden podrá podrán pueda puedan puedes podría podrían poder pudo pudieron permit* autoriza autorizan autorizado autorizada autorizados
      autorizadas autorizará* posible posibles posiblemente quizá quizás tal_vez libremente cabe acaso`,
    must: 'debe deben debes deberá deberán deba deban',
    need: `requiere* requier* requer* necesit* necesari* hace_falta hará_falta precis* exig* tiene_que tienen_que obligatori* obligad* oblig* hay_que
      imprescindible* es_preciso sujeto sujeta sujetos sujetas depend*`,
    should: 'debería deberían recomend* recomiend* aconsej* conviene ruega solicita_a insta desaconsej* pide',
    permission:
      'permiso permisos autorización autorizaciones aprobación consentimiento visto_bueno beneplácito anuencia',
    except: `excepto excepción excepciones salvo exceptú* exceptu* a_menos_que a_no_ser exclu* excluy* exent* eximid* con_excepción aparte_de pero_no
      a_excepción`,
    only: 'solo sólo solamente únicamente exclusivamente tan_solo exclusiv* reservad* restringid*_a',
    without: 'sin carec* carente* ausencia sin_ningún sin_ninguna sin_ningun* libre_de libres_de',
    condition:
      'si cuando mientras siempre_que siempre_y_cuando en_caso condición condiciones salvo_que según_si cuandoquiera',
    limit: 'limit* límite* restricci* restring* máxim* como_máximo superar supere* supera exced* rebas*',
    works: `operativ* en_funcionamiento funciona funcionan funcionando opera_con_normalidad reanud*`,
    up: `abiert* abre abren abrirá* reabr* reabiert* disponib* en_servicio utilizable* habilitad* restablec* encendid*`,
    down: `cerrad* cierra cierran cierre* cerrar* clausur* inoperativ* indisponib* fuera_de_servicio fuera_de_uso inutilizable* suspend* suspens*
      interrump* inservible* averiad* inhabilit* deshabilit* desconect* fuera_de_funcionamiento inaccesible* paraliz* deten* parad* bloquead* interrup* en_desuso`,
    on: 'activo activa activos activas activad* activar* activará* vigente* en_vigor vigor válid* rige rigen aplica aplican aplicable* aplicará*',
    off: 'inactiv* desactiv* cancel* anul* revoc* levant* derog* expir* caduc* sin_efecto',
    lit: 'iluminad* con_luces con_luz con_iluminación balizad* y_luces',
    unlit: 'sin_luz sin_luces sin_iluminación sin_iluminar sin_balizar apagad*',
    above: 'encima superior* arriba por_encima más_alto más_arriba alto',
    below: 'debajo inferior* abajo por_debajo bajo más_bajo más_abajo',
    before: 'antes hasta previo previa previamente previas previos anticipación antelación',
    after: 'después desde tras a_partir posterior* luego',
    inside: 'dentro interior',
    outside: 'fuera exterior',
    clockwise: 'sentido_horario sentido_de_las_agujas agujas_del_reloj',
    anticlockwise:
      'antihorario sentido_antihorario sentido_contrario_a_las_agujas contrario_a_las_agujas sentido_contrario',
    left: 'izquierd*',
    right: 'derecha derecho',
    more: 'ampli* aument* increment* prolong* extien* extend* extens* elev* añad* agreg* suma sube suben',
    less: 'reduc* reduj* reduzc* disminu* acort* rebaj* degrad* elimin* quit* suprim* baja bajan retir*',
    begin: 'comienz* comenz* empieza* empez* inici* empiec*',
    end: 'fin final termin* acab* cese cesa cesar* finaliz*',
    fly: 'vuele vuelen vuela',
    avoid: 'evit* alejad* aléj* manténgase_fuera mantenerse_fuera alej* lejos',
    crewed: 'tripulad*',
    enter: 'cruce cruzar atraviese atravesar entre entrar sobrevuele sobrevolar usar utilizar use',
  },
  denies: null,
  reach: { forward: 4, back: 1 },
};
