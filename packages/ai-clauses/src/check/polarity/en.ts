import type { PolarityWords } from './polarity-words.ts';

/** What denies, forbids, permits, demands, limits and excepts in English, that of NOTAMs too. */
export const polarity: PolarityWords = {
  words: {
    none: `no_fly_zone* prohibited_area* restricted_area* radio_mandatory_zone* transponder_mandatory_zone* opening_hours operating_hours close_to close_by
      lower_limit* upper_limit* vertical_limits lateral_limits unlimited activit* runway_end stop_bar* stopway* end_lights permanent* no_nr
      right_of_way left_over more_information act_on open_source remotely_piloted reserved_area* temporary_reserved`,
    not: `not no never none neither nothing nobody don't doesn't isn't aren't wasn't weren't won't hasn't haven't didn't wouldn't nil deni* hardly scarcely barely`,
    ban: `forbid* forbad* prohibit* ban bans banned barred bar_all no_flying off_limits cannot can't couldn't mustn't
      shan't proh outlaw* disallow* refrain* impossible illegal* unlawful* grounded refus* reject* barring`,
    may: `may might can could allow* permit permits permitted permitting authoriz* authoris* free_to freely perhaps possibly possible able lawful legal entitled granted grant grants welcome`,
    must: 'must shall',
    need: 'need needs needed require* necessary mandatory oblig* compulsory have_to has_to subject_to rqrd reqd ppr requisite must_have depend*',
    should:
      "should ought advis* recommend* shouldn't urged discourag* requested asked_to request_to encouraged",
    permission: `permission* clearance* approv* consent* cleared authorization* authorisation* authority_of permit_from permission_of licence license`,
    except: `except excepting exception* exclud* exclus* unless exempt* apart_from other_than but_not aside_from save_for exc exp excl excluding`,
    only: 'only solely exclusively merely reserved restricted_to confined exclusive alone',
    without: 'without in_the_absence absent wo without_any',
    condition: `if when while whenever provided_that provided_it as_long_as so_long_as in_case in_the_event condition* whether otherwise once`,
    limit: `limit* restrict* max maximum at_most exceed* no_more_than no_higher_than not_above up_to`,
    works: `operational in_operation in_use working works_normally functioning functional operating_normally opr_normally resumed`,
    up: `open opened opens reopen* available avbl avail serviceable in_service usable restored switched_on turned_on`,
    down: `closed clsd close closes closing closure* shut unserviceable unavailable inoperative inop out_of_service out_of_order out_of_use unusable u_s
      unsvc suspend* decommission* dismantl* disconnected off_air off_the_air switched_off turned_off disused withdrawn_from_service halt* stopped inaccessible blocked paused discontinued`,
    on: `active act activ activat* in_force in_effect effective takes_effect valid applies apply applied applying applicable`,
    off: `inactive deactivat* deact cancel* cnl revok* lifted lift withdrawn rescind* expired expires invalid suspended_ban`,
    lit: 'lit lighted illuminated lgtd floodlit',
    unlit: 'unlit unlighted unlgtd unlgt unilluminated without_light* with_no_light* no_lights',
    above: 'above higher abv upper overhead',
    below: 'below lower beneath blw underneath',
    before: 'before prior until till to in_advance beforehand',
    after: 'after from since afterwards later',
    inside: 'inside within wi',
    outside: 'outside beyond',
    clockwise: 'clockwise',
    anticlockwise: 'anticlockwise counterclockwise anti_clockwise counter_clockwise',
    left: 'left port_side',
    right: 'right starboard',
    more: 'extend* extension increas* upgrad* rais* longer wider more lengthen* add added adding adds insert*',
    less: 'reduc* decreas* downgrad* shorten* fewer less lowered remov* delet*',
    begin: 'begin* began start* commenc*',
    end: 'end ends ended ending ceas* finish* terminat* conclud*',
    fly: 'fly',
    avoid:
      'avoid* keep_clear keep_away keep_well_clear keep_out stay_clear stay_away stay_out remain_clear remain_outside steer_clear',
    crewed: 'manned crewed piloted',
    enter: 'enter enters entering cross crosses crossing overfly use uses',
  },
  denies:
    /^(?!under|until|unit|unmanned|unique|union|unless|universal|uncrewed|none|nonstop)(?:(?:un|non)\p{L}{4}|non$)/u,
  reach: { forward: 4, back: 1 },
};
