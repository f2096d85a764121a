/** The rules of 1830, summarised in English. */
import type { RulesText } from "../../rules/text.ts";

export const rules: RulesText = {
  prefix: "1830",
  lead: "Two to six investors build the railways of the American north-east and speculate with their shares. Trains grow old quickly: whoever pays for the last ones, and with whose money, decides the game.",
  chapters: [
    {
      number: "1",
      heading: "Setting up",
      articles: [
        [
          "1.1 1.2",
          "The order of seats is drawn; the first one has priority. The players start with 2400 together, the bank with 9600.",
        ],
        [
          "1.3 1.4 1.5",
          "There are six private companies and eight corporations of ten shares: one president's certificate of 20 % and eight of 10 %. A corporation starts at 67, 71, 76, 82, 90 or 100.",
        ],
        [
          "1.6",
          "The private companies are auctioned first, then stock rounds and sets of operating rounds take turns.",
        ],
      ],
    },
    {
      number: "2",
      heading: "Auction of the private companies",
      articles: [
        [
          "2.1 2.2",
          "The companies are sold from the cheapest up. Money that is bid is bound until that company is sold.",
        ],
        [
          "2.3",
          "In your turn: (a) buy the cheapest at its price, or (b) bid on a dearer one at least 5 more than the highest bid or its value, or (c) pass.",
        ],
        [
          "2.5",
          "When the cheapest is sold and the next one has bids, it is sold at once: to a single bidder for the bid, else in a contest.",
        ],
        ["2.6", "In a contest the lowest bidder raises by at least 5 or drops out, until one is left."],
        [
          "2.7 2.8",
          "If all pass before the cheapest has been sold, it gets 5 cheaper, and for nothing somebody must take it. If all pass later, the sold companies pay their income.",
        ],
        [
          "2.10 2.11",
          "What comes with a company is handed out at once. Stock round 1 begins to the left of whoever last bought the cheapest in turn.",
        ],
      ],
    },
    {
      number: "3",
      heading: "Private companies",
      articles: [
        ["3.1", "They pay at the start of each operating round and block their hexes while a player owns them."],
        [
          "3.2",
          "Corporations buy them in phases 3 and 4, at any moment of their turn, for half to twice the value; the B&O company never.",
        ],
        [
          "3.3",
          "Players buy them from each other from stock round 2 on, as the purchase of the turn; the B&O company never.",
        ],
        ["3.4", "CS lets a corporation that owns it lay one extra tile on B20, once, without connection."],
        [
          "3.5",
          "DH lets a corporation that owns it lay its tile of the turn on F16 without connection and put a free station there. The mountain is paid for.",
        ],
        [
          "3.6",
          "MH can be exchanged by a player for a share of NYC, from offering or pool, at any moment of a stock or operating round. It is no purchase.",
        ],
        ["3.7", "Whoever buys CA gets a share of PRR with it."],
        [
          "3.8",
          "Whoever buys the B&O company gets the president's certificate of B&O and sets its price at once. The company closes when B&O buys its first train.",
        ],
        ["3.9", "All close with the first 5-train."],
      ],
    },
    {
      number: "4",
      heading: "Stock round",
      articles: [
        ["4.1", "Sell, buy at most one certificate, sell again. In the first stock round nothing may be sold."],
        [
          "4.2 4.3",
          "A president's certificate costs twice the price that you set. What you have sold in this round you cannot buy again in it.",
        ],
        [
          "4.4",
          "You may hold 60 % of a corporation; in the orange and brown zones more. Certificates in yellow, orange and brown do not count for the certificate limit.",
        ],
        ["4.5", "Of one corporation in brown you may buy several shares from the pool in one turn."],
        ["4.6", "The pool holds at most half of a corporation."],
        ["4.8", "At the certificate limit you cannot buy, even if becoming president would save a certificate."],
        ["4.9", "When all have passed, corporations held by players alone rise by one."],
      ],
    },
    {
      number: "5",
      heading: "Corporations and prices",
      articles: [
        [
          "5.1 5.2",
          "A corporation floats when 60 % have left the offering, gets ten times its starting price at once, and operates from the next operating round on.",
        ],
        ["6.2", "Each share sold moves the marker one down. Paying moves it right, not paying left."],
      ],
    },
    {
      number: "7",
      heading: "Operating round",
      articles: [
        ["7.1", "One operating round in phase 2, two in phases 3 and 4, three from phase 5 on."],
        ["7.2 7.3", "A turn: track, station, routes, dividend, trains. It takes place even without train or route."],
        ["8.1 8.2", "One tile a turn. OO, B and NY hexes take only tiles with their label; their first one is green."],
        ["8.3", "Mountains cost 120, water 80."],
      ],
    },
    {
      number: "9",
      heading: "Stations",
      articles: [
        ["9.1 9.2", "The home station is free, the second costs 40, each further one 100."],
        [
          "9.3",
          "Nobody builds a station in E11 before ERIE has its own there. If a tile is laid under it, whoever lays the tile says in which of its two cities ERIE stands.",
        ],
      ],
    },
    {
      number: "10",
      heading: "Trains and phases",
      articles: [
        [
          "10.1",
          "Trains come in order; diesels are on sale besides the last 6-trains. The first 4 rusts all 2s, the first 6 all 3s, the first diesel all 4s.",
        ],
        ["10.2", "A diesel costs 300 less for one 4, 5 or 6 of the corporation's own."],
        [
          "10.3",
          "The train limit is 4, from phase 4 on 3, from phase 5 on 2. The smaller limit holds right after the purchase.",
        ],
        ["10.4", "Off-board areas are worth more from the first 5-train on."],
        ["11.1 11.3", "Towns count as stops. A diesel runs as far as it likes. Two cities of one tile are two stops."],
      ],
    },
    {
      number: "12",
      heading: "Trains that must be bought",
      articles: [
        [
          "12.1 12.2",
          "A corporation with a route and no train must buy one. If its treasury suffices for any, it may choose.",
        ],
        [
          "12.3",
          "If it does not, the president adds what is missing for the cheapest train of bank and pool, and for no other there.",
        ],
        ["12.4", "Instead the president may help to buy from another corporation, up to the printed price."],
        ["12.5 12.7", "Cash first, then shares, and only for this one train."],
        ["12.8", "If even that does not suffice the president may declare bankruptcy, and the game ends at once."],
      ],
    },
    {
      number: "13",
      heading: "The end",
      articles: [
        [
          "13.1 13.2",
          "When the bank is broken the set of operating rounds is finished; if it breaks in a stock round, the set after it is played. Bankruptcy ends the game at once.",
        ],
        ["13.3", "Cash, shares at market price and the value of open private companies count."],
      ],
    },
  ],
};
