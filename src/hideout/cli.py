def main() -> None:
    print("hideout")
