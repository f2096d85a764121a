/** The rules of 18CZ, summarised in English. */
import type { RulesText } from "../../rules/text.ts";

export const rules: RulesText = {
  prefix: "18CZ",
  lead: "Two to six players build the railways of the Czech lands with small, medium and large corporations, of which the larger swallow the smaller. The game always lasts thirteen operating rounds.",
  chapters: [
    {
      number: "0",
      heading: "Sizes and words",
      articles: [
        ["0.1", "Money is in K. The bank never runs out."],
        [
          "0.2",
          "A small corporation has 4 units of 25 %, a medium one 5 of 20 %, a large one 10 of 10 %; the director's certificate carries 2 units. A price is the price of one unit.",
        ],
        [
          "0.4 0.5",
          "There are 18 local railways, S, M and L, with incomes of 5, 10 and 20. Shares that are sold go back to the bank and are sold from there at the present price.",
        ],
      ],
    },
    {
      number: "2",
      heading: "Calendar",
      articles: [
        [
          "2.1 2.4",
          "A draft, then 8 sets of one stock round and 1, 1, 1, 1, 2, 2, 2, 3 operating rounds. After the last one the game is over.",
        ],
        ["2.2", "The price of local railways rises from 40 to 120, a step with each operating round."],
        ["2.3", "After each set but the last the top train of the stack leaves the game."],
      ],
    },
    {
      number: "3",
      heading: "Draft",
      articles: [
        ["3.1 3.2", "In turn to and fro along the table each buys one local railway at its printed price, or passes."],
        [
          "3.3 3.4",
          "It ends when all are sold or all have passed since the last purchase. What is left is out of the game.",
        ],
      ],
    },
    {
      number: "4",
      heading: "Stock round",
      articles: [
        [
          "4.1 4.2",
          "In the first one whoever has least cash begins; later whoever had most when the stock round before ended.",
        ],
        ["4.3", "First sales, then at most one purchase, which ends the turn."],
        [
          "4.4",
          "A certificate costs units times the present price. You cannot buy what you have sold in this round, nor while you owe the bank money.",
        ],
        [
          "4.5",
          "To start a corporation choose a price of its size and pay twice that. Medium ones open with the first b train, large ones with the first d.",
        ],
        [
          "4.6",
          "A sale of any number of certificates lowers the price one space, once. Nothing may be sold in the first stock round.",
        ],
        ["4.7", "The director's certificate can be sold only as far as somebody else holds enough to take it over."],
        ["4.8", "Whoever then holds most, and enough, becomes director at once."],
        ["4.9", "Certificates and a player's local railways count for the limit. Above it you must sell first."],
        ["4.10", "You may hold 75 % of a small corporation, 60 % of others."],
        [
          "4.11",
          "It floats when players hold half of it, 60 % for a medium one, and gets its starting price for all units at once.",
        ],
        ["4.12 4.13", "When all have passed, corporations that players hold entirely rise by one."],
      ],
    },
    {
      number: "5",
      heading: "Stock chart",
      articles: [
        [
          "5.1 5.2 5.3 5.4",
          "The spaces lie in two rows. Paying and not paying move along a row; sales and sold-out shares move to the next price in the other.",
        ],
        ["5.5", "Paid: one space right, a large corporation two. Not paid: one left."],
      ],
    },
    {
      number: "6",
      heading: "Operating round",
      articles: [
        [
          "6.1",
          "The local price rises, local railways pay, and the order is settled for the whole round, highest price first.",
        ],
        ["6.2", "A turn: home station, track, station, run, pay or keep, take over, buy trains."],
        ["6.3", "At any moment of its turn a corporation may buy local railways, use them and sell them to the bank."],
      ],
    },
    {
      number: "7",
      heading: "Home",
      articles: [
        [
          "7.1 7.2 7.3",
          "Small and medium corporations get a free station in their home city. ATE chooses one of two; when a tile is laid there, whoever lays it places the stations anew.",
        ],
        [
          "7.4 7.5",
          "A large one first chooses one of two red hexes, lays its red tile there and puts its station on it.",
        ],
      ],
    },
    {
      number: "8",
      heading: "Track",
      articles: [
        ["8.1", "One yellow tile or one upgrade. In its first turn a corporation may lay two yellow tiles instead."],
        [
          "8.2 8.3",
          "Green opens with d, brown with g, gray with i. An upgrade need only be connected, not use its new track.",
        ],
        ["8.4", "Rivers cost 10, hills 20, mountains 40, with the first tile."],
        ["8.5", "Praha's tile is a yellow lay; tiles next to it must meet its track."],
        ["8.6 8.7", "Y, OO and P must match. Tiles with a purple border are laid only with a local railway."],
      ],
    },
    {
      number: "9",
      heading: "Local railways",
      articles: [
        [
          "9.1 9.2",
          "From phase b a corporation buys them from a player for 1 K up to the present price: small ones S, medium ones S and M, large ones any. The seller must agree.",
        ],
        ["9.3", "They pay their corporation on and on."],
        [
          "9.4",
          "Each works once: either the terrain of one lay is free, as far as its size covers it, or an extra upgrade with a purple tile.",
        ],
        ["9.6", "A corporation may sell one to the bank for the present price."],
      ],
    },
    {
      number: "10",
      heading: "Stations",
      articles: [
        ["10.1 10.2 10.3", "One a turn: the first for 40, others for 100. After a take-over each costs 100."],
        ["10.4", "The home of a corporation is kept for it."],
      ],
    },
    {
      number: "11",
      heading: "Trains and routes",
      articles: [
        ["11.1", "A corporation runs only trains of its own size; it may own smaller ones."],
        [
          "11.2 11.3 11.4",
          "n: at most n places. n+n: at most 2n, of which n cities. nE: at most n cities, and towns as you like, n places in all.",
        ],
        [
          "11.5 11.6",
          "Only one city of Praha in a route. A large corporation's route to its red tile is worth 50 more.",
        ],
        ["12.1 12.2 12.3", "All is paid, rounded up for each player, or all is kept. Shares in the bank get nothing."],
      ],
    },
    {
      number: "13",
      heading: "Take-overs",
      articles: [
        [
          "13.1",
          "After paying, a medium corporation may take over small ones, a large one both, if they have floated.",
        ],
        ["13.2", "For half to one and a half times the present price for each unit."],
        ["13.3", "Another director has to agree."],
        ["13.4", "The buyer's treasury pays the players alone, before it gets anything."],
        ["13.5 13.6", "Treasury, local railways, trains and stations go over. Stations that are not placed cost 100."],
        ["13.7", "If both have a station in one hex, one of them is taken back."],
        ["13.8", "Each train is kept, turned to the buyer's size for the difference in price, or scrapped."],
        ["13.9", "The corporation that was taken over is out of the game."],
      ],
    },
    {
      number: "14",
      heading: "Buying trains",
      articles: [
        [
          "14.1 14.2",
          "From the stack, the pool or another corporation; the side of the card is chosen when it is bought. Only sides it may own and that have not rusted.",
        ],
        [
          "14.3",
          "The limit depends on phase and size. The last free place is for a train of its own size, if it has none.",
        ],
        [
          "14.4",
          "From another corporation from phase b on, for 1 K and up, if its director agrees; without a player's money.",
        ],
        ["14.6", "At the end of its turn a corporation must own a train of its own size."],
        ["14.7", "A smaller train does not do."],
      ],
    },
    {
      number: "15",
      heading: "Phases and rust",
      articles: [
        ["15.1 15.2", "The first card of each letter opens its phase, bought or exported."],
        [
          "15.3 15.4 15.5",
          "Trains rust only by later ones of their own size; an export counts for all sizes on its card.",
        ],
        ["15.7", "Whoever is above the limit gives trains up at once."],
      ],
    },
    {
      number: "16",
      heading: "Emergency money",
      articles: [
        ["16.1", "Only for the obligatory train, from stack or pool, of the corporation's own size."],
        ["16.2", "First the treasury, then the director's cash, then a loan. Nothing is sold for it."],
        ["16.4", "After help no further train is bought in this turn."],
        ["16.5", "A loan costs as much again at the end of the game."],
        ["16.6 16.7", "Nobody goes bankrupt, but whoever owes money buys no shares."],
        ["16.8", "It is repaid in a stock turn before the purchase."],
      ],
    },
    {
      number: "17",
      heading: "Scoring and two players",
      articles: [
        ["17.1", "Cash, shares at their price, 120 for each local railway; debts and their surcharge are taken off."],
        [
          "18.1 18.2 18.3",
          "Two players use Bohemia alone. A third, Václav, owns three corporations that the two direct in turn.",
        ],
      ],
    },
  ],
};
