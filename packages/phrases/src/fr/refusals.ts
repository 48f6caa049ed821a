import type { RefusalCode } from '@vigie/contract/kit/refusal.ts'

export const refusals = {
  MALFORMED: 'Cette demande est mal formée. Vérifiez votre saisie, puis recommencez.',
  SECRET_IN_ADDRESS: 'Un secret ne doit jamais figurer dans une adresse. Envoyez-le dans le corps d’une requête POST.',
  COMPANY_MISMATCH: 'Le code société de la demande ne correspond pas à celui de la session. Déconnectez-vous, puis reconnectez-vous.',
  COMPANY_REQUIRED: 'Précisez votre société : ouvrez l’adresse que votre responsable vous a donnée.',
  UNAUTHORISED: 'Votre session est terminée. Reconnectez-vous.',
  FORBIDDEN: 'Vous n’avez pas les permissions nécessaires. Demandez-les à votre responsable.',
  PASSWORD_CHANGE_REQUIRED: 'Choisissez d’abord un nouveau mot de passe.',
  APP_CREDENTIALS_WRONG: 'Les identifiants de l’application sont refusés. Mettez l’application à jour.',
  MANAGER_ACCESS_REQUIRED: 'Un manager doit d’abord ouvrir son accès sur cet appareil.',
  NOT_FOUND: 'Cet élément n’existe pas ou ne vous est pas accessible.',
  CALL_UNKNOWN: 'Cette adresse n’existe pas. Consultez la référence de l’API.',
  COMPANY_UNKNOWN: 'Aucune société ne porte ce code. Vérifiez-le auprès de votre responsable.',
  CONFLICT: 'Cet élément vient de changer. Actualisez la page, puis recommencez.',
  IMPORT_RUNNING: 'Un import est déjà en cours dans votre société. Attendez qu’il finisse, puis recommencez.',
  IMPORT_CHANGED:
    'Les fichiers ou les données ont changé depuis la vérification\u00a0: rien n’a été écrit. Vérifiez à nouveau, puis importez.',
  SCHEDULE_UNPUBLISHED: 'Ce planning n’est pas encore publié. Vous pourrez le valider dès sa publication.',
  SCHEDULE_EMPTY: 'Aucun service n’est prévu ce mois-ci : il n’y a rien à valider.',
  SCHEDULE_MOVED_ON: 'Votre planning vient de changer. Relisez-le, puis validez à nouveau.',
  TOO_LARGE: 'Cet envoi est trop volumineux. Réduisez-le, puis recommencez.',
  IMPORT_TOO_LARGE:
    '«\u00a0{{file}}\u00a0» contient trop de données\u00a0: un import en lit {{limit, number}} Mo au plus. Partagez ce fichier en plusieurs, puis importez-les un à un.',
  IMPORT_LINES_TOO_MANY:
    'Avec «\u00a0{{file}}\u00a0», cet import dépasse {{limit, number}} lignes. Partagez ce fichier en plusieurs, puis importez-les un à un.',
  IMPORT_COLUMNS_TOO_MANY:
    '«\u00a0{{file}}\u00a0», ligne {{line, number}}\u00a0: plus de {{limit, number}} colonnes. Supprimez les colonnes inutiles ou partagez ce fichier en plusieurs, puis recommencez.',
  IMPORT_CELLS_TOO_MANY:
    'Avec «\u00a0{{file}}\u00a0», cet import dépasse {{limit, number}} cellules. Partagez ce fichier en plusieurs, puis importez-les un à un.',
  IMPORT_CELL_TOO_LONG:
    '«\u00a0{{file}}\u00a0», ligne {{line, number}}\u00a0: une cellule dépasse {{limit, number}} caractères. Partagez ou raccourcissez ce texte, et vérifiez qu’aucun guillemet ne manque.',
  UNSUPPORTED_MEDIA: 'Ce format d’envoi n’est pas accepté. Envoyez du JSON ou un formulaire multipart.',
  DOCUMENT_NOT_ASKED: 'Votre validation n’est pas demandée pour ce document.',
  DOCUMENT_UNVIEWED: 'Ouvrez d’abord le document, puis validez-le.',
  DOCUMENT_PAGES_LEFT: 'Lisez d’abord toutes les pages du document, l’une après l’autre ({{count, number}} à lire), puis validez-le.',
  DOCUMENT_VALIDATED: 'Vous avez déjà validé ce document le {{on}}.',
  STORAGE_FULL:
    'L’espace de stockage de votre société est plein ({{limit, number}}\u00a0Mo). Demandez plus d’espace à la personne qui gère ce portail.',
  STORAGE_FULL_OWN:
    'Les fichiers que vous avez déposés occupent tout l’espace qui vous est donné ({{limit, number}}\u00a0Mo). Demandez plus d’espace à la personne qui gère ce portail.',
  STORAGE_AWAY: 'Les fichiers ne peuvent être ni gardés ni lus pour l’instant. Réessayez dans quelques minutes.',
  FILE_UNSCANNED:
    '«\u00a0{{file}}\u00a0» n’a pas pu être vérifié\u00a0: l’antivirus ne répond pas. Rien n’a été gardé. Réessayez dans quelques minutes.',
  FILE_TOO_LARGE: '«\u00a0{{file}}\u00a0» dépasse {{limit, number}}\u00a0Mo. Réduisez ce fichier ou partagez-le en plusieurs.',
  FILE_TYPE:
    '«\u00a0{{file}}\u00a0» n’est pas d’un type accepté, ou son contenu n’est pas celui que son nom annonce. Déposez un PDF, une image (PNG, JPEG, GIF, WebP), un document bureautique, un texte ou une archive ZIP.',
  FILE_EMPTY: '«\u00a0{{file}}\u00a0» est vide. Vérifiez le fichier, puis déposez-le à nouveau.',
  FILE_UNSAFE:
    '«\u00a0{{file}}\u00a0» contient un programme, un script ou une macro. Enregistrez-le sans, en PDF par exemple, puis déposez-le à nouveau.',
  FILE_SWELLS:
    '«\u00a0{{file}}\u00a0» se déploie en bien plus que sa taille\u00a0: image de trop de points, ou archive trop grande. Réduisez-le, puis déposez-le à nouveau.',
  FILE_INFECTED: '«\u00a0{{file}}\u00a0» contient un virus\u00a0: il n’a pas été gardé. Prévenez votre service informatique.',
  FILE_LOCKED:
    '«\u00a0{{file}}\u00a0» est protégé par un mot de passe\u00a0: il ne peut être ni vérifié ni lu ici. Enregistrez-le sans mot de passe, puis déposez-le à nouveau.',
  SHIFT_CLOCKED: 'Un pointage est déjà enregistré sur ce service : il reste à qui l’a fait. Supprimez d’abord ce pointage s’il est faux.',
  AGENT_UNFIT: '{{name}} ne peut pas prendre ce service. {{why}}',
  WAIVER_REQUIRED: 'Une règle s’y oppose. {{why}} Écrivez pourquoi vous passez outre, ou choisissez quelqu’un d’autre.',
  SHIFT_NOT_OPEN:
    'Un de ces services n’est plus à proposer : quelqu’un l’a déjà, il a commencé, ou une autre mission le propose. Actualisez, puis choisissez à nouveau.',
  MISSION_CLOSED: 'Cette mission n’est plus ouverte : elle est attribuée, retirée ou commencée.',
  DEMAND_NOT_PENDING:
    'Cette demande est déjà en cours de traitement : elle ne peut plus être modifiée ni annulée. Voyez avec votre responsable.',
  DEMAND_ANSWERED: 'Cette demande a déjà reçu sa réponse, ou a été annulée. Actualisez pour la lire.',
  DEMAND_ADVANCE_TWICE:
    'Un acompte a déjà été demandé ce mois-ci pour ce contrat. Attendez le mois prochain, ou annulez la demande en attente.',
  DEMAND_EFFECTS_CHANGED:
    'Ce que l’acceptation change n’est plus ce qui était affiché : le planning ou la fiche a été modifié entre-temps. Relisez, puis répondez à nouveau.',
  INVALID: 'Certaines valeurs sont à corriger.',
  SIGN_IN_WRONG: 'L’adresse e-mail ou le mot de passe est incorrect. Vérifiez votre saisie ou réinitialisez votre mot de passe.',
  PASSWORD_WRONG: 'L’ancien mot de passe est incorrect.',
  LINK_DEAD: 'Ce lien a expiré ou a déjà servi. Demandez-en un nouveau.',
  DEVICE_REPLACES: 'Cet appareil remplacerait «\u00a0{{device}}\u00a0», déjà associé. Confirmez le remplacement.',
  DEVICE_CLOSED: 'La session de cet appareil est fermée. Un manager peut la rouvrir sur place.',
  PAIRING_CODE_UNKNOWN: 'Ce code d’association est inconnu ou expiré. Affichez un nouveau code sur l’appareil.',
  TOO_MANY_TRIES: 'Trop de tentatives. Patientez {{seconds}} s avant de recommencer.',
  TOO_MANY_CALLS: 'Trop de demandes à la fois. Réessayez dans {{seconds}} s.',
  UNFORESEEN: 'Une erreur est survenue, veuillez réessayer ultérieurement. Référence : {{reference}}',
  MAINTENANCE: 'Le service est en maintenance. Réessayez dans quelques minutes.',
  BUSY: 'Le service est très sollicité. Réessayez dans {{seconds}} s.',
  APP_IS_DISABLED: 'L’application de pointage n’est pas activée pour votre société. Contactez votre responsable.',
  LIMIT_SITE: 'Impossible d’associer ce site : la limite de {{limit}} sites de votre offre est atteinte. Contactez votre responsable.',
  SITE_ACCESS_FORBIDDEN: 'Vous n’avez pas accès à ce site. Choisissez-en un autre.',
  RESOURCE_ACCESS_FORBIDDEN: 'Accès refusé : vous n’avez pas la permission de consulter cet agent.',
  ON_TIME_DISABLED_ON_SITE: 'Le pointage n’est pas activé sur ce site. Contactez votre responsable.',
  LINK_APP_ACCESS_FORBIDDEN: 'Vous n’êtes pas autorisé à créer des pointeuses. Demandez ce droit à votre responsable.',
  ON_TIME_APP_ACCESS_FORBIDDEN: 'Vous n’avez pas accès à l’application de pointage.',
  ON_TIME_NFC_UNRECOGNIZED: 'Badge inconnu. Contactez votre responsable.',
  ON_TIME_NFC_NOT_INITIALIZED: 'Ce badge est vierge. Faites-le initialiser par votre responsable.',
  NO_CLOCKING: 'Aucun service à pointer pour le moment. Vérifiez votre planning.',
  NO_SITE: 'Aucun site n’est disponible.',
  NO_SITE_CLOCKING_CONFIGURED: 'Ce site n’est associé à aucune pointeuse. Contactez votre responsable.',
  WARN_INCORRECT_CODE: 'Code inconnu. Vérifiez votre saisie.',
  WRONG_SITE_CLOCKING: 'Votre prochain service est sur un autre site, qui n’est pas associé à cet appareil.',
  WARN_INCORRECT_CODE_LIST: 'Aucun agent portant ce code n’est attendu sur ce site.',
  CARD_HELD: 'Ce badge est déjà celui de {{agent}}. Confirmez pour le donner à un autre agent.',
  REASON_REQUIRED: 'Choisissez un motif pour pointer en dehors des règles.',
  REASON_UNFIT: 'Ce motif ne correspond pas à ce pointage. Choisissez-en un autre.',
  OUTSIDE_AREA: 'Vous êtes trop loin du site ({{metres, distance}}). Rapprochez-vous, puis recommencez.',
  TICKET_DEAD: 'Le délai est dépassé. Saisissez à nouveau votre code.',
  ARRIVAL_KNOWN: 'Cette arrivée est déjà enregistrée ({{time}}).',
  DEPARTURE_KNOWN: 'Ce départ est déjà enregistré ({{time}}).',
  ON_THE_WAY_KNOWN: 'Vous avez déjà signalé être en route ({{time}}).',
  BREAK_OPEN: 'Une pause est déjà en cours depuis {{time}}. Terminez-la d’abord.',
  BREAK_NOT_OPEN: 'Aucune pause n’est en cours. Commencez-en une d’abord.',
  CLOCKING_UNDOUBTED: 'Ce pointage n’est pas à confirmer.',
  CLOCKING_DECIDED: 'Ce pointage a déjà été confirmé ou refusé. Actualisez la page.',
  CHECK_NOT_DUE: 'Aucun contrôle n’est attendu pour le moment. Le prochain vous sera annoncé.',
  CHECK_KNOWN: 'Ce contrôle a déjà reçu une réponse à {{time}}. Il n’y a plus rien à faire.',
  CLOCKING_UNFIT:
    'Confirmé, ce pointage ne s’accorderait pas avec ce qui est enregistré. Pointez d’abord l’arrivée qui manque, ou refusez-le.',
  CLOCKING_GONE: 'Ce pointage n’existe plus\u00a0: il a été supprimé ou refusé. Actualisez la page.',
  CORRECTION_FUTURE: 'Cette heure n’est pas encore passée. Indiquez quand le pointage a eu lieu.',
  CORRECTION_FAR: 'Cette heure est à plus de 24 heures du service. Vérifiez le jour.',
  CORRECTION_UNFIT:
    'À cette heure, ce pointage ne suit pas les autres\u00a0: l’arrivée vient d’abord, puis les pauses l’une après l’autre, puis le départ.',
} as const satisfies Record<RefusalCode, string>
