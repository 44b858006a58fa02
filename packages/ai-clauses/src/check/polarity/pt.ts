import type { PolarityWords } from './polarity-words.ts';

/** What denies, forbids, permits, demands, limits and excepts in Portuguese. */
export const polarity: PolarityWords = {
  words: {
    none: `área_proibida áreas_proibidas zona_proibida zonas_proibidas área_restrita áreas_restritas zona_restrita atividade* actividade* não_tripulad*
      limite_inferior limite_superior limites_verticais sem_tripul* fora_da_vista horário_de_funcionamento fim_de_semana carga_suspensa cargas_suspensas`,
    not: `não nao nunca nenhum nenhuma nenhuns nenhumas ninguém nada jamais tampouco desconhec* ilegíve* impossív* incapaz* sequer`,
    ban: 'proib* proíb* vedad* imped* ilegal* ilegais absten* abster* negad* recus* barrad*',
    may: `pode podem poderá poderão possa possam poderia poderiam pôde puderam puder permit* autoriza autorizam autorizado autorizada autorizados
      autorizadas possível possíveis possivelmente talvez livremente`,
    must: 'deve devem deverá deverão deva devam',
    need: `requer* exig* precis* necess* é_preciso tem_de têm_de tem_que têm_que obrigat* obrigad* obrig* sujeito sujeita sujeitos sujeitas haver_de depend*`,
    should: 'deveria deveriam recomend* aconselh* convém solicita_se pede_se desaconselh* sugere',
    permission:
      'permissão permissões autorização autorizações aprovação anuência licença consentimento liberação',
    except:
      'exceto excepto exceç* excepç* salvo a_menos_que a_não_ser exclu* excetu* exceptu* isent* ressalv* com_exceção fora_os mas_não',
    only: 'só somente apenas unicamente exclusivamente exclusiv* reservad*',
    without: 'sem carec* ausência sem_nenhum sem_nenhuma sem_qualquer livre_de livres_de',
    condition: `quando enquanto caso desde_que sempre_que se_houver se_for se_forem se_você se_estiver se_estiverem se_tiver mesmo_se condiç*
      contanto`,
    limit: 'limit* restriç* restring* restrit* máxim* no_máximo exced* ultrapass*',
    works: `em_operação operacional operacionais operativ* em_funcionamento funciona funcionam funcionando retom*`,
    up: `abert* abre abrem abrirá* reabr* reabert* disponív* disponib* em_serviço utilizáve* restabelec*`,
    down: `fechad* fecha fecham fechamento* encerrad* encerra encerram encerramento* indisponív* indisponib* inoperante* inoperacional inoperacionais inoperativ*
      fora_de_serviço fora_de_operação fora_de_uso fora_de_funcionamento inutilizáve* suspens* suspend* interromp* interrupç* interdit* interdiç* desligad* avariad*
      desativação_do inacessíve* paralis* parad* bloquead* interrupt*`,
    on: `ativo ativa ativos ativas ativad* ativar* activo activa activos activas activad* em_vigor vigente* vigor válid* vale valem aplica aplicam
      aplicáve* aplicará* vigora vigoram`,
    off: 'inativ* inactiv* desativ* desactiv* cancel* anul* revog* levant* expir* caduc* sem_efeito',
    lit: 'iluminad* aceso acesa acesos acesas com_luz com_luzes balizad* e_luzes',
    unlit: 'apagad* sem_luz sem_luzes sem_iluminação sem_balizagem',
    above: 'acima superior* mais_alto cima',
    below: 'abaixo inferior* mais_baixo sob baixo',
    before: 'antes até prévio prévia previamente antecedência antecipad* antecipação',
    after: 'depois após desde a_partir posterior*',
    inside: 'dentro interior',
    outside: 'fora exterior',
    clockwise: 'sentido_horário ponteiros_do_relógio sentido_dos_ponteiros',
    anticlockwise:
      'anti_horário antihorário sentido_contrário sentido_anti_horário contrário_ao_dos_ponteiros contrário_aos_ponteiros',
    left: 'esquerd*',
    right: 'direita direito',
    more: 'ampli* aument* prolong* estend* alarg* elev* acrescent* adicion* inclu*',
    less: 'reduz* reduç* diminu* encurt* rebaix* remov* elimin* suprim* retir* apag*_texto',
    begin: 'começ* inici* início',
    end: 'fim final termin* término acab* cess* finaliz*',
    fly: 'voe voem voa',
    avoid: 'evit* afast* mantenha_distância longe',
    crewed: 'tripulad*',
    enter: 'cruze cruzar atravesse atravessar entre entrar sobrevoe usar utilizar use',
  },
  denies: null,
  reach: { forward: 4, back: 1 },
};
