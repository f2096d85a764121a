/** The rules of 1835, summarised in English. */
import type { RulesText } from "../../rules/text.ts";

export const rules: RulesText = {
  prefix: "1835",
  lead: "Three to seven players build the railways of Germany, from a start packet of small papers to the state railways. Prussia grows in mid game out of the minors and two private companies.",
  chapters: [
    {
      number: "1",
      heading: "Things and words",
      articles: [
        [
          "1.2 1.3",
          "There are six private companies, six minors with one owner each and no shares, and eight corporations with fixed starting prices.",
        ],
        [
          "1.5 1.6 1.7",
          "Certificates lie in stacks, and only the top one can be bought. Private companies, minors and certificates of any size each count as one paper.",
        ],
        [
          "3.1 3.2",
          "Stock rounds and sets of operating rounds take turns: one operating round, two once the first 3-train is sold, three once the first 5-train is.",
        ],
      ],
    },
    {
      number: "4",
      heading: "Start packet",
      articles: [
        ["4.1", "While anything of the packet is unsold you buy one of its papers or pass; shares are not traded."],
        [
          "4.2",
          "For sale is the topmost row that still holds something, and, if one paper alone is left there, also the leftmost of the row right below.",
        ],
        ["4.3", "You pay the printed price in full, out of your cash."],
        [
          "4.4 4.5 4.6",
          "Free certificates come with a paper. A minor starts at once with its price as treasury. Bavaria has no director before that certificate is sold; whoever buys Leipzig-Dresden directs Saxony.",
        ],
        [
          "4.8 4.9",
          "If all pass, operating rounds follow and the sale goes on afterwards. When the last paper is sold the same stock round goes on with shares.",
        ],
      ],
    },
    {
      number: "5",
      heading: "When shares come on sale",
      articles: [
        [
          "5.1 5.2 5.3",
          "Bavaria and Saxony first. When both are sold out Baden; when half of Baden is sold Württemberg, and so on to Hesse; four shares of Prussia with Baden's director. When those three are sold out Mecklenburg, then Oldenburg.",
        ],
        ["5.5", "The director's certificate of a corporation is sold first."],
      ],
    },
    {
      number: "6",
      heading: "Stock round",
      articles: [
        [
          "6.1 6.2",
          "At most one purchase and any sales, in any order. A new share costs its starting price whatever the market says; it is paid to the corporation once that has floated.",
        ],
        ["6.4", "From the pool you pay the market price."],
        [
          "6.5 6.6",
          "Whoever holds 55 % of a floated corporation may take a certificate of it from another player for one and a half times its price. That cannot be declined.",
        ],
        ["6.7 6.8", "What you have sold in this round you can neither buy nor take in it."],
        [
          "6.9",
          "Any part of a corporation may be held. The paper limit grows by one for each corporation of which you already hold 80 %.",
        ],
        ["6.10", "Above the limit you must sell first in your next turn. Private companies and minors cannot be sold."],
        ["6.11 6.12", "A sale of any number of shares of a corporation moves its price one row down, once."],
        ["6.13", "The pool holds at most half of a corporation."],
        ["6.14", "A corporation's shares can be sold once it has operated; Prussia's as soon as it is open."],
        ["6.15", "Certificates are never split for a sale."],
        [
          "6.16",
          "The director's certificate can be sold only if another player then holds more and at least as much as it carries.",
        ],
        ["6.17", "Only shares that are yours can be sold."],
        [
          "6.19 6.20",
          "The round ends when all in a row have not bought; sales do not matter. The start marker goes to the left of the last buyer.",
        ],
        ["6.21", "Corporations with no share in stack or pool rise by one row."],
      ],
    },
    {
      number: "7",
      heading: "Floating and directors",
      articles: [
        [
          "7.1 7.2 7.4",
          "A corporation floats when half of it has been sold and gets its starting price for each tenth sold. Later shares are paid into its treasury.",
        ],
        ["7.7 7.8", "Whoever holds more than the director becomes director at once."],
        ["7.9", "The old director chooses which certificates of the same size he gets for the director's."],
      ],
    },
    {
      number: "8",
      heading: "Operating round",
      articles: [
        [
          "8.1 8.3",
          "Questions about Prussia, then private companies pay, then the minors in order, then the corporations from the highest price down.",
        ],
        ["8.5", "A turn: build, station, run, pay, buy trains."],
        [
          "8.7",
          "A minor builds one tile, has only its home station, always halves its revenue, and need not own a train.",
        ],
        [
          "9.1",
          "Before the first 3-train a corporation may lay two yellow tiles, afterwards everybody builds one tile or upgrade.",
        ],
        ["9.8", "Rivers cost 50, mountains 70, for the first tile on the hex."],
      ],
    },
    {
      number: "10",
      heading: "Stations",
      articles: [
        ["10.1 10.2", "One a turn besides the home station, which is placed when the corporation floats."],
        [
          "10.4 10.5",
          "A station costs 20 for each hex of distance from home and needs a route there that is not blocked.",
        ],
        ["10.6", "A corporation that has not floated keeps a place at home."],
        [
          "10.7",
          "Baden's station stands in L6 without a city until a tile is laid there; then Baden chooses its city. Until then nobody else builds in L6.",
        ],
      ],
    },
    {
      number: "11",
      heading: "Running",
      articles: [
        ["11.1 11.2", "A train n makes n stops, towns included. A train n+n calls at n further towns besides."],
        ["11.3 11.4", "Berlin is not visited twice by a route. Off-board areas are ends only."],
        ["11.5", "Alsace-Lorraine exists only in the green phase; Hamburg costs 10 to cross in brown."],
        ["11.7", "The director must take the greatest revenue."],
        [
          "12.1 12.2 12.3 12.4",
          "Minors halve. Corporations pay or keep all: paid moves the price right, kept or none left. Shares in the pool pay into the treasury.",
        ],
      ],
    },
    {
      number: "13",
      heading: "Trains",
      articles: [
        ["13.1", "Kinds come on sale one after the other."],
        [
          "13.2",
          "From the bank and the pool for the printed price; from another company, once the first 3-train is sold, for any price agreed.",
        ],
        [
          "13.3",
          "Limits for minors, corporations and Prussia: 2, 4, 4; with the first 4-train 1, 3, 4; with the first 5-train none, 2, 3.",
        ],
        ["13.4 13.5", "What is above the limit goes to the pool. Old trains rust when the matching new kind comes."],
        ["13.6", "A corporation must own a train at the end of its turn if bank or pool have one. A minor need not."],
        [
          "13.7",
          "If the treasury does not suffice the director pays the difference for any train of bank or pool; not for one of another company.",
        ],
        [
          "13.8",
          "First with cash, then by selling shares, never more than needed and never so that this corporation gets another director.",
        ],
        [
          "13.9 13.10",
          "Whoever cannot pay even so is bankrupt and out; the bank pays the rest, and the corporation owes it.",
        ],
        ["13.11", "During a forced purchase nothing else may be done."],
      ],
    },
    {
      number: "14",
      heading: "Prussia",
      articles: [
        [
          "14.1 14.2",
          "From the first 4-train on the owner of M2 may open Prussia, then and at the start of every round; with the first 4+4 it opens by itself.",
        ],
        [
          "14.3",
          "M2 becomes its director's certificate; treasury, trains and station go over, and the bank pays 154 for each tenth sold.",
        ],
        [
          "14.4 14.5 14.6",
          "Then, and at the start of each round, owners may exchange the other minors and the two black private companies for shares.",
        ],
        ["14.7", "With the first 5-train all that is left is exchanged."],
        ["14.9", "Prussia may take over more trains than it can keep and then gives some up."],
        [
          "14.10 14.11",
          "No paper earns twice in one operating round: Prussia waits if what went into it has had its turn, and pays no dividend on such shares.",
        ],
      ],
    },
    {
      number: "16",
      heading: "The end",
      articles: [
        [
          "16.1 16.2",
          "The bank is broken at zero. Then the operating round is finished; if it breaks in a stock round, one more operating round follows.",
        ],
        ["16.3", "Cash and shares at market price count."],
      ],
    },
    {
      number: "18",
      heading: "What private companies can do",
      articles: [
        ["18.1", "The owner uses a power as director of a corporation in its turn. It costs nothing and is extra."],
        ["18.2", "Nürnberg-Fürth: a station in L14 without connection; then it closes."],
        ["18.3", "Ostbayern: one yellow tile in each operating round on M15 or M17 without connection and cost."],
        [
          "18.4",
          "Pfalz: the green tile on L6, and a station there once Baden has its city; with the station it closes.",
        ],
        [
          "18.5 18.6 18.7",
          "Leipzig-Dresden closes when Saxony buys a train. The black ones go into Prussia. All others close with the first 5-train.",
        ],
      ],
    },
  ],
};
