"""Rounds of Silver Amulet as tensors, thousands at once, with two, three and four seats side by side.

The rules of games/silver, version 2 with its usual options, one decision a step. What is not decided is not a step: a look is closed
at once, and (unless `strict`) a card after a match takes the first free place, a card after a wrong announcement the right end, since
the order in a row means nothing. Looks before the first turn are part of the deal, for the same reason.

Cards are the same packed numbers as in games/silver/state.ts: face, face up, seen by, amulet, badge, guarded, spent.

Of a village the seat in turn sees an order of its own (`look`): known cards from high to low, then the unknown ones by their marks.
Actions are numbered by it: see DO. games/silver/net builds the same features from a view; check.py compares them.
"""
import torch

C, P = 8, 4  # places of a village, seats at most
PILE, DISCARD, OPEN = 31, 52, 4
NUMBERS = 14
VILLAGER, SQUIRE, EMPATH, BODYGUARD, RASCAL, EXPOSER, REVEALER, BEHOLDER, APPRENTICE, SEER, MASTER, WITCH_CARD, ROBBER, DOPPEL = range(14)
COPIES = [2] + [4] * 12 + [2]

FACE, UP, SEEN_SHIFT, AMULET, BADGE_SHIFT, GUARDED_SHIFT, SPENT = 15, 1 << 4, 5, 1 << 9, 10, 13, 1 << 17
SEEN, BADGE, GUARDED = 15 << SEEN_SHIFT, 7 << BADGE_SHIFT, 15 << GUARDED_SHIFT
BARE = FACE | UP | SEEN

TURN, KEEP, DECIDE, EXCHANGE, TARGET, AGAIN, DIG, WITCH, ROB, GIVE, END, PLACE, ADD, EXTRA = range(14)
NOTHING, FROM_PILE, FROM_OPEN, FROM_DISCARD, FROM_MASTER, FROM_WITCH = range(6)

# Where each kind of action begins; the net answers the first ACTIONS of them.
DRAW, TAKE, CALL, DISCARDS, USE, OVER, FORGO, ENDS, PICK, KEEPS, PUSH, OWN, OTHER, GIVES, PUTS, LOOKS, GUARDS, DIGS = (
    0, 1, 2, 3, 4, 5, 6, 7, 8, 12, 17, 25, 33, 57, 65, 73, 81, 89)
ACTIONS = 103
PLACES_AT, ADD_LEFT, ADD_RIGHT, ALL_ACTIONS = 103, 111, 112, 113

TURN_CAP, CALLABLE, PENALTY = 40, 4, 10

# The features, group by group: games/silver/net/layout.ts.
OWN_SIZE, OTHER_SIZE = 26, 21
GROUPS = [
    ('own', C * OWN_SIZE), ('others', 3 * C * OTHER_SIZE), ('step', 11), ('pushedCount', 4), ('pushedKnown', 1), ('pushedMatch', 1),
    ('pushedSum', 1), ('ability', 5), ('held', 14), ('heldFrom', 5), ('heldSeen', 3), ('heldUp', 1), ('heldTwins', 1), ('top', 14),
    ('discard', 14), ('topTwins', 1), ('unseen', 14), ('unseenTotal', 1), ('unseenMean', 1), ('pile', 1), ('pileLow', 8), ('deep', 70),
    ('deepSeen', 1), ('drawn', 1), ('open', 56), ('caller', 3), ('lap', 1), ('lapOver', 6), ('owner', 4), ('placed', 1), ('acted', 1),
    ('seats', 3), ('sizes', 32), ('sums', 4), ('knownSums', 4), ('unknown', 4), ('ownLevel', 16), ('theirLevel', 16), ('kept', 3),
    ('villagersUp', 2), ('squiresUp', 1), ('rascalsUp', 1), ('ready', 3),
]
AT, INPUTS = {}, 0
for _name, _size in GROUPS:
    AT[_name] = INPUTS
    INPUTS += _size
PADDED = (INPUTS + 15) // 16 * 16
SCALES = {'pushedSum': 1 / 16, 'heldTwins': 0.5, 'discard': 0.25, 'topTwins': 0.5, 'unseen': 0.25, 'unseenTotal': 1 / 16, 'unseenMean': 1 / 16,
          'pile': 1 / 16, 'drawn': 0.25, 'lap': 1 / 8, 'sums': 1 / 16, 'knownSums': 1 / 16, 'unknown': 0.25, 'kept': 0.25, 'squiresUp': 0.5,
          'rascalsUp': 0.5}
SECRETS = 48  # true faces of all villages in the net's order, true sums, the next cards of the draw pile: for the critic alone
LAPS = (1, 2, 3, 5, 8, 12)


def scales():
    scale = torch.ones(PADDED)
    for name, size in GROUPS:
        scale[AT[name]:AT[name] + size] = SCALES.get(name, 1.0)
    scale[AT['own']:AT['own'] + C * OWN_SIZE].view(C, OWN_SIZE)[:, 24] = 0.5
    scale[INPUTS:] = 0
    return scale


_fixed = {}


class Fixed:
    """Small tensors that never change, by device."""

    def __init__(self, device):
        at = lambda x, dtype=torch.int64: torch.as_tensor(x, dtype=dtype, device=device)
        self.c8, self.c4, self.c14 = at(list(range(C))), at(list(range(4))), at(list(range(NUMBERS)))
        self.c31, self.c52 = at(list(range(PILE))), at(list(range(DISCARD)))
        self.c8i = self.c8.int()
        self.copies = at(COPIES)
        self.deck = at([face for face, copies in enumerate(COPIES) for _ in range(copies)], torch.int32)
        self.laps = at(LAPS)
        self.badges = at([1, 2, 3, 4], torch.int32)
        self.badge_bits = at([1 << (GUARDED_SHIFT + i) for i in range(4)], torch.int32)
        self.one_of_seats = at([2, 3, 4])


def fixed(device):
    key = str(device)
    if key not in _fixed:
        _fixed[key] = Fixed(device)
    return _fixed[key]


FIELDS = ('seats', 'village', 'size', 'pile', 'plen', 'disc', 'dlen', 'open', 'olen', 'held', 'frm', 'drawn', 'pushed', 'ability',
          'chosen_village', 'chosen_at', 'phase', 'turn', 'caller', 'turns', 'acted', 'owner', 'placed')


