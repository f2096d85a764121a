/** Words by which mail programs and people of several languages mark what is no move. All in small letters. */

/** Verbs of the line over a quotation: "On Monday X wrote:". */
export const WROTE = [
  ...["wrote", "writes", "schrieb", "geschrieben", "schreef", "geschreven", "napsal", "napsala", "napsal(a)"],
  ...["écrit", "escribió", "scritto", "napisał", "napisał(a)", "escreveu", "skrev", "kirjoitti", "写道", "寫道"],
] as const;

/** First words of such a line where it is broken over several: prepositions and the days of the week. */
export const INTRO_STARTS = [
  ...["on", "am", "op", "dne", "le", "el", "il", "em", "den", "w", "på", "vào"],
  ...["po", "út", "st", "čt", "pá", "so", "ne", "mo", "di", "mi", "do", "fr", "sa"],
  ...["mon", "tue", "wed", "thu", "fri", "sat", "sun", "lun", "mar", "mer", "jeu", "ven", "sam", "dim"],
] as const;

/** Names of header lines with which a mail is quoted without a mark of its own. */
export const HEADER_LABELS = [
  ...["from", "sent", "to", "cc", "subject", "date", "reply-to", "importance"],
  ...["von", "gesendet", "an", "betreff", "datum", "antwort an", "wichtigkeit", "kopie"],
  ...["van", "verzonden", "aan", "onderwerp"],
  ...["od", "odesláno", "komu", "kopie", "předmět"],
  ...["de", "envoyé", "à", "objet", "da", "inviato", "oggetto", "enviado", "para", "asunto", "assunto"],
] as const;

/** How programs of telephones and free mail services sign; the rest of the line may be anything. */
export const PROGRAM_SIGNATURES = [
  ...["sent from ", "sent with ", "sent via ", "get outlook for ", "yahoo mail:"],
  ...[
    "gesendet von ",
    "gesendet mit ",
    "gesendet über ",
    "gesendet aus ",
    "gesendet vom ",
    "von meinem ",
    "von outlook ",
  ],
  ...["diese nachricht wurde ", "diese e-mail wurde ", "holen sie sich outlook", "outlook für ", "outlook for "],
  ...["verstuurd vanaf ", "verstuurd met ", "verzonden vanaf ", "verzonden vanuit ", "verzonden met ", "outlook voor "],
  ...["odesláno z ", "odesláno ze ", "odesláno prostřednictvím ", "získat outlook "],
  ...["envoyé de ", "envoyé depuis ", "envoyé à partir ", "télécharger outlook", "obtenir outlook"],
] as const;

/** Lines over a forwarded mail. */
export const FORWARDED = [
  "begin forwarded message:",
  "anfang der weitergeleiteten nachricht:",
  "begin doorgestuurd bericht:",
  "začátek přeposílané zprávy:",
  "début du message transféré :",
] as const;

/** What greets or thanks; a name may follow. */
export const GREETINGS = [
  ...[
    "hi",
    "hello",
    "hey",
    "dear",
    "good morning",
    "good evening",
    "good day",
    "thanks",
    "thank you",
    "many thanks",
    "thx",
  ],
  ...["hallo", "moin", "servus", "liebe", "lieber", "guten morgen", "guten tag", "guten abend", "danke", "dankeschön"],
  ...["vielen dank", "danke dir", "danke schön", "grüß dich", "dag", "hoi", "beste", "goedemorgen", "goedenavond"],
  ...["bedankt", "dank je", "dank je wel", "ahoj", "díky", "bonjour", "salut", "merci"],
] as const;

/** What ends a letter; a name may follow, on the same line or the next. */
export const CLOSINGS = [
  ...["regards", "best regards", "kind regards", "best wishes", "best", "cheers", "yours", "bye", "see you", "br"],
  ...["gruß", "gruss", "grüße", "gruesse", "viele grüße", "viele grüsse", "liebe grüße", "schöne grüße", "beste grüße"],
  ...["lieben gruß", "schönen gruß", "mit freundlichen grüßen", "freundliche grüße", "herzliche grüße"],
  ...["lg", "vg", "mfg", "tschüss", "tschüß", "ciao", "bis dann", "bis bald"],
  ...[
    "groet",
    "groeten",
    "groetjes",
    "met vriendelijke groet",
    "met vriendelijke groeten",
    "vriendelijke groet",
    "mvg",
  ],
  ...["s pozdravem", "zdravím", "cordialement", "à bientôt"],
] as const;

/** Words in small letters that may stand beside a greeting. */
export const COMPANY = [
  ...[
    "all",
    "everybody",
    "everyone",
    "folks",
    "guys",
    "there",
    "and",
    "you",
    "very",
    "much",
    "a",
    "lot",
    "again",
    "from",
  ],
  ...[
    "alle",
    "alles",
    "zusammen",
    "miteinander",
    "leute",
    "ihr",
    "und",
    "von",
    "dir",
    "euch",
    "schön",
    "sehr",
    "nochmals",
  ],
  ...["allemaal", "en", "van", "jullie", "wel"],
] as const;

/** Everything after a line with one of these alone is no move. */
export const END_WORDS = ["end", "ende", "einde"] as const;

/** A line with one of these and a colon begins a message to the table. */
export const SAY_WORDS = ["say", "sage", "sag", "zeg"] as const;

/** Beginnings of subjects that only machines write. */
export const MACHINE_SUBJECTS = [
  ...["automatic reply", "auto reply", "autoreply", "auto-reply", "out of office", "out of the office"],
  ...["automatische antwort", "abwesenheitsnotiz", "abwesenheit", "abwesend", "abwesenheitsmeldung"],
  ...["automatisch antwoord", "afwezig", "automatická odpověď", "réponse automatique", "absence du bureau"],
  ...[
    "undelivered mail",
    "undeliverable",
    "delivery status notification",
    "mail delivery",
    "returned mail",
    "failure notice",
  ],
  ...["unzustellbar", "delivery failure", "delivery has failed", "read:", "gelesen:"],
] as const;
