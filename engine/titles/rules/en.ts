/** The rules that all titles share, summarised in English. */
import type { RulesText } from "./text.ts";

export const rules: RulesText = {
  prefix: "C",
  lead: "Players invest in railway corporations, run them as presidents and try to end with the most money of their own. What a corporation owns belongs to the corporation. The title's own rules come before these.",
  chapters: [
    {
      number: "1",
      heading: "Words",
      articles: [
        [
          "1.5 1.6",
          "Left means the next seat around the table. A corporation's president decides everything for it; the owner of a private company decides about that.",
        ],
        [
          "1.7 1.9",
          "A move is carried out as a whole or refused as a whole. What happens at once happens before anybody decides anything else.",
        ],
        [
          "1.11",
          "The bank holds the money and the shares never sold yet, the offering. The pool holds shares and trains that were given back. A stop is a city, a town or an off-board area. A station is a corporation's token in a city.",
        ],
      ],
    },
    {
      number: "2",
      heading: "Map and tiles",
      articles: [
        [
          "2.3 2.4",
          "White hexes take yellow tiles, yellow ones green, then brown, then gray. Printed gray, red and blue hexes never take one. No track may point off the map, across a closed border or at a blank side of a printed hex.",
        ],
        ["2.5", "Terrain is paid once, by whoever lays the first tile on the hex."],
        ["3.3", "The supply is limited; a tile that is replaced goes back to it."],
        [
          "3.5 3.6 3.7 3.8",
          "An upgrade goes one colour up, keeps all old track and the label, and has as many towns and cities; only a labelled hex may change its number of cities. Stations stay where their track goes on.",
        ],
      ],
    },
    {
      number: "4",
      heading: "Connections",
      articles: [
        [
          "4.1",
          "A corporation reaches whatever can be reached along track from its stations: any number of stops, without turning back and without using a hex side twice, never through an off-board area.",
        ],
        [
          "4.2",
          "A city whose places are all taken by others can be reached but not passed. An empty place, even a reserved one, keeps it open.",
        ],
        ["4.4", "A hex side is reached if track that is reached ends there, or if a station stands in the hex."],
      ],
    },
    {
      number: "5",
      heading: "Laying track",
      articles: [
        [
          "5.1",
          "In its turn a corporation may lay one new tile or make one upgrade, unless the title gives it more. It never has to.",
        ],
        [
          "5.2",
          "In this order it is checked that: (a) a lay is left; (b) the hex takes tiles; (c) no private company blocks it; (d) the colour is available; (e) it is one colour up; (f) label, towns and cities fit; (g) a tile is left; (h) no track meets a closed side; (i) old track is kept; (j) the tile is connected; (k) the title's own rule holds; (l) the treasury can pay.",
        ],
        [
          "5.3 5.4",
          "At least one side with track of the new tile must be reached before the lay. With permissive upgrades, as all titles here play, it does not matter whether the new track itself can be used, as long as something on the tile can.",
        ],
        ["5.5", "Terrain and the like are paid from the treasury to the bank before the tile is placed."],
      ],
    },
    {
      number: "6",
      heading: "Stations",
      articles: [
        [
          "6.1 6.2",
          "Stations are placed in the order of their prices. The home station is free and needs no connection.",
        ],
        ["6.3 6.4", "Until it stands, its place is reserved: others cannot take it, but it blocks no route."],
        [
          "6.5",
          "One more station may be placed in each turn. (a) one a turn; (b) a token is left; (c) it is a city; (d) the city is reached; (e) no other station of the corporation is in that hex; (f) a place is free and not kept for somebody else; (g) the treasury can pay.",
        ],
        [
          "6.8 6.9",
          "If a tile brings several cities to a hex in which a station stands without track, it must be chosen at once which city it belongs to; the title says who chooses.",
        ],
      ],
    },
    {
      number: "7",
      heading: "Trains",
      articles: [
        [
          "7.1 7.2",
          "The bank sells the first train of its row, and those whose card says so. Trains that were given back are sold from the pool at their printed price.",
        ],
        [
          "7.4",
          "Each phase sets a limit. A corporation at its limit cannot buy; trading in is possible, because one train leaves first.",
        ],
        ["7.5", "Bank and pool take exactly the printed price, out of the treasury."],
        [
          "7.6",
          "From another corporation a train may be bought in the buyer's turn for any price from 1 up that its treasury holds, if the seller's president agrees.",
        ],
        [
          "7.7",
          "After a purchase follow at once: payment, the new phase, trains that rust, trains above the new limit.",
        ],
        [
          "7.8",
          "Where a card offers it, an older train is given in return for a lower price. The president may not help with that.",
        ],
        [
          "7.9",
          "Whoever is above the limit chooses the trains to give up; they go to the pool without payment. Nobody else may give up trains.",
        ],
      ],
    },
    {
      number: "8",
      heading: "Routes",
      articles: [
        ["8.1", "Each train runs at most one route; a train may stand idle."],
        [
          "8.2",
          "A route (a) is one line without turning back, (b) joins at least two stops, (c) counts every stop on its way and no more than its train allows, (d) uses no stop twice, (e) ends at off-board areas and full cities, (f) has at most one hex of each off-board area, and (g) calls at a station of its corporation.",
        ],
        [
          "8.3",
          "No track is used twice in a turn. Routes may share stops, and two tracks of one tile that do not touch.",
        ],
        [
          "8.6",
          "Any legal set of routes is accepted unless the title asks for the best. The page proposes the best one it finds.",
        ],
      ],
    },
    {
      number: "9",
      heading: "Revenue",
      articles: [
        [
          "9.1 9.2",
          "A route brings the sum of its stops. The money can be used only once it has been paid or withheld.",
        ],
        [
          "9.3 9.4",
          "Either all of it is paid, a part for each share, or all goes to the treasury. Shares in the offering get nothing.",
        ],
        ["9.5 9.6", "Paid revenue moves the price to the right, none or withheld revenue to the left."],
      ],
    },
    {
      number: "10",
      heading: "Phases",
      articles: [
        [
          "10.1 10.2 10.3",
          "The first train of a rank that the bank sells begins a phase: colours, limits, values and what private companies may do change at once. Used trains begin none.",
        ],
      ],
    },
    {
      number: "11",
      heading: "Stock market",
      articles: [
        [
          "11.2 11.3",
          "At the right end of a row a step right becomes a step up, at the left end a step left becomes a step down. A step that leads nowhere is lost.",
        ],
        [
          "11.4 11.6",
          "Corporations operate from the highest price down; on equal prices the marker further right first, then the one on top. A marker that arrives goes to the bottom.",
        ],
      ],
    },
    {
      number: "12",
      heading: "Shares and presidents",
      articles: [
        [
          "12.2 12.3",
          "The president's certificate is bought first; its buyer sets the price. Shares of the offering cost that price, all others the market price.",
        ],
        [
          "12.4",
          "A corporation floats when enough of its shares have left the offering. Then it gets its capital, and it operates from the next operating round on.",
        ],
        [
          "12.5 12.6",
          "Who holds more than the president becomes president at once and gives ordinary certificates in exchange. A tie changes nothing.",
        ],
        [
          "12.7",
          "The president's certificate is never sold to the pool. To sell that far, somebody else must hold enough to take it over.",
        ],
        [
          "12.9 12.10",
          "There is a limit to a player's certificates, and to the part of one corporation that a player may hold.",
        ],
        [
          "12.11",
          "Whoever is above a limit must sell in the next stock turn before doing anything else, if something can be sold at all.",
        ],
      ],
    },
    {
      number: "13",
      heading: "Stock round",
      articles: [
        ["13.1", "The player with priority begins. A turn is a pass, or sales and at most one purchase."],
        [
          "13.2",
          "A purchase: (a) one a turn; (b) not of a corporation of which you have sold shares in this round; (c) what is on offer, the president's certificate first; (d) holding limit; (e) certificate limit; (f) cash.",
        ],
        [
          "13.3 13.4",
          "Shares are sold at the price before the sale; then the marker moves. Some rounds allow no sale, and a corporation without a price cannot be sold.",
        ],
        [
          "13.5 13.6",
          "Whoever has bought or sold ends the turn, which is no pass. A turn in which nothing more can be done ends by itself.",
        ],
        [
          "13.7 13.8",
          "The round ends when all have passed one after the other. Priority goes to the left of whoever acted last.",
        ],
        ["13.9", "Corporations that are held by players alone then rise."],
      ],
    },
    {
      number: "14",
      heading: "Operating round",
      articles: [
        ["14.1", "First every private company pays its owner."],
        [
          "14.2 14.3",
          "Each floated corporation then has one turn, in the order of prices. How many operating rounds follow is settled when the stock round ends.",
        ],
        [
          "14.4 14.5",
          "A turn: home station, track, station, routes, dividend, trains, in this order. There is no credit.",
        ],
        ["14.6", "Private companies may be bought and used in the corporation's own turn, where the title allows it."],
      ],
    },
    {
      number: "15",
      heading: "Trains that must be bought",
      articles: [
        [
          "15.1 15.2",
          "A corporation without a train must buy one, in some titles only if it has a route. As long as its treasury suffices it may choose.",
        ],
        [
          "15.3 15.4",
          "The president helps only while the duty lasts, for one train, after the whole treasury, with cash and then by selling shares where the title allows it.",
        ],
        [
          "15.5 15.6",
          "Emergency sales: (a) only if treasury and cash fall short; (b) never so that this corporation changes its president; (c) never more than is needed.",
        ],
        ["15.7", "Bankruptcy may be declared only if nothing of all this suffices."],
      ],
    },
    {
      number: "16",
      heading: "Private companies",
      articles: [
        ["16.1 16.2 16.3", "They pay in each operating round. A closed one is out of the game with all it could do."],
        [
          "16.4",
          "While a player owns one, nobody builds in its hexes; a corporation's or a closed one blocks nothing.",
        ],
        [
          "16.5 16.6",
          "Where the title allows it a corporation buys one from a player who agrees. A player's counts as a certificate, a corporation's does not.",
        ],
      ],
    },
    {
      number: "17",
      heading: "The end",
      articles: [
        ["17.1 17.2 17.3", "The title says what ends the game. A broken bank pays on credit until then."],
        [
          "17.4 17.5",
          "A player is worth cash, shares at market price and what the title adds. The highest worth wins; equal ones share the place.",
        ],
        ["17.6", "After the end only messages are taken."],
      ],
    },
    {
      number: "18",
      heading: "Money",
      articles: [["18.1 18.2", "Nobody but the bank goes below zero. All amounts are public."]],
    },
    {
      number: "20",
      heading: "Playing by mail",
      articles: [
        ["20.3", "You decide only when the game asks you. If several are asked, each answers alone."],
        ["20.4", "Where the rules leave no choice the game goes on by itself."],
        [
          "20.6",
          "A sale between two players is an offer until the other side accepts or declines; until then it can be withdrawn.",
        ],
      ],
    },
  ],
};