def deal(seats, device):
    """New rounds, as a dict of tensors; seats: int64 [n]. Every other round somebody owns the amulet."""
    n, fx = seats.shape[0], fixed(device)
    order = torch.rand(n, 52, device=device).argsort(1)
    cards = fx.deck[order]  # int32 [n, 52]
    me = torch.arange(P, device=device, dtype=torch.int32)
    village = cards[:, :20].reshape(n, P, 5)
    looked = torch.zeros(1, 1, 5, dtype=torch.int32, device=device)
    looked[:, :, :2] = 1
    village = village | (looked << (SEEN_SHIFT + me).view(1, P, 1))
    village = torch.cat((village, torch.full((n, P, C - 5), -1, dtype=torch.int32, device=device)), 2)
    absent = fx.c4.unsqueeze(0) >= seats.unsqueeze(1)
    village = torch.where(absent.unsqueeze(2), torch.full_like(village, -1), village)  # their cards are those set aside
    none = lambda: torch.full((n,), -1, dtype=torch.int64, device=device)
    zero = lambda: torch.zeros(n, dtype=torch.int64, device=device)
    no = lambda: torch.zeros(n, dtype=torch.bool, device=device)
    disc = torch.full((n, DISCARD), -1, dtype=torch.int32, device=device)
    disc[:, 0] = cards[:, 20]
    some = lambda: (torch.rand(n, device=device) * seats).long().clamp(max=P - 1)
    owner = torch.where(torch.rand(n, device=device) < 0.5, some(), none())
    return {
        'seats': seats.clone(), 'village': village.contiguous(), 'size': torch.where(absent, 0, 5).long(), 'pile': cards[:, 21:].contiguous(),
        'plen': zero() + PILE, 'disc': disc, 'dlen': zero() + 1, 'open': torch.full((n, OPEN), -1, dtype=torch.int32, device=device),
        'olen': zero(), 'held': none().int(), 'frm': zero(), 'drawn': zero(), 'pushed': torch.zeros(n, C, dtype=torch.int64, device=device),
        'ability': none(), 'chosen_village': none(), 'chosen_at': none(), 'phase': zero(), 'turn': some(), 'caller': none(), 'turns': zero(),
        'acted': no(), 'owner': owner, 'placed': no(),
    }


def pick(mask, yes, no):
    while mask.dim() < yes.dim():
        mask = mask.unsqueeze(-1)
    return torch.where(mask, yes, no)


class Rounds:
    """A batch of rounds. `look` first, then `legal`, `features`, `secrets`, then `step`; `over` and `points` say how those ended that did."""

    def __init__(self, fields, strict=False):
        self.strict = strict
        self.device = fields['seats'].device
        self.n = fields['seats'].shape[0]
        self.fixed = fixed(self.device)
        for name in FIELDS:
            setattr(self, name, fields[name])
        self.over = torch.zeros(self.n, dtype=torch.bool, device=self.device)
        self.points = torch.zeros(self.n, P, dtype=torch.int64, device=self.device)

    def fields(self):
        return {name: getattr(self, name) for name in FIELDS}

    # ---- what the seat in turn sees

    def look(self):
        n, fx = self.n, self.fixed
        me, seats = self.turn, self.seats
        self.away = (me.unsqueeze(1) + fx.c4) % seats.unsqueeze(1)  # [n, 4]: seats from the own one
        self.there = fx.c4 < seats.unsqueeze(1)
        size = torch.where(self.there, self.size.gather(1, self.away), 0)
        rows = self.village.gather(1, self.away.unsqueeze(2).expand(n, P, C))
        lies = fx.c8 < size.unsqueeze(2)
        bit = (1 << (SEEN_SHIFT + me)).int().view(n, 1, 1)
        known = lies & ((rows & (bit | UP)) != 0)
        first = torch.where(known, DOPPEL - (rows & FACE), NUMBERS)
        key = ((first << 14) + (rows >> 4)) * 16 + fx.c8i
        key = torch.where(lies, key, (1 << 24) + fx.c8i)
        rank = (key.unsqueeze(2) < key.unsqueeze(3)).sum(3)  # [n, 4, 8]: how many come before
        self.order = torch.zeros_like(rank).scatter_(2, rank, fx.c8.expand(n, P, C))
        self.cards = rows.gather(2, self.order)
        self.rows = rows
        self.lies = lies  # by places of the row or of the net: the first ones either way
        self.known = known.gather(2, self.order)
        self.face = self.cards & FACE
        self.is_up = lies & ((self.cards & UP) != 0)
        self.under = lies & ((self.cards & AMULET) != 0)
        self.sizes = size
        self.is_pushed = self.pushed.gather(1, self.order[:, 0]) > 0
        self.pcount = self.pushed.amax(1)
        self.shielded = lies & (((self.cards & GUARDED) != 0) | (self.is_up & (self.face == BODYGUARD)))
        bare = lies & ~self.under
        self.own_any = bare[:, 0]
        self.own_down = bare[:, 0] & ~self.is_up[:, 0]
        self.other_any = bare[:, 1:] & ~self.shielded[:, 1:]
        self.other_down = self.other_any & ~self.is_up[:, 1:]

    def _guard_pairs(self):
        """bool [n, 8 (by), 8 (at)] in the net's places."""
        own, fx = self.cards[:, 0], self.fixed
        ready = self.is_up[:, 0] & (self.face[:, 0] == BODYGUARD) & ((own & SPENT) == 0)
        badge = torch.where(self.lies[:, 0], (own & BADGE) >> BADGE_SHIFT, 0)
        guards = (own & GUARDED) >> GUARDED_SHIFT
        bit = torch.where(badge > 0, 1 << (badge - 1).clamp(min=0), 0)
        already = (bit.unsqueeze(2) & guards.unsqueeze(1)) != 0
        other = fx.c8.view(C, 1) != fx.c8.view(1, C)
        return ready.unsqueeze(2) & self.lies[:, 0].unsqueeze(1) & other & ~already

    def legal(self):
        """bool [n, 113]"""
        n, fx, phase = self.n, self.fixed, self.phase
        out = torch.zeros(n, ALL_ACTIONS, dtype=torch.bool, device=self.device)
        mine_free = (self.owner == self.turn) & ~self.placed
        own = self.cards[:, 0]
        any_own, any_other = self.own_any.any(1), self.other_any.flatten(1).any(1)
        any_own_down, any_other_down = self.own_down.any(1), self.other_down.flatten(1).any(1)
        announcing = (self.pcount > 0) & ((phase == DECIDE) | (phase == EXCHANGE) | (phase == WITCH))
        is_turn, is_end = phase == TURN, phase == END
        decide = (phase == DECIDE) & ~announcing
        witch = (phase == WITCH) & ~announcing
        free = (is_turn | is_end | decide).unsqueeze(1)
        out[:, DRAW] = is_turn & (self.plen > 0)
        out[:, TAKE] = is_turn & (self.dlen > 0) & any_own
        out[:, CALL] = is_turn & (self.sizes[:, 0] <= CALLABLE) & (self.caller < 0) & ~self.acted
        out[:, DISCARDS] = decide
        held = (self.held & FACE).long()
        usable = (((held == EXPOSER) | (held == BEHOLDER)) & any_own_down) | (((held == REVEALER) | (held == SEER)) & (any_own_down | any_other_down)) \
            | ((held == APPRENTICE) & any_other_down) | ((held == MASTER) & (self.dlen > 0) & any_own) \
            | ((held == WITCH_CARD) & (self.plen > 0) & (any_own | any_other)) | ((held == ROBBER) & any_own & any_other)
        out[:, USE] = decide & usable
        out[:, OVER] = announcing
        choosing = (phase == TARGET) | (phase == AGAIN)
        out[:, FORGO] = choosing | (phase == DIG) | (phase == ROB)
        out[:, ENDS] = is_end
        out[:, PICK:PICK + OPEN] = is_turn.unsqueeze(1) & (fx.c4 < self.olen.unsqueeze(1))
        out[:, KEEPS:KEEPS + 4] = (phase == KEEP).unsqueeze(1) & (fx.c4 < self.drawn.unsqueeze(1))
        out[:, KEEPS + 4] = (phase == KEEP) & (self.drawn > 4)
        push = (decide | (phase == EXCHANGE) | announcing | witch).unsqueeze(1) & self.own_any & ~self.is_pushed
        if not self.strict:
            # Training keeps villages within the places there are: a large one announces only what surely matches.
            small = (self.sizes[:, 0] <= C - 2) | (self.pcount == 0)
            push = push & (small.unsqueeze(1) | self._surely_matches())
        out[:, PUSH:PUSH + C] = push
        ability = self.ability.unsqueeze(1)
        reaches_own = (ability == EXPOSER) | (ability == REVEALER) | (ability == BEHOLDER) | (ability == SEER)
        not_again = self.order[:, 0] != self.chosen_at.unsqueeze(1)
        out[:, OWN:OWN + C] = choosing.unsqueeze(1) & reaches_own & self.own_down & not_again
        reaches_other = (ability == REVEALER) | (ability == APPRENTICE) | (ability == SEER)
        out[:, OTHER:OTHER + 3 * C] = ((choosing.unsqueeze(1) & reaches_other & self.other_down.flatten(1))
                                       | ((witch | (phase == ROB)).unsqueeze(1) & self.other_any.flatten(1)))
        out[:, GIVES:GIVES + C] = (phase == GIVE).unsqueeze(1) & self.own_any
        out[:, PUTS:PUTS + C] = free & mine_free.unsqueeze(1) & self.lies[:, 0]
        self.empath = (self.is_up[:, 0] & (self.face[:, 0] == EMPATH) & ((own & SPENT) == 0)).any(1)
        out[:, LOOKS:LOOKS + C] = free & self.empath.unsqueeze(1) & self.own_down
        self.pairs = self._guard_pairs()
        out[:, GUARDS:GUARDS + C] = free & self.pairs.any(1)
        below = (fx.c52 < (self.dlen - 1).unsqueeze(1)).unsqueeze(2) & (self.disc.unsqueeze(2) == fx.c14)
        out[:, DIGS:DIGS + NUMBERS] = (phase == DIG).unsqueeze(1) & below.any(1)
        if self.strict:
            out[:, PLACES_AT:PLACES_AT + C] = (phase == PLACE).unsqueeze(1) & self.is_pushed
            out[:, ADD_LEFT] = out[:, ADD_RIGHT] = (phase == ADD) | (phase == EXTRA)
        return out

    def _surely_matches(self):
        """[n, 8]: this card and all pushed ones are known and of one number."""
        face, known = self.face[:, 0], self.known[:, 0]
        plain = self.is_pushed & (face != DOPPEL)
        number = torch.where(plain, face, -1).amax(1, keepdim=True)
        same = (torch.where(plain, face, NUMBERS).amin(1, keepdim=True) == number) | (number < 0)
        sure = (~self.is_pushed | known).all(1, keepdim=True) & same
        return sure & known & ((face == DOPPEL) | (number < 0) | (face == number))

    def features(self):
        """uint8 [n, PADDED] of what the seat in turn may know."""
        n, fx, device = self.n, self.fixed, self.device
        row = torch.zeros(n, PADDED, dtype=torch.uint8, device=device)
        group = lambda name, size: row[:, AT[name]:AT[name] + size]
        cards, lies, known, face, order = self.cards, self.lies, self.known, self.face.long(), self.order
        me, seats, away = self.turn, self.seats, self.away
        seen = (cards.unsqueeze(3) >> (SEEN_SHIFT + away).int().view(n, 1, 1, P)) & 1  # [n, 4, 8, 4]: by the seats from the own one
        seen = (seen != 0) & lies.unsqueeze(3) & self.there.view(n, 1, 1, P)
        shown = torch.where(known, face, NUMBERS)
        hot = (shown.unsqueeze(3) == torch.arange(15, device=device)) & lies.unsqueeze(3)  # [n, 4, 8, 15]
        chosen = lies & (away.unsqueeze(2) == self.chosen_village.view(n, 1, 1)) & (order == self.chosen_at.view(n, 1, 1))

        own = group('own', C * OWN_SIZE).view(n, C, OWN_SIZE)
        movable = known[:, 0] & ~self.under[:, 0]
        own[:, :, :15] = hot[:, 0]
        own[:, :, 15] = self.is_up[:, 0]
        own[:, :, 16] = self.under[:, 0]
        own[:, :, 17] = lies[:, 0] & ((cards[:, 0] & GUARDED) != 0)
        own[:, :, 18] = lies[:, 0] & ((cards[:, 0] & BADGE) != 0)
        own[:, :, 19] = lies[:, 0] & ((cards[:, 0] & SPENT) != 0)
        own[:, :, 20] = self.is_pushed
        own[:, :, 21:24] = seen[:, 0, :, 1:]
        f = face[:, 0]
        joker = f == DOPPEL
        same = (f.unsqueeze(1) == f.unsqueeze(2)) | joker.unsqueeze(1) | joker.unsqueeze(2)
        same = same & movable.unsqueeze(1) & movable.unsqueeze(2) & (fx.c8.view(C, 1) != fx.c8)
        own[:, :, 24] = same.sum(2).to(torch.uint8)
        own[:, :, 25] = chosen[:, 0]
        self.movable = movable

        others = group('others', 3 * C * OTHER_SIZE).view(n, 3, C, OTHER_SIZE)
        others[..., :15] = hot[:, 1:]
        others[..., 15] = self.is_up[:, 1:]
        others[..., 16] = self.under[:, 1:]
        others[..., 17] = self.shielded[:, 1:]
        by_owner = torch.stack([seen[:, r, :, r] for r in (1, 2, 3)], 1)
        third = torch.stack([seen[:, 1, :, 2] | seen[:, 1, :, 3], seen[:, 2, :, 1] | seen[:, 2, :, 3], seen[:, 3, :, 1] | seen[:, 3, :, 2]], 1)
        others[..., 18] = by_owner
        others[..., 19] = third
        others[..., 20] = chosen[:, 1:]

        group('step', 11).copy_((self.phase.unsqueeze(1) == torch.arange(11, device=device)))
        group('pushedCount', 4).copy_(self.pcount.unsqueeze(1) > fx.c4)
        pushed = self.is_pushed
        all_known = (self.pcount > 0) & (~pushed | known[:, 0]).all(1)
        plain = pushed & (f != DOPPEL)
        match = torch.where(plain, f, -1).amax(1) <= torch.where(plain, f, NUMBERS).amin(1)
        match = match | ~plain.any(1)
        row[:, AT['pushedKnown']] = all_known
        row[:, AT['pushedMatch']] = all_known & match
        row[:, AT['pushedSum']] = (f * (pushed & known[:, 0])).sum(1).to(torch.uint8)
        group('ability', 5).copy_(self.ability.unsqueeze(1) == torch.arange(EXPOSER, SEER + 1, device=device))

        holds = self.frm > 0
        held = torch.where(holds, self.held & FACE, -1).long()
        sees_held = (self.held.unsqueeze(1) >> (SEEN_SHIFT + away).int()) & 1
        group('held', 14).copy_(held.unsqueeze(1) == fx.c14)
        group('heldFrom', 5).copy_(self.frm.unsqueeze(1) == torch.arange(1, 6, device=device))
        group('heldSeen', 3).copy_((sees_held[:, 1:] != 0) & self.there[:, 1:] & holds.unsqueeze(1))
        row[:, AT['heldUp']] = holds & ((self.held & UP) != 0)
        twins = ((f.unsqueeze(2) == fx.c14) & movable.unsqueeze(2)).sum(1)  # [n, 14]
        self.twins = twins
        row[:, AT['heldTwins']] = (twins.gather(1, held.clamp(min=0).unsqueeze(1)).squeeze(1) * holds).to(torch.uint8)

        top = torch.where(self.dlen > 0, self.disc.gather(1, (self.dlen - 1).clamp(min=0).unsqueeze(1)).squeeze(1), -1).long()
        self.top = top
        group('top', 14).copy_(top.unsqueeze(1) == fx.c14)
        in_discard = (fx.c52 < self.dlen.unsqueeze(1)).unsqueeze(2) & (self.disc.unsqueeze(2) == fx.c14)
        discard = in_discard.sum(1)
        self.discard = discard
        group('discard', 14).copy_(discard)
        row[:, AT['topTwins']] = (twins.gather(1, top.clamp(min=0).unsqueeze(1)).squeeze(1) * (top >= 0)).to(torch.uint8)

        bit = (1 << (SEEN_SHIFT + me)).int().unsqueeze(1)
        in_pile = fx.c31 < self.plen.unsqueeze(1)
        known_pile = in_pile & ((self.pile & (bit | UP)) != 0)
        count = lambda faces, mask: ((faces.unsqueeze(2) == fx.c14) & mask.unsqueeze(2)).sum(1)
        opened = torch.where(fx.c4 < self.olen.unsqueeze(1), self.open.long(), NUMBERS)
        gone = (count(face.reshape(n, P * C), known.reshape(n, P * C)) + count((self.pile & FACE).long(), known_pile) + discard
                + (opened.unsqueeze(2) == fx.c14).sum(1) + (held.unsqueeze(1) == fx.c14))
        unseen = fx.copies - gone
        total = unseen.sum(1)
        mean = torch.div(4 * (unseen * fx.c14).sum(1), total.clamp(min=1), rounding_mode='floor')
        self.unseen, self.unseen_total, self.unseen_sum, self.opened = unseen, total, (unseen * fx.c14).sum(1), opened
        group('unseen', 14).copy_(unseen)
        row[:, AT['unseenTotal']] = total.to(torch.uint8)
        row[:, AT['unseenMean']] = mean.to(torch.uint8)
        row[:, AT['pile']] = self.plen.to(torch.uint8)
        group('pileLow', 8).copy_(self.plen.unsqueeze(1) <= fx.c8)
        depth = (self.plen.unsqueeze(1) - 1 - torch.arange(5, device=device))
        deep = self.pile.gather(1, depth.clamp(min=0))
        deep_known = (depth >= 0) & ((deep & (bit | UP)) != 0)
        self.deep_face = torch.where(deep_known, (deep & FACE).long(), -1)
        group('deep', 70).view(n, 5, 14).copy_(self.deep_face.unsqueeze(2) == fx.c14)
        row[:, AT['deepSeen']] = (self.plen > 0) & ((deep[:, 0] & SEEN & ~bit.squeeze(1)) != 0)
        row[:, AT['drawn']] = self.drawn.to(torch.uint8)
        self.open_order = self._open_order(opened)
        group('open', 56).view(n, 4, 14).copy_(opened.gather(1, self.open_order).unsqueeze(2) == fx.c14)

        turned = lambda who: torch.where(who >= 0, (who - me) % seats, -1)
        group('caller', 3).copy_(turned(self.caller).unsqueeze(1) == fx.c4[1:])
        lap = torch.div(self.turns, seats, rounding_mode='floor')
        row[:, AT['lap']] = lap.to(torch.uint8)
        group('lapOver', 6).copy_(lap.unsqueeze(1) >= fx.laps)
        group('owner', 4).copy_(turned(self.owner).unsqueeze(1) == fx.c4)
        row[:, AT['placed']] = self.placed
        row[:, AT['acted']] = self.acted
        group('seats', 3).copy_(seats.unsqueeze(1) == fx.one_of_seats)
        group('sizes', 32).view(n, 4, 8).copy_((self.sizes.unsqueeze(2) - 1) == fx.c8)
        known_sum = (face * known).sum(2)
        unknown = (lies & ~known).sum(2)
        expected = torch.div(4 * known_sum + unknown * mean.unsqueeze(1), 4, rounding_mode='floor')
        group('sums', 4).copy_(expected)
        group('knownSums', 4).copy_(known_sum)
        group('unknown', 4).copy_(unknown)
        lowest = torch.where(self.there[:, 1:], expected[:, 1:], 255).amin(1)
        level = lambda x: torch.div(x, 2, rounding_mode='floor').clamp(max=15).unsqueeze(1) == torch.arange(16, device=device)
        group('ownLevel', 16).copy_(level(expected[:, 0]))
        group('theirLevel', 16).copy_(level(lowest))
        self.known_sum, self.unknown_count, self.by_owner = known_sum, unknown, by_owner
        group('kept', 3).copy_((~known[:, 1:] & by_owner).sum(2))
        villagers = self._count_up(VILLAGER)
        row[:, AT['villagersUp']] = villagers >= 1
        row[:, AT['villagersUp'] + 1] = villagers >= 2
        row[:, AT['squiresUp']] = self._count_up(SQUIRE).to(torch.uint8)
        row[:, AT['rascalsUp']] = (self.is_up[:, 0] & (f == RASCAL)).sum(1).to(torch.uint8)
        ready = self.is_up[:, 0] & ((cards[:, 0] & SPENT) == 0)
        row[:, AT['ready']] = (ready & (f == EMPATH)).any(1)
        row[:, AT['ready'] + 1] = (ready & (f == BODYGUARD)).any(1)
        row[:, AT['ready'] + 2] = (self.owner == me) & ~self.placed
        return row

    def _open_order(self, opened):
        key = opened * 4 + self.fixed.c4
        rank = (key.unsqueeze(1) < key.unsqueeze(2)).sum(2)
        return torch.zeros_like(rank).scatter_(1, rank, self.fixed.c4.expand(self.n, 4))

    def _count_up(self, number):
        """At the whole table."""
        lies = self.fixed.c8 < self.size.unsqueeze(2)
        return (lies & ((self.village & (UP | FACE)) == (UP | number))).flatten(1).sum(1)

    def secrets(self):
        """uint8 [n, 48]: what nobody may know. For the critic alone."""
        n = self.n
        out = torch.zeros(n, SECRETS, dtype=torch.uint8, device=self.device)
        true = torch.where(self.lies, self.face + 1, 0)
        out[:, :32] = true.view(n, 32).to(torch.uint8)
        out[:, 32:36] = (self.face * self.lies).sum(2).to(torch.uint8)
        depth = self.plen.unsqueeze(1) - 1 - torch.arange(8, device=self.device)
        following = self.pile.gather(1, depth.clamp(min=0)) & FACE
        out[:, 36:44] = torch.where(depth >= 0, following + 1, 0).to(torch.uint8)
        return out

    # ---- what happens

    def step(self, action, by=None):
        """Every round's seat in turn does this (int64 [n], legal). by: the Bodyguard's place of the net, where it is not the first that may."""
        n, fx = self.n, self.fixed
        me, seats, phase = self.turn, self.seats, self.phase
        col = lambda x: x.unsqueeze(1)
        is_ = lambda kind: action == kind
        within = lambda first, size: (action >= first) & (action < first + size)
        everybody = (((1 << seats) - 1) << SEEN_SHIFT).int()
        my_bit = (1 << (SEEN_SHIFT + me)).int()
        own_slot = torch.zeros_like(action)
        a_push, a_own, a_give, a_put, a_look, a_guard = (within(k, C) for k in (PUSH, OWN, GIVES, PUTS, LOOKS, GUARDS))
        a_place = within(PLACES_AT, C)
        for mask, first in ((a_push, PUSH), (a_own, OWN), (a_give, GIVES), (a_put, PUTS), (a_look, LOOKS), (a_guard, GUARDS), (a_place, PLACES_AT)):
            own_slot = torch.where(mask, action - first, own_slot)
        at = self.order[:, 0].gather(1, col(own_slot)).squeeze(1)  # place in the own row
        a_other = within(OTHER, 3 * C)
        other = torch.where(a_other, action - OTHER, 0)
        other_away = torch.div(other, C, rounding_mode='floor') + 1
        other_seat = self.away.gather(1, col(other_away)).squeeze(1)
        other_at = self.order.flatten(1).gather(1, col(other_away * C + other % C)).squeeze(1)

        village, size = self.village, self.size
        held, frm, drawn, ability = self.held, self.frm, self.drawn, self.ability
        pile, plen, disc, dlen, opened, olen = self.pile, self.plen, self.disc, self.dlen, self.open, self.olen
        pushed, chosen_village, chosen_at = self.pushed, self.chosen_village, self.chosen_at
        acted, placed = self.acted, self.placed
        after = phase
        finish = torch.zeros(n, dtype=torch.bool, device=self.device)
        own_row = (fx.c4 == me.unsqueeze(1)).unsqueeze(2)  # [n, 4, 1]
        mine = own_row & (fx.c8 == at.view(n, 1, 1))  # the chosen own card
        theirs = (fx.c4 == other_seat.unsqueeze(1)).unsqueeze(2) & (fx.c8 == other_at.view(n, 1, 1))

        # Draw, keep, pick, take (SIL-3.2, SIL-3.5, SIL-7.3, SIL-7.9).
        a_draw = is_(DRAW)
        rascals = (self.is_up[:, 0] & (self.face[:, 0] == RASCAL)).sum(1)
        cards = torch.minimum(1 + rascals, plen)
        from_ = plen - cards
        looked = col(a_draw) & (fx.c31 >= col(from_)) & (fx.c31 < col(plen))
        pile = torch.where(looked, pile | col(my_bit), pile)
        several = a_draw & (cards > 1)
        drawn = torch.where(several, cards, drawn)
        after = torch.where(several, KEEP, after)
        a_keep = within(KEEPS, 5)
        gets_pile = (a_draw & (cards == 1)) | a_keep
        which = (plen - 1 - torch.where(a_keep, action - KEEPS, 0)).clamp(min=0)
        from_pile = pile.gather(1, col(which)).squeeze(1)
        a_use = is_(USE)
        laid = (held & FACE).long()
        scries = a_use & (laid == WITCH_CARD)
        removed = col(gets_pile | scries) & (fx.c31 >= col(which))
        pile = torch.where(removed, torch.cat((pile[:, 1:], pile[:, -1:]), 1), pile)
        plen = plen - (gets_pile | scries).long()
        drawn = torch.where(a_keep, 0, drawn)
        a_pick = within(PICK, OPEN)
        open_at = self.open_order.gather(1, col(torch.where(a_pick, action - PICK, 0))).squeeze(1)
        picked = opened.gather(1, col(open_at)).squeeze(1)
        opened = torch.where(col(a_pick) & (fx.c4 >= col(open_at)), torch.cat((opened[:, 1:], opened[:, -1:]), 1), opened)
        olen = olen - a_pick.long()
        a_take = is_(TAKE)
        top = disc.gather(1, col((dlen - 1).clamp(min=0))).squeeze(1)
        dlen = dlen - a_take.long()
        # The Master takes the uppermost card of a number but never the one just laid down (SIL-7.16).
        a_dig = within(DIGS, NUMBERS)
        wanted = action - DIGS
        match = (disc == col(wanted)) & (fx.c52 < col(dlen - 1))
        last = torch.where(match, fx.c52, -1).amax(1)
        disc = torch.where(col(a_dig) & (fx.c52 >= col(last)), torch.cat((disc[:, 1:], disc[:, -1:]), 1), disc)
        dlen = dlen - a_dig.long()

        old_held = held
        openly = UP | everybody
        held = torch.where(gets_pile, from_pile, held)
        held = torch.where(a_pick, picked | openly, held)
        held = torch.where(a_take, top | openly, held)
        held = torch.where(a_dig, wanted.int() | openly, held)
        frm = torch.where(gets_pile, FROM_PILE, frm)
        frm = torch.where(a_pick, FROM_OPEN, frm)
        frm = torch.where(a_take, FROM_DISCARD, frm)
        frm = torch.where(a_dig, FROM_MASTER, frm)
        after = torch.where(gets_pile | a_pick, DECIDE, after)
        after = torch.where(a_take | a_dig, EXCHANGE, after)

        # Laid down, with or without the ability (SIL-3.3).
        lays = a_use | is_(DISCARDS)
        disc = torch.where(col(lays) & (fx.c52 == col(dlen)), col(old_held & FACE), disc)
        dlen = dlen + lays.long()
        held = torch.where(lays, -1, held)
        frm = torch.where(lays, NOTHING, frm)
        finish = finish | is_(DISCARDS)
        ability = torch.where(a_use, laid, ability)
        after = torch.where(a_use, torch.where(laid == MASTER, DIG, torch.where(laid == ROBBER, ROB, TARGET)), after)
        held = torch.where(scries, from_pile | my_bit, held)
        frm = torch.where(scries, FROM_WITCH, frm)
        after = torch.where(scries, WITCH, after)

        # Announcing (SIL-4.2).
        pushed = torch.where(col(a_push) & (fx.c8 == col(at)), col(self.pcount + 1), pushed)

        # Looks and cards turned up (SIL-7.6, SIL-7.11 to SIL-7.15).
        a_target = a_own | (a_other & (phase == TARGET))
        turns_up = a_target & ((ability == EXPOSER) | (ability == REVEALER))
        looks = (a_target & ~turns_up) | a_look
        where_ = torch.where((a_own | a_look).view(n, 1, 1), mine, theirs)
        village = torch.where(where_ & turns_up.view(n, 1, 1), village | openly.view(n, 1, 1), village)
        village = torch.where(where_ & looks.view(n, 1, 1), village | my_bit.view(n, 1, 1), village)
        first_look = a_own & (ability == BEHOLDER) & (phase == TARGET)
        more = first_look & (self.own_down.sum(1) > 1)  # the first one is one of them
        chosen_village = torch.where(first_look, me, chosen_village)
        chosen_at = torch.where(first_look, at, chosen_at)
        after = torch.where(more, AGAIN, after)
        finish = finish | (a_target & ~more)
        in_own_row = village.gather(1, me.view(n, 1, 1).expand(n, 1, C)).squeeze(1)
        ready = (self._own_lies() & ((in_own_row & (UP | FACE | SPENT)) == (UP | EMPATH)))
        first_empath = torch.where(ready, fx.c8, C).amin(1)
        village = torch.where(a_look.view(n, 1, 1) & own_row & (fx.c8 == first_empath.view(n, 1, 1)), village | SPENT, village)

        # Amulet and Bodyguard (SIL-5.2, SIL-7.8).
        village = torch.where(a_put.view(n, 1, 1) & mine, village | AMULET, village)
        placed = placed | a_put
        village = self._post(village, a_guard, own_slot, mine, own_row, by)
        acted = acted | a_put | a_look | a_guard
        finish = finish | ((a_put | a_look | a_guard) & (phase == END))

        # The Robber's choice (SIL-7.19).
        robs = a_other & (phase == ROB)
        chosen_village = torch.where(robs, other_seat, chosen_village)
        chosen_at = torch.where(robs, other_at, chosen_at)
        after = torch.where(robs, GIVE, after)

        # Cards move (SIL-3.4, SIL-4.3, SIL-4.6, SIL-7.17, SIL-7.19).
        a_over = is_(OVER)
        one = a_over & (self.pcount == 1)
        many = a_over & ~one
        pushed_rows = own_row & (pushed > 0).unsqueeze(1)
        village = torch.where(many.view(n, 1, 1) & pushed_rows, village | openly.view(n, 1, 1), village)
        f = (in_own_row & FACE)
        plain = (pushed > 0) & (f != DOPPEL)
        matched = torch.where(plain, f, -1).amax(1) <= torch.where(plain, f, NUMBERS).amin(1)
        matched = matched | ~plain.any(1)
        after = torch.where(many, torch.where(matched, PLACE, ADD), after)
        if self.strict:
            places, place_at = a_place, at
            adds, adds_left = (is_(ADD_LEFT) | is_(ADD_RIGHT)) & (phase == ADD), is_(ADD_LEFT)
            extras = (is_(ADD_LEFT) | is_(ADD_RIGHT)) & (phase == EXTRA)
        else:
            places = many & matched
            place_at = torch.where(pushed == 1, fx.c8, 0).sum(1)
            adds, adds_left = many & ~matched, torch.zeros_like(many)
            extras = adds & (self.pcount >= 3) & (plen > 0)
        bewitches = a_other & (phase == WITCH)
        village, disc, dlen = self._move(village, disc, dlen, held, pushed, one, places, place_at, bewitches, theirs, a_give, mine, my_bit, own_row)
        gone = places.unsqueeze(1) & (pushed > 0) & (fx.c8 != col(place_at))
        village, size = self._close_gaps(village, size, places, gone, me)
        finish = finish | one | places | bewitches | a_give

        due = adds & (self.pcount >= 3) & (plen > 0)
        village, size = self._add(village, size, adds, adds_left, held, me)
        if self.strict:
            after = torch.where(due, EXTRA, after)
            held = torch.where(due, -1, held)
            frm = torch.where(due, NOTHING, frm)
            pushed = torch.where(col(due), 0, pushed)
            finish = finish | (adds & ~due) | extras
        else:
            finish = finish | adds
        penalty = pile.gather(1, col((plen - 1).clamp(min=0))).squeeze(1)
        village, size = self._add(village, size, extras, adds_left if self.strict else torch.zeros_like(many), penalty, me)
        plen = plen - extras.long()
        finish = finish | is_(FORGO)

        # Done with the main thing: a free action may be left (SIL-3.14).
        held = torch.where(finish, -1, held)
        frm = torch.where(finish, NOTHING, frm)
        ability = torch.where(finish, -1, ability)
        pushed = torch.where(col(finish), 0, pushed)
        chosen_village = torch.where(finish, -1, chosen_village)
        chosen_at = torch.where(finish, -1, chosen_at)
        self.village, self.size, self.pile, self.plen, self.disc, self.dlen, self.open, self.olen = village, size, pile, plen, disc, dlen, opened, olen
        self.held, self.frm, self.drawn, self.pushed, self.ability = held, frm, drawn, pushed, ability
        self.chosen_village, self.chosen_at, self.acted, self.placed = chosen_village, chosen_at, acted, placed
        left = finish & self._free_action_left()
        after = torch.where(left, END, after)
        self.phase = after
        self.caller = torch.where(is_(CALL), me, self.caller)
        self._end_turn((finish & ~left) | is_(CALL) | is_(ENDS))

    def _own_lies(self):
        return self.fixed.c8 < self.size.gather(1, self.turn.unsqueeze(1))

    def _post(self, village, a_guard, at_slot, at_mask, own_row, by):
        n, fx = self.n, self.fixed
        slots = self.pairs.gather(2, at_slot.view(n, 1, 1).expand(n, C, 1)).squeeze(2)  # [n, 8]: who may shield it
        first = torch.where(slots, fx.c8, C).amin(1).clamp(max=C - 1) if by is None else by
        by_at = self.order[:, 0].gather(1, first.unsqueeze(1))
        by_mask = own_row & (fx.c8 == by_at.unsqueeze(2))
        card = (village * by_mask).sum((1, 2)).int()
        badge = (card & BADGE) >> BADGE_SHIFT
        worn = ((village & BADGE) >> BADGE_SHIFT) * (village >= 0)
        is_worn = (worn.flatten(1).unsqueeze(2) == fx.badges).any(1)  # [n, 4]
        free = torch.where(is_worn, 9, fx.badges).amin(1)
        fresh = badge == 0
        badge = torch.where(fresh, free, badge).clamp(max=4)
        bit = (1 << (GUARDED_SHIFT - 1 + badge)).int()
        guard = a_guard.view(n, 1, 1)
        released = torch.where(guard & own_row & (village >= 0), village & ~bit.view(n, 1, 1), village)
        posted = torch.where(guard & by_mask, (released & ~BADGE) | (badge << BADGE_SHIFT).view(n, 1, 1) | SPENT, released)
        return torch.where(guard & at_mask, posted | bit.view(n, 1, 1), posted).int()

    def _move(self, village, disc, dlen, held, pushed, one, places, place_at, bewitches, theirs, gives, mine, my_bit, own_row):
        """Cards that leave a village and those that come for them; what they shield or what shields them is released (SIL-7.8)."""
        n, fx = self.n, self.fixed
        v = lambda x: x.view(n, 1, 1)
        robbed = v(gives) & ((fx.c4 == self.chosen_village.unsqueeze(1)).unsqueeze(2)
                             & (fx.c8 == v(self.chosen_at)))
        by_push = v(one | places) & own_row & (pushed > 0).unsqueeze(1)
        by_witch = v(bewitches) & theirs
        by_gift = v(gives) & mine
        leaving = by_push | by_witch | by_gift | robbed
        lies = village >= 0
        badge = torch.where(lies, (village & BADGE) >> BADGE_SHIFT, 0)
        loses = ((badge.unsqueeze(3) == fx.badges) & leaving.unsqueeze(3)).flatten(1, 2).any(1)  # [n, 4]: badges that leave
        guards = (((village.unsqueeze(3) & fx.badge_bits) != 0) & (leaving & lies).unsqueeze(3)).flatten(1, 2).any(1)  # whose charge leaves
        cleared = (loses * fx.badge_bits).sum(1).int()
        out = torch.where(lies, village & ~v(cleared), village)
        idle = ((badge.unsqueeze(3) == fx.badges) & guards.view(n, 1, 1, 4)).any(3)
        out = torch.where(idle & lies, out & ~BADGE, out)
        bare = village & BARE
        # The discard pile gets them in the order they were pushed up.
        face = (village & FACE)
        to = (dlen.unsqueeze(1) + pushed - 1)  # by places of the own row
        own_face = (face * own_row).sum(1).int()
        goes = (one | places).unsqueeze(1) & (pushed > 0)
        wide = torch.cat((disc, torch.zeros(n, 1, dtype=disc.dtype, device=disc.device)), 1)
        wide = wide.scatter(1, torch.where(goes, to, DISCARD), own_face)
        witch_face = (face * by_witch).sum((1, 2)).int()
        wide = wide.scatter(1, torch.where(bewitches, dlen, DISCARD).unsqueeze(1), witch_face.unsqueeze(1))
        dlen = dlen + goes.sum(1) + bewitches.long()
        # What comes.
        gets = (bare * robbed).sum((1, 2)).int()
        given = (bare * by_gift).sum((1, 2)).int()
        comes = (v(one) & by_push) | (v(places) & own_row & (fx.c8 == v(place_at))) | by_witch
        out = torch.where(comes, v(held), out)
        gets = torch.where((gets & UP) == 0, gets | my_bit, gets)  # he looks at it
        out = torch.where(by_gift, v(gets), out)
        out = torch.where(robbed, v(given), out)
        return out.int(), wide[:, :DISCARD], dlen

    def _close_gaps(self, village, size, places, gone, me):
        n, fx = self.n, self.fixed
        row = village.gather(1, me.view(n, 1, 1).expand(n, 1, C)).squeeze(1)
        stays = ~gone & (row >= 0)
        to = torch.where(stays, stays.long().cumsum(1) - 1, C)
        moved = torch.full((n, C + 1), -1, dtype=row.dtype, device=row.device).scatter(1, to, row)[:, :C]
        own_row = fx.c4 == me.unsqueeze(1)
        village = torch.where((places.unsqueeze(1) & own_row).unsqueeze(2), moved.unsqueeze(1), village)
        size = torch.where(places.unsqueeze(1) & own_row, stays.sum(1, keepdim=True), size)
        return village, size

    def _add(self, village, size, adds, left, card, me):
        n, fx = self.n, self.fixed
        own_row = fx.c4 == me.unsqueeze(1)
        own_size = size.gather(1, me.unsqueeze(1))
        shifted = torch.cat((card.view(n, 1, 1).expand(n, P, 1), village[:, :, :-1]), 2)
        at_end = torch.where(fx.c8 == own_size.unsqueeze(2), card.view(n, 1, 1), village)
        added = torch.where(left.view(n, 1, 1), shifted, at_end)
        mask = adds.unsqueeze(1) & own_row
        return torch.where(mask.unsqueeze(2), added, village), size + mask.long()

    def _free_action_left(self):
        n, fx = self.n, self.fixed
        row = self.village.gather(1, self.turn.view(n, 1, 1).expand(n, 1, C)).squeeze(1)
        lies = row >= 0
        up = lies & ((row & UP) != 0)
        rested = up & ((row & SPENT) == 0)
        dark = (lies & ~up & ((row & AMULET) == 0)).any(1)
        empath = (rested & ((row & FACE) == EMPATH)).any(1)
        guard = rested & ((row & FACE) == BODYGUARD)
        badge = torch.where(lies, (row & BADGE) >> BADGE_SHIFT, 0)
        bit = torch.where(badge > 0, 1 << (badge - 1).clamp(min=0), 0)
        already = (bit.unsqueeze(2) & ((row & GUARDED) >> GUARDED_SHIFT).unsqueeze(1)) != 0
        posts = guard.unsqueeze(2) & lies.unsqueeze(1) & (fx.c8.view(C, 1) != fx.c8) & ~already
        return ((self.owner == self.turn) & ~self.placed) | (empath & dark) | posts.flatten(1).any(1)

    def _end_turn(self, ends):
        n, fx = self.n, self.fixed
        lies = self.village >= 0
        self.village = torch.where(ends.view(n, 1, 1) & lies, self.village & ~SPENT, self.village)
        self.acted = self.acted & ~ends
        self.turns = self.turns + ends.long()
        following = (self.turn + 1) % self.seats
        over = (self._count_up(VILLAGER) == 2) | (following == self.caller) | ((self.plen == 0) & (self.olen == 0)) | (self.turns >= TURN_CAP * self.seats)
        over = over & ends
        # Open cards beside the pile (SIL-7.3): as many as Squires lie face up.
        lacking = torch.where(ends & ~over, torch.minimum((self._count_up(SQUIRE) - self.olen).clamp(min=0), self.plen), 0)
        slot = fx.c4 - self.olen.unsqueeze(1)  # 0 is the next to be opened
        opens = (slot >= 0) & (slot < lacking.unsqueeze(1))
        cards = self.pile.gather(1, (self.plen.unsqueeze(1) - 1 - slot).clamp(0, PILE - 1)) & FACE
        self.open = torch.where(opens, cards, self.open)
        self.olen = self.olen + lacking
        self.plen = self.plen - lacking
        over = over | (ends & (self.plen == 0) & (self.olen == 0))
        sums = ((self.village & FACE) * lies).sum(2)
        lowest = torch.where(fx.c4 < self.seats.unsqueeze(1), sums, 999).amin(1, keepdim=True)
        called = fx.c4 == self.caller.unsqueeze(1)
        self.points = torch.where(called, torch.where(sums == lowest, 0, sums + PENALTY), sums).long()
        self.over = over
        self.turn = torch.where(ends & ~over, following, self.turn)
        self.phase = torch.where(ends, TURN, self.phase)

    def aims(self, share=1.0):
        """float [n, 4]: less points than the others on average are better."""
        points = self.points.float()
        there = (self.fixed.c4 < self.seats.unsqueeze(1)).float()
        points = points * there
        rest = (points.sum(1, keepdim=True) - points) / (self.seats.unsqueeze(1) - 1)
        return (share * rest - points) * there

    def begin_anew(self, mask, fields):
        """Rounds that are over give way to fresh ones."""
        for name in FIELDS:
            setattr(self, name, pick(mask, fields[name], getattr(self, name)))
